"""Artist 1, ink: a few calligraphic strokes and dots on much pale paper, a brush that runs dry, a small red seal.

Coordinates are in units of the sheet's width: x from 0 to 1, y from 0 to 4/3.
"""

import math
from collections.abc import Callable

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from tools.painters.brush import InkSheet, Knot
from tools.painters.canvas import (
    LONG_SIDE,
    OVERSAMPLE,
    Array,
    blurred,
    finished,
    generator,
    grid,
    lay,
    pigment,
    primed,
    shrunk,
    smooth_noise,
    smoothstep,
    tooth,
)

WIDTH, HEIGHT = LONG_SIDE * 3 // 4, LONG_SIDE
TALL = HEIGHT / WIDTH
PAPERS = ("#f1ead9", "#ece6da", "#f3ecdf", "#eae4d2", "#efe9e1")


def area(sheet: InkSheet, points: list[tuple[float, float]]) -> Array:
    """A polygon on the sheet as a mask."""
    image = Image.new("L", (sheet.width, sheet.height), 0)
    ImageDraw.Draw(image).polygon([sheet.point(x, y) for x, y in points], fill=255)
    return np.asarray(image, dtype=np.float32) / 255


def arc(x: float, y: float, radius: float, start: float, end: float, widths: list[float]) -> list[Knot]:
    """Knots along a circle (degrees, clockwise), the brush pressed as the widths say."""
    count = max(8, int(abs(end - start) / 18))
    turns = np.radians(np.linspace(start, end, count))
    press = np.interp(np.linspace(0, 1, count), np.linspace(0, 1, len(widths)), widths)
    return [(x + radius * math.cos(t), y + radius * math.sin(t), float(w)) for t, w in zip(turns, press, strict=True)]


def leaf(sheet: InkSheet, x: float, y: float, length: float, angle: float, width: float, tone: float = 1.25) -> None:
    """One pressed stroke that ends in a point."""
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    bow = sheet.hand.uniform(-0.08, 0.08) * length
    shape = ((0, 0, 0.15), (0.18, 0.3, 0.7), (0.45, 1, 1), (0.75, 0.8, 0.5), (1, 0, 0.04))
    sheet.stroke(
        [(x + s * length * cos - b * bow * sin, y + s * length * sin + b * bow * cos, width * w) for s, b, w in shape],
        tone,
        (0.0, 0.35),
    )


def enso(s: InkSheet) -> None:
    s.stroke(arc(0.50, 0.60, 0.295, 118, 452, [0.05, 0.115, 0.10, 0.085, 0.07, 0.05]), 1.3, (0.0, 0.92))
    s.splatter(0.36, 0.92, 0.08, 12, 0.005, 100)
    s.blot(0.53, 0.63, 0.014)


def bamboo(s: InkSheet) -> None:
    for x, lean, width, tone, dry in ((0.64, 0.05, 0.075, 1.15, 0.5), (0.80, -0.02, 0.04, 0.45, 0.4)):
        y = 1.42
        for length in (0.30, 0.33, 0.33, 0.30, 0.28):
            top = y - length
            a, b = x + lean * (1.4 - y), x + lean * (1.4 - top)
            s.stroke([(a, y, width), (a, y - 0.02, width * 0.86), (b, top + 0.04, width * 0.84), (b, top + 0.02, width)],
                     tone, (dry * 0.4, dry * 1.4))  # fmt: skip
            y = top
    s.stroke([(0.66, 0.56, 0.012), (0.52, 0.48, 0.010), (0.40, 0.47, 0.006)], 1.2, (0, 0.3))
    for x, y, length, angle, width in (
        (0.41, 0.47, 0.30, 118, 0.050), (0.43, 0.47, 0.26, 150, 0.042), (0.45, 0.47, 0.24, 88, 0.045),
        (0.50, 0.475, 0.20, 62, 0.036), (0.40, 0.47, 0.22, 176, 0.030),
    ):  # fmt: skip
        leaf(s, x, y, length, angle, width)
    for angle in (140, 105):
        leaf(s, 0.80, 0.28, 0.20, angle, 0.034, 0.5)


