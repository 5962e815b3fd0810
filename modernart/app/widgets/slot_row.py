"""A saved game in a row: a picture of its table, its name, who plays, how far it is or what is wrong with it."""

import time
from typing import Any

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


class EmptyWall(TablePicture):
    """Where nothing hangs yet."""


Builder.load_file(kv_file("widgets/slot_row"))
