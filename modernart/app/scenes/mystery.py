"""The mystery player (R8.2): who has just held an auction may turn over a card from the dark."""

from kivy.lang import Builder

from modernart.app.files import kv_file
from modernart.app.scenes.game_scene import GameScene
from modernart.games.modern_art.actions import Flip, Pass
from modernart.games.modern_art.view import View


class MysteryScene(GameScene):
    def set_up(self, view: View) -> None:
        left = view["mystery"]["left"] if view["mystery"] else 0
        self.ids.left.text = f"{left} face down" if left != 1 else "the last one face down"

    def flip(self) -> None:
        self.sitting.send(Flip(self.seat))

    def leave(self) -> None:
        self.sitting.send(Pass(self.seat))


Builder.load_file(kv_file("modern_art/mystery"))
