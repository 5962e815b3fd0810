"""A person's pad in an open auction: raises, any amount, no more. In their colour, at their edge."""

from collections.abc import Callable
from typing import Any

from kivy.lang import Builder
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.scatterlayout import ScatterLayout

from modernart.app.files import kv_file
from modernart.app.widgets.amount import Digits
from modernart.app.widgets.peek import Peek
from modernart.app.widgets.press import SeatPress


class PurseName(Peek, SeatPress):
    """The name on a pad; hold it to see the purse."""

    name = StringProperty()


class PadKeys(BoxLayout):
    """Raises and no more."""

    pad: Any = ObjectProperty(None)


class PadDigits(BoxLayout):
    """Any amount, on the pad itself: the others go on bidding."""

    pad: Any = ObjectProperty(None)


class Resting(BoxLayout):
    """In place of the keys while there is nothing to press: leading, or out until the next bid."""

    pad: Any = ObjectProperty(None)


class HammerKeys(BoxLayout):
    """For the seller, who runs the sale (R5.1)."""

    held = BooleanProperty(False)
    hold: Callable[[], None] = ObjectProperty(None)
    strike: Callable[[], None] = ObjectProperty(None)


class BidPad(BoxLayout):
    """What its keys do is given by the scene: `raise_by` so much, `ask_amount` for any other, `leave` for no more."""

    seat = NumericProperty(0)
    name = StringProperty()
    colour = ColorProperty()
    resting_ink = ColorProperty()
    standing = StringProperty()  # why there is nothing to press
    can_act = BooleanProperty(True)
    raise_by: Callable[[int, int], None] = ObjectProperty(None)
    ask_amount: Callable[[int], None] = ObjectProperty(None)
    leave: Callable[[int], None] = ObjectProperty(None)
    peek: Callable[[int], str] = ObjectProperty(None)

    def on_kv_post(self, _: object) -> None:
        self.lay_keys()

    def on_can_act(self, *_: object) -> None:
        if "key_place" in self.ids:
            self.lay_keys()

    def lay_keys(self) -> None:
        self.ids.key_place.clear_widgets()
        self.ids.key_place.add_widget(PadKeys(pad=self) if self.can_act else Resting(pad=self))


class RowPad(BidPad):
    """On a phone: one line."""


class EdgePad(Digits, BidPad):
    """On a tablet lying flat, to be turned towards its person. An amount is typed on the pad itself."""

    typing = BooleanProperty(False)
    refusal = StringProperty()
    bid_amount: Callable[[int, int], None] = ObjectProperty(None)
    raised_hand: Callable[[int, bool], None] = ObjectProperty(None)

    def type_amount(self, typing: bool) -> None:
        self.typed = ""
        self.typing = typing
        self.raised_hand(int(self.seat), typing)
        self.lay_keys()

    def hand_over(self) -> None:
        if self.typed:
            amount = int(self.typed)
            self.type_amount(False)
            self.bid_amount(int(self.seat), amount)

    def lay_keys(self) -> None:
        if self.typing and self.can_act:
            self.ids.key_place.clear_widgets()
            self.ids.key_place.add_widget(PadDigits(pad=self))
        else:
            super().lay_keys()


class Turned(ScatterLayout):
    """Holds a pad turned by a quarter, a half, or not at all; touches are turned with it."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(do_rotation=False, do_scale=False, do_translation=False, size_hint=(None, None), **kwargs)


Builder.load_file(kv_file("widgets/pad"))
