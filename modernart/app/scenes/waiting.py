"""A bot decides out of sight: what is for sale stays in view, and who is thinking is said."""

from kivy.lang import Builder
from kivy.properties import StringProperty

from modernart.app.files import kv_file
from modernart.app.scenes.game_scene import GameScene
from modernart.app.widgets.easel import EmptyEasel
from modernart.app.widgets.lot import LotView
from modernart.games.modern_art.view import View

_DOING = {
    "offer": "is choosing a painting to offer …",
    "second_card": "is asked for a second painting …",
    "sealed": "writes down a bid …",
    "price": "thinks about a price …",
    "mystery": "looks at the mystery cards …",
}


class WaitingScene(GameScene):
    doing_words = StringProperty()

    def set_up(self, view: View) -> None:
        self.doing_words = f"{self.name} {_DOING[self.scene.name]}"
        if view["auction"] is None:
            self.ids.wall.add_widget(EmptyEasel(sentence=self.doing_words))
            self.doing_words = ""
            return
        lot = LotView()
        self.ids.wall.add_widget(lot)
        lot.hang(view["auction"]["cards"], self.words, f"{self.words.seat(view['auction']['seller'])} sells.")


Builder.load_file(kv_file("modern_art/waiting"))
