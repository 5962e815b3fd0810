"""The open auction (R5.1) on a phone, or with one person: the lot, the hammer's ring, a row for each person."""

from typing import Any

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from modernart.app.files import kv_file
from modernart.app.scenes.game_scene import GameScene, HurryOn
from modernart.app.theme import look
from modernart.app.widgets.hammer_ring import HammerRing
from modernart.app.widgets.lot import Wall
from modernart.app.widgets.pad import BidPad, HammerKeys, RowPad
from modernart.games.modern_art.actions import Bid, Pass
from modernart.games.modern_art.view import AuctionView, View
from modernart.table import Call, Hammer, Scene

CALLS = {Call.OPEN: "Any bid?", Call.ONCE: "Going once …", Call.TWICE: "Going twice …", Call.SOLD: "Sold!"}


def open_scene(sitting: Any, scene: Scene) -> Widget:
    """Pads at the edges where a tablet lies among people, rows otherwise."""
    if look.tablet and sitting.several_people:
        from modernart.app.scenes.open_flat import FlatOpenScene

        return FlatOpenScene(sitting, scene)
    return OpenScene(sitting, scene)


class SaleBand(BoxLayout):
    """Under the lot: what it is, what is bid, and how far the hammer's count has come."""


class OpenSale(GameScene):
    """What both ways to lay out an open sale share. It stands from the first bid to the last."""

    def __init__(self, sitting: Any, scene: Scene) -> None:
        self.pads: dict[int, Any] = {}
        self.rings: list[HammerRing] = []
        self.hammer_keys: HammerKeys | None = None
        self._leader = ""
        super().__init__(sitting, scene)
        self._clock = Clock.schedule_interval(self._follow_hammer, 0)

    def on_parent(self, _: object, parent: Any) -> None:
        if parent is None:
            self._clock.cancel()

    def lay_pads(self, view: View, kind: type[BidPad], **ways: Any) -> None:
        """A pad for each person, and the hammer for a person who sells."""
        for seat in self.sitting.table.people:
            there = self.sitting.seats[seat]
            self.pads[seat] = kind(
                seat=seat,
                name=there.name,
                colour=look.player(there.colour),
                raise_by=self._raise,
                leave=lambda seat: self.sitting.send(Pass(seat)),
                peek=self.sitting.peek,
                **ways,
            )
        if view["auction"] is not None and view["auction"]["seller"] in self.pads:
            self.hammer_keys = HammerKeys(hold=self._hold_hammer, strike=lambda: self.sitting.auctioneer.strike())

    def hang_sale(self, view: View, wall: Wall, band: SaleBand) -> None:
        self.rings.append(band.ids.ring)
        if view["auction"] is not None:
            wall.hang(view["auction"]["cards"])
            band.ids.caption.describe(view["auction"]["cards"], self.words, self.selling(view["auction"]))

    def catch_up(self, view: View) -> None:
        auction = view["auction"]
        if auction is None:
            return
        self._leader = "" if auction["leader"] is None else self.words.seat(auction["leader"])
        for ring in self.rings:
            ring.price = auction["high"] or 0
            ring.currency = self.currency
        for seat, pad in self.pads.items():
            pad.standing = self._standing(seat, auction)
            pad.can_act = seat in auction["in"]

    def _standing(self, seat: int, auction: AuctionView) -> str:
        if seat == auction["leader"]:
            return f"You lead with {auction['high']}"
        return "" if seat in auction["in"] else "Out until the next bid"

    def _raise(self, seat: int, by: int) -> None:
        auction = self.sitting.view["auction"]
        if auction is not None:
            self.sitting.send(Bid(int(seat), (auction["high"] or 0) + by))

    def _follow_hammer(self, _: float) -> None:
        auctioneer = self.sitting.auctioneer
        if auctioneer is None:
            return
        hammer = auctioneer.hammer
        for ring in self.rings:
            ring.left = hammer.left
            ring.call = self._call(hammer)

    def _call(self, hammer: Hammer) -> str:
        if hammer.held:
            return "The hammer is held"
        if hammer.call is Call.OPEN and self._leader:
            return f"{self._leader} leads"
        return CALLS[hammer.call]

    def _hold_hammer(self) -> None:
        hammer = self.sitting.auctioneer.hammer
        hammer.hold(not hammer.held)
        if self.hammer_keys is not None:
            self.hammer_keys.held = hammer.held


class OpenScene(OpenSale):
    def set_up(self, view: View) -> None:
        self.hang_sale(view, self.ids.wall, self.ids.band)
        self.lay_pads(view, RowPad, ask_amount=self._ask_amount)
        for pad in self.pads.values():
            self.ids.pads.add_widget(pad)
        if self.hammer_keys is not None:
            self.ids.hammer.add_widget(self.hammer_keys)
        elif not self.sitting.several_people:
            self.ids.hammer.add_widget(HurryOn(sitting=self.sitting, size_hint_y=1))
        if len(self.pads) == len(self.sitting.seats):
            self.put_away(self.ids.seats)  # the pads name everybody

    def _ask_amount(self, seat: int) -> None:
        self.sitting.ask_amount(
            f"{self.words.seat(int(seat))}, your bid?",
            "Bid %s",
            lambda amount: self.sitting.send(Bid(int(seat), amount)),
        )


Builder.load_file(kv_file("modern_art/open"))
