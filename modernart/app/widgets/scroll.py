"""What is longer than its place: pushed along with a finger, stopping at its ends without a bounce."""

from kivy.lang import Builder
from kivy.uix.scrollview import ScrollView

from modernart.app.files import kv_file


class Scroll(ScrollView):
    """Down a column."""


class SideScroll(Scroll):
    """Along a row."""


Builder.load_file(kv_file("widgets/scroll"))
