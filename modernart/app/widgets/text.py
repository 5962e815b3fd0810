"""Words on the wall: `Sentence` grows with its text, `Fit` keeps to its place and makes the text smaller instead."""

from typing import Any

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.properties import NumericProperty
from kivy.uix.label import Label

from modernart.app.files import kv_file

_SMALLEST = 0.55  # of the wished size; below it nobody can read
_REMEMBERED = 5000  # words that were measured
_EXTENTS: dict[tuple[str, int, bool, bool, str], tuple[int, int]] = {}


class Sentence(Label):
    """Text that wraps at its width and is as high as it needs."""


class Fit(Label):
    """Text of a wished size that gets smaller until it fits its place, at spaces only."""

    wished = NumericProperty("15sp")

    def __init__(self, **kwargs: Any) -> None:
        self._refit = Clock.create_trigger(self._fit, -1)
        super().__init__(**kwargs)
        self.bind(size=self._refit, text=self._refit, wished=self._refit, padding=self._refit, bold=self._refit)
        self._refit()

    def _fit(self, *_: object) -> None:
        left, top, right, bottom = self.padding
        across, down = self.width - left - right, self.height - top - bottom
        if across <= 1 or down <= 1:
            return
        lines = [line.split() for line in _plain(self).splitlines()]
        size = round(self.wished)
        while size > self.wished * _SMALLEST and not self._fits(lines, size, across, down):
            size -= 1
        self.font_size = size
        self.text_size = self.size

    def _fits(self, lines: list[list[str]], size: int, across: float, down: float) -> bool:
        """Would the words fit at this size? Measured, not drawn: drawing every try would hold up the screen."""
        space, high = self._extents(" ", size)
        count = 0
        for words in lines:
            room = -1.0
            for word in words:
                wide = self._extents(word, size)[0]
                if wide > across:
                    return False
                if room < space + wide:
                    count, room = count + 1, across
                else:
                    room -= space
                room -= wide
        return count * high <= down + 1

    def _extents(self, word: str, size: int) -> tuple[int, int]:
        key = (word, size, self.bold, self.italic, self.font_name)
        if key not in _EXTENTS:
            if len(_EXTENTS) > _REMEMBERED:
                _EXTENTS.clear()
            self._label.options["font_size"] = size
            _EXTENTS[key] = self._label.get_extents(word)
        return _EXTENTS[key]


def _plain(label: Label) -> str:
    if not label.markup:
        return str(label.text)
    out, depth = [], 0
    for letter in label.text:
        depth += letter == "["
        if not depth:
            out.append(letter)
        depth -= letter == "]"
    return "".join(out)


Builder.load_file(kv_file("widgets/text"))
