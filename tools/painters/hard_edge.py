"""Artist 0, hard edge: flat planes, arcs and diagonals in balance, and one colour that disturbs it.

Every composition is written by hand. The planes keep their own paint: each has a direction of the brush and a
thickness, so that a flat colour is still something somebody laid on.
"""

import math
from collections.abc import Callable, Sequence

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from tools.painters.canvas import (
    LONG_SIDE,
    Array,
    Point,
    finished,
    generator,
    grain,
    pigment,
    relief,
    shrunk,
    weave,
)

SIDE = LONG_SIDE * 3  # flat colours forgive no step in an edge


class Board:
    """A square board on which planes are laid one over the other."""

    def __init__(self, ground: str) -> None:
        self.image = Image.new("RGB", (SIDE, SIDE), ground)
        self.planes = Image.new("L", (SIDE, SIDE), 0)
        self.laid = 0

    def shape(self, points: Sequence[Point]) -> Image.Image:
        mask = Image.new("L", (SIDE, SIDE), 0)
        ImageDraw.Draw(mask).polygon([(x * SIDE, y * SIDE) for x, y in points], fill=255)
        return mask

    def disc(self, x: float, y: float, radius: float, start: float = 0, end: float = 360) -> Image.Image:
        """A disc or a slice of it (degrees, clockwise from the right)."""
        mask = Image.new("L", (SIDE, SIDE), 0)
        box = [(x - radius) * SIDE, (y - radius) * SIDE, (x + radius) * SIDE, (y + radius) * SIDE]
        ImageDraw.Draw(mask).pieslice(box, start, end, fill=255)
        return mask

    def ring(self, x: float, y: float, outer: float, inner: float, start: float = 0, end: float = 360) -> Image.Image:
        return ImageChops.subtract(self.disc(x, y, outer, start, end), self.disc(x, y, inner))

    def bar(self, x: float, y: float, length: float, width: float, angle: float) -> Image.Image:
        """A rectangle around its middle, turned."""
        cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        corners = [(-length, -width), (length, -width), (length, width), (-length, width)]
        return self.shape([(x + (a * cos - b * sin) / 2, y + (a * sin + b * cos) / 2) for a, b in corners])

    def lay(self, colour: str, *masks: Image.Image) -> None:
        """Lay a colour where all the masks meet."""
        mask = masks[0]
        for other in masks[1:]:
            mask = ImageChops.multiply(mask, other)
        self.laid += 1
        self.image.paste(colour, mask=mask)
        self.planes.paste(self.laid, mask=mask)


def less(one: Image.Image, other: Image.Image) -> Image.Image:
    """The first without the second."""
    return ImageChops.subtract(one, other)


def pendulum() -> Board:
    b = Board("#e9e1cf")
    great = b.disc(0.36, 0.60, 0.31)
    beam = b.bar(0.56, 0.46, 1.25, 0.135, -38)
    b.lay("#1d1c20", great)
    b.lay("#c8352b", beam)
    b.lay("#e9e1cf", beam, great)
    b.lay("#27466b", b.bar(0.78, 0.70, 0.30, 0.10, -38))
    b.lay("#1d1c20", b.bar(0.24, 0.13, 0.34, 0.022, -38))
    b.lay("#1d1c20", b.bar(0.30, 0.185, 0.20, 0.012, -38))
    b.lay("#d9a32c", b.disc(0.86, 0.16, 0.055))
    b.lay("#f06fa8", b.shape([(0.60, 0.83), (0.72, 0.90), (0.585, 0.94)]))
    return b


def amphitheatre() -> Board:
    b = Board("#d8cfba")
    b.lay("#20424a", b.shape([(0, 0.62), (1, 0.62), (1, 1), (0, 1)]))
    for outer, inner, colour in ((0.56, 0.45, "#20424a"), (0.40, 0.27, "#b9552f"), (0.20, 0.0, "#e7b44a")):
        b.lay(colour, b.ring(0.62, 0.62, outer, inner, 180, 360))
    for outer, inner, colour in ((0.56, 0.45, "#d8cfba"), (0.40, 0.27, "#5f8a86")):
        b.lay(colour, b.ring(0.62, 0.62, outer, inner, 90, 180))
    b.lay("#20424a", b.bar(0.17, 0.31, 0.62, 0.05, 90))
    b.lay("#b9552f", b.shape([(0.62, 0.62), (0.82, 0.62), (0.62, 0.82)]))
    b.lay("#c9e04b", b.bar(0.90, 0.845, 0.07, 0.07, 45))
    return b


