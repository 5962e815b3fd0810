"""Chance that is the same on every platform and in every Python.

The standard library promises a stable `random()` but no stable `shuffle`; a save that says only "seed 7"
must find the same deck in ten years. So the generator is spelled out here: SplitMix64, whose
whole state is one 64-bit number.
"""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GOLDEN_GAMMA = 0x9E3779B97F4A7C15


class Chance:
    """A stream of even chances that grows from a seed; further numbers give streams of their own."""

    __slots__ = ("_at",)

    def __init__(self, seed: int, *streams: int) -> None:
        self._at = seed & _MASK
        for stream in streams:
            self._at = (self._word() + stream) & _MASK

    def _word(self) -> int:
        self._at = (self._at + _GOLDEN_GAMMA) & _MASK
        word = self._at
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
        return word ^ (word >> 31)

    def below(self, count: int) -> int:
        """A number from 0 to count - 1, each as likely as the others."""
        whole = _MASK + 1 - (_MASK + 1) % count
        while True:
            word = self._word()
            if word < whole:  # beyond it the low numbers would come up a little more often
                return word % count

    def pick(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)
