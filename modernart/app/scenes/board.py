"""Everything that lies open, one touch away: the board, cards shown, everybody's paintings, the log. Public only."""

from typing import Any

from kivy.lang import Builder
from kivy.properties import ColorProperty, ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from modernart.app.files import kv_file
from modernart.app.theme import look
from modernart.app.widgets import board_table, press, scroll  # noqa: F401  kv names them
from modernart.app.widgets.painting import RowFrame
from modernart.app.widgets.text import Sentence
from modernart.games.modern_art.cards import ARTISTS, card_named
from modernart.games.modern_art.view import View

_LINES = 25  # of the log in one piece of text: no picture of text may grow without limit


class ShownCards(BoxLayout):
    """Paintings in a row, to be pushed along, after a name."""

    name = StringProperty()
    below = StringProperty()
    colour = ColorProperty()
    cards = ListProperty()

    def on_kv_post(self, _: object) -> None:
        for card in self.cards:
            self.ids.row.add_widget(RowFrame(card=card))


class BoardOverlay(BoxLayout):
    """Built from the public view, whoever looks: it may stay open when the screen changes hands."""

    def __init__(self, sitting: Any) -> None:
        self.sitting = sitting
        super().__init__()
        words = sitting.words
        view: View = sitting.public_view
        self.ids.board.fill(view, words)
        for artist in ARTISTS:
            shown = [name for name in _shown_this_round(view) if card_named(name).artist == artist]
            if shown:
                self.ids.shown.add_widget(
                    ShownCards(name=words.artist(artist), colour=look.artist(artist), cards=shown)
                )
        for seat, there in enumerate(sitting.seats):
            seen = view["seats"][seat]
            self.ids.everybody.add_widget(
                ShownCards(
                    name=there.name,
                    below=f"{seen['hand_size']} in hand",
                    colour=look.player(there.colour),
                    cards=seen["bought"],
                )
            )
        if not self.ids.shown.children:
            self.ids.shown.add_widget(Sentence(text="Nothing has been shown yet.", color=look.ink_soft))
        sentences = [words.event(event) for event in reversed(view["log"])]
        for start in range(0, len(sentences), _LINES):
            self.ids.log.add_widget(Sentence(text="\n".join(sentences[start : start + _LINES]), line_height=1.25))


def _shown_this_round(view: View) -> list[str]:
    """Every card that everybody saw since the deal (R6.3)."""
    shown: list[str] = []
    for event in view["log"]:
        if event["type"] == "dealt":
            shown.clear()
        elif event["type"] in ("offer", "add", "flip"):
            shown.append(event["card"])
    return shown


Builder.load_file(kv_file("modern_art/board"))
