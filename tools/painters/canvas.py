"""What every painter shares: a primed canvas, smooth noise, masks, gradients, and the surface put on last.

A picture is an array of height x width x 3 floats from 0 to 1. Points are given in units of the canvas, (0, 0) at the
top left and (1, 1) at the bottom right, so that a composition does not know how many pixels it has.
"""

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

Array = NDArray[np.float32]
Point = tuple[float, float]

LONG_SIDE = 720
OVERSAMPLE = 2


def generator(artist: int, number: int, salt: int = 0) -> np.random.Generator:
    """The hand of a painting: always the same for the same painting."""
    return np.random.default_rng([1907, artist, number, salt])


def pigment(colour: str) -> Array:
    """`#rrggbb` as three floats."""
    return np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)], dtype=np.float32)


def mixed(one: Array, other: Array, share: float) -> Array:
    """Two colours (or pictures) mixed; `share` is that of the other."""
    return np.asarray(one * (1 - share) + other * share, dtype=np.float32)


def primed(width: int, height: int, colour: Array) -> Array:
    """A canvas in one colour."""
    return np.broadcast_to(colour, (height, width, 3)).astype(np.float32).copy()


def smoothstep(low: float, high: float, value: Array) -> Array:
    """0 below low, 1 above high, and a soft curve between."""
    share = np.clip((value - low) / (high - low), 0, 1)
    return np.asarray(share * share * (3 - 2 * share), dtype=np.float32)


def resized(values: Array, width: int, height: int) -> Array:
    """One channel stretched to another size, smoothly."""
    image = Image.fromarray(values.astype(np.float32))
    return np.asarray(image.resize((width, height), Image.Resampling.BICUBIC), dtype=np.float32)


def smooth_noise(
    width: int, height: int, cell: float, hand: np.random.Generator, stretch: float = 1.0, octaves: int = 1
) -> Array:
    """Soft noise around 0, about -1 to 1; cells of so many pixels, `stretch` times wider than high."""
    total = np.zeros((height, width), dtype=np.float32)
    weight, weights = 1.0, 0.0
    for _ in range(octaves):
        columns = max(2, math.ceil(width / (cell * stretch)) + 2)
        rows = max(2, math.ceil(height / cell) + 2)
        total += weight * resized(hand.uniform(-1, 1, (rows, columns)), width, height)
        weights += weight * weight
        weight, cell = weight / 2, max(cell / 2, 1.0)
    return np.asarray(total / math.sqrt(weights), dtype=np.float32)


def box_blurred(values: Array, radius: int, axis: int) -> Array:
    """A running mean along one axis."""
    pad = [(0, 0)] * values.ndim
    pad[axis] = (radius + 1, radius)
    sums = np.cumsum(np.pad(values, pad, mode="edge"), axis=axis, dtype=np.float64)
    size, span = values.shape[axis], 2 * radius + 1
    means = (sums.take(np.arange(span, span + size), axis) - sums.take(np.arange(size), axis)) / span
    return np.asarray(means, dtype=np.float32)


