"""Eyes, mouths, hair and hats, in the measures of a head: x to the right, y down, the chin at about (0, 1.2)."""

import itertools
import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from tools.painters.canvas import Array, Point, curve, gradient, lay, mixed, pigment, primed

Mask = NDArray[np.bool_]


def tones(colours: Sequence[str]) -> list[Array]:
    """Colours ready to be laid."""
    return [pigment(colour) for colour in colours]


class Easel:
    """A portrait on the easel: planes laid one over the other, each with the direction of its brush."""

    def __init__(self, width: int, height: int, ground: str) -> None:
        self.width, self.height = width, height
        self.picture = primed(width, height, pigment(ground))
        self.angles: Array = np.full((height, width), 20.0, dtype=np.float32)
        self.place(0.5, 0.6, 0.3, 0, 1)

    def place(self, x: float, y: float, size: float, tilt: float, facing: int) -> None:
        """Where the head is, in widths of the canvas, how large, how it leans, and which way it looks (1 or -1)."""
        self.middle, self.size, self.facing = (x, y), size, facing
        self.lean = (math.cos(math.radians(tilt)), math.sin(math.radians(tilt)))

    def point(self, x: float, y: float) -> Point:
        """From the measures of the head to pixels."""
        cos, sin = self.lean
        x *= self.facing
        return (
            (self.middle[0] + self.size * (x * cos - y * sin)) * self.width,
            (self.middle[1] + self.size * (x * sin + y * cos)) * self.width,
        )

    def mask(self, points: Sequence[Point], smooth: bool = False, on_canvas: bool = False) -> Mask:
        """A shape as a mask; smooth shapes run through their points in a curve."""
        if smooth:
            points = [(float(x), float(y)) for x, y in curve([*points, points[0]], 12 * len(points))]
        image = Image.new("1", (self.width, self.height), 0)
        pixels = (
            [(x * self.width, y * self.width) for x, y in points] if on_canvas else [self.point(*p) for p in points]
        )
        ImageDraw.Draw(image).polygon(pixels, fill=1)
        return np.asarray(image)

    def disc(self, x: float, y: float, radius: float, squash: float = 1.0) -> Mask:
        turns = np.linspace(0, 2 * math.pi, 40)
        return self.mask([(x + radius * math.cos(t), y + radius * squash * math.sin(t)) for t in turns])

    def beyond(self, x0: float, y0: float, x1: float, y1: float) -> Mask:
        """The half of the canvas to the right of a line through two points of the head."""
        (ax, ay), (bx, by) = self.point(x0, y0), self.point(x1, y1)
        y, x = np.mgrid[0 : self.height, 0 : self.width]
        side = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        return np.asarray(side * self.facing < 0)

    def plane(self, mask: Mask, colour: Array, shade: Array | None = None, angle: float = 40) -> None:
        """Lay a plane; with a shade it turns into it along the angle, as if it leant away from the light."""
        rows, columns = np.flatnonzero(mask.any(axis=1)), np.flatnonzero(mask.any(axis=0))
        if not len(rows):
            return
        box = (slice(rows[0], rows[-1] + 1), slice(columns[0], columns[-1] + 1))
        inside = mask[box]
        if shade is None:
            shade = mixed(colour, pigment("#181420"), 0.16)
        ramp = gradient(inside.shape[1], inside.shape[0], angle)[..., None] ** 1.6
        lay(self.picture[box], inside.astype(np.float32), colour * (1 - ramp) + shade * ramp)
        self.angles[box][inside] = (angle + 90 + 90) % 180 - 90

    def line(self, points: Sequence[Point], width: float, colour: Array, smooth: bool = True) -> None:
        """A drawn line that swells in its middle; its width in measures of the head."""
        path = curve(points, 30 * len(points)) if smooth else np.asarray(points, dtype=np.float32)
        pixels = [self.point(float(x), float(y)) for x, y in path]
        image = Image.new("L", (self.width, self.height), 0)
        draw = ImageDraw.Draw(image)
        full = width * self.size * self.width
        for i, (one, other) in enumerate(itertools.pairwise(pixels)):
            thick = full * (0.45 + 0.55 * math.sin(math.pi * (i + 0.5) / len(pixels))) if smooth else full
            draw.line([one, other], fill=255, width=max(2, round(thick)))
            draw.ellipse(
                [other[0] - thick / 2, other[1] - thick / 2, other[0] + thick / 2, other[1] + thick / 2], fill=255
            )
        lay(self.picture, np.asarray(image, dtype=np.float32) / 255, colour)