def mountain(s: InkSheet) -> None:
    _x, y = grid(s.width, s.height)
    for left, peak, right, foot, tone in ((0.42, 0.75, 1.2, 0.86, 0.13), (-0.1, 0.40, 0.95, 0.98, 0.26)):
        top = 0.30 if tone > 0.2 else 0.44
        mask = area(s, [(left, foot), (peak - 0.05, top + 0.07), (peak, top), (peak + 0.06, top + 0.10), (right, foot)])
        fade = 1 - smoothstep(
            top / TALL + 0.06, foot / TALL - 0.03, y + 0.03 * smooth_noise(s.width, s.height, 90, s.hand)
        )
        s.mist(blurred(mask, 4) * fade, tone * 2.0)
    s.stroke([(0.07, 0.80, 0.02), (0.24, 0.55, 0.05), (0.37, 0.335, 0.085), (0.405, 0.30, 0.05), (0.46, 0.39, 0.085),
              (0.57, 0.49, 0.06), (0.64, 0.62, 0.02)], 1.2, (0.35, 0.95))  # fmt: skip
    s.stroke([(0.40, 0.32, 0.03), (0.36, 0.46, 0.05), (0.38, 0.60, 0.03)], 0.6, (0.4, 1.0))
    for i, x0 in enumerate((0.10, 0.16, 0.20, 0.27)):
        leaf(s, x0, 1.06 - 0.012 * i, 0.055 + 0.02 * (i % 2), -92 + 6 * i, 0.016)
    s.stroke([(0.03, 1.075, 0.012), (0.2, 1.06, 0.026), (0.40, 1.075, 0.010)], 1.1, (0.1, 0.9))
    s.stroke([(0.62, 1.12, 0.004), (0.68, 1.135, 0.016), (0.76, 1.118, 0.004)], 1.2, (0, 0.3))
    s.stroke([(0.70, 1.125, 0.005), (0.703, 1.075, 0.004)], 1.2, (0, 0.2))


def crane(s: InkSheet) -> None:
    s.stroke([(0.30, 0.78, 0.02), (0.40, 0.70, 0.14), (0.54, 0.68, 0.15), (0.68, 0.76, 0.07), (0.78, 0.84, 0.01)],
             0.30, (0.0, 0.6))  # fmt: skip
    s.stroke([(0.50, 0.66, 0.02), (0.64, 0.74, 0.09), (0.77, 0.88, 0.05), (0.84, 0.99, 0.008)], 1.3, (0.1, 0.95))
    s.stroke([(0.34, 0.74, 0.045), (0.25, 0.62, 0.030), (0.30, 0.47, 0.022), (0.36, 0.34, 0.020), (0.30, 0.26, 0.024)],
             1.15, (0.0, 0.45))  # fmt: skip
    s.stroke([(0.315, 0.265, 0.014), (0.22, 0.285, 0.009), (0.13, 0.315, 0.002)], 1.3, (0, 0.2))
    s.stroke([(0.46, 0.80, 0.008), (0.45, 0.98, 0.007), (0.47, 1.18, 0.006), (0.40, 1.20, 0.003)], 1.2, (0, 0.4))
    s.stroke([(0.53, 0.80, 0.008), (0.56, 0.96, 0.007), (0.50, 1.04, 0.006)], 1.2, (0, 0.4))
    s.stroke([(0.20, 1.225, 0.004), (0.5, 1.215, 0.022), (0.92, 1.235, 0.004)], 0.5, (0.3, 1.1))


def carp(s: InkSheet) -> None:
    s.stroke([(0.36, 0.30, 0.05), (0.33, 0.40, 0.15), (0.40, 0.55, 0.17), (0.55, 0.68, 0.11), (0.62, 0.80, 0.045),
              (0.60, 0.88, 0.02)], 0.62, (0.0, 0.55))  # fmt: skip
    s.stroke([(0.40, 0.33, 0.02), (0.44, 0.46, 0.06), (0.56, 0.60, 0.05), (0.64, 0.76, 0.02)], 0.9, (0.2, 0.9))
    for angle, length in ((62, 0.20), (108, 0.24), (84, 0.14)):
        leaf(s, 0.605, 0.86, length, angle, 0.05, 1.1)
    leaf(s, 0.28, 0.46, 0.17, 152, 0.05, 0.9)
    leaf(s, 0.48, 0.47, 0.15, -12, 0.045, 0.9)
    s.blot(0.315, 0.325, 0.013, 1.6)
    s.blot(0.405, 0.315, 0.011, 1.6)
    for x0, y0, r in ((0.74, 0.30, 0.16), (0.74, 0.30, 0.11), (0.18, 1.10, 0.13)):
        s.stroke(arc(x0, y0, r, 200, 500, [0.004, 0.012, 0.003]), 0.35, (0.2, 1.0))


