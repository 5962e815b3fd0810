"""Once around (R5.2): one chance each, on the shared screen."""

from kivy.lang import Builder
from kivy.properties import BooleanProperty, NumericProperty

from modernart.app.files import kv_file
from modernart.app.scenes.game_scene import GameScene
from modernart.games.modern_art.actions import Bid, Pass
from modernart.games.modern_art.view import View


class OnceAroundScene(GameScene):
    high = NumericProperty(0)
    persons_turn = BooleanProperty(False)

    def set_up(self, view: View) -> None:
        self.hang_lot(view)
        self.persons_turn = self.sitting.seats[self.seat].is_person
        if view["auction"] is not None:
            self.high = view["auction"]["high"] or 0
        chooser = self.ids.chooser
        chooser.currency = self.currency
        chooser.low = chooser.amount = self.high + 1
        chooser.ask_keypad = self._ask_amount
        self.put_away(*((self.ids.hurry,) if self.persons_turn else (chooser, self.ids.buttons)))

    def bid(self) -> None:
        self.sitting.send(Bid(self.seat, int(self.ids.chooser.amount)))

    def leave(self) -> None:
        self.sitting.send(Pass(self.seat))

    def _ask_amount(self) -> None:
        self.sitting.ask_amount(f"{self.name}, how much?", "Choose %s", self._take)

    def _take(self, amount: int) -> None:
        self.ids.chooser.amount = max(amount, self.ids.chooser.low)


Builder.load_file(kv_file("modern_art/once_around"))
