"""A contact sheet of every mark at four sizes on both walls, to judge them by eye."""

from __future__ import annotations

from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

SIZES = (144, 48, 24, 16)
COLUMNS = 5
CELL = (2 * (sum(SIZES) + 5 * 8), 172)
NIGHT, NIGHT_INK = (43, 38, 48), (237, 228, 211)
DAY, DAY_INK = (236, 227, 212), (52, 45, 56)
Colour = tuple[int, int, int]


def _half(mark: Image.Image, name: str, ground: Colour, ink: Colour) -> Image.Image:
    half = Image.new("RGB", (CELL[0] // 2, CELL[1]), ground)
    ImageDraw.Draw(half).text((8, 156), name, fill=ink, font=ImageFont.load_default(12))
    x = 8
    for size in SIZES:
        small = mark.resize((size, size), Image.Resampling.LANCZOS)
        half.paste(ink, (x, 8 + (SIZES[0] - size) // 2), small.getchannel("A"))
        x += size + 8
    return half


def write(marks: dict[str, Image.Image], colour: list[Image.Image], path: Path) -> None:
    """Write the sheet; pictures in full colour follow the marks, at their own four sizes."""
    rows = -(-len(marks) // COLUMNS)
    sheet = Image.new("RGB", (COLUMNS * CELL[0], rows * CELL[1] + 528), DAY)
    for i, (name, mark) in enumerate(marks.items()):
        x, y = i % COLUMNS * CELL[0], i // COLUMNS * CELL[1]
        sheet.paste(_half(mark, name, NIGHT, NIGHT_INK), (x, y))
        sheet.paste(_half(mark, name, DAY, DAY_INK), (x + CELL[0] // 2, y))
    x = 8
    for picture in colour:
        for size in (512, 144, 48, 24):
            sheet.paste(picture.resize((size, size), Image.Resampling.LANCZOS), (x, rows * CELL[1] + 8))
            x += size + 8
    path.parent.mkdir(parents=True, exist_ok=True)
    sheet.save(path)
