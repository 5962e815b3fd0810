"""The first screen: a painting on the wall, and what can be done."""

from typing import Any

from kivy.lang import Builder
from kivy.properties import BooleanProperty
from kivy.uix.boxlayout import BoxLayout

from modernart.app.files import kv_file
from modernart.app.widgets import painting, press  # noqa: F401  kv names them


class HomePage(BoxLayout):
    can_continue = BooleanProperty(False)

    def __init__(self, app: Any) -> None:
        self.app = app
        super().__init__(can_continue=app.sitting is not None and not app.sitting.is_over)
        if not self.can_continue:
            self.ids.ways.remove_widget(self.ids.go_on)


Builder.load_file(kv_file("pages/home"))
