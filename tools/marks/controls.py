"""Marks for what a finger does: go, change, choose, ask."""

from __future__ import annotations

from tools.marks.geometry import Path, arc, cubic, mirror, rounded
from tools.marks.pen import LINE, Pen

_CHEVRON: Path = [(15.2, 4.4), (7.6, 12), (15.2, 19.6)]


def question(pen: Pen, x: float, y: float, r: float) -> None:
    """A question mark whose bow is centred on x, y."""
    bow = arc(x, y, r, -170, 48)
    foot = (x, y + r * 1.72)
    pen.line(bow + cubic(bow[-1], (x + r * 0.3, y + r * 1.05), (x, y + r * 1.15), foot))
    pen.dot(x, foot[1] + 3.1, LINE * 0.66)


def undo(pen: Pen) -> None:
    """An arrow that turns back."""
    pen.line([(3.4, 9), *arc(14.8, 14.6, 5.6, -90, 90), (8.4, 20.2)])
    pen.line([(8.4, 3.9), (3.3, 9), (8.4, 14.1)])


def back(pen: Pen) -> None:
    """A chevron to the left."""
    pen.line(_CHEVRON)


def next_(pen: Pen) -> None:
    """A chevron to the right."""
    pen.line(mirror(_CHEVRON))


def close(pen: Pen) -> None:
    """A cross."""
    pen.line([(5.2, 5.2), (18.8, 18.8)])
    pen.line([(18.8, 5.2), (5.2, 18.8)])


def plus(pen: Pen) -> None:
    """More."""
    pen.line([(12, 3.6), (12, 20.4)])
    pen.line([(3.6, 12), (20.4, 12)])


def minus(pen: Pen) -> None:
    """Less."""
    pen.line([(3.6, 12), (20.4, 12)])


def check(pen: Pen) -> None:
    """Done."""
    pen.line([(3.6, 12.6), (9.4, 18.4), (20.4, 6)])


def swap(pen: Pen) -> None:
    """Two arrows past each other."""
    pen.line([(3.4, 7.6), (20.4, 7.6)])
    pen.line([(16.2, 3.2), (20.6, 7.6), (16.2, 12)])
    pen.line([(20.6, 16.8), (3.6, 16.8)])
    pen.line([(7.8, 12.4), (3.4, 16.8), (7.8, 21.2)])


def menu(pen: Pen) -> None:
    """Three dots; lines are the log's."""
    for y in (5.0, 12.0, 19.0):
        pen.dot(12, y, 1.8)


def pause(pen: Pen) -> None:
    """Two bars."""
    for x in (5.2, 14.0):
        pen.outline(rounded([(x, 3.8), (x + 4.8, 3.8), (x + 4.8, 20.2), (x, 20.2)], 1.0))


def play(pen: Pen) -> None:
    """A triangle to the right, set right of the middle, where its weight balances."""
    pen.outline(rounded([(6.4, 3.2), (20.8, 12), (6.4, 20.8)], 1.0))


def settings(pen: Pen) -> None:
    """Three sliders."""
    for y, knob in ((5.2, 15.6), (12.0, 8.0), (18.8, 14.0)):
        pen.line([(3.0, y), (21.0, y)])
        pen.dot(knob, y, 2.2 + LINE / 2)
        pen.dot(knob, y, 2.2 - LINE / 2, ink=False)


def help_(pen: Pen) -> None:
    """A question mark in a circle."""
    pen.ring(12, 12, 9.3)
    question(pen, 12, 9.6, 2.9)


def hold(pen: Pen) -> None:
    """A fingertip with rings round it: hold your finger here."""
    x, y = 11.4, 9.8
    pen.line(arc(x, y, 4.8, 150, 390))
    pen.line(arc(x, y, 7.9, 200, 340))
    pen.line(arc(x, y, 1.8, 180, 360))
    pen.line(rounded([(x + 1.8, y), (x + 1.8, 13.8), (19.9, 15.2), (19.9, 19.2), (18.5, 21.9)], 2.0, closed=False))
    pen.line(rounded([(x - 1.8, y), (x - 1.8, 17.2), (6.1, 14.6), (4.5, 16.6), (9.2, 21.9)], 1.0, closed=False))


def eye(pen: Pen) -> None:
    """An open eye."""
    upper = cubic((2.2, 12), (6.4, 3.6), (17.6, 3.6), (21.8, 12))
    lower = cubic((21.8, 12), (17.6, 20.4), (6.4, 20.4), (2.2, 12))
    pen.outline(upper + lower)
    pen.ring(12, 12, 2.7)


def bin_(pen: Pen) -> None:
    """A waste bin."""
    pen.line([(3.4, 6.2), (20.6, 6.2)])
    pen.line(rounded([(8.4, 6.2), (8.4, 3), (15.6, 3), (15.6, 6.2)], 1.2, closed=False))
    pen.line(rounded([(5.4, 6.2), (6.5, 21), (17.5, 21), (18.6, 6.2)], 1.8, closed=False))
    pen.line([(10, 10.6), (10, 16.8)])
    pen.line([(14, 10.6), (14, 16.8)])


def bookmark(pen: Pen) -> None:
    """A ribbon with a cleft end."""
    pen.outline([(6.4, 3.2), (17.6, 3.2), (17.6, 20.8), (12, 16), (6.4, 20.8)])


def warning(pen: Pen) -> None:
    """A round plate with an exclamation mark: a triangle would be taken for an artist."""
    pen.outline(arc(12, 12, 8.8, 0, 360))
    pen.line([(12, 7), (12, 13)])
    pen.dot(12, 16.6, LINE * 0.66)
