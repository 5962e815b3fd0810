"""A pause in the game: back to it, or out of it."""

from typing import Any

from kivy.lang import Builder
from kivy.uix.floatlayout import FloatLayout

from modernart.app.files import kv_file
from modernart.app.widgets import press  # noqa: F401  kv names it


class MenuOverlay(FloatLayout):
    def __init__(self, sitting: Any) -> None:
        self.sitting = sitting
        super().__init__()


Builder.load_file(kv_file("modern_art/menu"))
