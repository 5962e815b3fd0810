"""Artist 2, strata: landscapes of layered haze, a horizon, one light, all of it in horizontal strokes.

A landscape is thought out as a smooth sketch (sky, light, one layer of land behind the other) and then painted over
with flat brushes, wide ones first and narrow ones where the sketch is still not met.
"""

import math
from dataclasses import dataclass, field

import numpy as np
from PIL import Image

from tools.painters.brush import Pass, overpainted
from tools.painters.canvas import (
    LONG_SIDE,
    OVERSAMPLE,
    Array,
    finished,
    generator,
    grid,
    lay,
    mixed,
    pigment,
    primed,
    relief,
    shrunk,
    smooth_noise,
    smoothstep,
    weave,
)

WIDTH, HEIGHT = LONG_SIDE, LONG_SIDE * 3 // 4
W, H = WIDTH * OVERSAMPLE, HEIGHT * OVERSAMPLE


@dataclass(frozen=True)
class View:
    """A place at an hour: colours from the zenith to the horizon, the light, and the land from far to near."""

    sky: tuple[str, ...]
    light: tuple[float, float, float, str]  # x, y, radius, colour
    land: tuple[tuple[str, float, float], ...]  # kind of ridge, its height on the canvas, its roughness
    near: str
    haze: str
    water: float = 0.0  # where a still water begins, if there is one
    glow: float = 0.6
    clouds: float = 0.0
    extra: str = ""
    tilt: float = field(default=0.0)


VIEWS = (
    View(("#2f4a6b", "#7f97a8", "#e2c9a6", "#f0b27a"), (0.66, 0.44, 0.040, "#fff3d0"),
         (("hills", 0.53, 0.05), ("hills", 0.60, 0.06), ("hills", 0.70, 0.08), ("hills", 0.84, 0.07)),
         "#1c2b3a", "#dba77c", clouds=0.5),
    View(("#0f1c33", "#223c5c", "#4e7189"), (0.30, 0.24, 0.045, "#f4efdc"),
         (("peaks", 0.50, 0.20), ("pines", 0.70, 0.05)), "#0a141f", "#57788c", water=0.74, glow=0.35),
    View(("#c9603a", "#e58f4c", "#f3c479", "#f6dca6"), (0.40, 0.52, 0.105, "#fff0bd"),
         (("dunes", 0.66, 0.05), ("dunes", 0.76, 0.09), ("dunes", 0.90, 0.12)), "#5b2330", "#e9a662", glow=0.8),
    View(("#8fa6ad", "#b9c6c4", "#dfe0d4"), (0.74, 0.36, 0.030, "#fffbe9"),
         (("hills", 0.50, 0.012),), "#5c7480", "#d8dccf", water=0.52, glow=0.5, clouds=0.8, extra="islet"),
    View(("#3a2147", "#7b3358", "#d1605a", "#f2a65e"), (0.24, 0.58, 0.055, "#ffe2a0"),
         (("mesa", 0.60, 0.12), ("mesa", 0.70, 0.16), ("hills", 0.88, 0.04)), "#1f1024", "#c95d58", clouds=0.7),
    View(("#dfe6e4", "#eef0ea", "#f5efe2"), (0.36, 0.30, 0.050, "#ffffff"),
         (("peaks", 0.50, 0.14), ("hills", 0.66, 0.05), ("pines", 0.80, 0.03), ("hills", 0.93, 0.03)),
         "#2f4659", "#e6ebe9", glow=0.4),
    View(("#123136", "#2b5d5c", "#74a08a", "#d9d6a0"), (0.62, 0.40, 0.026, "#fff8cf"),
         (("pines", 0.56, 0.04), ("pines", 0.68, 0.06), ("pines", 0.84, 0.09)), "#08191c", "#8fb295", glow=0.6),
    View(("#1a1a2b", "#2c2b44", "#5a4a63", "#b27a5e"), (0.50, 0.60, 0.018, "#ffcf87"),
         (("city", 0.62, 0.10),), "#0d0d17", "#a06c58", water=0.64, glow=0.5, clouds=0.4, extra="lamps"),
    View(("#f0d9b5", "#f2c6a0", "#e8a99a", "#c98fa2"), (0.70, 0.26, 0.075, "#fff6da"),
         (("peaks", 0.56, 0.10), ("peaks", 0.68, 0.16), ("peaks", 0.88, 0.20)), "#4f3c63", "#e5b5a4", glow=0.7),
    View(("#3d4b52", "#66757a", "#a3a898", "#d9cfa4"), (0.28, 0.46, 0.022, "#fff6c6"),
         (("hills", 0.60, 0.010), ("fields", 0.66, 0.02), ("fields", 0.78, 0.03)), "#3b3a1d", "#b8b48e",
         glow=0.9, clouds=1.4, extra="shafts"),
    View(("#0b1f2e", "#0f3a4a", "#1f6a6e", "#7fb8a0"), (0.52, 0.47, 0.034, "#f6ffe2"),
         (("hills", 0.49, 0.006),), "#06141d", "#5fa295", water=0.50, glow=0.7, clouds=0.6, extra="swell"),
    View(("#6d1f22", "#a8372a", "#d9642f", "#efa047"), (0.60, 0.34, 0.125, "#ffd873"),
         (("peaks", 0.66, 0.10), ("hills", 0.78, 0.06), ("hills", 0.92, 0.06)), "#2a0d14", "#d4602f", glow=0.6),
    View(("#c7cdd6", "#d3cfd4", "#e6d5cf", "#f3e3d0"), (0.30, 0.47, 0.028, "#fffdf2"),
         (("city", 0.60, 0.14), ("city", 0.72, 0.18), ("hills", 0.95, 0.02)), "#3a4456", "#dccfca", glow=0.8),
    View(("#251a3d", "#47306a", "#8a5a92", "#e3a4a0"), (0.76, 0.50, 0.022, "#fff0d8"),
         (("dunes", 0.56, 0.03), ("cliffs", 0.62, 0.30)), "#160f26", "#c98a9a", water=0.60, glow=0.7, clouds=0.9),
)  # fmt: skip


