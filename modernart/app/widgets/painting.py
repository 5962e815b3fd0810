"""Paintings on a wall: framed, lit from above, with a soft shadow; and the small ones of a hand."""

from functools import cache

from kivy.clock import Clock
from kivy.graphics.texture import Texture
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from modernart.app.files import kv_file
from modernart.app.paintings import at_hand, painting, thumb
from modernart.app.widgets.press import Touchable

SOFT = 0.28  # the share of a shadow in which it fades out, from the rim


@cache
def soft_shadow() -> Texture:
    """Black that fades out towards the rim, to be stretched behind a frame."""
    side = 64
    cells = bytearray()
    for row in range(side):
        for column in range(side):
            x, y = (min(1.0, (1 - abs(2 * place / (side - 1) - 1)) / SOFT) for place in (column, row))
            shade = x * x * (3 - 2 * x) * y * y * (3 - 2 * y)
            cells += bytes((0, 0, 0, round(255 * shade * 0.6)))
    return _texture(cells, side)


@cache
def pool_of_light() -> Texture:
    """A lamp's light on the wall: bright in the middle, nothing at the rim."""
    side = 64
    cells = bytearray()
    for row in range(side):
        for column in range(side):
            x, y = (2 * place / (side - 1) - 1 for place in (column, row))
            shine = max(0.0, 1 - (x * x + y * y) ** 0.5)
            cells += bytes((255, 255, 255, round(255 * shine * shine)))
    return _texture(cells, side)


def _texture(cells: bytearray, side: int) -> Texture:
    texture = Texture.create(size=(side, side), colorfmt="rgba")
    texture.blit_buffer(bytes(cells), colorfmt="rgba", bufferfmt="ubyte")
    return texture


class Framed(Widget):
    """One painting in its frame, as large as fits, its shape kept."""

    card = StringProperty()
    rim = NumericProperty(dp(10))
    lit = BooleanProperty(True)
    texture = ObjectProperty(None, allownone=True)
    across = NumericProperty(0)
    down = NumericProperty(0)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.bind(card=self._hang, size=self._measure, texture=self._measure)
        self._hang()

    def shadow(self) -> Texture:
        return soft_shadow()

    def lamp(self) -> Texture:
        return pool_of_light()

    def height_at(self, width: float) -> float:
        """How high it is, with its frame, where this is its width."""
        if self.texture is None:
            return 0
        wide, high = self.texture.size
        return float((width - 2 * self.rim) * high / wide + 2 * self.rim)

    def _hang(self, *_: object) -> None:
        self.texture = self.picture(self.card) if self.card else None

    def picture(self, card: str) -> Texture:
        """At once the small one, if the large one must be read first: a scene's first frame need not wait for it."""
        if at_hand(card):
            return painting(card)
        Clock.schedule_once(self._sharpen, 0)
        return thumb(card)

    def _sharpen(self, _: float) -> None:
        if self.card:
            self.texture = painting(self.card)

    def _measure(self, *_: object) -> None:
        if self.texture is None:
            self.across = self.down = 0
            return
        wide, high = self.texture.size
        scale = min((self.width - 2 * self.rim) / wide, (self.height - 2 * self.rim) / high)
        self.across, self.down = (max(0, round(side * scale)) for side in (wide, high))


class SmallFrame(Framed):
    """A small one, of a hand or in a row."""

    def picture(self, card: str) -> Texture:
        return thumb(card)


class RowFrame(SmallFrame):
    """In a row, as wide as it is high."""


class CardTile(Touchable, BoxLayout):
    """A painting of the hand: a small framed picture over its emblem and auction symbol."""

    card = StringProperty()
    artist = NumericProperty(0)
    kind = StringProperty()
    chosen = BooleanProperty(False)


Builder.load_file(kv_file("widgets/painting"))
