"""The market strip: who is in fashion this round, and what a painting would fetch if it ended now."""

from typing import Any

from kivy.graphics import Color, Ellipse, Line
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from modernart.app.files import kv_file
from modernart.app.theme import look
from modernart.app.widgets.press import Touchable
from modernart.games.modern_art.editions import EDITIONS
from modernart.games.modern_art.market import LAST_CARD, worths_if_ended
from modernart.games.modern_art.view import View


class Places(Widget):
    """Five places that fill as cards are shown; with four full the fifth glows, for it ends the round (R6.1)."""

    shown = NumericProperty(0)
    artist = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(size=self._draw, pos=self._draw, shown=self._draw, artist=self._draw)

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        step = self.width / LAST_CARD
        dot = min(step - dp(2), self.height)
        with self.canvas:
            for place in range(LAST_CARD):
                x = self.x + place * step + (step - dot) / 2
                y = self.center_y - dot / 2
                Color(*(look.artist(int(self.artist)) if place < self.shown else look.faint))
                Ellipse(pos=(x, y), size=(dot, dot))
                if self.shown == LAST_CARD - 1 == place:
                    Color(*look.ink)
                    Line(circle=(x + dot / 2, y + dot / 2, dot / 2 + dp(1)), width=dp(1.3))


class MarketPart(BoxLayout):
    """One artist of the strip."""

    artist = NumericProperty(0)
    name = StringProperty()
    initial = StringProperty()
    shown = NumericProperty(0)
    worth = NumericProperty(0)


class MarketColumn(MarketPart):
    """On a strip across the top."""


class MarketRow(MarketPart):
    """On a strip down the side of a wide screen, where the name has room."""


class MarketStrip(Touchable, BoxLayout):
    """Five artists in board order. A touch opens the whole board."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._view: View | None = None
        look.bind(wide=self._lay_out)

    def update(self, view: View) -> None:
        self._view = view
        if not self.children:
            self._lay_out()
            return
        # Once the round is over its tiles lie on the board already.
        worths = view["result"]["worth"] if view["result"] else worths_if_ended(view["played"], view["values"])
        for part in self.children:
            part.shown = min(view["played"][part.artist], LAST_CARD)
            part.worth = worths[part.artist]

    def _lay_out(self, *_: object) -> None:
        if self._view is None:
            return
        self.clear_widgets()
        part = MarketRow if look.wide else MarketColumn
        for artist, name in enumerate(EDITIONS[self._view["edition"]].artists):
            self.add_widget(part(artist=artist, name=name, initial=name[0]))
        self.update(self._view)


Builder.load_file(kv_file("widgets/market"))
