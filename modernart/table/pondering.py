"""A thought about one decision, fed a little at a time, so that a front end can go on moving beside it."""

from collections.abc import Callable
from typing import Any

from modernart.players import Thought


class Pondering:
    """Begun at one moment of a game, of use only while that moment lasts. It knows no clock: whoever feeds it does."""

    def __init__(self, seat: int, thought: Thought[Any], stands: Callable[[], bool]) -> None:
        """`stands`: is the table still where it was when this began?"""
        self.seat = seat
        self.result: Any = None
        self.is_over = False
        self._thought = thought
        self._stands = stands
        self._cut_off = False
        self._begun = False

    @property
    def stands(self) -> bool:
        """A thought about what is no more is never acted on."""
        return self._stands()

    def go_on(self, may: Callable[[], bool]) -> bool:
        """Think by a step at least, and on for as long as it may; is it thought through?"""
        while not self.is_over:
            self._step()
            if not may():
                break
        return self.is_over

    def cut_off(self) -> None:
        """It is to come to an end, as soon as it can, with what it has."""
        self._cut_off = True

    def finish(self) -> Any:
        """Think it through at one sitting; for those who have nothing else to do meanwhile."""
        self.go_on(lambda: True)
        return self.result

    def _step(self) -> None:
        try:
            # What has not begun cannot be told anything yet.
            self._thought.send(True if self._cut_off and self._begun else None)
            self._begun = True
        except StopIteration as end:
            self.result = end.value
            self.is_over = True
