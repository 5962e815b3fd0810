"""Hair, hats and what else a sitter wears on the head, in the measures of the head."""

import math

from tools.painters.canvas import Point, mixed, pigment
from tools.painters.features import Easel, Mask, curls, fan, tones
from tools.painters.sitters import Sitter

BEHIND: dict[str, list[Point]] = {
    "bob": [(-1.12, 0.95), (-1.1, -0.4), (-0.6, -1.3), (0.1, -1.46), (0.8, -1.22), (1.14, -0.4), (1.22, 0.85), (0.6, 1.0),
            (-0.5, 1.0)],
    "bun": [(-0.7, -0.6), (-0.5, -1.3), (0.2, -1.46), (0.95, -1.15), (1.2, -0.3), (0.9, 0.5), (0.4, 0.2)],
    "scarf": [(-0.98, 0.9), (-1.1, -0.3), (-0.75, -1.15), (0, -1.46), (0.75, -1.18), (1.1, -0.3), (1.0, 0.9), (0.3, 1.5),
              (-0.3, 1.5)],
    "veil": [(-1.25, 2.4), (-1.15, -0.2), (-0.7, -1.25), (0, -1.5), (0.75, -1.22), (1.15, -0.2), (1.5, 2.6)],
    "cap": [(-0.98, 0.1), (-0.98, -0.7), (-0.5, -1.32), (0.2, -1.4), (0.8, -1.15), (1.02, -0.5), (0.98, 0.2)],
}  # fmt: skip
BEHIND_OF = {"bob": "bob", "bun": "bun", "night": "bun", "scarf": "scarf", "veil": "veil", "plait": "cap",
             "glasses": "cap", "crown": "cap", "boxer": "cap"}  # fmt: skip

CURLS = [(-0.95, 0.42, 0.30), (-1.12, 0.0, 0.34), (-1.05, -0.48, 0.38), (-0.72, -0.95, 0.42), (-0.22, -1.22, 0.42),
         (0.34, -1.24, 0.44), (0.80, -0.95, 0.42), (1.08, -0.45, 0.40), (1.16, 0.06, 0.36), (1.02, 0.50, 0.32)]  # fmt: skip


def hair_behind(e: Easel, who: Sitter) -> None:
    """What grows or stands behind the head."""
    hair, name = tones(who.hair), who.name
    if name in BEHIND_OF:
        e.plane(e.mask(BEHIND[BEHIND_OF[name]], smooth=name != "bob"), hair[0], hair[1], 40)
    if name == "curls":
        curls(e, CURLS, hair)
    elif name == "fan":
        fan(e, 0.0, -0.2, 1.95, 188, 352, 13, hair)
    elif name == "mask":
        fan(e, 0.0, 0.0, 1.5, 160, 380, 17, hair)
    elif name == "plait":
        for i in range(7):
            e.plane(e.disc(1.0 + 0.05 * i, 0.1 + 0.27 * i, 0.24, 0.75), hair[i % 3], angle=30 + 50 * (i % 2))
    elif name == "bun":
        e.plane(e.disc(0.5, -1.55, 0.44, 0.85), hair[1], hair[0], 30)
    elif name == "veil":
        for i in range(5):
            x = -1.05 + 0.09 * i
            e.plane(e.mask([(x, -0.3), (x + 0.04, -0.3), (x + 0.02 - 0.1 * (4 - i), 2.4), (x - 0.1 - 0.1 * (4 - i), 2.4)]),
                    hair[0], hair[1], 80)  # fmt: skip


def hair_before(e: Easel, who: Sitter, head: Mask) -> None:
    """What falls over the forehead, covers the chin or sits on the nose."""
    WORN.get(who.name, bare)(e, who, head)


def bare(e: Easel, who: Sitter, head: Mask) -> None:
    """Nothing but an ear and a fold or two."""
    skin, dark = tones(who.skin), pigment(who.dark)
    ear = e.mask([(0.86, -0.22), (1.06, -0.36), (1.16, -0.08), (1.02, 0.26), (0.88, 0.24)], smooth=True)
    e.plane(ear & ~head, skin[2], skin[3], 60)
    e.line([(0.94, -0.16), (1.06, -0.14), (0.98, 0.12)], 0.04, dark)
    for i in range(3):
        e.line(
            [(-0.36 + 0.05 * i, -0.66 - 0.13 * i), (0.02, -0.62 - 0.13 * i), (0.36, -0.70 - 0.12 * i)], 0.03, skin[3]
        )


def fringe(e: Easel, who: Sitter, head: Mask) -> None:
    """A straight fringe, cut in blades."""
    hair = tones(who.hair)
    for i in range(7):
        x = -0.92 + 0.26 * i
        low = -0.52 - 0.05 * (i % 3)
        e.plane(
            e.mask([(x, -1.4), (x + 0.28, -1.4), (x + 0.27, low), (x + 0.03, low - 0.03)]) & head,
            hair[i % 2],
            hair[(i + 1) % 2],
        )
    for side in (-1, 1):
        e.plane(
            e.mask([(side * 1.05, -0.8), (side * 0.80, -0.8), (side * 0.66, 0.5), (side * 0.95, 0.98)]),
            hair[0],
            hair[1],
            90,
        )
    e.plane(e.disc(0.98, 0.82, 0.12), pigment("#e9c34a"))


