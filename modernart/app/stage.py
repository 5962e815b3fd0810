"""The one place where scenes appear: what was there is gone before anything of the next is drawn.

A scene comes out of the wall, never out of the scene before it, so no frame can mix two people's secrets.
"""

from collections.abc import Callable
from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics import Color, Rectangle
from kivy.graphics.texture import Texture
from kivy.properties import NumericProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from modernart.app.theme import look
from modernart.app.tidying import Tidying

FADE = 0.18  # seconds
DEAF = 0.35  # seconds in which a new scene takes no touch: the second half of a double tap was meant for the one before


class Stage(FloatLayout):
    veil = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.scene: Any = None
        self._shown_at = 0.0
        self.tidying = Tidying()
        self._overlays: list[Widget] = []
        self._ways_back: list[Callable[[], None]] = []
        self._paint_wall()
        with self.canvas.after:
            self._veil_colour = Color(*look.wall[:3], 0)
            self._veil = Rectangle()
        self.bind(size=self._spread, pos=self._spread, veil=self._draw_veil)
        look.bind(wall_name=lambda *_: self._paint_wall())

    def show(self, scene: Widget) -> None:
        """Take everything off the stage and let this scene come out of the wall."""
        self.close_overlays()
        moves = look.motion and self.scene is not None  # the first screen is simply there
        if self.scene is not None:
            self.remove_widget(self.scene)
        self.scene = scene
        self.add_widget(scene)
        self._shown_at = Clock.get_time()
        self.tidying.after_a_change()
        Animation.cancel_all(self, "veil")
        self.veil = 1
        if moves:
            Animation(veil=0, duration=FADE, transition="out_quad").start(self)
        else:
            self.veil = 0

    @property
    def shown_for(self) -> float:
        """Seconds that the scene has been there."""
        return float(Clock.get_time() - self._shown_at)

    def lay_over(self, overlay: Widget, back: Callable[[], None] | None = None) -> None:
        """`back`: what else is to be done when somebody goes back from it."""
        self._overlays.append(overlay)
        self._ways_back.append(back or self.close_overlay)
        self.add_widget(overlay)

    @property
    def overlay(self) -> Widget | None:
        return self._overlays[-1] if self._overlays else None

    def go_back(self) -> bool:
        """One step back from what lies on top; did anything?"""
        if self._overlays:
            self._ways_back[-1]()
            return True
        return False

    def close_overlay(self) -> None:
        if self._overlays:
            self._ways_back.pop()
            self.remove_widget(self._overlays.pop())

    def close_overlays(self) -> None:
        while self._overlays:
            self.close_overlay()

    def on_touch_down(self, touch: Any) -> bool:
        """What lies on top gets the touch, and what lies under it never does."""
        if self.shown_for < DEAF:
            return True
        if self._overlays:
            self._overlays[-1].dispatch("on_touch_down", touch)
            return True
        return bool(super().on_touch_down(touch))

    def _paint_wall(self) -> None:
        """Plaster lit from above, darker towards the floor."""
        self.canvas.before.clear()
        with self.canvas.before:
            Color(1, 1, 1, 1)
            self._wall = Rectangle(texture=_gradient(look.wall_low, look.wall), size=Window.size)
        self._spread()

    def _spread(self, *_: object) -> None:
        self._wall.pos = self.pos
        self._wall.size = self.size
        if hasattr(self, "_veil"):
            self._draw_veil()

    def _draw_veil(self, *_: object) -> None:
        self._veil_colour.rgba = (*look.wall[:3], self.veil)
        self._veil.pos = self.pos
        self._veil.size = self.size if self.veil else (0, 0)


def _gradient(low: list[float], high: list[float]) -> Texture:
    steps = 64
    rows = bytearray()
    for step in range(steps):
        part = min(1.0, step / (steps * 0.55))  # the lower half falls into shadow
        rows += bytes(round(255 * (a + (b - a) * part)) for a, b in zip(low[:3], high[:3], strict=True))
    texture = Texture.create(size=(1, steps), colorfmt="rgb")
    texture.blit_buffer(bytes(rows), colorfmt="rgb", bufferfmt="ubyte")
    texture.wrap = "clamp_to_edge"
    return texture
