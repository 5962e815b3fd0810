"""The people and bots around a table."""

from collections.abc import Sequence
from typing import NamedTuple

EVEN = "even"  # the temper of a bot that has no other


class Seat(NamedTuple):
    """A person, or a bot of some level and temper."""

    name: str
    level: str | None = None
    colour: int = 0  # which of the players' colours
    temper: str | None = None

    @property
    def is_person(self) -> bool:
        return self.level is None


def people(seats: Sequence[Seat]) -> tuple[int, ...]:
    """The numbers of the seats at which people sit."""
    return tuple(number for number, seat in enumerate(seats) if seat.is_person)
