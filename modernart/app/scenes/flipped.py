"""A mystery card was turned over: everybody sees it, nobody owns it (R8.3)."""

from kivy.lang import Builder

from modernart.app.files import kv_file
from modernart.app.scenes.game_scene import GameScene
from modernart.app.widgets.lot import LotView
from modernart.games.modern_art.view import View


class FlippedScene(GameScene):
    def set_up(self, view: View) -> None:
        flip = next(event for event in self.scene.news if event["type"] == "flip")
        lot: LotView = self.ids.lot
        lot.hang([flip["card"]], self.words, "It belongs to nobody.")
        self.ids.told.text = self.words.event(flip)


Builder.load_file(kv_file("modern_art/flipped"))