def flight() -> Board:
    b = Board("#eee9df")
    b.lay("#1b1b1d", b.bar(0.40, 0.42, 0.62, 0.26, 24))
    b.lay("#b8322a", b.bar(0.66, 0.70, 0.46, 0.085, 24))
    b.lay("#e0b13a", b.bar(0.30, 0.72, 0.30, 0.13, -58))
    b.lay("#2b4f86", b.bar(0.74, 0.22, 0.24, 0.10, -58))
    b.lay("#8d8577", b.bar(0.77, 0.41, 0.24, 0.045, 24))
    b.lay("#1b1b1d", b.bar(0.83, 0.83, 0.26, 0.02, 24))
    b.lay("#1b1b1d", b.bar(0.12, 0.88, 0.13, 0.055, -58))
    b.lay("#1b1b1d", b.bar(0.17, 0.15, 0.12, 0.018, 24))
    b.lay("#48c9a4", b.bar(0.475, 0.355, 0.085, 0.085, 24))
    b.lay("#b8322a", b.bar(0.90, 0.11, 0.055, 0.055, -58))
    return b


def tide() -> Board:
    b = Board("#16264a")
    moon = b.disc(0.58, 0.44, 0.34)
    sea = b.shape([(0, 0.56), (1, 0.40), (1, 1), (0, 1)])
    b.lay("#efe6d2", moon)
    b.lay("#2f5d8f", sea)
    b.lay("#9fc0cf", moon, sea)
    low = b.shape([(0, 0.80), (1, 0.64), (1, 1), (0, 1)])
    b.lay("#16264a", low)
    b.lay("#efe6d2", b.shape([(0, 0.905), (1, 0.745), (1, 0.765), (0, 0.925)]))
    b.lay("#ee6a2c", b.shape([(0.20, 0), (0.255, 0), (0.255, 0.519), (0.20, 0.528)]))
    b.lay("#efe6d2", b.bar(0.10, 0.14, 0.06, 0.06, 0))
    return b


def regatta() -> Board:
    b = Board("#c9d3d0")
    b.lay("#24566a", b.shape([(0, 0.74), (1, 0.66), (1, 1), (0, 1)]))
    b.lay("#f4efe3", b.shape([(0.47, 0.06), (0.47, 0.78), (0.10, 0.78)]))
    b.lay("#d9482f", b.shape([(0.50, 0.17), (0.83, 0.76), (0.50, 0.76)]))
    b.lay("#15242e", b.shape([(0.30, 0.44), (0.47, 0.44), (0.47, 0.78), (0.10, 0.78)]), b.disc(0.47, 0.78, 0.37))
    b.lay("#e8b64c", b.shape([(0.66, 0.30), (0.94, 0.72), (0.66, 0.72)]), b.disc(0.66, 0.72, 0.30))
    b.lay("#15242e", b.disc(0.47, 0.80, 0.33, 0, 180), b.shape([(0, 0.82), (1, 0.82), (1, 0.93), (0, 0.93)]))
    b.lay("#f4efe3", b.bar(0.80, 0.90, 0.30, 0.014, -4.6))
    b.lay("#b65ad0", b.shape([(0.47, 0.06), (0.57, 0.095), (0.47, 0.13)]))
    return b


