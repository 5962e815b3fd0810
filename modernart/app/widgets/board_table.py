"""The market board (R2.2): five artists, four rounds of tiles, and what they add up to."""

from typing import Any

from kivy.lang import Builder
from kivy.properties import BooleanProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from modernart.app.files import kv_file
from modernart.app.widgets.marks import Emblem
from modernart.app.widgets.text import Fit
from modernart.games.modern_art.cards import ARTISTS
from modernart.games.modern_art.rounds import ROUNDS
from modernart.games.modern_art.view import View
from modernart.words import Words


class Tile(Fit):
    """A value tile, or the empty place for one."""

    laid = BooleanProperty(False)
    now = BooleanProperty(False)


class RowName(Fit):
    """What a row of the board is."""


class EmblemCell(BoxLayout):
    def __init__(self, artist: int, initial: str, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.add_widget(Emblem(artist=artist, initial=initial))


class BoardTable(GridLayout):
    def fill(self, view: View, words: Words) -> None:
        self.clear_widgets()
        self.add_widget(RowName(text=""))
        for artist in ARTISTS:
            self.add_widget(EmblemCell(artist, words.artist(artist)[0]))
        self.add_widget(RowName(text="shown"))
        for artist in ARTISTS:
            self.add_widget(Fit(text=str(view["played"][artist]), wished="16sp"))
        for number in range(ROUNDS):
            self.add_widget(RowName(text=f"round {number + 1}"))
            for artist in ARTISTS:
                tile = view["values"][artist][number]
                self.add_widget(Tile(text=str(tile or ""), laid=bool(tile), now=number + 1 == view["round"]))
        self.add_widget(RowName(text="so far"))
        for artist in ARTISTS:
            total = sum(view["values"][artist])
            self.add_widget(Fit(text=str(total or "–"), bold=True, wished="16sp"))


Builder.load_file(kv_file("widgets/board_table"))
