"""The price in the middle of the hammer's ring, which closes as the count runs."""

from kivy.lang import Builder
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from modernart.app.files import kv_file
from modernart.app.widgets import money  # noqa: F401  kv names it


class HammerRing(FloatLayout):
    price = NumericProperty(0)
    currency = StringProperty()
    call = StringProperty()
    left = NumericProperty(1)
    side = NumericProperty(1)


Builder.load_file(kv_file("widgets/hammer_ring"))
