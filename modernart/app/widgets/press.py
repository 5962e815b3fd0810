"""What can be touched. Every one says in words what happens, also where it shows a mark alone."""

from typing import Any

from kivy.lang import Builder
from kivy.properties import BooleanProperty, ColorProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior

from modernart.app.files import kv_file
from modernart.app.widgets.marks import Mark
from modernart.app.widgets.text import Fit


class Touchable(ButtonBehavior):
    """Something to touch; `says` is what a touch does, also where no word is seen."""

    says = StringProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.always_release = False

    def on_touch_up(self, touch: Any) -> Any:
        """A finger that was down when its screen was taken away does nothing any more."""
        if touch.grab_current is self and self.get_root_window() is None:
            touch.ungrab(self)
            return True
        return super().on_touch_up(touch)


class Press(Touchable, Fit):
    """A button of words: a quiet one unless a subclass speaks up."""

    fill = ColorProperty()

    def on_text(self, *_: object) -> None:
        self.says = self.text


class Primary(Press):
    """The one thing to do on a screen."""


class MoneyPress(Press):
    """The one thing to do where it moves money: brass."""


class SeatPress(Press):
    """A button in a player's colour."""

    seat_colour = ColorProperty()


class MarkPress(Touchable, Mark):
    """A mark to touch, as large as a fingertip whatever its picture's size."""

    shown = BooleanProperty(True)


Builder.load_file(kv_file("widgets/press"))
