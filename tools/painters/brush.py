"""Brushes: one loaded with ink that runs dry, blots and washes, and a flat one that lays thick paint."""

import math
from collections.abc import Sequence

import numpy as np
from PIL import Image

from tools.painters.canvas import Array, Point, blurred, curve, smooth_noise, smoothstep

Knot = tuple[float, float, float]  # x, y and the width of the brush there, in units of the canvas' width


class InkSheet:
    """Paper that takes ink: what was laid is kept as optical density, so that washes darken where they cross."""

    def __init__(self, width: int, height: int, hand: np.random.Generator) -> None:
        self.width, self.height, self.hand = width, height, hand
        self.density: Array = np.zeros((height, width), dtype=np.float32)
        self.tooth = 0.5 + 0.5 * smooth_noise(width, height, 4, hand, octaves=2)

    def point(self, x: float, y: float) -> Point:
        """Both coordinates are in units of the width, so that a circle is a circle."""
        return x * self.width, y * self.width

    def stroke(self, knots: Sequence[Knot], tone: float = 1.25, dry: tuple[float, float] = (0.0, 0.5)) -> None:
        """A stroke through the knots; `dry` says how dry the brush is where it begins and where it ends."""
        path = curve(knots, 64 * len(knots)) * self.width
        steps = np.hypot(*np.diff(path[:, :2], axis=0).T)
        along = np.concatenate([[0], np.cumsum(steps)])
        length = float(along[-1])
        count = max(40, int(length / 0.6))
        at = np.linspace(0, length, count)
        x, y, width = (np.interp(at, along, path[:, i]) for i in range(3))
        width = np.maximum(width, 1.2) * (1 + 0.05 * self._wander(count, 240))
        dx, dy = np.gradient(x), np.gradient(y)
        norm = np.hypot(dx, dy) + 1e-6
        across = int(float(width.max()) / 0.62) + 6
        v = np.linspace(-1, 1, across, dtype=np.float32)[None, :]
        hairs = smooth_noise(count, across, max(1.6, across / 46), self.hand, stretch=90).T
        hairs += 0.7 * smooth_noise(count, across, max(3.0, across / 9), self.hand, stretch=40).T
        edge = smooth_noise(count, across, across * 2.0, self.hand, 160 / across).T * np.abs(v) * 0.03
        edge += smooth_noise(count, across, across * 2.0, self.hand, 4 / across).T * np.abs(v) ** 8 * 0.7 / across
        reach = v + edge
        px = x[:, None] - dy[:, None] / norm[:, None] * reach * width[:, None] / 2
        py = y[:, None] + dx[:, None] / norm[:, None] * reach * width[:, None] / 2
        column = np.clip(px, 0, self.width - 1).astype(np.int32)
        row = np.clip(py, 0, self.height - 1).astype(np.int32)
        t = np.linspace(0, 1, count, dtype=np.float32)[:, None]
        dryness = dry[0] + (dry[1] - dry[0]) * t**1.4
        lack = dryness * (0.75 + 0.55 * np.abs(v) ** 3) + dryness * 0.75 * self.tooth[row, column]
        cover = smoothstep(-0.16, 0.16, (0.62 + 0.5 * hairs - lack).astype(np.float32))
        pool = 0.88 + 0.20 * np.abs(v) ** 6 + 0.08 * hairs * (dryness + 0.2)
        inside = (px >= 0) & (px < self.width) & (py >= 0) & (py < self.height)
        layer = np.zeros(self.density.size, dtype=np.float32)
        np.maximum.at(layer, (row * self.width + column)[inside], (cover * pool * tone)[inside].astype(np.float32))
        self.density += layer.reshape(self.density.shape)

    def _wander(self, count: int, cell: int) -> Array:
        return smooth_noise(count, 4, 4, self.hand, stretch=cell / 4)[1]

    def blot(self, x: float, y: float, radius: float, tone: float = 1.2, rough: float = 0.12) -> None:
        """A drop that sank in: its rim uneven and a little darker."""
        cx, cy = self.point(x, y)
        size = radius * self.width
        reach = int(size * (1.2 + rough * 2)) + 4
        left, top = max(0, int(cx) - reach), max(0, int(cy) - reach)
        right, bottom = min(self.width, int(cx) + reach), min(self.height, int(cy) + reach)
        if right <= left or bottom <= top:
            return
        yy, xx = np.mgrid[top:bottom, left:right].astype(np.float32)
        turn = np.arctan2(yy - cy, xx - cx)
        rim = np.ones_like(turn)
        for wave in range(2, 8):
            rim += rough / wave * 1.6 * np.cos(wave * turn + self.hand.uniform(0, 6.3)) * self.hand.uniform(0.3, 1)
        away = np.hypot(xx - cx, yy - cy) / (size * rim)
        soft = 1.4 / max(size, 1.4)
        cover = 1 - smoothstep(1 - soft, 1 + soft, away.astype(np.float32))
        self.density[top:bottom, left:right] += tone * cover * (0.86 + 0.22 * np.clip(away, 0, 1) ** 5)

    def splatter(self, x: float, y: float, spread: float, count: int, size: float = 0.004, angle: float = 0.0) -> None:
        """Drops thrown from the brush, in a direction (degrees), most of them small and near."""
        turn = math.radians(angle)
        for _ in range(count):
            far, side = abs(self.hand.normal(0, spread)), self.hand.normal(0, spread * 0.35)
            radius = size * float(np.exp(self.hand.normal(-0.4, 0.75)))
            self.blot(
                x + far * math.cos(turn) - side * math.sin(turn),
                y + far * math.sin(turn) + side * math.cos(turn),
                min(radius, size * 3.2),
                tone=float(self.hand.uniform(0.6, 1.3)),
            )

    def wash(self, mask: Array, tone: float, soft: float = 6.0, cloud: float = 0.35) -> None:
        """Thin ink over an area, uneven, with a tide line where it dried."""
        edge = blurred(mask, soft)
        inner = blurred(mask, soft * 4)
        mottle = smooth_noise(self.width, self.height, self.width / 7, self.hand, octaves=4)
        ragged = smoothstep(0.35, 0.65, edge + 0.14 * mottle * (edge > 0.02))
        tide = np.clip(edge - inner, 0, 1) * ragged
        self.density += tone * ragged * (1 + cloud * mottle) + tone * 0.7 * tide

    def mist(self, mask: Array, tone: float) -> None:
        """Ink so thin that it has no edge."""
        mottle = smooth_noise(self.width, self.height, self.width / 5, self.hand, octaves=4)
        self.density += np.clip(tone * mask * (1 + 0.45 * mottle), 0, None)


