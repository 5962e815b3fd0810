"""A turn begins (R4.1): the seller looks through the hand, takes up a painting, and puts it up."""

from kivy.lang import Builder
from kivy.properties import StringProperty

from modernart.app.files import kv_file
from modernart.app.scenes.game_scene import GameScene
from modernart.games.modern_art.actions import Offer
from modernart.games.modern_art.cards import card_named
from modernart.games.modern_art.market import LAST_CARD
from modernart.games.modern_art.view import View


class OfferScene(GameScene):
    chosen = StringProperty()
    offer_words = StringProperty("Choose a painting")
    consequence = StringProperty()

    def set_up(self, view: View) -> None:
        self.ids.hand.deal(view["hand"], self.words)
        self.ids.hand.bind(chosen=self.setter("chosen"))
        self.ids.purse.text = self.words.money(view["seats"][self.seat]["cash"] or 0)
        self.ids.mine.text = self.words.holdings(view["seats"][self.seat]["bought"])

    def on_chosen(self, *_: object) -> None:
        if not self.chosen:
            self.offer_words, self.consequence = "Choose a painting", ""
            self.ids.easel.show_nothing()
            return
        card = card_named(self.chosen)
        artist = self.words.artist(card.artist)
        self.offer_words = f"Offer {artist}, {self.words.kind(card.kind)}"
        fifth = self.sitting.view["played"][card.artist] == LAST_CARD - 1
        self.consequence = f"The fifth {artist} ends the round; it is not sold." if fifth else ""
        self.ids.easel.show(self.chosen, self.words)

    def offer(self) -> None:
        if self.chosen:
            self.sitting.send(Offer(self.seat, card_named(self.chosen)))


Builder.load_file(kv_file("modern_art/offer"))
