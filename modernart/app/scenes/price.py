"""Naming a price (R5.4), on the shared screen: the others hear it anyway."""

from kivy.lang import Builder

from modernart.app.files import kv_file
from modernart.app.scenes.game_scene import GameScene
from modernart.games.modern_art.actions import Price
from modernart.games.modern_art.view import View

_FIRST_THOUGHT = 10


class PriceScene(GameScene):
    def set_up(self, view: View) -> None:
        self.hang_lot(view)
        chooser = self.ids.chooser
        chooser.currency = self.currency
        chooser.amount = _FIRST_THOUGHT
        chooser.ask_keypad = lambda: self.sitting.ask_amount(f"{self.name}, your price?", "Choose %s", self._take)

    def name_price(self) -> None:
        self.sitting.send(Price(self.seat, int(self.ids.chooser.amount)))

    def _take(self, amount: int) -> None:
        self.ids.chooser.amount = amount


Builder.load_file(kv_file("modern_art/price"))
