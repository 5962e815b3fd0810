"""The first screen: a painting on the wall, and what can be done."""

import time
from typing import Any

from kivy.lang import Builder
from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from modernart.app.files import kv_file
from modernart.app.widgets import painting, press  # noqa: F401  kv names them


class HomePage(BoxLayout):
    which = StringProperty()  # the game that waits

    def __init__(self, app: Any) -> None:
        self.app = app
        super().__init__()
        self._waits = app.reception.newest()
        # One thing on a screen stands out: the game that waits, or else a new one.
        for way in ("go_on", "which", "new_game") if self._waits is None else ("new_game_first",):
            self.ids.ways.remove_widget(self.ids[way])
        if app.is_warm:
            self.tell_which()

    def tell_which(self) -> None:
        """Once the rules are there, without which no game can be read."""
        if self._waits is not None:
            from modernart.app.slot_words import standing

            slot = self.app.reception.shelf.look(self._waits)
            self.which = f"{slot.title}: {standing(slot, time.time())}"


Builder.load_file(kv_file("pages/home"))
