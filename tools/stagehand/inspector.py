"""Looks at a screen as a strict typographer would: cut-off or broken words, overlaps, small targets, poor contrast."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from kivy.core.window import Window
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView
from PIL import Image

from modernart.app.theme import contrast
from modernart.app.widgets.lot import Wall
from modernart.app.widgets.painting import Framed
from tools.stagehand.camera import Camera
from tools.stagehand.eyes import Box, Eyes, Seen, box_of

TARGET = 48  # dp that a fingertip needs
SMALLEST_TEXT = 10.5  # dp that eyes need
LOT = 0.45  # of the shorter side that what is for sale takes at least
CONTRAST = 4.5
_SHARE = 0.1  # of the place of a label's letters: less is no ground


class Inspector:
    """Density is 1 in the stagehand's house, so a pixel is a dp."""

    def __init__(self, eyes: Eyes, camera: Camera) -> None:
        self._eyes = eyes
        self._camera = camera

    def faults(self) -> list[str]:
        seen = [thing for thing in self._eyes.all() if thing.in_sight]
        words = [thing for thing in seen if isinstance(thing.widget, Label) and thing.widget.text.strip()]
        touchables = [thing for thing in seen if getattr(thing.widget, "says", "")]
        return [
            *self._cut_off(words, touchables),
            *self._broken(words),
            *self._small(words, touchables),
            *self._overlaps(words, touchables, [thing for thing in seen if isinstance(thing.widget, Framed)]),
            *self._meagre([thing for thing in seen if isinstance(thing.widget, Wall)]),
            *self._pale([thing for thing in words if not _disabled(thing.widget)]),
        ]

    def _cut_off(self, words: list[Seen], touchables: list[Seen]) -> Iterator[str]:
        for thing in words:
            wide, high = thing.widget.texture_size
            if wide > thing.widget.width + 1 or high > thing.widget.height + 1:
                yield f"cut off: {_name(thing)}, {wide}x{high} in {thing.widget.size}"
        for thing in words + touchables:
            if not thing.sight.holds(thing.box) and not _can_be_scrolled_to(thing.widget):
                yield f"out of sight: {_name(thing)}, {_round(thing.box)}"

    def _broken(self, words: list[Seen]) -> Iterator[str]:
        """A word in two lines that is one word."""
        for thing in words:
            label = thing.widget
            if label.text_size[0] is not None:
                left, _, right, _ = label.padding
                longest = max(label.text.split(), key=len)
                if label._label.get_extents(longest)[0] > label.text_size[0] - left - right and not label.markup:
                    yield f"broken: {_name(thing)}"

    def _small(self, words: list[Seen], touchables: list[Seen]) -> Iterator[str]:
        for thing in words:
            if thing.widget.font_size < SMALLEST_TEXT:
                yield f"too small to read: {_name(thing)}, {thing.widget.font_size:.1f}"
        for thing in touchables:
            if min(thing.box.width, thing.box.height) < TARGET - 0.5:
                yield f"too small to touch: {_name(thing)}, {thing.box.width:.0f}x{thing.box.height:.0f}"

    def _overlaps(self, words: list[Seen], touchables: list[Seen], paintings: list[Seen]) -> Iterator[str]:
        places = [(thing, _text_box(thing).cut(thing.sight)) for thing in words]
        places += [(thing, thing.sight) for thing in touchables]
        places += [(thing, _frame_box(thing).cut(thing.sight)) for thing in paintings]
        for (one, here), (other, there) in combinations(places, 2):
            common = here.cut(there)
            if min(common.width, common.height) > 1.5 and not _related(one.widget, other.widget):
                yield f"overlap: {_name(one)} and {_name(other)}, {_round(common)}"

    def _meagre(self, walls: list[Seen]) -> Iterator[str]:
        for wall in walls:
            frames = [_frame_box(Seen(framed, box_of(framed), wall.sight)) for framed in wall.widget.children]
            if frames:
                across = max(box.right for box in frames) - min(box.x for box in frames)
                down = max(box.top for box in frames) - min(box.y for box in frames)
                if max(across, down) < LOT * min(Window.size):
                    yield f"a meagre lot: {across:.0f}x{down:.0f}"

    def _pale(self, words: list[Seen]) -> Iterator[str]:
        wall = self._without(words)
        for thing in words:
            ink = list(thing.widget.color)
            letters = _text_box(thing)
            in_sight = letters.cut(thing.sight)
            if in_sight.height < letters.height / 2:
                continue  # scrolled out but for its edge
            for ground in _grounds(wall, in_sight):
                seen = [a * ink[3] + b * (1 - ink[3]) for a, b in zip(ink[:3], ground, strict=True)]
                if contrast(seen, ground) < CONTRAST:
                    yield f"pale: {_name(thing)}, {contrast(seen, ground):.1f}:1"
                    break

    def _without(self, words: list[Seen]) -> Image.Image:
        """The same screen, the words wiped off."""
        inks = [list(thing.widget.color) for thing in words]
        for thing in words:
            _write(thing.widget, [*thing.widget.color[:3], 0])
        picture = self._camera.picture()
        for thing, ink in zip(words, inks, strict=True):
            _write(thing.widget, ink)
        return picture


