"""How far the games are: drawn in place on a terminal, a line now and then on anything else."""

import time
from collections.abc import Callable
from typing import TextIO

_WIDTH = 30
_IN_PLACE = 0.1  # seconds between two drawings
_LINES = 15.0  # seconds between two lines


class Progress:
    def __init__(self, out: TextIO, clock: Callable[[], float] = time.monotonic) -> None:
        self._out = out
        self._clock = clock
        self._in_place = out.isatty()
        self._every = _IN_PLACE if self._in_place else _LINES
        self._began = self._said = clock()

    def tell(self, done: int, games: int) -> None:
        now = self._clock()
        if now - self._said < self._every:
            return
        self._said = now
        speed = done / (now - self._began)
        left = round((games - done) / speed)
        text = f"{done} of {games} games, {speed:.1f} a second, {left // 60}:{left % 60:02} to go"
        if self._in_place:
            full = _WIDTH * done // games
            print(f"\r[{'#' * full}{'.' * (_WIDTH - full)}] {text}\x1b[K", end="", file=self._out, flush=True)
        else:
            print(text, file=self._out, flush=True)

    def close(self) -> None:
        """Take away what was drawn in place."""
        if self._in_place:
            print("\r\x1b[K", end="", file=self._out, flush=True)
