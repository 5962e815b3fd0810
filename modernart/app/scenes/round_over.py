"""A round is over (R6): who is in fashion, what the paintings fetched, who got what."""

from kivy.lang import Builder
from kivy.properties import ColorProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from modernart.app.files import kv_file
from modernart.app.scenes.game_scene import GameScene
from modernart.app.theme import look
from modernart.app.widgets.board_table import BoardTable  # noqa: F401  kv names it
from modernart.app.widgets.painting import RowFrame
from modernart.games.modern_art.cards import ARTISTS
from modernart.games.modern_art.market import LAST_CARD, TILES
from modernart.games.modern_art.rounds import ROUNDS
from modernart.games.modern_art.view import View


class PodiumStep(BoxLayout):
    """A step of the podium."""

    artist = NumericProperty(0)
    initial = StringProperty()
    name = StringProperty()
    tile = NumericProperty(0)
    shown = NumericProperty(0)
    worth = StringProperty()
    height_share = NumericProperty(1)


class Income(BoxLayout):
    """What one seat's paintings brought."""

    name = StringProperty()
    colour = ColorProperty()
    paid = StringProperty()
    cards = ListProperty()

    def on_kv_post(self, _: object) -> None:
        for card in self.cards:
            self.ids.paintings.add_widget(RowFrame(card=card))


class RoundOverScene(GameScene):
    onwards = StringProperty()

    def set_up(self, view: View) -> None:
        result = view["result"]
        if result is None:
            return
        self.ids.title.text = f"Round {view['round']} is over"
        self.ids.why.text = self._why(view)
        for place in (1, 0, 2):  # the winner in the middle
            if place < len(result["ranking"]):
                artist = result["ranking"][place]
                self.ids.podium.add_widget(
                    PodiumStep(
                        artist=artist,
                        initial=self.words.artist(artist)[0],
                        name=self.words.artist(artist),
                        tile=TILES[place],
                        shown=view["played"][artist],
                        worth=self.words.money(result["worth"][artist]),
                        height_share=1 - 0.14 * place,
                    )
                )
        self.ids.board.fill(view, self.words)
        for seat, paid in enumerate(result["paid"]):
            there = self.sitting.seats[seat]
            self.ids.incomes.add_widget(
                Income(
                    name=there.name,
                    colour=look.player(there.colour),
                    cards=view["seats"][seat]["bought"],
                    paid=self.words.money(paid),
                )
            )
        last = view["round"] == ROUNDS
        self.onwards = "Open the purses" if last else f"Deal round {view['round'] + 1}"

    def _why(self, view: View) -> str:
        """What ended the round, and how equals were ranked, if there were any."""
        fifth = next((artist for artist in ARTISTS if view["played"][artist] >= LAST_CARD), None)
        if fifth is None:
            why = "The last painting has been shown; it is not sold."  # R7.2
        elif len(view["unsold"]) > 1:
            why = f"The fifth {self.words.artist(fifth)} ends the round; the two shown last are not sold."
        elif view["unsold"]:
            why = f"The fifth {self.words.artist(fifth)} ends the round and is not sold."
        else:
            why = f"The fifth {self.words.artist(fifth)}, a mystery card, ends the round."
        shown = [count for count in view["played"] if count]
        ties = " Of equals, the one further left on the board ranks first." if len(set(shown)) < len(shown) else ""
        return why + ties


Builder.load_file(kv_file("modern_art/round_over"))