def ridge(kind: str, rough: float, hand: np.random.Generator) -> Array:
    """How far the land rises over its line, for every column (in heights of the canvas, up is positive)."""
    x = np.linspace(0, 1, W, dtype=np.float32)

    def swell(cell: float, octaves: int) -> Array:
        return (
            smooth_noise(W, 4, 4, hand, stretch=cell * W / 4, octaves=1)[1]
            if octaves == 1
            else sum(smooth_noise(W, 4, 4, hand, stretch=cell / 2**i * W / 4)[1] / 1.9**i for i in range(octaves))
        )  # type: ignore[return-value]

    if kind == "peaks":
        summits = [*sorted(hand.uniform(-0.1, 1.1, 4)), hand.uniform(0.25, 0.4), hand.uniform(0.6, 0.8)]
        rise = np.full(W, -0.2, dtype=np.float32)
        for i, summit in enumerate(summits):
            high = hand.uniform(0.35, 0.75) if i < 4 else hand.uniform(0.85, 1.25)
            lean = hand.uniform(1.4, 2.6)
            rise = np.maximum(rise, high - np.abs(x - summit) * np.where(x < summit, lean, lean * 1.3) * 1.9)
        return np.asarray(rough * (rise + 0.16 * swell(0.05, 4)), dtype=np.float32)
    if kind == "pines":
        rise = 0.6 * rough * swell(0.4, 2)
        for _ in range(150):
            at, tall = hand.uniform(-0.02, 1.02), rough * hand.uniform(0.5, 1.5)
            rise = np.maximum(rise, np.interp(at, x, rise) * 0.7 + tall - np.abs(x - at) * hand.uniform(5, 9))
        return np.asarray(rise, dtype=np.float32)
    if kind == "mesa":
        steps = swell(0.28, 3)
        return np.asarray(
            rough * (0.55 * np.tanh(7 * (steps - 0.1)) + 0.25 * np.tanh(9 * (steps - 0.55))), dtype=np.float32
        )
    if kind == "dunes":
        crest = np.abs(swell(0.42, 1))
        return np.asarray(rough * (1.2 * crest + 0.25 * swell(0.8, 1)), dtype=np.float32)
    if kind == "city":
        rise, at = np.zeros(W, dtype=np.float32), -0.02
        while at < 1:
            wide = hand.uniform(0.018, 0.07)
            middle = math.exp(-(((at - 0.62) / 0.26) ** 2))
            rise[(x >= at) & (x < at + wide)] = rough * (0.15 + hand.uniform(0, 0.75) * (0.35 + middle))
            at += wide * hand.uniform(0.7, 1.15)
        return rise
    if kind == "cliffs":
        return np.asarray(rough * (1 - smoothstep(0.24, 0.40, x + 0.02 * swell(0.03, 3))) * (0.8 + 0.2 * swell(0.2, 3))
                          - 0.05 * smoothstep(0.36, 0.42, x), dtype=np.float32)  # fmt: skip
    return np.asarray(rough * swell(0.3, 4), dtype=np.float32)


