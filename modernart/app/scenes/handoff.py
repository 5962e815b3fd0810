"""The covered screen: between two people, or before all of them when they come back to a sale."""

from typing import Any

from kivy.graphics.texture import Texture
from kivy.lang import Builder
from kivy.properties import BooleanProperty, ColorProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from modernart.app.files import kv_file
from modernart.app.theme import VELVET, look
from modernart.app.widgets import hold, press  # noqa: F401  kv names them
from modernart.table import Scene

PURPOSES = {
    "offer": "It is your turn to offer a painting.",
    "second_card": "You are asked for a second painting.",
    "sealed": "It is your turn to seal a bid.",
}


class Curtain(Widget):
    """Heavy cloth in folds, in a player's colour."""

    colour = ColorProperty()
    folds = ObjectProperty(None)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.folds = _folds()


class CoveredScene(FloatLayout):
    """Built from the public view alone: the screen is the same whatever anybody holds."""

    asks = StringProperty()
    name = StringProperty()
    looks = StringProperty()  # who may
    purpose = StringProperty()
    news = StringProperty()
    colour = ColorProperty()
    can_undo = BooleanProperty(False)

    def __init__(self, sitting: Any, scene: Scene) -> None:
        self.sitting = sitting
        self.scene = scene
        super().__init__()
        self.set_up()
        self.refresh()

    def set_up(self) -> None:
        """Once: for whom it is."""

    def refresh(self) -> None:
        view = self.sitting.public_view
        self.news = "\n".join(self.sitting.words.event(event) for event in view["log"][-2:])
        self.can_undo = self.sitting.table.can_undo


class HandoffScene(CoveredScene):
    def set_up(self) -> None:
        seat = self.sitting.seats[self.scene.seat]
        self.colour = look.player(seat.colour)
        self.asks, self.name = "Hand the screen to", seat.name
        self.looks = f"Only {seat.name} looks"
        self.purpose = PURPOSES[self.sitting.public_view["phase"]]


class CurtainScene(CoveredScene):
    def set_up(self) -> None:
        self.colour = VELVET
        self.asks, self.name = "The sale goes on for", "Everybody"
        self.looks = "All of you look"
        self.purpose = f"Round {self.sitting.public_view['round']} of 4. Are you all back?"


def _folds() -> Texture:
    """Light and shade across the cloth, never so light that white words on it are lost."""
    wide = 256
    row = bytearray()
    for x in range(wide):
        place = (x / wide * 9) % 1
        shade = 0.62 + 0.38 * (1 - abs(2 * place - 1)) ** 0.7
        row += bytes([round(255 * shade)] * 3)
    texture = Texture.create(size=(wide, 1), colorfmt="rgb")
    texture.blit_buffer(bytes(row), colorfmt="rgb", bufferfmt="ubyte")
    texture.wrap = "repeat"
    return texture


Builder.load_file(kv_file("modern_art/handoff"))
