"""The bots at a table: one of them thinks at a time, at a pace that people can follow, and shows that it does."""

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock

from modernart.app.haste import Haste
from modernart.app.mind import Mind
from modernart.app.preferences import Preferences
from modernart.table import Pondering, Table

# Who could not have done otherwise has nothing to think about, and an answer at once would tell so (R9.3): here every
# bot takes the same time, whatever it holds, and is cut off when that is over.
TELLING = ("second_card", "fixed_price")
ALIKE = 0.6  # seconds, where people are in a hurry


class Bots:
    def __init__(
        self,
        table: Table,
        preferences: Preferences,
        haste: Haste,
        sign: Callable[[int, float], object],
        decided: Callable[[Pondering], object],
    ) -> None:
        """`sign` is told in every frame who thinks, and how long already; `decided` gets what came of a bot's turn."""
        self._table = table
        self._preferences = preferences
        self._haste = haste
        self._sign = sign
        self._decided = decided
        self._mind: Mind | None = None
        self._clock: Any = None
        self._spent = 0.0

    def ask(self, seat: int) -> None:
        """It is this bot's turn."""
        self.rest()
        self._clock = Clock.schedule_interval(lambda seconds: self._take_turn(seat, seconds), 0)

    def rest(self) -> None:
        """Nobody thinks any more, and what was thought is forgotten."""
        if self._clock is not None:
            self._clock.cancel()
        self._mind = None
        self._spent = 0.0

    def go_on(self, seat: int, seconds: float, at_once: bool = False) -> Pondering | None:
        """A frame has come: this bot thinks on. What it came to, once it has, and has taken its time."""
        if self._mind is None or self._mind.pondering.seat != seat or not self._mind.pondering.stands:
            self._mind = Mind(self._table.ponder(seat))
        mind = self._mind
        self._spent += seconds
        self._sign(seat, self._spent)
        hurried = at_once or self._haste.hurries
        pause = 0.0 if hurried else self._preferences.bot_seconds
        if self._table.phase in TELLING:
            pause = max(pause, ALIKE)
            if self._spent >= pause:
                mind.pondering.cut_off()
        if not mind.go_on(seconds, hurried) or self._spent < pause:
            return None
        self.rest()
        return mind.pondering

    def _take_turn(self, seat: int, seconds: float) -> None:
        pondering = self.go_on(seat, seconds)
        if pondering is not None:
            self._decided(pondering)
