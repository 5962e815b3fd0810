"""Marks for the things and people in the sale room, in line."""

from __future__ import annotations

from tools.marks.auctions import landscape
from tools.marks.controls import question
from tools.marks.geometry import Path, Point, arc, circle, cubic, mirror, rect, rounded, shift, turn
from tools.marks.pen import Pen


def gavel(pen: Pen) -> None:
    """A gavel over its block."""
    head: Point = (9.6, 8.6)
    pen.line([head, (20.6, 19.6)])
    for x in (-5.2, 5.2):
        pen.line(turn([(head[0] + x, head[1] - 3.9), (head[0] + x, head[1] + 3.9)], -45, head))
    barrel = turn(rect(head[0] - 5.2, head[1] - 2.6, head[0] + 5.2, head[1] + 2.6), -45, head)
    pen.fill(barrel, ink=False)
    pen.outline(barrel)
    pen.line([(3, 21.2), (12.6, 21.2)])


def coin(pen: Pen) -> None:
    """A coin in front of another."""
    pen.ring(15.2, 8.8, 6.2)
    pen.front(circle(9.2, 14.6, 6.6))
    pen.line([(9.2, 12.4), (9.2, 16.8)])


def purse(pen: Pen) -> None:
    """A drawstring purse."""
    belly = cubic((9, 8.2), (5.4, 10.4), (3.2, 14), (3.2, 16.6)) + cubic((3.2, 16.6), (3.2, 21), (7, 21.2), (12, 21.2))
    pen.outline(belly + mirror(belly)[::-1])
    pen.line(rounded([(9, 8.2), (6.4, 3), (9.4, 4.2), (12, 2.6), (14.6, 4.2), (17.6, 3), (15, 8.2)], 0.8, closed=False))
    pen.line([(7.6, 8.2), (16.4, 8.2)])
    pen.dot(12, 15, 1.9)


def log(pen: Pen) -> None:
    """A scroll with lines."""
    pen.line(rounded([(18.2, 15.8), (18.2, 3), (4.2, 3), (4.2, 18.4)], 1.8, closed=False))
    pen.line([*arc(6.6, 18.4, 2.4, 180, 90), *arc(17.6, 18.4, 2.4, 90, 0), (20, 16.4), (9.4, 16.4)])
    pen.line([*arc(6.6, 18.4, 2.4, 90, 0), (9, 16.4), (9.4, 16.4)])
    pen.line([(8.2, 7.6), (14.2, 7.6)])
    pen.line([(8.2, 11.8), (14.2, 11.8)])


def board(pen: Pen) -> None:
    """Five columns of shown cards."""
    for i, count in enumerate((2, 4, 1, 3, 2)):
        x = 3.2 + 4.4 * i
        for step in range(count):
            y = 16.6 - 4.3 * step
            pen.solid(rect(x - 1.0, y - 0.9, x + 1.0, y + 0.9), 0.5)
    pen.line([(2.4, 21.2), (21.6, 21.2)])


def hand(pen: Pen) -> None:
    """A fan of three cards."""
    card = rect(8.1, 3.6, 15.9, 17, 1.2)
    for degrees, dx in ((-20, -1.3), (0, 0.0), (20, 1.3)):
        pen.front(shift(turn(card, degrees, (12, 20)), dx, 1.4), 0)


def person(pen: Pen) -> None:
    """Head and shoulders."""
    pen.ring(12, 7.4, 4.2)
    pen.line([(4, 21), *arc(12, 21, 8, 180, 360, 6.2), (20, 21)])


def bot(pen: Pen) -> None:
    """A friendly automaton."""
    pen.outline(rect(4.6, 8, 19.4, 20.6, 3.2))
    pen.line([(12, 8), (12, 4.4)])
    pen.dot(12, 3.6, 1.7)
    pen.line([(2, 12.6), (2, 15.8)])
    pen.line([(22, 12.6), (22, 15.8)])
    pen.dot(9, 12.8, 1.5)
    pen.dot(15, 12.8, 1.5)
    pen.line(arc(12, 14.4, 3.2, 35, 145))


def hourglass(pen: Pen) -> None:
    """An hourglass, run down."""
    pen.line([(4.8, 2.8), (19.2, 2.8)])
    pen.line([(4.8, 21.2), (19.2, 21.2)])
    upper = [(6.8, 2.8), *cubic((6.8, 6.4), (6.8, 9), (10.4, 10), (10.4, 12))]
    left = upper + [(x, 24 - y) for x, y in upper[::-1]]
    pen.line(left)
    pen.line(mirror(left))
    pen.fill([(6.8, 21), (17.2, 21), (16.4, 18.4), (12, 16), (7.6, 18.4)])


def lamp(pen: Pen) -> None:
    """A picture lamp over a frame; its shade is solid, being too flat for two lines."""
    pen.outline(rect(3.2, 8.8, 20.8, 21.6, 0.6))
    landscape(pen, 3.2, 20.8, 14, 20)
    pen.line([(12, 5.2), (12, 8.8)])
    pen.solid([(7.4, 5.2), (16.6, 5.2), (15.4, 3.0), (8.6, 3.0)], 0.8)


def mystery(pen: Pen) -> None:
    """A card face down."""
    pen.outline(rect(4.6, 2.4, 19.4, 21.6, 2.2))
    question(pen, 12, 9.4, 3.0)


def crown(pen: Pen) -> None:
    """A crown."""
    half: Path = [(4.8, 16.4), (3.2, 6.8), (8, 10.6)]
    points = [*half, (12, 4.0), *mirror(half)[::-1]]
    pen.outline(points)
    pen.line([(4.8, 20.4), (19.2, 20.4)])


def easel(pen: Pen) -> None:
    """A canvas on an easel."""
    pen.outline(rect(6.2, 4.6, 17.8, 15.4, 0.6))
    pen.line([(12, 2), (12, 4.6)])
    pen.line([(3.4, 15.4), (20.6, 15.4)])
    pen.line([(8, 15.4), (5.6, 22)])
    pen.line([(16, 15.4), (18.4, 22)])
    pen.line([(12, 15.4), (12, 19.6)])
