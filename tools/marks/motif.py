"""The app's icon and opening picture: an ivory gavel before a gilt frame on the night wall."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from tools.marks.geometry import Path, Point, circle, cubic, rect, turn
from tools.marks.pen import Pen

Colour = tuple[int, int, int]
GROUND: Colour = (43, 38, 48)
CANVAS: Colour = (27, 23, 31)
BRASS: Colour = (185, 138, 58)
LIGHT: Colour = (229, 194, 124)
SHADE: Colour = (130, 92, 36)
IVORY: Colour = (246, 238, 224)

_HEAD: Point = (10.4, 10.4)


class _Wall:
    """A picture built up in flat layers of colour on a grid whose middle stays at 12, 12."""

    def __init__(self, size: int, scale: float) -> None:
        self.image = Image.new("RGB", (size, size), GROUND)
        self._size = size
        self._grid = 24 / scale
        self._move = (self._grid - 24) / 2

    def lay(self, shape: Sequence[Point], colour: Colour, soft: float = 0.0) -> None:
        """One flat shape."""
        pen = Pen(self._size, self._grid)
        pen.solid([(x + self._move, y + self._move) for x, y in shape], soft)
        self.image.paste(colour, (0, 0), pen.mask())


def _moulding(wall: _Wall, outer: float, inner: float, tones: tuple[Colour, Colour, Colour]) -> None:
    """One mitred step of the frame; top, sides and foot each take their own tone."""
    a, b, c, d = outer, 24 - outer, inner, 24 - inner
    top, side, foot = tones
    wall.lay(rect(a, a, b, b), side)
    wall.lay([(a, a), (b, a), (d, c), (c, c)], top)
    wall.lay([(a, b), (b, b), (d, d), (c, d)], foot)


def _frame(wall: _Wall) -> None:
    """A gilt frame lit from above: the outer step catches the light, the inner one turns from it."""
    wall.lay(rect(3, 3, 21, 21), BRASS, 0.3)
    _moulding(wall, 2.8, 4.9, (LIGHT, BRASS, SHADE))
    _moulding(wall, 4.9, 5.8, (SHADE, SHADE, LIGHT))
    wall.lay(rect(5.8, 5.8, 18.2, 18.2), CANVAS)


def _gavel_parts() -> list[Path]:
    """The gavel upright, its head across: a swelling barrel, two turned ends, a handle that thickens downwards."""
    x, y = _HEAD
    half_barrel = cubic((x - 3.2, y - 2.2), (x - 1.2, y - 2.75), (x + 1.2, y - 2.75), (x + 3.2, y - 2.2))
    barrel = half_barrel + turn(half_barrel, 180, _HEAD)
    end = [(x + 4.4, y - 2.5), (x + 5.4, y - 2.3), (x + 5.4, y + 2.3), (x + 4.4, y + 2.5)]
    handle = [(x - 0.45, y), (x + 0.45, y), (x + 0.95, y + 12.2), (x - 0.95, y + 12.2)]
    parts = [handle, circle(x, y + 12.2, 0.95), barrel, end, turn(end, 180, _HEAD)]
    return [turn(part, -45, _HEAD) for part in parts]


def _gavel(wall: _Wall) -> None:
    """The gavel leaning out of the frame, with a dark edge that parts it from the gilding."""
    x, y = _HEAD
    bands = [turn(rect(x + dx - 0.6, y - 2.1, x + dx + 0.6, y + 2.1), -45, _HEAD) for dx in (-3.85, 3.85)]
    parts = _gavel_parts()
    for part in [*parts, *bands]:
        wall.lay(part, CANVAS, 0.8)
    for band in bands:
        wall.lay(band, BRASS)
    for part in parts:
        wall.lay(part, IVORY, 0.25)


def draw(size: int, scale: float) -> Image.Image:
    """The motif on its plain ground, at the given share of its full size."""
    wall = _Wall(size, scale)
    _frame(wall)
    _gavel(wall)
    return wall.image
