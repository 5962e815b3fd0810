"""Paint all seventy: `python -m tools.painters [--sheet] [card ...]` from the root of the repository.

Writes `assets/paintings/<card>.jpg`, and the small pictures as a Kivy atlas; with `--sheet` also a contact sheet for
the critic, `build/contact_sheet.png`. The titles in
`assets/paintings/titles.json` are written by hand and only checked.
"""

import argparse
import io
import json
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from PIL import Image, ImageDraw

from modernart.games.modern_art.cards import CARDS
from tools.painters import currents, faces, hard_edge, ink, strata

ROOT = Path(__file__).resolve().parents[2]
GALLERY = ROOT / "assets" / "paintings"
SHEET = ROOT / "build" / "contact_sheet.png"

PAINTERS: tuple[Callable[[int], Image.Image], ...] = (
    hard_edge.paint,
    ink.paint,
    strata.paint,
    faces.paint,
    currents.paint,
)
BYTES_EACH = 76_000  # seventy of them fit in 5.5 MB, the atlas not counted
QUALITIES = range(92, 58, -2)
THUMB, GAP, ATLAS_SIDE = 192, 2, 2048
LONGEST_TITLE = 28


def numbered() -> dict[str, tuple[int, int]]:
    """Every card's name with its artist and its number among that artist's paintings."""
    counts = [0] * len(PAINTERS)
    numbers = {}
    for card in CARDS:
        numbers[card.name] = (card.artist, counts[card.artist])
        counts[card.artist] += 1
    return numbers


def as_jpeg(picture: Image.Image, most: int) -> bytes:
    """The best quality that keeps within so many bytes."""
    data = b""
    for quality in QUALITIES:
        out = io.BytesIO()
        picture.save(
            out, "JPEG", quality=quality, optimize=True, progressive=True, subsampling=0 if quality > 88 else 2
        )
        data = out.getvalue()
        if len(data) <= most:
            break
    return data


def write_atlas(pictures: Mapping[str, Image.Image]) -> None:
    """All the small pictures in rows on one image; Kivy counts their places from its bottom."""
    thumbs = {}
    for name, picture in pictures.items():
        thumbs[name] = picture.copy()
        thumbs[name].thumbnail((THUMB, THUMB), Image.Resampling.LANCZOS)
    places: dict[str, tuple[int, int]] = {}
    x = y = tallest = widest = 0
    for name, thumb in thumbs.items():
        if x + thumb.width > ATLAS_SIDE:
            x, y, tallest = 0, y + tallest + GAP, 0
        places[name] = (x, y)
        x += thumb.width + GAP
        widest, tallest = max(widest, x - GAP), max(tallest, thumb.height)
    height = y + tallest
    if height > ATLAS_SIDE:
        raise SystemExit("the small pictures do not fit on one image")
    image = Image.new("RGB", (widest, height), "#24222a")
    for name, thumb in thumbs.items():
        image.paste(thumb, places[name])
    image.save(GALLERY / "thumbs.jpg", quality=86, optimize=True, progressive=True)
    cut = {name: [x, height - y - thumbs[name].height, *thumbs[name].size] for name, (x, y) in places.items()}
    text = ",\n".join(f"    {json.dumps(name)}: {json.dumps(box)}" for name, box in cut.items())
    (GALLERY / "thumbs.atlas").write_text(f'{{\n  "thumbs.jpg": {{\n{text}\n  }}\n}}\n', encoding="utf-8")


def write_sheet(pictures: Mapping[str, Image.Image]) -> None:
    """All the paintings on one wall, a row or two for each artist."""
    cell, columns = 184, 16
    sheet = Image.new("RGB", (columns * cell, len(PAINTERS) * (cell + 12)), "#6b6762")
    draw = ImageDraw.Draw(sheet)
    for name, (artist, number) in numbered().items():
        thumb = pictures[name].copy()
        thumb.thumbnail((cell - 10, cell - 10), Image.Resampling.LANCZOS)
        left, top = number * cell + 5, artist * (cell + 12) + 2
        sheet.paste(thumb, (left, top))
        draw.text((left, top + cell - 9), name, fill="#f0ece4")
    SHEET.parent.mkdir(exist_ok=True)
    sheet.save(SHEET)


def faults_in_titles() -> list[str]:
    """What is wrong with the titles: missing, too long, or used twice."""
    titles: dict[str, str] = json.loads((GALLERY / "titles.json").read_text(encoding="utf-8"))
    words = list(titles.values())
    faults = [f"{name}: no title" for name in numbered() if name not in titles]
    faults += [f"{word}: longer than {LONGEST_TITLE}" for word in words if len(word) > LONGEST_TITLE]
    return faults + [f"{word}: used twice" for word in sorted(set(words)) if words.count(word) > 1]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.painters", description="Paint the paintings of the game.")
    parser.add_argument("--sheet", action="store_true", help="also write a contact sheet to build/contact_sheet.png")
    parser.add_argument("cards", nargs="*", help="only these cards, such as 0-open-1; the others stay as they are")
    wanted = parser.parse_args()
    numbers = numbered()
    unknown = [name for name in wanted.cards if name not in numbers]
    if unknown:
        parser.error(f"no such card: {', '.join(unknown)}")
    GALLERY.mkdir(parents=True, exist_ok=True)
    started, size = time.monotonic(), 0
    pictures: dict[str, Image.Image] = {}
    for count, (name, (artist, number)) in enumerate(numbers.items(), start=1):
        path = GALLERY / f"{name}.jpg"
        if not wanted.cards or name in wanted.cards:
            path.write_bytes(as_jpeg(PAINTERS[artist](number), BYTES_EACH))
        pictures[name] = Image.open(path).convert("RGB")
        size += path.stat().st_size
        print(f"\r{count:2}/{len(numbers)}  {name:<16}{size / 1e6:5.2f} MB", end="", file=sys.stderr, flush=True)
    write_atlas(pictures)
    if wanted.sheet:
        write_sheet(pictures)
    print(f"  in {time.monotonic() - started:.0f} s", file=sys.stderr)
    faults = faults_in_titles()
    print("\n".join(faults) or "titles complete", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
