"""Pack the marks into one image and the JSON that Kivy's Atlas reads."""

from __future__ import annotations

import json
from pathlib import Path

from PIL import Image

from tools.marks.pen import SIZE

GAP = 4
WIDTH = 2048
LIMIT = 2048
NAME = "marks"


def pack(marks: dict[str, Image.Image], folder: Path) -> None:
    """Write marks.png and marks.atlas; both sides are powers of two, so that the app may mipmap it."""
    step = SIZE + GAP
    columns = (WIDTH - GAP) // step
    rows = -(-len(marks) // columns)
    height = 1
    while height < rows * step + GAP:
        height *= 2
    if height > LIMIT:
        raise ValueError(f"{len(marks)} marks do not fit into {WIDTH}x{LIMIT}")
    sheet = Image.new("RGBA", (WIDTH, height), (255, 255, 255, 0))
    places: dict[str, list[int]] = {}
    for i, (name, mark) in enumerate(marks.items()):
        x = GAP + i % columns * step
        y = GAP + i // columns * step
        sheet.paste(mark, (x, y))
        # Kivy counts from the bottom of the image.
        places[name] = [x, height - y - SIZE, SIZE, SIZE]
    folder.mkdir(parents=True, exist_ok=True)
    sheet.save(folder / f"{NAME}.png", optimize=True)
    text = json.dumps({f"{NAME}.png": places}, indent=1)
    (folder / f"{NAME}.atlas").write_text(text + "\n", encoding="utf-8")
