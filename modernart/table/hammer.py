"""The hammer of an open auction (R5.1): "once, twice, sold", begun anew by every bid. Time is told to it, not read."""

from enum import StrEnum


class Call(StrEnum):
    OPEN = "open"  # not counting yet: time to think
    ONCE = "once"
    TWICE = "twice"
    SOLD = "sold"


CALLS = tuple(Call)


class Hammer:
    """Counts `seconds` for each call. The seller can hold it back, or bring it down one call at a time.

    `awaited`, wherever it is asked for: is somebody still to be heard? Then the last stroke waits for them.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._spent = 0.0
        self.call = Call.OPEN
        self.held = False
        self.is_due = False  # has everything been counted, and only the last stroke waits?

    @property
    def left(self) -> float:
        """The share of the present call that is still to run, from 1 down to 0."""
        return 0.0 if self.is_due else max(0.0, 1 - self._spent / self._seconds)

    def restart(self) -> None:
        """A new bid was called."""
        self._spent = 0.0
        self.is_due = False
        self.call = Call.OPEN

    def hold(self, held: bool) -> None:
        self.held = held

    def strike(self, awaited: bool = False) -> Call:
        """On to the next call, at once."""
        if self.call is Call.TWICE and awaited:
            self.is_due = True
        elif self.call is not Call.SOLD:
            self.call = CALLS[CALLS.index(self.call) + 1]
            self._spent = 0.0
            self.is_due = False
        return self.call

    def pass_time(self, seconds: float, awaited: bool = False) -> Call:
        """A late frame skips no call: everybody gets to hear each of them."""
        if self.is_due:
            return self.strike(awaited)
        if not self.held and self.call is not Call.SOLD:
            self._spent += seconds
            if self._spent >= self._seconds:
                self.strike(awaited)
        return self.call
