"""Choosing an amount: steps up and down, or any number digit by digit."""

from typing import Any

from kivy.event import EventDispatcher
from kivy.lang import Builder
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from modernart.app.files import kv_file
from modernart.app.widgets.money import Money
from modernart.app.widgets.press import Touchable

_DIGITS = 6


class Figure(Touchable, Money):
    """An amount of money, large; a touch asks for another."""


class AmountChooser(BoxLayout):
    """An amount from `low` to `high`. On a screen that all can see `high` is unknown: it would tell the purse."""

    amount = NumericProperty(0)
    low = NumericProperty(0)
    high = NumericProperty(None, allownone=True)
    currency = StringProperty()
    ask_keypad = ObjectProperty(None)

    def step(self, by: int) -> None:
        amount = max(self.low, self.amount + by)
        self.amount = amount if self.high is None else min(self.high, amount)


class Digits(EventDispatcher):
    """An amount as it is typed."""

    typed = StringProperty()

    def press(self, key: str) -> None:
        if len(self.typed) < _DIGITS:
            self.typed = (self.typed + key).lstrip("0") or "0"

    def rub_out(self) -> None:
        self.typed = self.typed[:-1]


class Keypad(Digits, FloatLayout):
    """Over the scene; `on_amount` hands the amount over."""

    prompt = StringProperty()
    verb = StringProperty()
    currency = StringProperty()

    def __init__(self, **kwargs: Any) -> None:
        self.register_event_type("on_amount")
        self.register_event_type("on_close")
        super().__init__(**kwargs)

    def hand_over(self) -> None:
        if self.typed:
            self.dispatch("on_amount", int(self.typed))

    def on_amount(self, amount: int) -> None:
        """For whoever asked."""

    def on_close(self) -> None:
        """For whoever asked."""


Builder.load_file(kv_file("widgets/amount"))
