"""A second card for a double (R5.5, R5.6). Everybody is asked, and nobody can tell who could have (R9.3)."""

from kivy.lang import Builder
from kivy.properties import StringProperty

from modernart.app.files import kv_file
from modernart.app.scenes.game_scene import GameScene
from modernart.games.modern_art.actions import Add, Decline
from modernart.games.modern_art.cards import card_named
from modernart.games.modern_art.market import LAST_CARD
from modernart.games.modern_art.view import AuctionView, View


class SecondCardScene(GameScene):
    chosen = StringProperty()
    advice = StringProperty()
    consequence = StringProperty()

    def set_up(self, view: View) -> None:
        self.hang_lot(view)
        fitting = {choice.card.name for choice in self.sitting.table.choices() if isinstance(choice, Add)}
        self.ids.hand.deal(sorted(view["hand"], key=lambda name: name not in fitting), self.words, fitting)
        self.ids.hand.bind(chosen=self.setter("chosen"))
        self.advice = self._advice(view["auction"], bool(fitting)) if view["auction"] else ""

    def _advice(self, auction: AuctionView, can_add: bool) -> str:
        artist = self.words.artist(card_named(auction["cards"][0]).artist)
        if not can_add:
            return "None of your paintings fits. Nobody else needs to know."
        if self.seat == auction["seller"]:
            return f"You may add another {artist}: both are sold together."
        return f"Add another {artist}, and the sale is yours."

    def on_chosen(self, *_: object) -> None:
        self.consequence = ""
        if self.chosen:
            artist = card_named(self.chosen).artist
            if self.sitting.view["played"][artist] == LAST_CARD - 1:
                self.consequence = "It would be the fifth: the round ends, and neither is sold."

    def add(self) -> None:
        if self.chosen:
            self.sitting.send(Add(self.seat, card_named(self.chosen)))

    def decline(self) -> None:
        self.sitting.send(Decline(self.seat))


Builder.load_file(kv_file("modern_art/second_card"))
