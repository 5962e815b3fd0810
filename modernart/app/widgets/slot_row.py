"""A saved game in a row: a picture of its table, its name, who plays, how far it is or what is wrong with it."""

import time
from collections.abc import Callable, Iterable
from typing import Any

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from modernart.app.files import kv_file
from modernart.app.slot_words import players, standing
from modernart.app.theme import look
from modernart.app.widgets.press import Touchable
from modernart.app.widgets.table_picture import TablePicture
from modernart.saves.folders import KEPT
from modernart.saves.shelf import Slot


class SlotRow(Touchable, BoxLayout):
    title = StringProperty()
    players = StringProperty()
    standing = StringProperty()
    mark = StringProperty()
    sound = BooleanProperty(True)
    picture: Any = ObjectProperty(None, allownone=True)
    colours = ListProperty()

    def __init__(self, slot: Slot) -> None:
        super().__init__()
        self.title = slot.title
        self.says = f"Open {slot.title}"
        self.standing = standing(slot, time.time())
        self.sound = slot.whole
        self.mark = "warning" if not slot.whole else "bookmark" if slot.kind == KEPT else ""
        if slot.found is not None:
            self.players = players(slot.found)
            self.picture = slot.found.game.view(slot.found.state, None)
            self.colours = [look.player(seat.colour) for seat in slot.found.party.seats]


class SlotRows(BoxLayout):
    """A column of them, filled one at a time, so that a page stands at once however many there are."""

    def fill(self, games: Iterable[Any], look_at: Callable[[Any], Slot], touched: Callable[[Any], object]) -> None:
        self._waiting = iter(games)
        self._look_at = look_at
        self._touched = touched
        Clock.schedule_interval(self._add, 0)

    def _add(self, _: float) -> bool:
        game = next(self._waiting, None)
        if game is None or self.get_root_window() is None:
            return False
        row = SlotRow(self._look_at(game))
        row.bind(on_release=lambda _: self._touched(game))
        self.add_widget(row)
        return True


class EmptyWall(TablePicture):
    """Where nothing hangs yet."""


Builder.load_file(kv_file("widgets/slot_row"))
