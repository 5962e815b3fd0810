"""What a bot can be like, whatever its level. A table of bots is not one mind five times."""

from typing import NamedTuple


class Temper(NamedTuple):
    pays: float = 1.0  # times what another of its level would
    asks: float = 1.0
    spite: float = 0.0  # from 0, the mean of the others is its measure, to 1, whoever of them is ahead


TEMPERS = {
    "even": Temper(),
    "careful": Temper(pays=0.93, asks=0.95),
    "bold": Temper(pays=1.05, asks=1.05),
    "spiteful": Temper(spite=0.7),
}


def ahead_of(own: float, others: list[float], temper: Temper) -> float:
    """What one's own is beyond what the others have."""
    mean = sum(others) / len(others)
    return own - mean - temper.spite * (max(others) - mean)
