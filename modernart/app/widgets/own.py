"""One's own purse and hand, simply there: for the one person among bots, and wherever one looks alone."""

from kivy.lang import Builder
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from modernart.app.files import kv_file
from modernart.app.widgets.painting import RowFrame
from modernart.games.modern_art.view import View
from modernart.words import Words


class OwnRow(BoxLayout):
    """Empty, and without height, while nobody looks."""

    cash = NumericProperty(0)
    currency = StringProperty()
    shown = NumericProperty(0)

    def update(self, view: View, words: Words) -> None:
        seat = view["seat"]
        self.shown = int(seat is not None)
        cards = self.ids.cards
        if [framed.card for framed in reversed(cards.children)] != view["hand"]:
            cards.clear_widgets()
            for name in view["hand"]:
                cards.add_widget(RowFrame(card=name))
        if seat is not None:
            self.cash = view["seats"][seat]["cash"] or 0
            self.currency = words.currency


Builder.load_file(kv_file("widgets/own"))
