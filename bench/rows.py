"""A measured value beside its goal."""

from typing import NamedTuple


class Row(NamedTuple):
    name: str
    value: float
    unit: str
    goal: str | None
    met: bool | None

    def __str__(self) -> str:
        verdict = "" if self.met is None else "met" if self.met else "MISSED"
        return f"{self.name:<62} {self.value:>12,} {self.goal or '':>8} {verdict}"


def row(name: str, value: float, unit: str, at_least: float | None = None, at_most: float | None = None) -> Row:
    goal = f">= {at_least}" if at_least is not None else f"<= {at_most}" if at_most is not None else None
    met = None
    if at_least is not None:
        met = value >= at_least
    elif at_most is not None:
        met = value <= at_most
    return Row(name, round(value, 3), unit, goal, met)