def blurred(values: Array, radius: float) -> Array:
    """One channel or a picture, out of focus, in floats: Pillow's 8 bits would band a glow.

    Wide blurs are made on a small copy, where nobody can tell the difference.
    """
    if values.ndim == 3:
        return np.stack([blurred(values[..., i], radius) for i in range(3)], axis=-1)
    height, width = values.shape
    shrink = max(1, int(radius // 4))
    if shrink > 1:
        image = Image.fromarray(values.astype(np.float32))
        image = image.resize((max(4, width // shrink), max(4, height // shrink)), Image.Resampling.BOX)
        values = np.asarray(image, dtype=np.float32)
    step = max(1, round(radius / shrink))
    for _ in range(2):  # twice a running mean is near enough to a lens
        values = box_blurred(box_blurred(values, step, 0), step, 1)
    return resized(values, width, height) if shrink > 1 else values


def grid(width: int, height: int) -> tuple[Array, Array]:
    """The x and the y of every pixel, in units of the canvas."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    return (x + 0.5) / width, (y + 0.5) / height


def gradient(width: int, height: int, angle: float) -> Array:
    """0 to 1 across the canvas in a direction (degrees, 0 to the right, 90 downward)."""
    x, y = grid(width, height)
    turn = math.radians(angle)
    ramp = x * math.cos(turn) + y * math.sin(turn)
    return np.asarray((ramp - ramp.min()) / (ramp.max() - ramp.min()), dtype=np.float32)


def polygon_mask(width: int, height: int, points: Sequence[Point]) -> Array:
    """1 inside the polygon, 0 outside."""
    image = Image.new("L", (width, height), 0)
    ImageDraw.Draw(image).polygon([(x * width, y * height) for x, y in points], fill=255)
    return np.asarray(image, dtype=np.float32) / 255


def lay(picture: Array, mask: Array, colour: Array) -> None:
    """Lay a colour (or another picture) over a picture where the mask is, in place."""
    picture += mask[..., None] * (colour - picture)


def curve(points: Sequence[tuple[float, ...]], samples: int) -> Array:
    """A smooth path through the points (Catmull-Rom), in as many dimensions as they have."""
    knots = np.asarray(points, dtype=np.float64)
    knots = np.vstack([2 * knots[0] - knots[1], knots, 2 * knots[-1] - knots[-2]])
    spans = len(knots) - 3
    at = np.linspace(0, spans - 1e-6, samples)
    span = at.astype(int)
    t = (at - span)[:, None]
    a, b, c, d = (knots[span + i] for i in range(4))
    path = 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
    return np.asarray(path, dtype=np.float32)


def grain(width: int, height: int, angle: float, hand: np.random.Generator, fine: float = 2.0) -> Array:
    """The hairs of a wide brush drawn across in one direction, about -1 to 1."""
    side = int(math.hypot(width, height)) + 4
    hairs = smooth_noise(side, side, fine, hand, stretch=60) + 0.6 * smooth_noise(side, side, fine * 5, hand, 24)
    turned = Image.fromarray(hairs).rotate(-angle, Image.Resampling.BILINEAR)
    left, top = (side - width) // 2, (side - height) // 2
    return np.asarray(turned, dtype=np.float32)[top : top + height, left : left + width]


def weave(width: int, height: int, hand: np.random.Generator) -> Array:
    """Linen: two sets of uneven threads, about -1 to 1."""
    x, y = np.meshgrid(np.arange(width, dtype=np.float32), np.arange(height, dtype=np.float32))
    bend = smooth_noise(width, height, 90, hand)
    warp = np.sin(x * 2.05 + 1.5 * bend) * np.cos(y * 1.03)
    weft = np.sin(y * 2.05 - 1.5 * bend) * np.cos(x * 1.03)
    threads = warp + weft + 0.8 * smooth_noise(width, height, 1.6, hand, stretch=7)
    return np.asarray(0.5 * threads + 0.3 * smooth_noise(width, height, 40, hand), dtype=np.float32)


def tooth(width: int, height: int, hand: np.random.Generator) -> Array:
    """Paper: fine grain, a few long fibres, clouds in the pulp; about -1 to 1."""
    fine = smooth_noise(width, height, 2.2, hand)
    fibres = smooth_noise(width, height, 2, hand, stretch=14) * smooth_noise(width, height, 60, hand)
    return np.asarray(0.6 * fine + 0.5 * fibres + 0.35 * smooth_noise(width, height, 120, hand), dtype=np.float32)


def relief(height_map: Array, strength: float) -> Array:
    """Light from the upper left on thick paint: a factor around 1."""
    slope = np.zeros_like(height_map)
    slope[1:, 1:] = height_map[1:, 1:] - height_map[:-1, :-1]
    return np.asarray(1 + np.clip(slope * strength, -0.25, 0.25), dtype=np.float32)


def vignette(width: int, height: int, strength: float) -> Array:
    """A little darker toward the corners: a factor."""
    x, y = grid(width, height)
    away = ((x - 0.5) ** 2 + (y - 0.5) ** 2) / 0.5
    return np.asarray(1 - strength * smoothstep(0.25, 1.1, away), dtype=np.float32)


def to_image(picture: Array) -> Image.Image:
    """The array as an image of the same size."""
    return Image.fromarray((np.clip(picture, 0, 1) * 255 + 0.5).astype(np.uint8))


def shrunk(picture: Array, width: int, height: int) -> Array:
    """A picture drawn large, at its final size, edges smooth."""
    image = to_image(picture).resize((width, height), Image.Resampling.LANCZOS)
    return np.asarray(image, dtype=np.float32) / 255


def finished(picture: Array, surface: Array, surface_strength: float, vignette_strength: float) -> Image.Image:
    """Surface and vignette on the picture at its final size, then as an image."""
    height, width = picture.shape[:2]
    light = (1 + surface_strength * surface) * vignette(width, height, vignette_strength)
    return to_image(picture * light[..., None])
