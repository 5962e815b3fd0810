"""Sold! Who got what, for how much, and where the money went; the sealed bids, if there were any."""

from kivy.lang import Builder
from kivy.properties import NumericProperty, StringProperty

from modernart.app.files import kv_file
from modernart.app.scenes.game_scene import GameScene
from modernart.app.widgets.lot import LotView
from modernart.games.modern_art.view import View


class SoldScene(GameScene):
    headline = StringProperty()
    price = NumericProperty(0)
    payments = StringProperty()
    bids = StringProperty()
    onwards = StringProperty("Go on")

    def set_up(self, view: View) -> None:
        news = {event["type"]: event for event in self.scene.news}
        sold = news["sold"]
        lot: LotView = self.ids.lot
        lot.hang(sold["cards"], self.words, f"Now before {self.words.seat(sold['buyer'])}.")
        self.headline = f"Sold to {self.words.seat(sold['buyer'])}"
        self.price = sold["price"]
        self.payments = "\n".join(self.words.payment(payment) for payment in sold["payments"])
        if "revealed" in news:
            self.bids = self.words.event(news["revealed"])
        coming = self.sitting.table.asked()
        if coming is not None and view["phase"] == "offer":
            self.onwards = f"On to {self.words.seat(coming)}'s offer"


Builder.load_file(kv_file("modern_art/sold"))
