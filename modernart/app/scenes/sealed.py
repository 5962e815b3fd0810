"""A sealed bid (R5.3), chosen before one pair of eyes."""

from kivy.lang import Builder

from modernart.app.files import kv_file
from modernart.app.scenes.game_scene import GameScene
from modernart.games.modern_art.actions import Seal
from modernart.games.modern_art.view import View


class SealedScene(GameScene):
    def set_up(self, view: View) -> None:
        self.hang_lot(view)
        chooser = self.ids.chooser
        chooser.currency = self.currency
        chooser.high = view["seats"][self.seat]["cash"]
        chooser.ask_keypad = lambda: self.sitting.ask_amount("Your bid, in secret", "Choose %s", self._take)

    def seal(self) -> None:
        self.sitting.send(Seal(self.seat, int(self.ids.chooser.amount)))

    def _take(self, amount: int) -> None:
        """Only its owner sees this screen, so the refusal may be plain."""
        if amount > self.ids.chooser.high:
            self.refuse("You do not have that much.")
        else:
            self.ids.chooser.amount = amount


Builder.load_file(kv_file("modern_art/sealed"))
