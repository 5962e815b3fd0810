"""A small picture of a table: what hangs on its wall, and who sits around it.

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
from modernart.app.widgets.painting import pool_of_light, soft_shadow
from modernart.games.modern_art.view import View

FLOOR = 0.22  # of the height


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
            Color(*look.wall)
            RoundedRectangle(pos=self.pos, size=self.size, radius=[dp(6)])
            floor = self.height * FLOOR
            Color(*look.wall_low)
            RoundedRectangle(pos=self.pos, size=(self.width, floor), radius=[0, 0, dp(6), dp(6)])
            card = on_the_wall(self.view) if self.view is not None else None
            self._draw_lot(thumb(card) if card else None)
            self._draw_seats(floor)

    def _draw_lot(self, texture: Texture | None) -> None:
        """Framed and lit; an empty frame where nothing has been shown yet, or nothing can be seen."""
        room = self.height * (1 - FLOOR)
        x, y = self.x + self.width / 2, self.y + self.height * FLOOR + room * 0.53
        wide, high = texture.size if texture else (4, 3)
        scale = min(room * 0.66 / high, self.width * 0.6 / wide)
        wide, high = wide * scale, high * scale
        rim = max(dp(1.5), room * 0.05)
        _rectangle((x, y + room * 0.05), (room * 1.5, room * 0.9), [*look.light[:3], 0.8], pool_of_light())
        _rectangle((x, y - rim), (wide + 5 * rim, high + 5 * rim), (1, 1, 1, 1), soft_shadow())
        _rectangle((x, y), (wide + 2 * rim, high + 2 * rim), look.wood if texture else look.faint)
        _rectangle((x, y), (wide + rim, high + rim), look.mat if texture else look.wall)
        if texture:
            _rectangle((x, y), (wide, high), (1, 1, 1, 1), texture)

    def _draw_seats(self, floor: float) -> None:
        """In a row before the wall, as one would stand in a gallery."""
        dot = floor * 0.5
        step = dot * 1.6
        left = self.x + self.width / 2 - step * (len(self.colours) - 1) / 2
        for number, colour in enumerate(self.colours):
            Color(*colour)
            Ellipse(pos=(left + number * step - dot / 2, self.y + (floor - dot) / 2), size=(dot, dot))


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
