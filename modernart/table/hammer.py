"""The hammer of an open auction (R5.1): "once, twice, sold", begun anew by every bid. Time is told to it, not read."""

from enum import StrEnum


class Call(StrEnum):
    OPEN = "open"  # not counting yet: time to think
    ONCE = "once"
    TWICE = "twice"
    SOLD = "sold"


CALLS = tuple(Call)


class Hammer:
    """Counts `seconds` for each call. The seller can hold it back, or bring it down one call at a time."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._spent = 0.0
        self.call = Call.OPEN
        self.held = False

    @property
    def left(self) -> float:
        """The share of the present call that is still to run, from 1 down to 0."""
        return max(0.0, 1 - self._spent / self._seconds)

    def restart(self) -> None:
        """A new bid was called."""
        self._spent = 0.0
        self.call = Call.OPEN

    def hold(self, held: bool) -> None:
        self.held = held

    def strike(self) -> Call:
        """On to the next call, at once."""
        if self.call is not Call.SOLD:
            self.call = CALLS[CALLS.index(self.call) + 1]
            self._spent = 0.0
        return self.call

    def pass_time(self, seconds: float) -> Call:
        """A late frame skips no call: everybody gets to hear each of them."""
        if not self.held and self.call is not Call.SOLD:
            self._spent += seconds
            if self._spent >= self._seconds:
                self.strike()
        return self.call