def reeds(s: InkSheet) -> None:
    x, y = grid(s.width, s.height)
    moon = np.hypot(x - 0.66, (y * TALL) - 0.34)
    s.mist(smoothstep(0.125, 0.135, moon) * (1 - smoothstep(0.14, 0.48, moon)), 0.24)
    for x0, tip, top, width, tone in (
        (0.18, 0.40, 0.30, 0.020, 1.2), (0.22, 0.28, 0.16, 0.016, 1.2), (0.26, 0.66, 0.52, 0.022, 1.25),
        (0.14, 0.05, 0.50, 0.018, 0.7), (0.32, 0.50, 0.66, 0.014, 0.5), (0.11, 0.20, 0.62, 0.012, 0.4),
    ):  # fmt: skip
        bend = x0 + (tip - x0) * 0.25
        s.stroke([(x0, 1.36, width), (bend, 0.95, width * 0.9), (tip * 0.7 + bend * 0.3, top + 0.16, width * 0.6),
                  (tip, top, 0.002)], tone, (0.05, 0.75))  # fmt: skip
    s.stroke([(0.285, 0.19, 0.012), (0.279, 0.25, 0.034), (0.274, 0.31, 0.012)], 1.3, (0.3, 0.6))
    s.stroke([(0.62, 0.92, 0.002), (0.74, 0.925, 0.010), (0.95, 0.92, 0.002)], 0.5, (0.2, 0.9))
    s.stroke([(0.70, 0.97, 0.002), (0.80, 0.973, 0.008), (0.88, 0.97, 0.002)], 0.5, (0.2, 0.9))


def wave(s: InkSheet) -> None:
    s.stroke([(-0.08, 1.06, 0.16), (0.18, 0.98, 0.20), (0.42, 0.80, 0.19), (0.62, 0.58, 0.15), (0.74, 0.50, 0.10),
              (0.83, 0.55, 0.06), (0.82, 0.64, 0.02)], 1.25, (0.05, 1.0))  # fmt: skip
    s.stroke([(-0.05, 1.22, 0.05), (0.30, 1.15, 0.07), (0.62, 0.98, 0.05), (1.05, 1.00, 0.03)], 0.40, (0.1, 0.8))
    s.stroke([(0.30, 1.27, 0.02), (0.65, 1.17, 0.035), (1.05, 1.19, 0.02)], 0.28, (0.1, 0.9))
    s.splatter(0.78, 0.50, 0.13, 34, 0.006, -50)
    s.blot(0.24, 0.30, 0.065, 0.30, 0.05)


def rain(s: InkSheet) -> None:
    x, y = grid(s.width, s.height)
    cloud = smoothstep(-0.15, 0.6, 0.42 - y * 1.25 + 0.42 * smooth_noise(s.width, s.height, 300, s.hand, 2, 4))
    s.mist(cloud * smoothstep(-0.2, 0.5, x), 0.62)
    for _ in range(17):
        x0, y0 = s.hand.uniform(0.25, 1.15), s.hand.uniform(0.34, 0.60)
        length = s.hand.uniform(0.12, 0.42)
        width = s.hand.uniform(0.004, 0.010)
        s.stroke([(x0, y0, width), (x0 - length * 0.28, y0 + length, width * 0.4)],
                 s.hand.uniform(0.3, 0.9), (0.3, 1.0))  # fmt: skip
    s.stroke([(0.20, 1.10, 0.010), (0.27, 1.005, 0.040), (0.36, 1.01, 0.045), (0.45, 1.10, 0.012)], 1.3, (0.0, 0.5))
    s.stroke([(0.325, 1.02, 0.010), (0.32, 1.15, 0.008), (0.34, 1.20, 0.007)], 1.2, (0, 0.4))
    s.stroke([(0.30, 1.10, 0.03), (0.29, 1.18, 0.04), (0.285, 1.23, 0.014)], 1.1, (0.1, 0.7))
    s.stroke([(0.12, 1.245, 0.003), (0.34, 1.238, 0.014), (0.60, 1.25, 0.002)], 0.4, (0.2, 1.0))


def stones(s: InkSheet) -> None:
    for x0, y0, wide, tall, tilt, tone in (
        (0.50, 1.06, 0.27, 0.095, -3, 1.05), (0.46, 0.885, 0.17, 0.075, 5, 0.45), (0.53, 0.745, 0.115, 0.060, -9, 1.2),
        (0.49, 0.635, 0.062, 0.045, 8, 0.7), (0.515, 0.555, 0.028, 0.030, 0, 1.3),
    ):  # fmt: skip
        sin = math.sin(math.radians(tilt))
        s.stroke([(x0 - wide, y0 - wide * sin, tall * 0.9), (x0 - wide * 0.5, y0 - wide * sin / 2, tall * 1.9),
                  (x0 + wide * 0.4, y0 + wide * sin / 2, tall * 1.95), (x0 + wide, y0 + wide * sin, tall * 0.8)],
                 tone, (0.0, 0.62))  # fmt: skip
    s.stroke([(0.08, 1.185, 0.003), (0.5, 1.18, 0.012), (0.95, 1.19, 0.002)], 0.45, (0.2, 0.9))
    s.stroke([(0.515, 0.53, 0.003), (0.50, 0.40, 0.004), (0.56, 0.28, 0.002)], 0.6, (0.1, 0.6))


