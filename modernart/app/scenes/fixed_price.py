"""Buying at a fixed price (R5.4): one after the other, on the shared screen."""

from kivy.lang import Builder
from kivy.properties import BooleanProperty, NumericProperty

from modernart.app.files import kv_file
from modernart.app.scenes.game_scene import GameScene
from modernart.games.modern_art.actions import Buy, Pass
from modernart.games.modern_art.view import View


class FixedPriceScene(GameScene):
    price = NumericProperty(0)
    persons_turn = BooleanProperty(False)

    def set_up(self, view: View) -> None:
        self.hang_lot(view)
        self.persons_turn = self.sitting.seats[self.seat].is_person
        if view["auction"] is not None:
            self.price = view["auction"]["price"] or 0
        self.put_away(self.ids.hurry if self.persons_turn else self.ids.buttons)

    def buy(self) -> None:
        """Whoever cannot pay may try, and is refused in words: the button itself must not tell."""
        self.sitting.send(Buy(self.seat))

    def leave(self) -> None:
        self.sitting.send(Pass(self.seat))


Builder.load_file(kv_file("modern_art/fixed_price"))
