"""The five ways to sell a painting, in line."""

from __future__ import annotations

from math import atan2, degrees

from tools.marks.geometry import Path, arc, cubic, mirror, rect, rounded, shift, turn
from tools.marks.pen import LINE, Pen


def landscape(pen: Pen, x0: float, x1: float, peak: float, foot: float) -> None:
    """A line of hills from side to side of a frame: what makes a box a picture."""
    width = x1 - x0
    hills: Path = [
        (x0, foot),
        (x0 + width * 0.33, peak),
        (x0 + width * 0.56, peak + (foot - peak) * 0.62),
        (x0 + width * 0.69, peak + (foot - peak) * 0.32),
        (x1, foot),
    ]
    pen.line(rounded(hills, 0.4, closed=False))


def _raised_hand(pen: Pen, x: float, y: float, side: int) -> None:
    """A raised hand, its thumb on the given side; x is the middle finger, y its tip."""
    palm = y + 6.6
    for dx, dy in ((-3.0, 1.5), (0.0, 0.0), (3.0, 1.5)):
        pen.line([(x + dx, y + dy), (x + dx, palm)])
    pen.line([(x + side * 5.5, y + 5.1), (x + side * 3, palm + 2.2)])
    half: Path = [(x - 2.2, 21.8), (x - 2.2, palm + 5), (x - 3, palm + 3.4), (x - 3, palm)]
    pen.line(rounded([*half, *mirror(half, x)[::-1]], 0.8, closed=False))


def open_auction(pen: Pen) -> None:
    """Two raised hands."""
    _raised_hand(pen, 5.6, 6.2, 1)
    _raised_hand(pen, 18.4, 2.2, -1)


def once_around(pen: Pen) -> None:
    """An arrow that goes once round a table."""
    path = arc(12, 13.2, 8.4, -20, 282)
    pen.line(path)
    (x0, y0), (x1, y1) = path[-8], path[-1]
    # The head follows the chord behind the tip: on a bend the true tangent looks turned outwards.
    heading = degrees(atan2(y1 - y0, x1 - x0))
    pen.line(turn([(x1 - 2.9, y1 - 2.9), (x1, y1), (x1 - 2.9, y1 + 2.9)], heading, (x1, y1)))
    pen.outline(rect(8.4, 10.9, 15.6, 15.9, 1.2))


def sealed(pen: Pen) -> None:
    """A closed fist: four fingers, the thumb across them, the wrist."""
    pen.line(rounded([(4.6, 12), (4.9, 14.2), (7.8, 17.8), (7.8, 21.8)], 1.6, closed=False))
    pen.line(rounded([(19.4, 9), (19.4, 13.8), (16.8, 17.8), (16.8, 21.8)], 2.0, closed=False))
    for i, (top, end) in enumerate(((4.6, 12.0), (3.0, 12.0), (3.0, 12.0), (4.4, 11.0))):
        left = 4.6 + 3.7 * i
        pen.outline(rect(left, top, left + 3.7, end, 1.8))
    pen.front(turn(rect(4.6, 10.2, 15.4, 14.0, 1.9), 6, (5, 12)), 0)


def fixed_price(pen: Pen) -> None:
    """A price tag on its string."""
    head = (8.6, 8.6)
    tag = rounded([(-0.6, -2.2), (2.8, -5.8), (15.6, -5.8), (15.6, 5.8), (2.8, 5.8), (-0.6, 2.2)], 1.1)
    pen.outline(turn(shift(tag, head[0] - 3.2, head[1]), 45, head))
    pen.line(cubic((8.4, 8.4), (6.6, 6.6), (6.8, 2.0), (2.0, 2.4)))
    pen.dot(9.6, 9.6, 1.7 + LINE / 2)
    pen.dot(9.6, 9.6, 1.7 - LINE / 2, ink=False)


def double(pen: Pen) -> None:
    """Two pictures, one before the other; the one behind hangs from its wire."""
    pen.line([(11.2, 6.4), (15.2, 2.4), (19.2, 6.4)])
    pen.outline(rect(9, 6.4, 21.6, 15.8, 0.6))
    pen.front(rect(2.4, 9.8, 16, 21.6, 0.6))
    landscape(pen, 2.4, 16, 14.8, 20)
