"""A quiet sign that somebody is asked, and, where it wanders, that they think."""

import math

from kivy.lang import Builder
from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.widget import Widget

from modernart.app.files import kv_file
from modernart.app.theme import look

THERE_AND_BACK = 1.8  # seconds


class ThinkingSign(Widget):
    """A line. It moves only while it is told that time goes by; nothing in here keeps the screen busy."""

    shown = BooleanProperty(False)
    wanders = BooleanProperty(False)
    place = NumericProperty(0)  # from 0, left, to 1, right

    def wander(self, seconds: float) -> None:
        """So long the thought has taken already."""
        if look.motion:
            self.wanders = True
            self.place = (1 - math.cos(2 * math.pi * seconds / THERE_AND_BACK)) / 2

    def stand_still(self) -> None:
        self.wanders = False
        self.place = 0


Builder.load_file(kv_file("widgets/thinking"))
