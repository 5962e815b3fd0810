"""A small picture of a table: what hangs on its wall, who is in fashion, who sits around it.

Drawn from what lies open to all: no picture of a table can give anybody away.
"""

from collections.abc import Sequence
from typing import Any

from kivy.graphics import Color, Ellipse, Rectangle, RoundedRectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.properties import ListProperty, ObjectProperty
from kivy.uix.widget import Widget

from modernart.app.paintings import thumb
from modernart.app.theme import look
from modernart.app.widgets.painting import soft_shadow
from modernart.games.modern_art.market import LAST_CARD
from modernart.games.modern_art.view import View


class TablePicture(Widget):
    view: Any = ObjectProperty(None, allownone=True)  # the public one; None for a table that cannot be seen
    colours = ListProperty()  # of those who sit there

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(size=self._draw, pos=self._draw, view=self._draw, colours=self._draw)
        self._draw()

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        with self.canvas:
            Color(*look.wall_low)
            RoundedRectangle(pos=self.pos, size=self.size, radius=[dp(6)])
            card = on_the_wall(self.view) if self.view is not None else None
            self._draw_lot(thumb(card) if card else None)
            if self.view is not None:
                self._draw_market(self.view["played"])
                self._draw_seats()

    def _draw_lot(self, texture: Texture | None) -> None:
        """In the upper part, framed; an empty frame where nothing has been shown yet, or nothing can be seen."""
        room = self.height * 0.58
        x, y = self.x + self.width / 2, self.y + self.height * 0.6
        wide, high = texture.size if texture else (4, 3)
        scale = min(room / high, self.width * 0.6 / wide)
        wide, high = wide * scale, high * scale
        rim = max(dp(1.5), room * 0.06)
        _rectangle((x, y), (wide + 8 * rim, high + 8 * rim), (1, 1, 1, 1), soft_shadow())
        _rectangle((x, y), (wide + 2 * rim, high + 2 * rim), look.wood if texture else look.faint)
        _rectangle((x, y), (wide + rim, high + rim), look.mat if texture else look.wall_low)
        if texture:
            _rectangle((x, y), (wide, high), (1, 1, 1, 1), texture)

    def _draw_market(self, played: list[int]) -> None:
        """A bar for each artist, rising with the cards shown, from the floor at the left."""
        step = self.width * 0.42 / len(played)
        for artist, shown in enumerate(played):
            if shown:
                Color(*look.artist(artist))
                high = self.height * 0.2 * min(shown, LAST_CARD) / LAST_CARD
                Rectangle(pos=(self.x + dp(5) + artist * step, self.y + dp(5)), size=(step * 0.7, high))

    def _draw_seats(self) -> None:
        dot = self.height * 0.085
        for number, colour in enumerate(reversed(self.colours)):
            Color(*colour)
            Ellipse(pos=(self.right - dp(5) - (number + 1) * dot * 1.25, self.y + dp(5)), size=(dot, dot))


def _rectangle(
    middle: tuple[float, float], size: tuple[float, float], colour: Sequence[float], texture: Texture | None = None
) -> None:
    Color(*colour)
    Rectangle(texture=texture, pos=(middle[0] - size[0] / 2, middle[1] - size[1] / 2), size=size)


def on_the_wall(view: View) -> str | None:
    """The painting being sold, or the last one that was shown."""
    if view["auction"] is not None and view["auction"]["cards"]:
        return str(view["auction"]["cards"][-1])
    return next((str(event["card"]) for event in reversed(view["log"]) if event["type"] in ("offer", "add")), None)