def parted(e: Easel, who: Sitter, head: Mask) -> None:
    """Hair drawn from a parting to both sides."""
    hair = tones(who.hair)
    e.plane(e.mask([(0.1, -1.5), (1.3, -1.5), (1.1, 0.0), (0.78, -0.5), (0.2, -0.98)]) & head, hair[0], hair[1], 30)
    e.plane(
        e.mask([(0.2, -1.5), (-1.3, -1.5), (-1.1, 0.1), (-0.72, -0.52), (0.12, -1.02)]) & head, hair[1], hair[0], 120
    )
    light = mixed(hair[1], pigment("#fff0dc"), 0.25)
    for i in range(3):
        e.line([(0.22, -1.06 - 0.06 * i), (0.56, -0.92 - 0.08 * i), (0.84 + 0.04 * i, -0.5)], 0.035, light)
        e.line([(0.08, -1.08 - 0.05 * i), (-0.4, -0.92 - 0.09 * i), (-0.76 - 0.03 * i, -0.5)], 0.035, light)


def hat(e: Easel, who: Sitter, head: Mask) -> None:
    """A soft hat, its brim aslant."""
    hair, band = tones(who.hair), pigment(who.walls[2])
    e.plane(e.mask([(-0.72, -0.6), (-0.78, -0.2), (-0.62, -0.1), (-0.58, -0.6)]), hair[1])
    e.plane(e.mask([(0.72, -0.6), (0.78, -0.1), (0.62, 0.0), (0.58, -0.6)]), hair[1])
    e.plane(e.mask([(-0.80, -0.74), (-0.66, -1.62), (-0.1, -1.48), (0.5, -1.70), (0.82, -0.82)]), hair[0], hair[1], 20)
    e.plane(e.mask([(-0.1, -1.48), (0.5, -1.70), (0.82, -0.82), (0.1, -0.80)]), hair[1], hair[0], 30)
    e.plane(e.mask([(-0.80, -0.92), (0.84, -1.02), (0.86, -0.80), (-0.82, -0.70)]), band, mixed(band, hair[0], 0.5), 10)
    e.plane(
        e.mask([(-1.45, -0.52), (-0.6, -0.82), (0.8, -0.90), (1.4, -0.78), (0.7, -0.58), (-0.5, -0.50)], True),
        hair[0],
        hair[1],
        0,
    )


def beard(e: Easel, who: Sitter, head: Mask) -> None:
    """A beard in blades, drawn before the mouth is drawn again over it."""
    hair, dark = tones(who.hair), pigment(who.dark)
    for i in range(9):
        x = -0.92 + 0.23 * i
        deep = 1.42 + 0.34 * math.cos((x + 0.05) * 1.5) + 0.05 * (i % 2)
        top = 0.50 + 0.10 * math.cos(x * 4.2)
        e.plane(
            e.mask([(x - 0.02, top), (x + 0.24, top), (x * 0.72 + 0.18, deep), (x * 0.72 + 0.02, deep - 0.10)]),
            hair[i % 3],
        )
    e.plane(
        e.mask([(-0.42, 0.60), (-0.05, 0.44), (0.42, 0.56), (0.5, 0.72), (0.0, 0.60), (-0.5, 0.76)]),
        hair[1],
        hair[0],
        10,
    )
    e.line([(-0.22, 0.72), (0, 0.74), (0.24, 0.69)], 0.07, pigment(who.mouth[1]))
    e.plane(e.mask([(-1.0, 0.0), (-0.85, -1.0), (-0.3, -1.28), (0.5, -1.28), (0.98, -0.6), (0.6, -0.78), (-0.4, -0.92), (-0.74, -0.5)]),
            hair[0], hair[1], 20)  # fmt: skip
    e.line([(-0.9, -0.3), (-0.84, 0.1), (-0.9, 0.5)], 0.05, dark)


def scarf(e: Easel, who: Sitter, head: Mask) -> None:
    """A headscarf with a pale border, tied under the chin."""
    hair = tones(who.hair)
    e.plane(
        e.mask([(-1.0, -0.1), (-0.8, -1.3), (0.8, -1.3), (1.0, -0.1), (0.62, -0.66), (0.0, -0.86), (-0.62, -0.62)])
        & head,
        hair[0],
        hair[2],
        90,
    )
    e.plane(
        e.mask(
            [
                (-0.94, 0.1),
                (-0.62, -0.62),
                (0.0, -0.88),
                (0.62, -0.66),
                (0.94, 0.1),
                (0.56, -0.54),
                (0.0, -0.74),
                (-0.56, -0.50),
            ]
        ),
        hair[1],
    )
    for x, y in (
        (-0.5, -1.02),
        (0.0, -1.12),
        (0.5, -1.04),
        (-0.86, -0.52),
        (0.88, -0.52),
        (0.24, -1.32),
        (-0.28, -1.3),
        (1.0, 0.1),
        (-0.98, 0.2),
    ):
        e.plane(e.disc(x, y, 0.075), hair[1])
    e.plane(
        e.mask([(-0.16, 1.22), (0.14, 1.22), (0.5, 1.80), (0.2, 1.76), (0.0, 1.45), (-0.3, 1.82), (-0.5, 1.70)]),
        hair[0],
        hair[2],
        60,
    )


