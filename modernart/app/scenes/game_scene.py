"""What all scenes of a game share: the bar at the top, the market strip, the seats, words of refusal."""

from typing import Any

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from modernart.app.files import kv_file
from modernart.app.widgets import amount, hand, lot, market, money, own, scroll, seats, top_bar  # noqa: F401  kv names them
from modernart.app.widgets.press import Press
from modernart.games.modern_art.view import AuctionView, View
from modernart.table import Scene

REFUSED_FOR = 4.0  # seconds that a refusal stays in sight


class Split(BoxLayout):
    """The wall and the desk: above each other, or side by side where the screen is wide."""


class Desk(BoxLayout):
    """Where the hands are: what can be done, at the thumb."""


class HurryOn(Press):
    """While a bot is asked: on to where somebody is needed; held, on through the news."""

    sitting: Any = ObjectProperty(None)

    def on_press(self) -> None:
        self.sitting.hurry(self.last_touch)


class GameScene(BoxLayout):
    notice = StringProperty()  # why a choice was refused

    def __init__(self, sitting: Any, scene: Scene) -> None:
        self.sitting = sitting
        self.scene = scene
        self.words = sitting.words
        self.currency = sitting.words.currency
        # On a screen that all can see, one's own money has to be looked for.
        self.purse_hint = " Hold your name to see your purse." if sitting.several_people else ""
        self._put_away: list[Widget] = []
        self._forget_refusal = Clock.create_trigger(lambda _: setattr(self, "notice", ""), REFUSED_FOR)
        super().__init__()
        self.set_up(sitting.view)
        if "seats" in self.ids and self.ids.seats.parent is not None:
            self.ids.seats.seat_down(sitting.seats, sitting.peek, sitting.counsel.say_why)
        self.refresh()

    @property
    def seat(self) -> int:
        """Whose decision this is."""
        if self.scene.seat is None:
            raise RuntimeError("nobody is asked here")
        return self.scene.seat

    @property
    def name(self) -> str:
        return str(self.words.seat(self.seat))

    def set_up(self, view: View) -> None:
        """Once: hang the lot, deal the hand."""

    def catch_up(self, view: View) -> None:
        """Whenever something changed while this scene stands."""

    def refresh(self) -> None:
        view = self.sitting.view
        bar = self.ids.bar
        bar.sitting = self.sitting
        bar.heading = f"Round {view['round']} of 4" + (", not saved" if self.sitting.table.unsaved else "")
        bar.can_undo = self.sitting.table.can_undo
        bar.can_hint = self.sitting.counsel.can_hint
        self.ids.strip.update(view)
        if "seats" in self.ids:
            self.ids.seats.update(view, self.doing(view))
        if "own" in self.ids:
            self.ids.own.update(view, self.words)
        if "news" in self.ids:
            self.ids.news.text = self.words.event(view["log"][-1])
        self.catch_up(view)

    def doing(self, view: View) -> dict[int, str]:
        """A word on what each seat is doing, where there is one."""
        auction = view["auction"]
        if auction is None:
            return {}
        doing = {auction["seller"]: "sells"}
        if auction["leader"] is not None:
            doing[auction["leader"]] = f"leads, {auction['high']}"
        doing.update(dict.fromkeys(auction["locked"], "bid is in"))
        return doing

    def show_thinking(self, seat: int, seconds: float) -> None:
        """In every frame in which a bot thinks: who, and for how long already."""
        if "seats" in self.ids:
            self.ids.seats.show_thinking(seat, seconds)

    def on_touch_down(self, touch: Any) -> bool:
        """Where there is nothing to touch, a touch is for bots to hurry."""
        return bool(super().on_touch_down(touch)) or (self.collide_point(*touch.pos) and self.sitting.hurry(touch))

    def put_away(self, *widgets: Widget) -> None:
        """Take off the screen what this decision does not need; kept, because `ids` alone would lose it."""
        for widget in widgets:
            self._put_away.append(widget.__self__)
            widget.parent.remove_widget(widget.__self__)

    def hang_lot(self, view: View) -> None:
        if view["auction"] is not None:
            self.ids.lot.hang(view["auction"]["cards"], self.words, self.selling(view["auction"]))

    def selling(self, auction: AuctionView) -> str:
        return f"{self.words.seat(auction['seller'])} sells."

    def refuse(self, sentence: str, seat: int | None = None) -> None:
        """Say for a while why a choice does not stand; `seat` is whose it was."""
        self.notice = sentence
        self._forget_refusal.cancel()
        self._forget_refusal()


Builder.load_file(kv_file("modern_art/game_scene"))