def nocturne() -> Board:
    b = Board("#17161a")
    b.lay("#6b2231", b.ring(0.30, 0.72, 0.62, 0.44, 200, 360))
    b.lay("#d5482f", b.ring(0.30, 0.72, 0.44, 0.30, 200, 360))
    b.lay("#e9dfc8", b.ring(0.30, 0.72, 0.30, 0.21, 200, 360))
    b.lay("#3c4258", b.shape([(0, 0.72), (1, 0.72), (1, 0.80), (0, 0.80)]))
    b.lay("#e9dfc8", b.bar(0.72, 0.90, 0.36, 0.016, 0))
    b.lay("#e9dfc8", b.bar(0.80, 0.935, 0.20, 0.016, 0))
    b.lay("#3c4258", b.shape([(0.70, 0), (1, 0), (1, 0.30)]))
    b.lay("#d5482f", b.disc(0.13, 0.14, 0.05))
    b.lay("#5ce0d0", b.bar(0.30, 0.76, 0.08, 0.08, 0))
    return b


def shoulder() -> Board:
    b = Board("#f1ebdd")
    body = less(b.disc(0.18, 1.02, 0.78), b.disc(0.02, 1.05, 0.36))
    b.lay("#1f5a4c", body)
    b.lay("#123a3a", body, b.disc(0.86, 0.92, 0.46))
    b.lay("#e59a8b", less(b.disc(0.86, 0.92, 0.46), b.disc(0.18, 1.02, 0.78)))
    b.lay("#123a3a", b.shape([(0.62, 0), (0.70, 0), (0.70, 0.34), (0.62, 0.34)]))
    b.lay("#e59a8b", b.disc(0.22, 0.15, 0.07))
    b.lay("#f3e21f", b.shape([(0.70, 0.34), (0.70, 0.26), (0.96, 0.34)]))
    return b


def stairs() -> Board:
    b = Board("#d9c7a8")
    for i in range(5):
        x, y, step = 0.02 + 0.165 * i, 0.84 - 0.15 * i, 0.165
        b.lay("#2a2734", b.shape([(x, y), (x + step, y), (x + step, y + 0.15), (1.2, y + 0.15), (1.2, y)]))
        b.lay("#8f3d36", b.shape([(x, y), (x + step, y), (x + step + 0.10, y + 0.15), (x + 0.10, y + 0.15)]))
        b.lay("#d17b4b", b.shape([(x, y), (x + 0.10, y + 0.15), (x, y + 0.15)]))
    b.lay("#2a2734", b.shape([(0, 0.99), (1, 0.99), (1, 1), (0, 1)]))
    b.lay("#efe7d8", b.disc(0.27, 0.27, 0.15))
    b.lay("#2a2734", b.disc(0.27, 0.27, 0.15, 60, 240))
    b.lay("#2f6fe0", b.bar(0.575, 0.345, 0.085, 0.085, 0))
    b.lay("#efe7d8", b.bar(0.76, 0.80, 0.26, 0.018, 42))
    return b


def metronome() -> Board:
    b = Board("#b8bfae")
    b.lay("#ece7d6", b.shape([(0.5, 0), (1, 0), (1, 1), (0.24, 1)]))
    for i, colour in enumerate(("#2d3a34", "#2d3a34", "#7c4a3a", "#7c4a3a", "#2d3a34", "#d98c3f")):
        turn = math.radians(158 - 24 * i)
        b.lay(colour, b.disc(0.42 + 0.46 * math.cos(turn), 0.20 + 0.52 * math.sin(turn), 0.150 - 0.022 * i))
    b.lay("#2d3a34", b.shape([(0.413, 0.06), (0.427, 0.06), (0.78, 0.54), (0.77, 0.55)]))
    b.lay("#2d3a34", b.bar(0.42, 0.06, 0.30, 0.05, 0))
    b.lay("#ece7d6", b.disc(0.166, 0.68, 0.065))
    b.lay("#ff3d6e", b.shape([(0.80, 0.85), (0.90, 0.85), (0.90, 0.95)]))
    return b


def lenses() -> Board:
    b = Board("#e6d9c6")
    red, blue, small = b.disc(0.38, 0.40, 0.30), b.disc(0.62, 0.58, 0.30), b.disc(0.33, 0.78, 0.14)
    b.lay("#c4512d", red)
    b.lay("#1f4f73", blue)
    b.lay("#d9a441", small)
    b.lay("#e6d9c6", red, blue)
    half = b.shape([(0, 0), (1, 0), (1, 0.155), (0, 0.85)])
    b.lay("#141a26", red, blue, half)
    b.lay("#141a26", small, blue)
    b.lay("#141a26", b.shape([(0, 0.85), (1, 0.155), (1, 0.168), (0, 0.863)]))
    b.lay("#1f4f73", b.shape([(0.86, 0), (1, 0), (1, 0.155), (0.86, 0.252)]))
    b.lay("#8be04e", b.disc(0.80, 0.235, 0.035))
    return b


