"""Every mark's name and the function that draws it, in the order of the atlas."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from tools.marks import auctions, controls, emblems, objects
from tools.marks.pen import Pen

MARKS: dict[str, Callable[[Pen], None]] = {
    "emblem_0": emblems.emblem_0,
    "emblem_1": emblems.emblem_1,
    "emblem_2": emblems.emblem_2,
    "emblem_3": emblems.emblem_3,
    "emblem_4": emblems.emblem_4,
    "open": auctions.open_auction,
    "once_around": auctions.once_around,
    "sealed": auctions.sealed,
    "fixed_price": auctions.fixed_price,
    "double": auctions.double,
    "gavel": objects.gavel,
    "coin": objects.coin,
    "purse": objects.purse,
    "eye": controls.eye,
    "undo": controls.undo,
    "back": controls.back,
    "close": controls.close,
    "log": objects.log,
    "board": objects.board,
    "settings": controls.settings,
    "help": controls.help_,
    "hand": objects.hand,
    "person": objects.person,
    "bot": objects.bot,
    "hourglass": objects.hourglass,
    "plus": controls.plus,
    "minus": controls.minus,
    "check": controls.check,
    "bin": controls.bin_,
    "lamp": objects.lamp,
    "hold": controls.hold,
    "mystery": objects.mystery,
    "crown": objects.crown,
    "next": controls.next_,
    "swap": controls.swap,
    "easel": objects.easel,
    "menu": controls.menu,
    "pause": controls.pause,
    "play": controls.play,
    "bookmark": controls.bookmark,
    "warning": controls.warning,
}


def draw_all() -> dict[str, Image.Image]:
    """Every mark, drawn."""
    drawn: dict[str, Image.Image] = {}
    for name, draw in MARKS.items():
        pen = Pen()
        draw(pen)
        drawn[name] = pen.mark()
    return drawn