def cursive(s: InkSheet) -> None:
    s.stroke([(0.34, 0.17, 0.02), (0.47, 0.15, 0.075), (0.60, 0.18, 0.05), (0.50, 0.31, 0.030), (0.36, 0.45, 0.060),
              (0.46, 0.48, 0.022), (0.66, 0.44, 0.055), (0.58, 0.58, 0.028), (0.40, 0.72, 0.050), (0.38, 0.82, 0.085),
              (0.55, 0.84, 0.055), (0.68, 0.76, 0.020), (0.62, 0.72, 0.014), (0.53, 0.86, 0.024), (0.50, 1.06, 0.045),
              (0.47, 1.22, 0.010)], 1.3, (0.0, 0.85))  # fmt: skip
    s.blot(0.77, 0.27, 0.032, 1.25, 0.25)
    s.blot(0.80, 0.36, 0.022, 1.25, 0.25)
    s.splatter(0.5, 1.05, 0.06, 9, 0.004, 80)


def plum(s: InkSheet) -> None:
    s.stroke([(-0.05, 1.20, 0.12), (0.14, 1.02, 0.085), (0.22, 0.86, 0.07), (0.40, 0.74, 0.05), (0.50, 0.56, 0.035),
              (0.68, 0.44, 0.018), (0.80, 0.26, 0.004)], 1.25, (0.25, 0.9))  # fmt: skip
    s.stroke([(0.36, 0.77, 0.026), (0.56, 0.80, 0.018), (0.70, 0.74, 0.010), (0.86, 0.78, 0.003)], 1.2, (0.1, 0.7))
    s.stroke([(0.24, 0.84, 0.022), (0.20, 0.66, 0.014), (0.27, 0.50, 0.008), (0.24, 0.38, 0.003)], 1.2, (0.1, 0.7))
    for x0, y0, size in ((0.55, 0.50, 0.050), (0.72, 0.40, 0.040), (0.70, 0.74, 0.044), (0.26, 0.52, 0.038)):
        for i in range(5):
            t = math.radians(72 * i + 100 * size * 20)
            s.blot(x0 + size * math.cos(t), y0 + size * math.sin(t), size * 0.60, 0.20, 0.12)
        for i in range(7):
            t = math.radians(51 * i)
            s.blot(x0 + size * 0.42 * math.cos(t), y0 + size * 0.42 * math.sin(t), 0.0045, 1.3)
    for x0, y0 in ((0.79, 0.28), (0.61, 0.49), (0.82, 0.77), (0.24, 0.40), (0.47, 0.62)):
        s.blot(x0, y0, 0.014, 0.9, 0.2)
    s.blot(0.62, 1.06, 0.018, 0.20)
    s.blot(0.54, 1.17, 0.014, 0.20)


def crow(s: InkSheet) -> None:
    s.stroke([(1.06, 0.90, 0.06), (0.80, 0.93, 0.035), (0.55, 0.90, 0.026), (0.30, 0.98, 0.012), (0.10, 0.96, 0.002)],
             0.8, (0.2, 0.95))  # fmt: skip
    s.stroke([(0.40, 0.60, 0.05), (0.46, 0.66, 0.14), (0.55, 0.77, 0.15), (0.66, 0.92, 0.06), (0.74, 1.10, 0.012)],
             1.35, (0.0, 0.75))  # fmt: skip
    s.stroke([(0.36, 0.585, 0.05), (0.41, 0.585, 0.095), (0.46, 0.62, 0.09)], 1.35, (0, 0.1))
    s.stroke([(0.375, 0.575, 0.036), (0.31, 0.60, 0.022), (0.26, 0.635, 0.003)], 1.35, (0, 0.2))
    s.stroke([(0.50, 0.66, 0.03), (0.64, 0.84, 0.07), (0.76, 1.02, 0.01)], 0.9, (0.4, 1.0))
    for x0 in (0.50, 0.56):
        s.stroke([(x0, 0.82, 0.010), (x0 + 0.005, 0.91, 0.008)], 1.2, (0, 0.2))
    s.blot(0.72, 0.28, 0.105, 0.13, 0.03)


