"""The end (R7.1): the purses are opened one after the other, the smallest first; the richest wins."""

from typing import Any

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.properties import BooleanProperty, ColorProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from modernart.app.files import kv_file
from modernart.app.scenes.game_scene import GameScene
from modernart.app.theme import look
from modernart.games.modern_art.view import View

BETWEEN_PURSES = 0.8  # seconds


class Purse(BoxLayout):
    name = StringProperty()
    colour = ColorProperty()
    money = StringProperty()
    opened = BooleanProperty(False)
    won = BooleanProperty(False)


class GameOverScene(GameScene):
    verdict = StringProperty()

    def set_up(self, view: View) -> None:
        self._closed = []
        winners = view["winners"] or []
        for seat, there in enumerate(self.sitting.seats):
            cash = view["seats"][seat]["cash"] or 0
            purse = Purse(
                name=there.name, colour=look.player(there.colour), money=self.words.money(cash), won=seat in winners
            )
            self.ids.purses.add_widget(purse)
            self._closed.append((cash, purse))
        self._closed.sort(key=lambda entry: -entry[0])
        names = " and ".join(self.words.seat(seat) for seat in winners)
        self._verdict = f"{names} {'wins' if len(winners) == 1 else 'share the win'}"
        self._clock = Clock.schedule_interval(self._open_one, BETWEEN_PURSES if look.motion else 0)

    def on_touch_down(self, touch: Any) -> Any:
        """A touch opens all that are still closed."""
        while self._closed:
            self._open_one()
        return super().on_touch_down(touch)

    def on_parent(self, _: object, parent: Any) -> None:
        if parent is None:
            self._clock.cancel()

    def _open_one(self, *_: object) -> None:
        if self._closed:
            self._closed.pop()[1].opened = True
        if not self._closed:
            self.verdict = self._verdict
            self._clock.cancel()


Builder.load_file(kv_file("modern_art/game_over"))
