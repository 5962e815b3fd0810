"""Artist 4, currents: thousands of flowing lines, glowing on a dark ground, like iron filings or weather.

Each work is a field of directions, a map of where lines begin, and a map of which colour they take. The lines follow
the field; where many pass, it glows. x runs from 0 to 1.25, y from 0 to 1.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from PIL import Image

from tools.painters.canvas import (
    LONG_SIDE,
    OVERSAMPLE,
    Array,
    blurred,
    finished,
    generator,
    pigment,
    primed,
    smooth_noise,
    smoothstep,
    weave,
)

WIDTH, HEIGHT = LONG_SIDE, LONG_SIDE * 4 // 5
W, H = WIDTH * OVERSAMPLE, HEIGHT * OVERSAMPLE
X, Y = np.meshgrid(np.linspace(0, 1.25, WIDTH, dtype=np.float32), np.linspace(0, 1, HEIGHT, dtype=np.float32))


@dataclass
class Weather:
    """What a work is made of: the field, where lines start, their place in the colours (0 to 1), their number."""

    u: Array
    v: Array
    density: Array
    colour: Array
    palette: tuple[str, ...]  # the ground, then the lines from 0 to 1
    lines: int = 9000
    length: float = 0.32
    glow: float = 0.5
    exposure: float = 1.0
    void: Array | None = None  # where nothing is let through


def noise(hand: np.random.Generator, cell: float, octaves: int = 1, stretch: float = 1.0) -> Array:
    return smooth_noise(WIDTH, HEIGHT, cell * HEIGHT, hand, stretch, octaves)


def away(x: float, y: float) -> Array:
    return np.asarray(np.hypot(X - x, Y - y), dtype=np.float32)


def blob(x: float, y: float, reach: float, squash: float = 1.0) -> Array:
    return np.asarray(np.exp(-((X - x) ** 2 + ((Y - y) / squash) ** 2) / reach**2), dtype=np.float32)


def pole(x: float, y: float, charge: float) -> tuple[Array, Array]:
    """A source (or with a negative charge a sink) of lines."""
    far = (X - x) ** 2 + (Y - y) ** 2 + 1e-4
    return charge * (X - x) / far, charge * (Y - y) / far


def swirl(x: float, y: float, strength: float, reach: float, inward: float = 0.0) -> tuple[Array, Array]:
    """A vortex, strongest at its reach; `inward` draws the lines toward its eye."""
    far = away(x, y) + 1e-3
    force = strength * (far / reach) * np.exp(0.5 - 0.5 * (far / reach) ** 2) / far
    return (-(Y - y) - inward * (X - x)) * force, ((X - x) - inward * (Y - y)) * force


def along(stream: Array) -> tuple[Array, Array]:
    """Flow along the contours of a height map: it never piles up."""
    dy, dx = np.gradient(stream)
    return np.asarray(dy * HEIGHT, dtype=np.float32), np.asarray(-dx * HEIGHT, dtype=np.float32)


def total(*flows: tuple[Array, Array]) -> tuple[Array, Array]:
    return sum(flow[0] for flow in flows), sum(flow[1] for flow in flows)  # type: ignore[return-value]


def steady(u: float, v: float) -> tuple[Array, Array]:
    return np.full_like(X, u), np.full_like(X, v)


def filings(hand: np.random.Generator) -> Weather:
    u, v = total(pole(0.40, 0.56, 1), pole(0.88, 0.42, -1))
    near = np.minimum(away(0.40, 0.56), away(0.88, 0.42))
    density = np.exp(-near / 0.26) + 0.10
    return Weather(
        u, v, density, np.clip(near / 0.55, 0, 1), ("#0c0d12", "#fff1d0", "#f0a24a", "#b8482f", "#4a3a4f"), 12000, 0.17
    )


def cyclone(hand: np.random.Generator) -> Weather:
    u, v = total(swirl(0.74, 0.46, 1.0, 0.34, 0.22), along(0.010 * noise(hand, 0.16, 3)))
    far = away(0.74, 0.46)
    arms = 0.5 + 0.5 * np.cos(2 * np.arctan2(Y - 0.46, X - 0.74) - 7.5 * np.log(far + 0.05))
    density = (0.06 + arms**2) * np.exp(-far / 0.42) * smoothstep(0.035, 0.08, far)
    return Weather(u, v, density, np.clip(far / 0.7 + 0.12 * noise(hand, 0.2), 0, 1),
                   ("#071018", "#f6fbf4", "#9fd4d8", "#3f86a8", "#1d3f6a"), 11000, 0.36, void=smoothstep(0.02, 0.04, far))  # fmt: skip


def jet(hand: np.random.Generator) -> Weather:
    wave = Y - 0.5 - 0.13 * np.sin(4.6 * X + 0.6) - 0.05 * np.sin(9 * X)
    stream = 0.35 * np.tanh(wave / 0.12) + 0.16 * Y + 0.05 * noise(hand, 0.3, 3)
    u, v = along(stream)
    density = np.exp(-((wave / 0.11) ** 2)) + 0.10 + 0.5 * np.exp(-(((wave - 0.26) / 0.05) ** 2))
    return Weather(
        u,
        v,
        density,
        np.clip(0.5 + wave * 1.4, 0, 1),
        ("#120a18", "#5a2f8a", "#e0457a", "#ffd08a", "#e0457a", "#3a2f8a"),
        9000,
        0.5,
    )


def aurora(hand: np.random.Generator) -> Weather:
    fold = 0.62 + 0.16 * np.sin(3.4 * X + 0.4) + 0.07 * np.sin(8.3 * X + 2)
    lean = 0.22 * np.sin(2.4 * X + 1)
    rise = fold - Y
    density = np.where(rise > 0, np.exp(-rise / 0.20), np.exp(rise / 0.012)) * (
        0.35 + np.clip(noise(hand, 0.035, 2, 0.6), 0, 1)
    )
    low = np.exp(-(((Y - 0.93) / 0.025) ** 2)) * 0.22
    u = np.where(Y > 0.86, 1.0, lean)
    v = np.where(Y > 0.86, 0.03 * np.sin(20 * X), -1.0)
    return Weather(u.astype(np.float32), v.astype(np.float32), (density + low).astype(np.float32), np.clip(rise / 0.5, 0, 1),
                   ("#060b16", "#d8ffd0", "#4fe0a0", "#2a8f9a", "#5a3a9a"), 11000, 0.20, 0.8)  # fmt: skip


def delta(hand: np.random.Generator) -> Weather:
    ridge = noise(hand, 0.22, 3)
    u, v = total(steady(0.25, 1.0), along(0.16 * ridge), ((X - 0.42) * 1.1 * Y, 0 * X))
    density = np.exp(-(((X - 0.42) / (0.05 + 0.42 * Y)) ** 2)) * (0.12 + smoothstep(-0.2, 0.5, noise(hand, 0.1, 2)))
    return Weather(
        u,
        v,
        density,
        np.clip(Y + 0.2 * noise(hand, 0.15), 0, 1),
        ("#0f1210", "#f4efc9", "#c9b458", "#5f9a6a", "#1f5a66"),
        9000,
        0.45,
    )


def planet(hand: np.random.Generator) -> Weather:
    cx, cy, radius = 0.70, 0.50, 0.37
    far = away(cx, cy) / radius
    tall = (Y - cy) / radius
    bands = np.sin(9 * tall + 1.2 * noise(hand, 0.3, 2))
    u, v = total(
        (1.0 + 0.7 * bands, 0.35 * (X - cx) * tall), swirl(0.78, 0.60, 2.4, 0.06), along(0.020 * noise(hand, 0.09, 3))
    )
    ring = np.hypot((X - cx) * 0.98 + (Y - cy) * 0.24, ((Y - cy) - (X - cx) * 0.24) * 4.6) / radius
    around = np.exp(-(((ring - 1.52) / 0.10) ** 2)) + 0.5 * np.exp(-(((ring - 1.78) / 0.04) ** 2))
    outside = (far > 1.0) | ((tall - (X - cx) * 0.24 / radius > 0.12) & (around > 0.3))
    ru, rv = along(-ring.astype(np.float32))
    u, v = np.where(outside, ru, u), np.where(outside, rv, v)
    ball = smoothstep(-0.05, 0.9, 0.75 - 0.55 * (X - cx) / radius - 0.55 * tall) * (far < 1)
    density = np.where(outside, around * 0.62, ball * (0.5 + 0.5 * bands**2)) + 0.004
    return Weather(u.astype(np.float32), v.astype(np.float32), density.astype(np.float32), np.clip(0.5 + 0.42 * bands + 0.3 * outside, 0, 1),
                   ("#0a0a12", "#ffe9c4", "#e89a58", "#a8483f", "#6a7a9a"), 13000, 0.13, 0.4)  # fmt: skip


def whorl(hand: np.random.Generator) -> Weather:
    bent = np.hypot((X - 0.52) * 0.9 + 0.12 * noise(hand, 0.5), (Y - 0.52) * 1.15 + 0.10 * noise(hand, 0.4))
    u, v = along(bent.astype(np.float32) + 0.10 * X)
    ridges = 0.5 + 0.5 * np.cos(bent * 95)
    density = ridges**3 * np.exp(-((bent / 0.46) ** 4)) + 0.01
    return Weather(
        u,
        v,
        density,
        np.clip(bent / 0.5, 0, 1),
        ("#14100e", "#fff3e0", "#e8b890", "#c4683f", "#7a2f2f"),
        9500,
        0.16,
        0.35,
    )


def murmuration(hand: np.random.Generator) -> Weather:
    u, v = total(along(0.22 * noise(hand, 0.42, 2)), steady(0.35, -0.12))
    swarm = blob(0.42, 0.40, 0.24, 0.7) + 0.9 * blob(0.80, 0.58, 0.22, 0.6) + 0.45 * blob(1.05, 0.32, 0.12)
    density = swarm * (0.1 + smoothstep(-0.3, 0.7, noise(hand, 0.12, 3))) + 0.012
    return Weather(
        u,
        v,
        density,
        np.clip(0.9 - swarm + 0.2 * noise(hand, 0.2), 0, 1),
        ("#0b0f1c", "#fff4dc", "#f2c14a", "#6f8ac0", "#2a3a78"),
        11000,
        0.20,
    )


def flare(hand: np.random.Generator) -> Weather:
    sx, sy = 0.10, 1.06
    far = away(sx, sy)
    turn = np.arctan2(Y - sy, X - sx)
    u, v = total(
        pole(sx, sy, 0.55), pole(0.50, 0.60, 0.20), pole(0.72, 0.78, -0.24), along(0.06 * noise(hand, 0.25, 3))
    )
    tongues = 0.5 + 0.5 * np.sin(turn * 17 + 2.5 * noise(hand, 0.3))
    density = np.exp(-np.abs(far - 0.44) / (0.05 + 0.24 * tongues)) * (far > 0.42) + 1.1 * blob(0.60, 0.68, 0.15) + 0.01
    return Weather(u, v, density.astype(np.float32), np.clip((far - 0.40) / 0.75, 0, 1),
                   ("#100608", "#fff6c8", "#ffc04a", "#e8562a", "#7a1a3a"), 11000, 0.26, 0.9, void=smoothstep(0.415, 0.425, far))  # fmt: skip


def stone(hand: np.random.Generator) -> Weather:
    u, v = steady(1.0, -0.10)
    clear = np.ones_like(X)
    for cx, cy, radius in ((0.44, 0.54, 0.185), (0.92, 0.36, 0.07)):
        far = (X - cx) ** 2 + (Y - cy) ** 2 + 1e-5
        pull = radius**2 / far**2
        u = u - pull * ((X - cx) ** 2 - (Y - cy) ** 2)
        v = v - pull * 2 * (X - cx) * (Y - cy)
        clear = clear * smoothstep(radius * 0.99, radius * 1.02, np.sqrt(far))
    wake = smoothstep(0.55, 0.9, X) * np.exp(-(((Y - 0.52) / 0.16) ** 2))
    wu, wv = along(0.11 * noise(hand, 0.10, 3))
    density = (
        0.10 + 1.3 * np.exp(-((np.abs(away(0.44, 0.54) - 0.20) / 0.05) ** 2)) + 0.7 * np.exp(-(((Y - 0.5) / 0.22) ** 2))
    )
    return Weather(u + wake * wu, v + wake * wv, density, np.clip(0.15 + 1.4 * np.abs(Y - 0.53) + 0.15 * noise(hand, 0.1), 0, 1),
                   ("#07131a", "#f2fff6", "#8fe0c8", "#2f90a0", "#1a4a7a"), 10000, 0.42, void=clear.astype(np.float32))  # fmt: skip


def duel(hand: np.random.Generator) -> Weather:
    u, v = total(
        swirl(0.42, 0.44, 1.0, 0.20, 0.10), swirl(0.86, 0.60, -0.8, 0.15, 0.10), along(0.008 * noise(hand, 0.2, 2))
    )
    a, b = away(0.42, 0.44), away(0.86, 0.60)
    density = np.exp(-a / 0.20) + np.exp(-b / 0.15) + 0.02
    return Weather(
        u,
        v,
        density,
        np.clip(0.5 + 0.9 * (a - b), 0, 1),
        ("#0d0b14", "#ff9a5a", "#e04a4a", "#6a4a9a", "#3f8ad0", "#9fe0f0"),
        11000,
        0.34,
    )


def wheat(hand: np.random.Generator) -> Weather:
    gust = noise(hand, 0.30, 2)
    u = 0.55 + 0.9 * smoothstep(-0.5, 0.8, gust)
    v = -(1.15 - 0.9 * (1 - Y))
    crest = 0.34 + 0.05 * np.sin(4 * X + 1) + 0.02 * noise(hand, 0.2)
    density = smoothstep(0.0, 0.06, (Y - crest).astype(np.float32)) * (
        0.15 + smoothstep(-0.4, 0.8, noise(hand, 0.12, 2))
    )
    sun = np.exp(-((np.abs(away(0.90, 0.18) - 0.07) / 0.006) ** 2)) * 1.2
    u = np.where(crest > Y, -(Y - 0.18), u)
    v = np.where(crest > Y, X - 0.90, v)
    return Weather(u.astype(np.float32), v.astype(np.float32), (density + sun).astype(np.float32), np.clip(0.25 + 0.5 * gust + 0.25 * Y, 0, 1),
                   ("#141008", "#fff0b0", "#e8bc4a", "#a87a2a", "#4f5a2a"), 12000, 0.12, 0.4)  # fmt: skip


def moth(hand: np.random.Generator) -> Weather:
    mx = np.abs(X - 0.625)
    far = np.hypot(mx, Y - 0.56)
    turn = np.arctan2(Y - 0.56, mx + 1e-4)
    wing = 0.44 * np.abs(np.cos(1.55 * turn + 0.55)) ** 0.7 + 0.05
    inside = smoothstep(0.0, 0.05, (wing - far).astype(np.float32))
    side = np.where(X < 0.625, -1.0, 1.0)
    u = side * (np.cos(turn) + 0.5 * np.sin(3 * turn)) + 0.2 * noise(hand, 0.2, 2)
    v = np.sin(turn) - 0.35 * np.cos(2 * turn) + 0.1 * noise(hand, 0.2, 2)
    eye = np.abs(np.hypot(mx - 0.25, Y - 0.44) - 0.055)
    ring = np.exp(-((eye / 0.016) ** 2))
    density = inside * (0.25 + np.exp(-far / 0.16)) + ring * 1.2 + 0.006
    return Weather(u.astype(np.float32), v.astype(np.float32), density.astype(np.float32), np.clip(far / 0.45 - 0.5 * ring, 0, 1),
                   ("#0c0a10", "#fff0d8", "#d9a07a", "#8a5a8a", "#3a4a8a"), 11000, 0.12, 0.4)  # fmt: skip


def medusa(hand: np.random.Generator) -> Weather:
    cx, cy = 0.56, 0.36
    bell = np.hypot((X - cx), (Y - cy) * 1.25) / 0.25
    dome = (bell < 1.0) & (cy + 0.07 > Y)
    du, dv = along(bell.astype(np.float32))
    u = np.where(dome, du, 0.22 * np.sin(9 * Y + 3 * X) + 0.4 * noise(hand, 0.25))
    v = np.where(dome, dv, 1.0)
    rim = np.exp(-(((Y - cy - 0.06) / 0.02) ** 2)) * (np.abs(X - cx) < 0.235)
    tail = (
        smoothstep(cy + 0.03, cy + 0.08, Y)
        * np.exp(-(((X - cx - 0.04 * np.sin(8 * Y)) / 0.16) ** 2))
        * np.exp(-(Y - cy) / 0.36)
    )
    strands = 0.1 + smoothstep(0.1, 0.8, np.sin(X * 120 + 3 * noise(hand, 0.2)).astype(np.float32))
    density = dome * bell**3 * 1.1 + rim * 1.4 + 0.8 * tail * strands + 0.012 * smoothstep(0, 1, 1 - Y)
    return Weather(u.astype(np.float32), v.astype(np.float32), density.astype(np.float32), np.clip((Y - 0.1) * 1.05, 0, 1),
                   ("#060a18", "#ffd8e8", "#f08ac0", "#7a6ae0", "#2a4a9a"), 10000, 0.24, 0.9)  # fmt: skip


def council(hand: np.random.Generator) -> Weather:
    poles = (
        (0.24, 0.28, 0.9),
        (0.60, 0.20, -0.7),
        (1.00, 0.34, 1.0),
        (0.36, 0.74, -1.1),
        (0.80, 0.72, -0.8),
        (1.10, 0.80, 0.5),
    )
    u, v = total(*(pole(*each) for each in poles))
    near = np.minimum.reduce([away(x, y) for x, y, _ in poles])
    sign = np.clip(0.5 + 0.16 * sum(charge * blob(x, y, 0.26) * 3 for x, y, charge in poles), 0, 1)
    density = np.exp(-near / 0.14) + 0.05
    return Weather(
        u, v, density, sign.astype(np.float32), ("#0a0c10", "#58d0e0", "#d8f0e8", "#fff2d8", "#ff6a3a"), 12000, 0.15
    )


def smoke(hand: np.random.Generator) -> Weather:
    rise = np.clip(1 - Y, 0, 1)
    middle = 0.50 + 0.09 * np.sin(5 * rise) * rise * 1.6
    wide = 0.020 + 0.30 * rise**1.7
    u, v = total((0.45 * np.cos(5 * rise) * rise, -np.ones_like(X)), along(0.42 * rise**1.3 * noise(hand, 0.20, 3)))
    density = np.exp(-(((X - middle) / wide) ** 2)) * (0.15 + 0.85 * smoothstep(-0.5, 0.6, noise(hand, 0.09, 2)) ** 1.5)
    return Weather(u, v, density.astype(np.float32) * (0.3 + rise), np.clip(rise + 0.15 * noise(hand, 0.1), 0, 1),
                   ("#0b0d0e", "#ff8a3a", "#ffe0b0", "#b8c8c4", "#4f6a7a"), 9000, 0.26)  # fmt: skip


WORKS: tuple[Callable[[np.random.Generator], Weather], ...] = (
    filings, cyclone, jet, aurora, delta, planet, whorl, murmuration, flare, stone, duel, wheat, moth, medusa, council, smoke,
)  # fmt: skip


def trace(weather: Weather, hand: np.random.Generator) -> Array:
    """Let the lines run; gives how much light of each colour fell on each point."""
    norm = np.hypot(weather.u, weather.v) + 1e-6
    u, v = weather.u / norm, weather.v / norm
    chances = np.clip(weather.density, 0, None).astype(np.float64).ravel()
    starts = hand.choice(chances.size, weather.lines, p=chances / chances.sum())
    x = (starts % WIDTH + hand.uniform(0, 1, weather.lines)) * OVERSAMPLE
    y = (starts // WIDTH + hand.uniform(0, 1, weather.lines)) * OVERSAMPLE
    steps = weather.length * H / 0.9 * np.clip(hand.lognormal(-0.15, 0.45, weather.lines), 0.2, 1.8)
    force = np.clip(hand.lognormal(-0.7, 1.1, weather.lines), 0.04, 9).astype(np.float32)
    tint = np.clip(weather.colour.ravel()[starts] + hand.normal(0, 0.06, weather.lines), 0, 1)
    ramp = np.stack([pigment(colour) for colour in weather.palette[1:]]) ** 2.0
    stops = np.linspace(0, 1, len(ramp))
    hues = np.stack([np.interp(tint, stops, ramp[:, i]) for i in range(3)], axis=-1) * force[:, None]
    light = np.zeros((3, W * H), dtype=np.float64)
    # Walk from the middle of each line both ways, so that a line belongs where its seed was sown.
    for way in (0.9, -0.9):
        px, py, alive = x.copy(), y.copy(), np.arange(weather.lines)
        places, falls, whose = [], [], []
        for step in range(int(steps.max() / 2)):
            ax, ay = px[alive], py[alive]
            alive = alive[(steps[alive] > 2 * step) & (ax >= 0) & (ax < W) & (ay >= 0) & (ay < H)]
            column, row = px[alive].astype(np.int32), py[alive].astype(np.int32)
            places.append(row * W + column)
            falls.append(1 - (2 * step / steps[alive]) ** 2)
            whose.append(alive)
            here = (row // OVERSAMPLE, column // OVERSAMPLE)
            px[alive] += way * u[here]
            py[alive] += way * v[here]
        place, fall, line = np.concatenate(places), np.concatenate(falls), np.concatenate(whose)
        for i in range(3):
            light[i] += np.bincount(place, hues[line, i] * fall, W * H)
    return np.asarray(light.T.reshape(H, W, 3), dtype=np.float32)


def paint(number: int) -> Image.Image:
    """Painting `number` of the sixteen."""
    hand = generator(4, number)
    weather = WORKS[number](hand)
    light = trace(weather, hand)
    ground = primed(WIDTH, HEIGHT, pigment(weather.palette[0]))
    ground *= (1 + 0.35 * smooth_noise(WIDTH, HEIGHT, 200, hand, octaves=3))[..., None]
    small = np.asarray(light.reshape(HEIGHT, OVERSAMPLE, WIDTH, OVERSAMPLE, 3).mean(axis=(1, 3)), dtype=np.float32)
    bright = small.mean(axis=-1)
    small *= weather.exposure / float(np.percentile(blurred(bright, 4), 95))
    around = blurred(small.mean(axis=-1), 9)
    # Where many lines crowd, the eye adapts: each keeps its contrast with its neighbours.
    drawn = np.clip(small * (0.75 / (0.55 + around))[..., None], 0, None)
    drawn += weather.glow * np.clip(blurred(drawn, 6) * 0.22 + blurred(drawn, 28) * 0.22, 0, None)
    if weather.void is not None:
        drawn *= weather.void[..., None]
    peak = drawn.max(axis=-1, keepdims=True) + 1e-6
    shown = np.sqrt(np.clip(drawn / peak * (1 - np.exp(-peak)), 0, 1))
    picture = 1 - (1 - ground) * (1 - shown)
    return finished(picture, weave(WIDTH, HEIGHT, hand), 0.02, 0.16)
