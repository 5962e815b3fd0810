"""Words on the wall: `Sentence` grows with its text, `Fit` keeps to its place and makes the text smaller instead."""

from typing import Any

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.properties import NumericProperty
from kivy.uix.label import Label

from modernart.app.files import kv_file

_SMALLEST = 0.55  # of the wished size; below it nobody can read
_STEP = 0.94


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
        room = self.width - left - right, self.height - top - bottom
        if room[0] <= 1 or room[1] <= 1:
            return
        size = self.wished
        while not self._fits(size, room) and size > self.wished * _SMALLEST:
            size *= _STEP
        self.font_size = size
        self.text_size = self.size

    def _fits(self, size: float, room: tuple[float, float]) -> bool:
        self.font_size = size
        self.text_size = (self.width, None)
        self.texture_update()
        if self.texture_size[1] > self.height:
            return False
        return all(self._label.get_extents(word)[0] <= room[0] for word in _plain(self).split())


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