def _write(label: Any, ink: list[float]) -> None:
    label.color = ink
    label.texture_update()


def _grounds(wall: Image.Image, box: Box) -> Iterator[list[float]]:
    """The colours behind the letters that take up any room worth speaking of."""
    if min(box.width, box.height) < 2:
        return
    high = wall.height
    crop = wall.crop((int(box.x), int(high - box.top), int(box.right) + 1, int(high - box.y) + 1))
    for count, colour in crop.quantize(8).convert("RGB").getcolors() or ():
        if count > _SHARE * crop.width * crop.height:
            yield [part / 255 for part in colour]


def _text_box(thing: Seen) -> Box:
    """Where a label's letters are."""
    label = thing.widget
    lines = label._label._cached_lines
    wide, high = max((line.w for line in lines), default=0), sum(line.h for line in lines)
    left, top, right, bottom = label.padding
    x, y = label.center_x + (left - right) / 2 - wide / 2, label.center_y + (bottom - top) / 2 - high / 2
    if label.text_size[0] is not None and label.halign in ("left", "right"):
        x = label.x + left if label.halign == "left" else label.right - right - wide
    corners = [label.to_window(*corner) for corner in ((x, y), (x + wide, y + high))]
    (x, right), (y, top) = (sorted(pair) for pair in zip(*corners, strict=True))
    return Box(x, y, right, top)


def _frame_box(thing: Seen) -> Box:
    framed = thing.widget
    wide, high = framed.across + 2 * framed.rim, framed.down + 2 * framed.rim
    if thing.box.width < thing.box.height != framed.width < framed.height:  # turned by a quarter
        wide, high = high, wide
    x, y = thing.box.centre
    return Box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)


def _can_be_scrolled_to(widget: Any) -> bool:
    """Is it in something that moves, and that is itself in sight?"""
    inside = box_of(widget)
    parent = widget.parent
    while parent is not None and parent is not Window:
        if isinstance(parent, ScrollView):
            outside = box_of(parent)
            across = parent.do_scroll_x or (outside.x <= inside.x + 1 and inside.right <= outside.right + 1)
            down = parent.do_scroll_y or (outside.y <= inside.y + 1 and inside.top <= outside.top + 1)
            return bool(across and down)
        parent = parent.parent
    return False


def _related(one: Any, other: Any) -> bool:
    return one in _line(other) or other in _line(one)


def _line(widget: Any) -> list[Any]:
    line = [widget]
    while line[-1].parent not in (None, Window) and line[-1].parent is not line[-1]:
        line.append(line[-1].parent)
    return line


def _disabled(widget: Any) -> bool:
    return any(getattr(one, "disabled", False) for one in _line(widget))


def _name(thing: Seen) -> str:
    widget = thing.widget
    return f"{type(widget).__name__} {getattr(widget, 'text', '') or getattr(widget, 'says', '')!r}"


def _round(box: Box) -> str:
    return f"({box.x:.0f}, {box.y:.0f}) to ({box.right:.0f}, {box.top:.0f})"