def gate(s: InkSheet) -> None:
    s.stroke([(0.16, 0.40, 0.05), (0.26, 0.385, 0.085), (0.60, 0.375, 0.075), (0.88, 0.37, 0.10), (0.91, 0.40, 0.03)],
             1.3, (0.05, 0.9))  # fmt: skip
    s.stroke([(0.30, 0.33, 0.05), (0.31, 0.44, 0.088), (0.30, 0.80, 0.075), (0.27, 1.12, 0.095), (0.25, 1.15, 0.03)],
             1.3, (0.0, 0.75))  # fmt: skip
    s.stroke([(0.73, 0.46, 0.05), (0.735, 0.55, 0.065), (0.75, 0.80, 0.06), (0.74, 1.02, 0.05), (0.66, 1.09, 0.05),
              (0.62, 1.06, 0.006)], 1.3, (0.1, 0.85))  # fmt: skip
    s.stroke([(0.36, 0.62, 0.02), (0.50, 0.605, 0.035), (0.66, 0.61, 0.02)], 1.0, (0.3, 0.95))
    s.blot(0.51, 0.82, 0.045, 1.25, 0.22)
    s.splatter(0.50, 0.86, 0.07, 10, 0.004, 110)


Work = tuple[Callable[[InkSheet], None], tuple[float, float], str]

WORKS: tuple[Work, ...] = (  # what is drawn, where the seal is, and the colour of the ink
    (enso, (0.80, 1.12), "#14110f"), (bamboo, (0.13, 1.10), "#16171a"), (mountain, (0.84, 0.20), "#161b22"),
    (crane, (0.80, 0.36), "#15130f"), (carp, (0.15, 0.80), "#101820"), (reeds, (0.84, 1.13), "#141a1c"),
    (wave, (0.12, 0.50), "#0f1a2a"), (rain, (0.82, 1.14), "#171a20"), (stones, (0.17, 0.30), "#181512"),
    (cursive, (0.18, 1.12), "#120f0e"), (plum, (0.13, 0.16), "#1a120f"), (crow, (0.14, 1.14), "#0e0e12"),
    (gate, (0.87, 1.18), "#14100e"),
)  # fmt: skip


def seal(picture: Array, x: float, y: float, number: int, hand: np.random.Generator) -> None:
    """A red stamp with a carved sign, pressed unevenly and a little askew."""
    size = 168
    stamp = Image.new("L", (size, size), 0)
    draw = ImageDraw.Draw(stamp)
    draw.rounded_rectangle((8, 8, size - 8, size - 8), 22, fill=255)
    draw.line([(size * 0.5, 30), (size * 0.5, size - 30)], fill=0, width=11)
    for i in range(3):
        left, right = (26, 74) if (number >> i) & 1 else (26, 142)
        draw.line([(left, 44 + 40 * i), (right, 44 + 40 * i)], fill=0, width=11)
    draw.line([(112, 64), (140, 84 + 6 * (number % 4))], fill=0, width=10)
    pixels = int(picture.shape[1] * 0.078)
    stamp = stamp.rotate(float(hand.uniform(-4, 4)), Image.Resampling.BICUBIC).resize((pixels, pixels))
    pressed = np.asarray(stamp.filter(ImageFilter.GaussianBlur(0.8)), dtype=np.float32) / 255
    pressed = pressed * np.clip(0.93 + 0.35 * smooth_noise(pixels, pixels, 5, hand, octaves=2), 0.35, 1)
    top, left_edge = int(y * picture.shape[1] - pixels / 2), int(x * picture.shape[1] - pixels / 2)
    lay(picture[top : top + pixels, left_edge : left_edge + pixels], pressed * 0.93, pigment("#b5281f"))


def paint(number: int) -> Image.Image:
    """Painting `number` of the thirteen."""
    draw, place, ink = WORKS[number]
    hand = generator(1, number)
    sheet = InkSheet(WIDTH * OVERSAMPLE, HEIGHT * OVERSAMPLE, hand)
    draw(sheet)
    paper = primed(sheet.width, sheet.height, pigment(PAPERS[number % len(PAPERS)]))
    paper *= (1 + 0.02 * smooth_noise(sheet.width, sheet.height, 400, hand, octaves=2))[..., None]
    absorbed = -np.log10(np.clip(pigment(ink), 0.02, 1))
    picture = paper * 10 ** (-np.minimum(sheet.density, 1.5)[..., None] * absorbed * 0.95)
    seal(picture, *place, number, hand)
    return finished(shrunk(picture, WIDTH, HEIGHT), tooth(WIDTH, HEIGHT, hand), 0.022, 0.10)
