"""A slice of every frame for a thought, so that the screen goes on moving beside it.

A thread would not do: what computes there in Python holds up the frames as well.
"""

import time

from modernart.table import Pondering

SLICE = 0.006  # seconds of a frame
HURRIED_SLICE = 0.02  # where people want it to be over with
LONGEST = 4.0  # seconds that anybody waits for a thought: a slow phone then takes what it has come to


class Mind:
    def __init__(self, pondering: Pondering) -> None:
        self.pondering = pondering
        self._spent = 0.0

    def go_on(self, seconds: float, hurried: bool = False) -> bool:
        """A frame has come, so long after the one before; is it thought through?"""
        self._spent += seconds
        if self._spent >= LONGEST:
            self.pondering.cut_off()
        until = time.perf_counter() + (HURRIED_SLICE if hurried else SLICE)
        return self.pondering.go_on(lambda: time.perf_counter() < until)
