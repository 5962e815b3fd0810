"""Fingers on the screen: real touches, handed to the window as the system would."""

from typing import Any

from kivy.base import EventLoop
from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent

from tools.stagehand.eyes import Seen

HOLD = 1.2  # seconds: longer than any hold asks for


class Touch(MotionEvent):
    _count = 0

    def __init__(self, x: float, y: float) -> None:
        Touch._count += 1
        super().__init__("finger", Touch._count, self._place(x, y), is_touch=True, type_id="touch")

    def depack(self, args: Any) -> None:
        self.sx, self.sy = args["x"], args["y"]
        self.profile = ["pos"]
        super().depack(args)

    def down(self) -> None:
        EventLoop.post_dispatch_input("begin", self)

    def move_to(self, x: float, y: float) -> None:
        self.move(self._place(x, y))
        EventLoop.post_dispatch_input("update", self)

    def up(self) -> None:
        EventLoop.post_dispatch_input("end", self)

    def _place(self, x: float, y: float) -> dict[str, float]:
        return {"x": x / (Window.width - 1), "y": y / (Window.height - 1)}


class Fingers:
    def __init__(self, house: Any) -> None:
        self._house = house

    def tap(self, seen: Seen) -> None:
        finger = self.put(seen)
        self._house.frames()
        finger.up()
        self._house.frames()

    def hold(self, seen: Seen, seconds: float = HOLD) -> None:
        finger = self.put(seen)
        self._house.seconds(seconds)
        finger.up()
        self._house.frames()

    def put(self, seen: Seen) -> Touch:
        """A finger down on it, and left there."""
        finger = Touch(*seen.sight.centre)
        finger.down()
        return finger

    def push(self, seen: Seen, dx: float, dy: float, steps: int = 6) -> None:
        """Scroll."""
        x, y = seen.sight.centre
        finger = Touch(x, y)
        finger.down()
        for step in range(1, steps + 1):
            self._house.frames()
            finger.move_to(x + dx * step / steps, y + dy * step / steps)
        self._house.frames(12)  # long enough that the finger's speed is forgotten
        finger.up()
        self._house.frames(30)
