"""Artist 3, faces: fractured portraits, planes of skin in unlikely colours, two eyes that look different ways.

A head is cut along its own anatomy (the profile down its middle, the brow, the cheekbones, the jaw), and each piece
takes a colour of a short scale by how it faces the light; then a slice or two of the picture slips out of place.
"""

import numpy as np
from PIL import Image

from tools.painters.brush import Pass, overpainted
from tools.painters.canvas import (
    LONG_SIDE,
    OVERSAMPLE,
    finished,
    generator,
    mixed,
    pigment,
    relief,
    shrunk,
    weave,
)
from tools.painters.features import Easel, Mask, brow, eye, mouth, tones
from tools.painters.hair import hair_before, hair_behind
from tools.painters.sitters import ANGULAR, HEADS, SITTERS, Sitter

WIDTH, HEIGHT = LONG_SIDE * 4 // 5, LONG_SIDE
W, H = WIDTH * OVERSAMPLE, HEIGHT * OVERSAMPLE
PASSES: tuple[Pass, ...] = (
    (34, (90, 140, 200), 900, 0.0),
    (18, (60, 90, 130), 1500, 0.03),
    (9, (30, 50, 80), 2600, 0.06),
)


def walls(e: Easel, who: Sitter, hand: np.random.Generator) -> None:
    """Three planes behind the head, a fold of light, and the shoulders."""
    light, deep, far = tones(who.walls)
    e.plane(np.ones((H, W), dtype=bool), light, deep, 70)
    lean = float(hand.uniform(-0.16, 0.16))
    e.plane(
        e.mask([(0.64 + lean, 0), (1, 0), (1, 1.25), (0.80 - lean, 1.25)], on_canvas=True),
        deep,
        mixed(deep, light, 0.4),
        100,
    )
    e.plane(
        e.mask([(0, 0), (0.30 - lean, 0), (0.12, 0.74), (0, 0.70)], on_canvas=True), far, mixed(far, light, 0.5), 50
    )
    e.plane(e.mask([(0.86, 0.30), (1, 0.22), (1, 0.66), (0.90, 0.60)], on_canvas=True), far, deep, 100)


def bust(e: Easel, who: Sitter) -> None:
    """Neck and shoulders."""
    cloth = tones(who.cloth)
    skin, dark = tones(who.skin), pigment(who.dark)
    e.plane(
        e.mask([(-1.9, 2.6), (-1.6, 1.62), (-0.5, 1.28), (0.1, 1.7), (0.1, 2.8)]),
        cloth[0],
        mixed(cloth[0], dark, 0.45),
        60,
    )
    e.plane(
        e.mask([(2.0, 2.8), (1.7, 1.55), (0.5, 1.25), (0.1, 1.7), (0.1, 2.8)]),
        mixed(cloth[0], dark, 0.35),
        cloth[0],
        20,
    )
    e.plane(e.mask([(-0.46, 0.7), (0.05, 0.7), (0.1, 1.75), (-0.62, 1.36)]), skin[2], skin[3], 80)
    e.plane(e.mask([(0.46, 0.6), (0.05, 0.7), (0.1, 1.75), (0.60, 1.34)]), skin[1], skin[2], 110)
    accent = cloth[1]
    e.plane(e.mask([(-0.66, 1.30), (-0.44, 1.24), (0.1, 1.74), (0.06, 2.1)]), accent)
    e.plane(e.mask([(0.66, 1.28), (0.44, 1.22), (0.1, 1.74), (0.14, 2.1)]), mixed(accent, dark, 0.2))
    if len(cloth) > 2:
        for i in range(4):
            x = 0.55 + 0.32 * i
            e.plane(e.mask([(x, 1.35 + 0.05 * i), (x + 0.14, 1.38 + 0.05 * i), (x + 0.2, 2.8), (x, 2.8)]), cloth[2])


