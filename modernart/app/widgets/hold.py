"""Hold a finger here: a ring that closes while it is held, and opens again when it is let go. Or, quick, touch it."""

from typing import Any

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from modernart.app.files import kv_file

SECONDS = 0.6


class HoldRing(FloatLayout):
    """Dispatches `on_held` once the finger stayed long enough; a quick one, once it is lifted again."""

    quick = BooleanProperty(False)

    says = StringProperty()
    colour = ColorProperty()
    closed = NumericProperty(0)  # from 0, open, to 1, closed

    def __init__(self, **kwargs: Any) -> None:
        self.register_event_type("on_held")
        super().__init__(**kwargs)
        self._finger: Any = None
        self._clock: Any = None

    def on_touch_down(self, touch: Any) -> bool:
        if self._finger is not None or not self.collide_point(*touch.pos):
            return False
        self._finger = touch
        touch.grab(self)
        if not self.quick:
            self._clock = Clock.schedule_interval(self._turn, 0)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch is not self._finger:
            return False
        touch.ungrab(self)
        stands = self.get_root_window() is not None
        self._let_go()
        if self.quick and stands and self.collide_point(*touch.pos):
            self.dispatch("on_held")
        return True

    def on_held(self) -> None:
        """For kv."""

    def _turn(self, seconds: float) -> None:
        if self.get_root_window() is None:  # the screen was taken away under the finger
            self._let_go()
            return
        self.closed = min(1, self.closed + seconds / SECONDS)
        if self.closed == 1:
            self._let_go()
            self.dispatch("on_held")

    def _let_go(self) -> None:
        self._finger = None
        if self._clock is not None:
            self._clock.cancel()
        self.closed = 0


Builder.load_file(kv_file("widgets/hold"))
