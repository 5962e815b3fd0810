"""The open auction on a tablet lying flat: a pad at each person's edge, the lot turned to both long sides."""

from typing import Any

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout

from modernart.app.files import kv_file
from modernart.app.scenes.game_scene import REFUSED_FOR
from modernart.app.scenes.open import OpenSale
from modernart.app.widgets.pad import EdgePad, Turned
from modernart.games.modern_art.actions import Bid
from modernart.games.modern_art.view import View

# Edges clockwise as people sit, seen from above, beginning at the bottom; the fifth shares that edge.
EDGES = {
    2: ("bottom", "top"),
    3: ("bottom", "left", "right"),
    4: ("bottom", "left", "top", "right"),
    5: ("bottom_right", "bottom_left", "left", "top", "right"),
}
TURN = {"bottom": 0, "bottom_left": 0, "bottom_right": 0, "left": -90, "top": 180, "right": 90}
ACROSS = {"bottom_left": 0.255, "bottom_right": 0.745}  # of the edge; the others sit in its middle
GAP = dp(8)


class Half(BoxLayout):
    """One side's view of the sale: the lot and the ring."""


class FlatOpenScene(OpenSale):
    _thinks: int | None = None  # which bot

    def set_up(self, view: View) -> None:
        self.lay_pads(view, EdgePad, ask_amount=self._type_amount, bid_amount=self._bid, raised_hand=self._raise_hand)
        edges = EDGES[len(self.pads)]
        self._holders: dict[str, Turned] = {}
        for edge, pad in zip(edges, self.pads.values(), strict=True):
            holder = Turned(rotation=TURN[edge])
            holder.add_widget(pad)
            pad.bind(size=self._place)
            self._holders[edge] = holder
            self.ids.table.add_widget(holder)
        if self.hammer_keys is not None and view["auction"] is not None:
            top = self.pads[view["auction"]["seller"]].ids.top
            top.add_widget(self.hammer_keys)
        if "top" not in edges:
            self.put_away(self.ids.far_place)
        for half in (self.ids.near, self.ids.far):
            self.hang_sale(view, half.ids.wall, half.ids.band)
        self.ids.table.bind(size=self._place, pos=self._place)

    def catch_up(self, view: View) -> None:
        super().catch_up(view)
        self._thinks = None
        self._tell_of_bots(view)

    def show_thinking(self, seat: int, seconds: float) -> None:
        """Bots have no edge of their own here, only a line in the middle."""
        if seat != self._thinks:
            self._thinks = seat
            self._tell_of_bots(self.sitting.public_view)

    def _tell_of_bots(self, view: View) -> None:
        bots = [seat for seat, there in enumerate(self.sitting.seats) if not there.is_person]
        self.ids.bots.text = " · ".join(self._bot_words(seat, view) for seat in bots)

    def _bot_words(self, seat: int, view: View) -> str:
        if seat == self._thinks:
            return f"{self.words.seat(seat)} thinks …"
        if view["auction"] is None or seat in view["auction"]["in"]:
            return str(self.words.seat(seat))
        leads = seat == view["auction"]["leader"]
        return f"{self.words.seat(seat)} {'leads' if leads else 'is out until the next bid'}"

    def refuse(self, sentence: str, seat: int | None = None) -> None:
        """On the pad of whoever bid, turned to them."""
        if seat in self.pads:
            pad = self.pads[seat]
            pad.refusal = sentence
            Clock.schedule_once(lambda _: setattr(pad, "refusal", ""), REFUSED_FOR)

    def _type_amount(self, seat: int) -> None:
        self.pads[int(seat)].type_amount(True)

    def _bid(self, seat: int, amount: int) -> None:
        self.sitting.send(Bid(seat, amount))

    def _raise_hand(self, seat: int, raised: bool) -> None:
        hands = self.sitting.auctioneer.raised_hands
        (hands.add if raised else hands.discard)(seat)

    def _place(self, *_: Any) -> None:
        table = self.ids.table
        for edge, holder in self._holders.items():
            pad = holder.children[0].children[0]
            holder.size = pad.size
            _, high = pad.size
            if edge in ("left", "right"):
                x = table.x + GAP + high / 2 if edge == "left" else table.right - GAP - high / 2
                holder.center = x, table.center_y
            else:
                y = table.top - GAP - high / 2 if edge == "top" else table.y + GAP + high / 2
                holder.center = table.x + table.width * ACROSS.get(edge, 0.5), y


Builder.load_file(kv_file("modern_art/open_flat"))
