"""Points and paths on the 24-unit grid: y grows downwards, angles are degrees clockwise from three o'clock."""

from __future__ import annotations

from collections.abc import Sequence
from math import acos, cos, hypot, pi, radians, sin, tan

Point = tuple[float, float]
Path = list[Point]


def arc(cx: float, cy: float, r: float, start: float, end: float, ry: float | None = None) -> Path:
    """An arc from one angle to another; with ry, part of an ellipse."""
    steps = max(8, int(abs(end - start) / 3))
    angles = [radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(cx + r * cos(a), cy + (r if ry is None else ry) * sin(a)) for a in angles]


def circle(cx: float, cy: float, r: float, ry: float | None = None) -> Path:
    """A closed circle or ellipse, its last point not repeated."""
    return arc(cx, cy, r, 0, 360, ry)[:-1]


def cubic(a: Point, b: Point, c: Point, d: Point, steps: int = 40) -> Path:
    """A Bezier curve from a to d, drawn towards b and c."""
    path: Path = []
    for i in range(steps + 1):
        t = i / steps
        u = 1 - t
        w = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        path.append(
            (
                w[0] * a[0] + w[1] * b[0] + w[2] * c[0] + w[3] * d[0],
                w[0] * a[1] + w[1] * b[1] + w[2] * c[1] + w[3] * d[1],
            )
        )
    return path


def _fillet(before: Point, corner: Point, after: Point, radius: float) -> Path:
    """The arc that rounds one corner, never eating more than half of either side."""
    ax, ay = before[0] - corner[0], before[1] - corner[1]
    bx, by = after[0] - corner[0], after[1] - corner[1]
    la, lb = hypot(ax, ay), hypot(bx, by)
    ux, uy, vx, vy = ax / la, ay / la, bx / lb, by / lb
    half = _angle(ux * vx + uy * vy) / 2
    if half < 0.01 or half > pi / 2 - 0.01:
        return [corner]
    reach = min(radius / tan(half), la / 2, lb / 2)
    p: Point = (corner[0] + ux * reach, corner[1] + uy * reach)
    q: Point = (corner[0] + vx * reach, corner[1] + vy * reach)
    # The handle length that makes a cubic hug the true arc of this opening.
    k = 4 / 3 * tan((pi / 2 - half) / 2) * tan(half) * reach
    return cubic(p, (p[0] - ux * k, p[1] - uy * k), (q[0] - vx * k, q[1] - vy * k), q, 16)


def _angle(cosine: float) -> float:
    """The angle of a cosine that rounding may have pushed past one."""
    return acos(max(-1.0, min(1.0, cosine)))


def rounded(points: Sequence[Point], radius: float, closed: bool = True) -> Path:
    """The polygon or polyline with its corners rounded."""
    n = len(points)
    path: Path = []
    for i, corner in enumerate(points):
        if not closed and i in (0, n - 1):
            path.append(corner)
        else:
            path += _fillet(points[i - 1], corner, points[(i + 1) % n], radius)
    return path


def rect(x0: float, y0: float, x1: float, y1: float, radius: float = 0.0) -> Path:
    """A rectangle, its corners rounded if asked."""
    corners: Path = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    return rounded(corners, radius) if radius else corners


def turn(points: Sequence[Point], degrees: float, about: Point = (12.0, 12.0)) -> Path:
    """The points turned clockwise about a centre."""
    c, s = cos(radians(degrees)), sin(radians(degrees))
    return [
        (about[0] + (x - about[0]) * c - (y - about[1]) * s, about[1] + (x - about[0]) * s + (y - about[1]) * c)
        for x, y in points
    ]


def shift(points: Sequence[Point], dx: float, dy: float) -> Path:
    """The points moved."""
    return [(x + dx, y + dy) for x, y in points]


def mirror(points: Sequence[Point], axis: float = 12.0) -> Path:
    """The points mirrored left to right about a vertical axis."""
    return [(2 * axis - x, y) for x, y in points]
