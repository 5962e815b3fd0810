"""The first screen: a painting on the wall, and what can be done."""

from typing import Any

from kivy.lang import Builder
from kivy.uix.boxlayout import BoxLayout

from modernart.app.files import kv_file
from modernart.app.widgets import painting, press  # noqa: F401  kv names them


class HomePage(BoxLayout):
    def __init__(self, app: Any) -> None:
        self.app = app
        super().__init__()
        # One thing on a screen stands out: the game that waits, or else a new one.
        waits = app.reception.newest() is not None
        for way in ("new_game_first",) if waits else ("go_on", "new_game"):
            self.ids.ways.remove_widget(self.ids[way])


Builder.load_file(kv_file("pages/home"))
