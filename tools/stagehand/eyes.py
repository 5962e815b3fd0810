"""What can be seen on the screen: words and things to touch, each with its place."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from kivy.core.window import Window
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView
from kivy.uix.textinput import TextInput
from kivy.uix.widget import Widget


class Box(NamedTuple):
    """A rectangle of the window, in its pixels, from the bottom left."""

    x: float
    y: float
    right: float
    top: float

    @property
    def width(self) -> float:
        return self.right - self.x

    @property
    def height(self) -> float:
        return self.top - self.y

    @property
    def centre(self) -> tuple[float, float]:
        return (self.x + self.right) / 2, (self.y + self.top) / 2

    def cut(self, other: "Box") -> "Box":
        return Box(max(self.x, other.x), max(self.y, other.y), min(self.right, other.right), min(self.top, other.top))

    def holds(self, other: "Box", slack: float = 1) -> bool:
        return (
            self.x <= other.x + slack
            and self.y <= other.y + slack
            and self.right >= other.right - slack
            and self.top >= other.top - slack
        )


class Seen(NamedTuple):
    """A widget, the place it takes, and what of that is in sight."""

    widget: Any
    box: Box
    sight: Box

    @property
    def in_sight(self) -> bool:
        return self.sight.width > 1 and self.sight.height > 1


def box_of(widget: Any) -> Box:
    """Its place in the window, also where it or what it stands in is turned."""
    corners = [widget.to_window(x, y) for x in (widget.x, widget.right) for y in (widget.y, widget.top)]
    xs, ys = zip(*corners, strict=True)
    return Box(min(xs), min(ys), max(xs), max(ys))


class Eyes:
    def __init__(self, stage: Any) -> None:
        self._stage = stage

    def all(self) -> list[Seen]:
        """Everything that is not hidden, in drawing order; under an overlay, only what belongs to it."""
        top = self._stage.overlay or self._stage.scene
        return list(_walk(top, Box(0, 0, *Window.size)))

    def touchables(self) -> list[Seen]:
        """What answers a touch now, and says what it does."""
        return [seen for seen in self.all() if getattr(seen.widget, "says", "") and not seen.widget.disabled]

    def words(self) -> list[Seen]:
        return [seen for seen in self.all() if isinstance(seen.widget, Label) and seen.widget.text.strip()]

    def texts(self) -> list[str]:
        return [seen.widget.text for seen in self.words() if seen.in_sight]

    def find(self, *says: str) -> Seen | None:
        """The first thing to touch that says one of these, or begins with it."""
        for seen in self.touchables():
            if seen.widget.says.startswith(says) and seen.in_sight:
                return seen
        return None

    def several(self, kind: str) -> list[Seen]:
        """All in sight of a kind of widget, by its class's name."""
        return [seen for seen in self.all() if type(seen.widget).__name__ == kind and seen.in_sight]


def _walk(widget: Widget, clip: Box) -> Iterator[Seen]:
    if widget.opacity == 0:
        return
    box = box_of(widget)
    yield Seen(widget, box, box.cut(clip))
    if isinstance(widget, TextInput):
        return
    if isinstance(widget, ScrollView):
        clip = clip.cut(box)
    for child in reversed(widget.children):
        yield from _walk(child, clip)