def glasses(e: Easel, who: Sitter, head: Mask) -> None:
    """Round glasses that do not agree with each other, and a shock of hair."""
    dark, hair = pigment(who.dark), tones(who.hair)
    for x, y, radius in ((-0.44, -0.06, 0.33), (0.40, -0.14, 0.29)):
        turns = [math.radians(20 * i) for i in range(19)]
        e.line([(x + radius * math.cos(t), y + radius * math.sin(t)) for t in turns], 0.055, dark, smooth=False)
    e.line([(-0.12, -0.12), (0.0, -0.20), (0.11, -0.16)], 0.07, dark)
    e.line([(0.69, -0.16), (0.92, -0.10)], 0.05, dark, smooth=False)
    fan(e, 0.0, -0.55, 0.98, 196, 348, 9, hair)


def crown(e: Easel, who: Sitter, head: Mask) -> None:
    """Five points of gold over drawn hair."""
    parted(e, who, head)
    gold, deep, stone = pigment("#f6cf4a"), pigment("#b8781f"), pigment("#2fa0a0")
    for i in range(5):
        x = -0.80 + 0.33 * i
        high = -1.62 - 0.18 * math.sin(math.pi * i / 4)
        e.plane(
            e.mask([(x - 0.04, -1.02), (x + 0.14, high), (x + 0.34, -1.02)]),
            gold if i % 2 else deep,
            deep if i % 2 else gold,
            30,
        )
        e.plane(e.disc(x + 0.14, high, 0.07), stone)
    e.plane(e.mask([(-0.86, -1.10), (0.88, -1.14), (0.86, -0.90), (-0.84, -0.86)]), gold, deep, 10)


def boxer(e: Easel, who: Sitter, head: Mask) -> None:
    """Cropped hair, a plaster on the cheek."""
    hair = tones(who.hair)
    e.plane(
        e.mask([(-1.0, -0.3), (-0.9, -1.2), (0.9, -1.2), (1.0, -0.3), (0.74, -0.74), (-0.3, -0.86), (-0.80, -0.66)])
        & head,
        hair[0],
        hair[1],
        20,
    )
    e.plane(
        e.mask([(0.36, 0.28), (0.76, 0.12), (0.81, 0.26), (0.41, 0.42)]), pigment("#f1e6cf"), pigment("#d8c6a4"), 30
    )
    e.plane(e.mask([(0.52, 0.22), (0.62, 0.18), (0.67, 0.31), (0.57, 0.35)]), pigment("#c9b48c"))


def veil(e: Easel, who: Sitter, head: Mask) -> None:
    """White linen close around the face."""
    hair = tones(who.hair)
    e.plane(
        e.mask([(-1.0, 0.4), (-0.95, -1.3), (0.95, -1.3), (1.0, 0.4), (0.66, -0.70), (0.0, -0.92), (-0.66, -0.66)])
        & head,
        hair[0],
        hair[1],
        100,
    )
    e.line([(-0.80, 0.2), (-0.66, -0.66), (0.0, -0.92), (0.66, -0.70), (0.80, 0.2)], 0.045, hair[2])


def night(e: Easel, who: Sitter, head: Mask) -> None:
    """Dark hair with a sickle moon in it."""
    parted(e, who, head)
    moon = e.disc(0.62, -1.02, 0.26) & ~e.disc(0.50, -1.10, 0.23)
    e.plane(moon, pigment("#f4e69a"), pigment("#d9b84a"), 60)
    for x, y, radius in ((-0.10, -1.20, 0.035), (1.0, -0.42, 0.03), (-0.42, -0.98, 0.025)):
        e.plane(e.disc(x, y, radius), pigment("#f4e69a"))


def domino(e: Easel, who: Sitter, head: Mask) -> None:
    """Marks painted on the skin."""
    dark, cream = pigment(who.dark), pigment("#f0e6c8")
    for i in range(3):
        e.line([(-0.72, 0.30 + 0.11 * i), (-0.42, 0.36 + 0.11 * i)], 0.05, cream, smooth=False)
        e.line([(0.44, 0.22 + 0.11 * i), (0.72, 0.16 + 0.11 * i)], 0.05, dark, smooth=False)
    e.plane(e.mask([(0.0, -0.95), (0.14, -0.72), (0.02, -0.48), (-0.12, -0.72)]), cream)
    e.plane(e.disc(0.01, -0.72, 0.05), dark)


WORN = {"bob": fringe, "hat": hat, "curls": parted, "bun": parted, "beard": beard, "scarf": scarf, "glasses": glasses,
        "crown": crown, "plait": parted, "night": night, "fan": parted, "boxer": boxer, "veil": veil, "mask": domino}  # fmt: skip
