"""The pictures on the cards: a painting full size, or its thumbnail. Whoever shows one asks here and nowhere else."""

import json
from collections import OrderedDict
from functools import cache

from kivy.atlas import Atlas
from kivy.core.image import Image
from kivy.graphics.texture import Texture

from modernart.app.files import asset

_KEPT = 4  # full-size pictures in memory: a lot of two, and those just before it
_recent: OrderedDict[str, Texture] = OrderedDict()


def painting(card: str) -> Texture:
    """The picture at its full size."""
    texture = _recent.pop(card, None)
    if texture is None:
        texture = Image(asset("paintings", f"{card}.jpg"), mipmap=True, nocache=True).texture
    _recent[card] = texture
    if len(_recent) > _KEPT:
        _recent.popitem(last=False)
    return texture


def at_hand(card: str) -> bool:
    """Is it there already, or nothing quicker to show in its place?"""
    return card in _recent or not _thumbs.cache_info().currsize


def thumb(card: str) -> Texture:
    return _thumbs()[card]


def fetch_thumbs() -> None:
    """Read them all before the first hand is dealt, so that nobody waits for it."""
    _thumbs()


def title(card: str) -> str:
    return _titles()[card]


@cache
def _thumbs() -> Atlas:
    return Atlas(asset("paintings", "thumbs.atlas"))


@cache
def _titles() -> dict[str, str]:
    with open(asset("paintings", "titles.json"), encoding="utf-8") as file:
        titles: dict[str, str] = json.load(file)
    return titles
