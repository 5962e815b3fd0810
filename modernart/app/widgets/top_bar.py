"""The line at the top of every game screen: the way out, the round, a hint, undo, the board."""

from typing import Any

from kivy.lang import Builder
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from modernart.app.files import kv_file
from modernart.app.widgets import press, text  # noqa: F401  kv names them


class TopBar(BoxLayout):
    heading = StringProperty()
    can_undo = BooleanProperty(False)
    can_hint = BooleanProperty(False)
    sitting: Any = ObjectProperty(None, allownone=True)


Builder.load_file(kv_file("widgets/top_bar"))
