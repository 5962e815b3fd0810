"""Draw the marks: python -m tools.marks [--sheet]."""

from __future__ import annotations

import argparse
from pathlib import Path

from tools.marks import atlas, motif, sheet
from tools.marks.catalogue import draw_all

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets" / "marks"
ICON_SIZE, ICON_SCALE = 512, 0.96
PRESPLASH_SIZE, PRESPLASH_SCALE = 1024, 0.4


def main() -> None:
    """Write the atlas, the icon and the opening picture; with --sheet, the contact sheet too."""
    parser = argparse.ArgumentParser(prog="python -m tools.marks", description=__doc__)
    parser.add_argument("--sheet", action="store_true", help="also write build/marks_sheet.png")
    options = parser.parse_args()
    marks = draw_all()
    atlas.pack(marks, ASSETS)
    icon = motif.draw(ICON_SIZE, ICON_SCALE)
    presplash = motif.draw(PRESPLASH_SIZE, PRESPLASH_SCALE)
    icon.save(ASSETS / "icon.png", optimize=True)
    presplash.save(ASSETS / "presplash.png", optimize=True)
    if options.sheet:
        sheet.write(marks, [icon, presplash], ROOT / "build" / "marks_sheet.png")


if __name__ == "__main__":
    main()
