"""A look into one's own purse on a screen that all can see: there while a finger is held, gone with the finger."""

from collections.abc import Callable
from typing import Any

from kivy.properties import NumericProperty, ObjectProperty, StringProperty

from modernart.app.widgets.press import Touchable


class Peek(Touchable):
    """Mixed into whatever carries a person's name; without `look_into` there is nothing to see."""

    seat = NumericProperty(0)
    purse = StringProperty()  # empty unless it is being looked into
    look_into: Callable[[int], str] | None = ObjectProperty(None, allownone=True)

    def on_press(self) -> None:
        if self.look_into is not None:
            self.purse = self.look_into(int(self.seat))

    def on_touch_up(self, touch: Any) -> Any:
        """Wherever the finger is lifted."""
        if touch.grab_current is self:
            self.purse = ""
        return super().on_touch_up(touch)
