"""Money, large, with the currency small beside it. An amount that changes in sight runs to its new value."""

from kivy.animation import Animation
from kivy.lang import Builder
from kivy.properties import NumericProperty, StringProperty

from modernart.app.files import kv_file
from modernart.app.theme import look
from modernart.app.widgets.text import Fit

RUN = 0.3  # seconds


class Money(Fit):
    amount = NumericProperty(0)
    running = NumericProperty(0)  # what is shown just now
    currency = StringProperty()
    none = StringProperty("0")  # what is shown for nothing
    prefix = StringProperty()

    def on_amount(self, _: object, amount: float) -> None:
        Animation.cancel_all(self, "running")
        if look.motion and self.get_root_window() is not None:
            Animation(running=amount, duration=RUN, transition="out_quad").start(self)
        else:
            self.running = amount

    def words(self, running: float, currency: str, wished: float) -> str:
        figure = round(running)
        if not figure and not self.amount:
            return str(self.none)
        return f"{self.prefix}{figure} [size={int(wished * 0.5)}]{currency}[/size]"


Builder.load_file(kv_file("widgets/money"))