def flat_brush(length: int, width: int, hand: np.random.Generator) -> tuple[Array, Array]:
    """The mark of a flat brush drawn to the right: how much it covers, and how thick the paint stands."""
    hairs = smooth_noise(length, width, 1.7, hand, stretch=length / 3.4)
    hairs = hairs + 0.5 * smooth_noise(length, width, max(2.0, width / 3), hand, stretch=length / width)
    x = np.linspace(0, 1, length, dtype=np.float32)[None, :]
    y = np.linspace(-1, 1, width, dtype=np.float32)[:, None]
    start = smoothstep(0.0, 0.07, x - 0.05 * np.abs(hairs))
    end = 1 - smoothstep(0.62, 1.0, x + 0.26 * hairs)
    side = 1 - smoothstep(0.66, 1.0, np.abs(y) + 0.12 * hairs)
    cover = start * end * side
    return cover, np.asarray(cover * (0.6 + 0.4 * hairs), dtype=np.float32)


def brushes(lengths: Sequence[int], width: int, each: int, hand: np.random.Generator) -> list[tuple[Array, Array]]:
    """A pot of brushes: some marks of every length."""
    return [flat_brush(length, width, hand) for length in lengths for _ in range(each)]


def turned(mark: tuple[Array, Array], angle: float) -> tuple[Array, Array]:
    """A mark drawn at an angle (degrees, clockwise)."""
    first, second = (
        np.asarray(Image.fromarray(part).rotate(-angle, Image.Resampling.BILINEAR, expand=True)) for part in mark
    )
    return first, second


def dab(picture: Array, heights: Array, mark: tuple[Array, Array], x: int, y: int, colour: Array, meant: Array) -> None:
    """One mark of the brush around (x, y); it stops where the sketch means quite another colour."""
    cover, thick = mark
    high, wide = cover.shape
    top, left = y - high // 2, x - wide // 2
    y0, x0 = max(0, top), max(0, left)
    y1, x1 = min(picture.shape[0], top + high), min(picture.shape[1], left + wide)
    if y1 <= y0 or x1 <= x0:
        return
    part = (slice(y0 - top, y1 - top), slice(x0 - left, x1 - left))
    here = (slice(y0, y1), slice(x0, x1))
    strange = np.abs(meant[here] - meant[y, x]).sum(axis=-1)
    covered = cover[part] * np.clip(1.75 - strange * 4.5, 0, 1)
    picture[here] += covered[..., None] * (colour - picture[here])
    heights[here] += covered * (thick[part] - heights[here])


Pass = tuple[int, tuple[int, ...], int, float]  # width of the brush, its lengths, how many marks, what is near enough


def overpainted(
    meant: Array, passes: Sequence[Pass], hand: np.random.Generator, angles: Array | None = None, shade: float = 0.016
) -> tuple[Array, Array]:
    """A sketch painted over with flat brushes, horizontally or at the angles given (degrees); also the thickness.

    Later passes leave alone what is near enough to the sketch already.
    """
    height, width = meant.shape[:2]
    picture = blurred(meant, 10)
    heights: Array = np.zeros((height, width), dtype=np.float32)
    step = 22.5
    for broad, lengths, count, tolerance in passes:
        marks = brushes(lengths, broad, 4, hand)
        turns = [0.0] if angles is None else list(np.arange(-90, 90, step))
        pots = [[turned(mark, turn + float(hand.uniform(-2.2, 2.2))) for mark in marks] for turn in turns]
        xs, ys = hand.integers(0, width, count * 2), hand.integers(0, height, count * 2)
        shades, picks = hand.normal(0, shade, (count * 2, 3)), hand.integers(0, len(marks), count * 2)
        done = 0
        for x, y, tint, pick in zip(xs, ys, shades, picks, strict=True):
            colour = meant[y, x]
            if tolerance and float(np.abs(picture[y, x] - colour).max()) < tolerance:
                continue
            pot = pots[0] if angles is None else pots[round((float(angles[y, x]) + 90) / step) % len(pots)]
            dab(picture, heights, pot[pick], int(x), int(y), colour * (1 + tint[0]) + tint * 0.5, meant)
            done += 1
            if done == count:
                break
    return picture, heights
