"""How much of a hurry people are in while bots are at it.

A touch where there is nothing to touch takes them on to where they are needed next. A finger that stays down, where
one person plays, goes through the news as well.
"""

from collections.abc import Callable
from typing import Any

from kivy.base import EventLoop
from kivy.clock import Clock

HOLD = 0.5  # seconds after which a finger is one that stays


class Haste:
    def __init__(self, run_on: Callable[[], object]) -> None:
        """`run_on` is called in every frame in which a finger stays down."""
        self._run_on = run_on
        self._touched = False
        self._finger: Any = None
        self._since = 0.0
        self._clock: Any = None

    @property
    def hurries(self) -> bool:
        return self._touched or self._finger is not None

    def begin(self, finger: Any) -> None:
        self.rest()
        self._touched = True
        self._finger = finger
        self._since = Clock.get_time()
        self._clock = Clock.schedule_interval(self._follow, 0)

    def arrived(self) -> None:
        """Somebody is needed: the touch has done its work."""
        self._touched = False

    def rest(self) -> None:
        self._touched = False
        self._finger = None
        if self._clock is not None:
            self._clock.cancel()

    def _follow(self, _: float) -> None:
        """The scene on which the finger came down is long gone: the system knows whether it is still there."""
        if self._finger not in EventLoop.touches:
            self._finger = None
            self._clock.cancel()
        elif Clock.get_time() - self._since >= HOLD:
            self._run_on()
