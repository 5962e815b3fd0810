"""What is for sale, on the wall: one painting or two, with title, artist, the way it is sold, and who sells it."""

from collections.abc import Sequence

from kivy.lang import Builder
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from modernart.app.files import kv_file
from modernart.app.paintings import title
from modernart.app.widgets.painting import Framed
from modernart.games.modern_art.cards import card_named
from modernart.words import Words


class Caption(BoxLayout):
    """The label beside a painting."""

    artist = NumericProperty(0)
    initial = StringProperty()
    kind = StringProperty()
    heading = StringProperty()
    below = StringProperty()
    marked = BooleanProperty(True)  # with the auction's symbol, where there is room beside the words

    def describe(self, cards: Sequence[str], words: Words, below: str = "") -> None:
        card = card_named(cards[-1])
        self.artist = card.artist
        self.initial = words.artist(card.artist)[0]
        self.kind = card.kind.value
        self.heading = " and ".join(title(name) for name in cards)
        self.below = f"{words.artist(card.artist)}, {words.kind(card.kind)}. {below}".strip()


class Wall(BoxLayout):
    """Room for one painting, or two side by side."""

    needed = NumericProperty(0)  # the height that the paintings fill at this width

    def hang(self, cards: Sequence[str]) -> None:
        self.clear_widgets()
        for name in cards:
            self.add_widget(Framed(card=name))
        self._measure()

    def on_width(self, *_: object) -> None:
        self._measure()

    def _measure(self) -> None:
        left, _, right, _ = self.padding
        gaps = self.spacing * (len(self.children) - 1)
        each = (self.width - left - right - gaps) / max(1, len(self.children))
        self.needed = max((painting.height_at(each) for painting in self.children), default=0)


class LotView(BoxLayout):
    """The wall, as high as it needs to be, and the label under it; in the middle of their place."""

    def hang(self, cards: Sequence[str], words: Words, below: str = "") -> None:
        self.ids.wall.hang(cards)
        self.ids.caption.describe(cards, words, below)


Builder.load_file(kv_file("widgets/lot"))
