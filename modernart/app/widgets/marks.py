"""Small pictures of one hand: auction symbols, emblems of the artists, signs on buttons. White, tinted here."""

from functools import cache

from kivy.atlas import Atlas
from kivy.lang import Builder
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.relativelayout import RelativeLayout
from kivy.uix.widget import Widget

from modernart.app.files import asset, kv_file


@cache
def _marks() -> Atlas:
    return Atlas(asset("marks", "marks.atlas"))


class Mark(Widget):
    """One mark, as large as fits its place."""

    name = StringProperty()
    colour = ColorProperty()
    side = NumericProperty(0)
    texture = ObjectProperty(None, allownone=True)

    def on_name(self, *_: object) -> None:
        self.texture = _marks()[self.name] if self.name else None


class Emblem(RelativeLayout):
    """An artist's shape and colour, with the initial on it."""

    artist = NumericProperty(0)
    initial = StringProperty()
    glows = BooleanProperty(False)


Builder.load_file(kv_file("widgets/marks"))
