"""What we take from KivyMD, each in a wrapper of ours: when its interface changes, this file does.

KivyMD asks the app for a `theme_cls`; it is made when the first of these widgets is.
"""

from typing import Any

from kivy.app import App
from kivy.lang import Builder
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivymd.theming import ThemeManager
from kivymd.uix.selectioncontrol import MDSwitch
from kivymd.uix.textfield import MDTextField

from modernart.app.files import kv_file
from modernart.app.theme import look
from modernart.app.widgets.press import Touchable


def _settle_theme() -> None:
    """Every colour that is seen is ours, so KivyMD's own palette is never computed: that alone would take longer than
    the rest of a screen."""
    app = App.get_running_app()
    if app.theme_cls is None:
        app.theme_cls = ThemeManager()


class Toggle(MDSwitch):
    """On or off, in the gallery's colours."""

    def __init__(self, **kwargs: Any) -> None:
        _settle_theme()
        super().__init__(**kwargs)
        self.size_hint = (None, None)
        self.pos_hint = {"center_y": 0.5}
        self._dress()

    def _dress(self) -> None:
        self.theme_thumb_color = self.theme_track_color = self.theme_line_color = "Custom"
        self.thumb_color_active, self.thumb_color_inactive = look.wall, look.ink_soft
        self.track_color_active, self.track_color_inactive = look.ink, look.panel
        self.line_color = look.ink_soft


class ToggleRow(Touchable, BoxLayout):
    """A question with a toggle; a touch anywhere on it turns the answer."""

    active = BooleanProperty(False)


class NameField(MDTextField):
    """A name to be typed, of at most `longest` letters."""

    says = StringProperty()
    longest = NumericProperty(10)

    def __init__(self, **kwargs: Any) -> None:
        _settle_theme()
        super().__init__(mode="outlined", **kwargs)
        self._dress()

    def insert_text(self, typed: str, from_undo: bool = False) -> None:
        super().insert_text(typed[: max(0, int(self.longest) - len(self.text))], from_undo)

    def _dress(self) -> None:
        self.theme_text_color = self.theme_line_color = "Custom"
        self.text_color_normal = self.text_color_focus = look.ink
        self.line_color_normal, self.line_color_focus = look.ink_soft, look.ink


Builder.load_file(kv_file("widgets/material"))