def eye(
    e: Easel, x: float, y: float, size: float, tilt: float, gaze: Point, kind: str, iris: str, dark: Array, white: str
) -> None:
    """One eye. `gaze` moves the iris by parts of the eye's size; each kind is a way of seeing."""
    cos, sin = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))

    def at(a: float, b: float) -> Point:
        return x + size * (a * cos - b * sin), y + size * (a * sin + b * cos)

    upper = {"almond": (0.16, 0.52, 0.56, 0.26), "round": (0.5, 0.82, 0.82, 0.5), "lidded": (0.10, 0.22, 0.24, 0.14),
             "wedge": (0.20, 0.46, 0.70, 0.62)}[kind]  # fmt: skip
    lower = {"almond": 0.42, "round": 0.8, "lidded": 0.46, "wedge": 0.5}[kind]
    end = 0.98 if kind != "wedge" else 0.7
    top = [at(-1, 0.08), *(at(-0.6 + 0.4 * i, -lid) for i, lid in enumerate(upper)), at(end, -0.02)]
    bottom = [at(0.55, lower * 0.8), at(0.0, lower), at(-0.55, lower * 0.75)]
    shape = e.mask([*top, *bottom], smooth=kind != "wedge")
    socket = e.mask([at(-1.25, 0.15), at(-0.4, -1.05), at(0.7, -0.95), at(1.3, 0.05), at(0.2, 0.95)], smooth=True)
    e.plane(socket & ~shape, mixed(dark, pigment(iris), 0.35), mixed(dark, pigment(white), 0.45), 60)
    e.plane(shape, pigment(white), mixed(pigment(white), pigment(iris), 0.25), 70)
    ix, iy = at(gaze[0] * 0.55, gaze[1] * 0.34 + (0.10 if kind == "lidded" else 0))
    e.plane(e.disc(ix, iy, size * 0.46) & shape, pigment(iris), mixed(pigment(iris), dark, 0.5), 240)
    e.plane(e.disc(ix, iy, size * 0.23) & shape, dark, dark)
    e.plane(e.disc(ix - size * 0.14 * e.facing, iy - size * 0.16, size * 0.09) & shape, pigment("#fdf8ec"))
    e.line(top, size * 0.17, dark)
    e.line([top[-1], *bottom, top[0]], size * 0.05, dark)


def brow(e: Easel, x: float, y: float, size: float, tilt: float, dark: Array, weight: float = 0.2) -> None:
    """An eyebrow above the eye."""
    rise = math.tan(math.radians(tilt)) * size
    points = [
        (x - size * 1.1, y - size * 0.95 - rise),
        (x - size * 0.1, y - size * 1.38),
        (x + size * 1.2, y - size + rise),
    ]
    e.line(points, size * weight, dark)


def mouth(e: Easel, x: float, y: float, size: float, kind: str, lip: Array, dark: Array) -> None:
    """Two lips and the line between them."""
    light = mixed(lip, pigment("#fff0e0"), 0.3)
    if kind == "line":
        e.line([(x - size, y), (x, y + 0.03), (x + size, y - 0.05)], 0.055, dark)
        e.plane(e.mask([(x - size * 0.6, y + 0.06), (x, y + 0.15), (x + size * 0.6, y + 0.04)], True), light)
        return
    if kind == "teeth":
        shape = e.mask([(x - size, y - 0.08), (x, y - 0.12), (x + size, y - 0.14), (x + size * 0.9, y + 0.13), (x, y + 0.18),
                        (x - size * 0.85, y + 0.13)])  # fmt: skip
        e.plane(shape, pigment("#f1e8d2"), light)
        for i in range(-3, 4):
            e.line([(x + i * size * 0.28, y - 0.12), (x + i * size * 0.27, y + 0.15)], 0.022, dark, False)
        e.line([(x - size, y + 0.01), (x, y + 0.03), (x + size, y - 0.02)], 0.026, dark)
        return
    if kind == "open":
        e.plane(e.mask([(x - size * 0.8, y), (x, y - 0.20), (x + size * 0.8, y), (x, y + 0.24)], True), lip)
        e.plane(e.mask([(x - size * 0.5, y), (x, y - 0.11), (x + size * 0.5, y), (x, y + 0.14)], True), dark, dark)
        return
    skew = -0.10 if kind == "smirk" else 0.0
    upper = [
        (x - size, y),
        (x - size * 0.3, y - 0.13),
        (x, y - 0.08),
        (x + size * 0.3, y - 0.13 + skew / 2),
        (x + size, y + skew),
    ]
    e.plane(e.mask([*upper, (x, y + 0.03)]), lip, mixed(lip, dark, 0.4), 20)
    e.plane(e.mask([(x - size, y), (x, y + 0.03), (x + size, y + skew), (x + size * 0.3, y + 0.16), (x - size * 0.3, y + 0.17)]),
            light, lip, 60)  # fmt: skip
    e.line([(x - size * 1.05, y), (x, y + 0.03), (x + size * 1.08, y + skew * 1.2)], 0.04, dark)


def fan(
    e: Easel, x: float, y: float, radius: float, start: float, end: float, blades: int, colours: Sequence[Array]
) -> None:
    """Hair or feathers as a fan of blades around a point (degrees, clockwise from the right)."""
    edges = np.radians(np.linspace(start, end, blades + 1))
    for i in range(blades):
        long = radius * (1 + 0.09 * (i % 3 - 1))
        corner = [
            (x + long * math.cos(t), y + long * math.sin(t))
            for t in (edges[i], (edges[i] + edges[i + 1]) / 2, edges[i + 1])
        ]
        e.plane(e.mask([(x, y), *corner]), colours[i % len(colours)], angle=math.degrees(edges[i]) % 180)


def curls(e: Easel, places: Sequence[tuple[float, float, float]], colours: Sequence[Array]) -> None:
    """Round locks, each with a lighter heart."""
    for i, (x, y, radius) in enumerate(places):
        colour = colours[i % len(colours)]
        e.plane(e.disc(x, y, radius), colour, angle=60)
        e.plane(
            e.disc(x - radius * 0.15, y - radius * 0.2, radius * 0.5), mixed(colour, pigment("#fff0dc"), 0.22), colour
        )
