"""The five artists' emblems: solid shapes of one optical weight, told apart by outline alone."""

from __future__ import annotations

from tools.marks.geometry import circle
from tools.marks.pen import Pen

SOFT = 0.5


def emblem_0(pen: Pen) -> None:
    """Circle."""
    pen.fill(circle(12, 12, 8.8))


def emblem_1(pen: Pen) -> None:
    """Triangle, point up; wider than the rest, because points look smaller than they are."""
    pen.solid([(12, 2.2), (22.4, 20.2), (1.6, 20.2)], SOFT)


def emblem_2(pen: Pen) -> None:
    """Square."""
    pen.solid([(4.8, 4.8), (19.2, 4.8), (19.2, 19.2), (4.8, 19.2)], SOFT)


def emblem_3(pen: Pen) -> None:
    """Lozenge, taller than wide, so that it is no square on its corner."""
    pen.solid([(12, 1.2), (20.8, 12), (12, 22.8), (3.2, 12)], SOFT)


def emblem_4(pen: Pen) -> None:
    """Hexagon, drawn out sideways, so that it is no circle at 16 px."""
    pen.solid([(1.9, 12), (6.5, 5.0), (17.5, 5.0), (22.1, 12), (17.5, 19.0), (6.5, 19.0)], SOFT)