def quarter() -> Board:
    b = Board("#efe9da")
    turn = 27
    b.lay("#f0c233", b.bar(0.70, 0.24, 0.44, 0.40, turn))
    b.lay("#2c4a8c", b.bar(0.28, 0.70, 0.46, 0.42, turn))
    b.lay("#c23b2e", b.bar(0.86, 0.80, 0.42, 0.34, turn))
    b.lay("#b9b4a6", b.bar(0.14, 0.22, 0.40, 0.30, turn))
    for x, y, length, width, angle in (
        (0.47, 0.46, 1.7, 0.040, turn),
        (0.50, 0.50, 1.7, 0.030, turn + 90),
        (0.62, 0.80, 0.80, 0.026, turn + 90),
        (0.20, 0.42, 0.55, 0.022, turn + 90),
        (0.83, 0.60, 0.60, 0.022, turn),
    ):
        b.lay("#1c1b1e", b.bar(x, y, length, width, angle))
    b.lay("#ff8ad1", b.bar(0.515, 0.61, 0.10, 0.06, turn))
    return b


def eclipse() -> Board:
    b = Board("#c94a2e")
    upper = b.shape([(0, 0), (1, 0), (1, 0.32), (0, 0.62)])
    lower = b.shape([(0, 0.62), (1, 0.32), (1, 1), (0, 1)])
    b.lay("#7a2226", lower)
    b.lay("#f0e4cd", b.disc(0.42, 0.42, 0.29), upper)
    b.lay("#191519", b.disc(0.58, 0.535, 0.29), lower)
    b.lay("#f0e4cd", b.ring(0.58, 0.535, 0.345, 0.328), lower)
    b.lay("#191519", b.shape([(0.88, 0), (0.93, 0), (0.93, 0.341), (0.88, 0.356)]))
    b.lay("#e7a13d", b.bar(0.14, 0.83, 0.16, 0.03, -16.7))
    b.lay("#e7a13d", b.bar(0.17, 0.88, 0.16, 0.012, -16.7))
    b.lay("#3fd6e8", b.disc(0.42, 0.42, 0.045))
    return b


WORKS: tuple[Callable[[], Board], ...] = (
    pendulum, amphitheatre, flight, tide, regatta, nocturne, shoulder, stairs, metronome, lenses, quarter, eclipse,
)  # fmt: skip


def paint(number: int) -> Image.Image:
    """Painting `number` of the twelve."""
    board, hand = WORKS[number](), generator(0, number)
    picture = shrunk(np.asarray(board.image, dtype=np.float32) / 255, LONG_SIDE, LONG_SIDE)
    planes = np.asarray(board.planes.resize((LONG_SIDE, LONG_SIDE), Image.Resampling.NEAREST))
    brushes = [grain(LONG_SIDE, LONG_SIDE, float(angle), hand) for angle in (-38, 8, 62, 97)]
    thickness: Array = np.zeros((LONG_SIDE, LONG_SIDE), dtype=np.float32)
    tone: Array = np.zeros_like(thickness)
    for plane in range(board.laid + 1):
        inside = planes == plane
        brush = brushes[plane % len(brushes)][inside]
        thickness[inside] = 0.9 * plane + 0.22 * brush
        tone[inside] = 0.022 * brush + hand.uniform(-0.01, 0.01)
    picture *= (1 + tone)[..., None]
    soft = np.asarray(Image.fromarray(thickness / 32).filter(ImageFilter.BoxBlur(0)), dtype=np.float32) * 32
    picture *= relief(soft, 0.055)[..., None]
    picture = picture * 0.985 + pigment("#fff6e6") * 0.015  # no black is blacker than paint
    return finished(picture, weave(LONG_SIDE, LONG_SIDE, hand), 0.018, 0.10)