def sky_of(view: View, hand: np.random.Generator) -> Array:
    """The sky down to the bottom of the canvas, with its clouds and its light."""
    _x, y = grid(W, H)
    foot = view.water or min(line for _, line, _ in view.land) + 0.04
    stops = np.linspace(0, foot, len(view.sky))
    colours = np.stack([pigment(colour) for colour in view.sky])
    drift = y + 0.02 * smooth_noise(W, H, 120, hand, stretch=5)
    sky = np.stack([np.interp(drift, stops, colours[:, i]) for i in range(3)], axis=-1).astype(np.float32)
    if view.clouds:
        banks = smooth_noise(W, H, 90, hand, stretch=4.5, octaves=5)
        cover = smoothstep(0.05, 0.9, banks) * smoothstep(0.02, 0.2, y) * view.clouds * 0.6
        lay(sky, np.clip(cover, 0, 0.85), mixed(pigment(view.sky[0]), pigment(view.near), 0.25))
        lay(sky, smoothstep(0.2, 0.9, -banks) * 0.35 * view.clouds, pigment(view.light[3]))
    return sky


def shine(picture: Array, view: View, strength: float) -> None:
    """The air around the light."""
    x, y = grid(W, H)
    lx, ly, radius, colour = view.light
    away = np.hypot((x - lx), (y - ly) * 0.75)
    for reach, share in ((radius + 0.06, 0.55), (radius + 0.20, 0.40), (0.7, 0.25)):
        lay(picture, np.exp(-((away / reach) ** 2)) * share * strength, pigment(colour))


def sketch(view: View, hand: np.random.Generator) -> Array:
    """The landscape as it is meant, before any brush."""
    x, y = grid(W, H)
    lx, ly, radius, colour = view.light
    picture = sky_of(view, hand)
    shine(picture, view, view.glow)
    lay(picture, 1 - smoothstep(radius * 0.93, radius * 1.07, np.hypot(x - lx, (y - ly) * 0.75)), pigment(colour))
    if view.extra == "shafts":
        turn = np.arctan2(y - ly + 0.25, x - lx)
        beams = smoothstep(
            0.1, 0.8, np.interp(turn, np.linspace(-4, 4, 90), hand.uniform(-1, 1, 90)).astype(np.float32)
        )
        lay(picture, beams * smoothstep(ly - 0.1, ly + 0.1, y) * 0.28, pigment(colour))
    near, haze = pigment(view.near), pigment(view.haze)
    for i, (kind, line, rough) in enumerate(view.land):
        depth = (i + 1) / len(view.land) if len(view.land) > 1 else 0.75
        top = line - ridge(kind, rough, hand)[None, :]
        mask = smoothstep(-0.0012, 0.0012, y - top)
        body = mixed(haze, near, depth**1.25 * 0.98 + 0.02)
        warm = np.exp(-(((x - lx) / 0.38) ** 2)) * (1 - depth) * 0.5
        land = primed(W, H, body)
        lay(land, warm, pigment(colour))
        sink = smoothstep(0.0, 0.22, y - top) * (0.62 - 0.45 * depth)  # haze gathers at the foot of a slope
        lay(land, sink, haze)
        land *= (1 + 0.10 * smooth_noise(W, H, 26, hand, stretch=9, octaves=3))[..., None]
        rim = (1 - smoothstep(0.0, 0.016, y - top)) * np.exp(-(((x - lx) / 0.22) ** 2)) * 0.55
        lay(land, rim.astype(np.float32), pigment(colour))
        if kind == "fields":
            rows = smooth_noise(W, H, 12, hand, stretch=40)
            lay(land, smoothstep(0.1, 0.7, rows) * 0.5, pigment("#b59b3c"))
        lay(picture, mask, land)
    if view.water:
        reflect(picture, view, hand)
    return picture


