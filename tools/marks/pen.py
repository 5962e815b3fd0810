"""A pen on the 24-unit grid: round lines of one weight, fills and clearings, oversampled and scaled down."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from PIL import Image, ImageDraw

from tools.marks.geometry import Path, Point, circle

GRID = 24
LINE = 1.8
OVERSAMPLING = 8
SIZE = 144
# A shape in front clears this much around its line, so that overlaps stay readable at 24 px.
GAP = 1.3


class Pen:
    """One mark being drawn; white is ink, black is nothing."""

    def __init__(self, size: int = SIZE, grid: float = GRID) -> None:
        self.size = size
        self._scale = size * OVERSAMPLING / grid
        self._mask = Image.new("L", (size * OVERSAMPLING, size * OVERSAMPLING), 0)
        self._draw = ImageDraw.Draw(self._mask)

    def _put(self, points: Sequence[Point], ink: bool) -> None:
        self._draw.polygon([(x * self._scale, y * self._scale) for x, y in points], fill=255 if ink else 0)

    def fill(self, points: Sequence[Point], ink: bool = True) -> None:
        """Fill a closed shape, or clear it without ink."""
        self._put(points, ink)

    def dot(self, x: float, y: float, r: float = LINE * 0.75, ink: bool = True) -> None:
        """A filled disc."""
        cx, cy, cr = x * self._scale, y * self._scale, r * self._scale
        self._draw.ellipse((cx - cr, cy - cr, cx + cr, cy + cr), fill=255 if ink else 0)

    def line(self, points: Sequence[Point], closed: bool = False, width: float = LINE, ink: bool = True) -> None:
        """A line with round caps and joins through the points."""
        ends = list(points[1:]) + ([points[0]] if closed else [])
        half = width / 2
        for (x0, y0), (x1, y1) in zip(points, ends, strict=False):
            length = hypot(x1 - x0, y1 - y0)
            if length:
                nx, ny = (y0 - y1) / length * half, (x1 - x0) / length * half
                self._put([(x0 + nx, y0 + ny), (x1 + nx, y1 + ny), (x1 - nx, y1 - ny), (x0 - nx, y0 - ny)], ink)
        for x, y in points:
            self.dot(x, y, half, ink)

    def outline(self, points: Sequence[Point]) -> None:
        """A closed line."""
        self.line(points, closed=True)

    def ring(self, x: float, y: float, r: float) -> None:
        """A circle in line."""
        self.outline(circle(x, y, r))

    def solid(self, points: Sequence[Point], soft: float = 0.0) -> None:
        """A filled shape, its corners softened by a line that grows it by soft."""
        self.fill(points)
        if soft:
            self.line(points, closed=True, width=soft * 2)

    def clear(self, points: Sequence[Point], gap: float = GAP) -> None:
        """Clear a closed shape and a margin beyond its own line, for what will lie in front."""
        self.fill(points, ink=False)
        self.line(points, closed=True, width=LINE + 2 * gap, ink=False)

    def front(self, points: Path, gap: float = GAP) -> None:
        """An outlined shape in front of everything drawn so far."""
        self.clear(points, gap)
        self.outline(points)

    def mask(self) -> Image.Image:
        """The coverage at the final size."""
        return self._mask.resize((self.size, self.size), Image.Resampling.LANCZOS)

    def mark(self) -> Image.Image:
        """The white mark; even clear pixels are white, so that filtering never greys an edge."""
        image = Image.new("RGBA", (self.size, self.size), (255, 255, 255, 0))
        image.putalpha(self.mask())
        return image
