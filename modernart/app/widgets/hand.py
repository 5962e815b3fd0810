"""A hand of paintings, small and framed, as many as there are: one may be taken up."""

from collections.abc import Container, Sequence

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty

from modernart.app.files import kv_file
from modernart.app.theme import look
from modernart.app.widgets.painting import CardTile
from modernart.app.widgets.scroll import Scroll
from modernart.games.modern_art.cards import card_named
from modernart.words import Words

_ONE_ROW = 5  # on a phone, more than this many take two rows


class HandRack(Scroll):
    chosen = StringProperty()
    filling = BooleanProperty(False)

    def deal(self, cards: Sequence[str], words: Words, choosable: Container[str] | None = None) -> None:
        """Hang the hand. What cannot be chosen now is paler, and nothing happens when it is touched."""
        rack = self.ids.rack
        rack.clear_widgets()
        for name in cards:
            card = card_named(name)
            tile = CardTile(
                card=name,
                artist=card.artist,
                kind=card.kind.value,
                says=f"Choose {words.card(name)}",
            )
            if choosable is None or name in choosable:
                tile.bind(on_release=self._choose)
            else:
                tile.disabled = True
                tile.opacity = 0.4
            rack.add_widget(tile)
        self._arrange()

    def on_kv_post(self, _: object) -> None:
        look.bind(wide=self._arrange, tablet=self._arrange)
        self.bind(width=self._arrange)
        # While its height follows the rack's, Kivy's scroll view loses its place.
        begin = Clock.create_trigger(self._begin, 0)
        self.bind(size=begin)
        self.ids.rack.bind(size=begin)

    def _begin(self, _: float) -> None:
        self.scroll_x, self.scroll_y = 0, 1

    def _arrange(self, *_: object) -> None:
        """Side by side on a phone, to be pushed along; filling the width where there is room for all."""
        rack = self.ids.rack
        self.filling = look.wide or look.tablet
        across = max(1, int((self.width + dp(4)) // dp(72)))
        if self.filling:
            rack.rows, rack.cols = None, across
        else:
            rack.cols, rack.rows = None, 1 if len(rack.children) <= max(_ONE_ROW, across) else 2

    def _choose(self, tile: CardTile) -> None:
        self.chosen = "" if self.chosen == tile.card else tile.card

    def on_chosen(self, *_: object) -> None:
        for tile in self.ids.rack.children:
            tile.chosen = tile.card == self.chosen


Builder.load_file(kv_file("widgets/hand"))
