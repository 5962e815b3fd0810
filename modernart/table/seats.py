"""The people and bots around the table."""

import os
from typing import NamedTuple

from modernart.games.reading import BILLION


class Seat(NamedTuple):
    """A person, or a bot of some level."""

    name: str
    level: str | None = None
    colour: int = 0  # which of the players' colours

    @property
    def is_person(self) -> bool:
        return self.level is None


def fresh_seed() -> int:
    """Lots drawn from the system, for a game whose seed nobody chose. Shown to nobody: it would tell the deck."""
    return int.from_bytes(os.urandom(8)) % BILLION