def skull(e: Easel, who: Sitter, hand: np.random.Generator) -> Mask:
    """The head in its planes; gives its mask."""
    head = e.mask(HEADS[who.head], smooth=who.head not in ANGULAR)
    profile = [(0.02, -1.5), (0.06, -0.62), (-0.02, -0.30), (0.03, -0.16), (-0.14, 0.14), (-0.34, 0.34), (-0.10, 0.42),
               (-0.20, 0.54), (-0.08, 0.62), (-0.18, 0.72), (-0.04, 0.82), (-0.16, 1.02), (-0.02, 1.6)]  # fmt: skip
    near = e.mask([*profile, (2, 1.6), (2, -1.5)])
    jolt = hand.uniform(-0.07, 0.07, 12)
    cuts = (
        e.beyond(-1, -0.34 + jolt[0], 1, -0.50 + jolt[1]),
        e.beyond(0.1 + jolt[2], 0.30, 0.95, -0.06 + jolt[3]),
        e.beyond(-0.18 + jolt[4], 0.16, -0.72, 0.86 + jolt[5]),
        e.beyond(0.30 + jolt[6], -1.2, 0.62 + jolt[7], 1.2),
        e.beyond(-0.1, 0.72 + jolt[8], 0.8, 0.50 + jolt[9]),
    )
    ids = near.astype(np.int32)
    for i, cut in enumerate(cuts):
        ids += cut.astype(np.int32) << (i + 1)
    skin = tones(who.skin)
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    cx, cy = e.point(0, 0)
    for piece in np.unique(ids[head]):
        mask = head & (ids == piece)
        if mask.sum() < 60:
            continue
        # The far side of the profile lies in shadow; on both, what is high and to the light's side is lighter.
        fall = (float(x[mask].mean()) - cx) * e.facing / W * 1.3 + (float(y[mask].mean()) - cy) / W * 1.1
        depth = 1.15 + 2.6 * fall + (0.0 if piece & 1 else 1.15) + float(hand.uniform(-0.55, 0.55))
        step = int(np.clip(round(depth), 0, len(skin) - 1))
        other = skin[min(step + 1, len(skin) - 1)] if step < len(skin) - 1 else skin[step - 1]
        e.plane(mask, skin[step], mixed(skin[step], other, 0.55), float(hand.uniform(20, 150)))
    e.line(profile[1:-2], 0.035, pigment(who.dark))
    e.plane(e.mask([(0.03, -0.16), (-0.14, 0.14), (-0.34, 0.34), (-0.12, 0.40), (0.08, 0.30)]), skin[0], skin[1], 60)
    e.plane(e.mask([(-0.12, 0.40), (0.08, 0.30), (0.14, 0.40), (0.0, 0.44)]), skin[-1])
    e.plane(e.disc(-0.10, 0.375, 0.045, 0.6), pigment(who.dark))
    return head


def gaze(e: Easel, who: Sitter) -> None:
    """Both eyes, one from the front and one from the side, and what they say together with the mouth."""
    dark = pigment(who.dark)
    white = "#f7f0df"
    (lsize, ltilt, lgaze, lkind), (rsize, rtilt, rgaze, rkind) = who.eyes
    lx, ly, rx, ry = -0.44, -0.06, 0.40, -0.14
    eye(e, lx, ly, lsize, ltilt, lgaze, lkind, who.iris[0], dark, white)
    eye(e, rx, ry, rsize, rtilt, rgaze, rkind, who.iris[1], dark, white)
    brow(e, lx, ly - 0.03, lsize, ltilt, dark)
    brow(e, rx, ry - 0.05, rsize, rtilt - 6, dark, 0.26)
    kind, lip, size = who.mouth
    mouth(e, 0.0, 0.66, size, kind, pigment(lip), dark)


def slipped(e: Easel, who: Sitter) -> None:
    """Slices of the finished head that slid along a crack."""
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    for top, bottom, slope, shift in who.slips:
        level = y / W - slope * (x / W - 0.5)
        inside = (level > top) & (level < bottom)
        move = int(shift * W)
        rise = int(shift * slope * W)
        e.picture[inside] = np.roll(e.picture, (rise, move), axis=(0, 1))[inside]
        e.angles[inside] = np.roll(e.angles, (rise, move), axis=(0, 1))[inside]


def paint(number: int) -> Image.Image:
    """Painting `number` of the fifteen."""
    who, hand = SITTERS[number], generator(3, number)
    e = Easel(W, H, who.walls[0])
    e.place(*who.place)
    walls(e, who, hand)
    bust_first = who.name not in ("veil", "scarf")
    if bust_first:
        bust(e, who)
    hair_behind(e, who)
    if not bust_first:
        bust(e, who)
    head = skull(e, who, hand)
    gaze(e, who)
    hair_before(e, who, head)
    slipped(e, who)
    picture, heights = overpainted(e.picture, PASSES, hand, e.angles, 0.02)
    picture *= relief(heights, 0.13)[..., None]
    return finished(shrunk(picture, WIDTH, HEIGHT), weave(WIDTH, HEIGHT, hand), 0.02, 0.12)
