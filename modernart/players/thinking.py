"""Thought that can be put down and taken up again, so that a screen can go on moving beside it."""

from collections.abc import Generator, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from modernart.games.chance import Chance

T = TypeVar("T")

# Rests about once a millisecond. Sent True, it is to come to an end with what it has: only a slow phone's clock says
# so. Left to itself it does the same work everywhere, and so comes to the same decision.
Thought: TypeAlias = Generator[None, bool | None, T]


class Luck(NamedTuple):
    """Two chances of a bot's own: a judgement keeps to the first for as long as the same thing is for sale."""

    of_lot: Chance
    of_moment: Chance


class Bot(Protocol):
    """Chooses an action from what its seat sees and may do, with luck and a temper of its own."""

    def __call__(self, view: Any, choices: Sequence[Any], luck: Luck, temper: str, /) -> Thought[Any]: ...


def finish(thought: Thought[T]) -> T:
    """Think it through to the end, at one sitting."""
    while True:
        try:
            next(thought)
        except StopIteration as end:
            result: T = end.value
            return result