def reflect(picture: Array, view: View, hand: np.random.Generator) -> None:
    """Still water: what stands above it, upside down, drawn sideways, and the light's road across it."""
    x, y = grid(W, H)
    lx, _, radius, colour = view.light
    shore = int(view.water * H)
    rows = np.clip(2 * shore - np.arange(shore, H) * 1.0, 0, H - 1)
    depth = np.linspace(0, 1, H - shore, dtype=np.float32)[:, None]
    wobble = smooth_noise(W, H - shore, 9, hand, stretch=16) * (3 + 26 * depth)
    source = np.clip(rows[:, None] + wobble, 0, shore - 1).astype(np.int32)
    mirror = picture[source, np.arange(W)[None, :]]
    water = mirror * (0.86 - 0.16 * depth[..., None]) + pigment(view.near) * (0.10 + 0.30 * depth[..., None])
    ripple = smooth_noise(W, H - shore, 7, hand, stretch=22)
    if view.extra == "swell":
        ripple = ripple + 1.1 * smooth_noise(W, H - shore, 46, hand, stretch=9)
        lay(water, smoothstep(0.35, 1.1, ripple) * (0.2 + 0.5 * depth), pigment(view.near))
    road = np.exp(-(((x[shore:] - lx) / (radius * 0.8 + 0.07 * depth)) ** 2))
    lay(water, (road * smoothstep(-0.15, 0.5, ripple) * 0.85 * (1 - 0.5 * depth)).astype(np.float32), pigment(colour))
    picture[shore:] = water
    if view.extra == "islet":
        rise = 0.055 * np.exp(-(((x - 0.27) / 0.055) ** 2)) + 0.03 * np.exp(-(((x - 0.345) / 0.03) ** 2))
        lay(picture, ((y > view.water - rise) & (y < view.water + rise * 0.7)).astype(np.float32), pigment("#37474f"))
    if view.extra == "lamps":
        for at in (0.14, 0.33, 0.42, 0.57, 0.66, 0.71, 0.86):
            lamp = np.exp(-(((x - at) / 0.004) ** 2 + ((y - view.water + 0.012) / 0.006) ** 2))
            trail = np.exp(-(((x - at) / 0.008) ** 2)) * smoothstep(view.water, view.water + 0.01, y)
            trail *= np.exp(-(y - view.water) / 0.13) * smoothstep(-0.3, 0.5, smooth_noise(W, H, 7, hand, stretch=6))
            lay(picture, np.clip(lamp + 0.8 * trail, 0, 1).astype(np.float32), pigment("#ffc873"))


PASSES: tuple[Pass, ...] = (
    (44, (320, 460, 600), 600, 0.0), (22, (160, 240, 340), 1500, 0.03), (11, (60, 100, 170), 3600, 0.04),
    (6, (26, 44, 70), 5200, 0.05),
)  # fmt: skip


def paint(number: int) -> Image.Image:
    """Painting `number` of the fourteen."""
    hand, view = generator(2, number), VIEWS[number]
    picture, heights = overpainted(sketch(view, hand), PASSES, hand)
    picture *= relief(heights, 0.16)[..., None]
    return finished(shrunk(picture, WIDTH, HEIGHT), weave(WIDTH, HEIGHT, hand), 0.016, 0.14)
