"""Everybody at the table, in a row: name, colour, cards in hand, paintings, and what they are doing."""

from collections.abc import Callable

from kivy.lang import Builder
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from modernart.app.files import kv_file
from modernart.app.theme import look
from modernart.app.widgets import thinking  # noqa: F401  kv names it
from modernart.app.widgets.peek import Peek
from modernart.games.modern_art.view import View
from modernart.table import Seat


class SeatChip(Peek, BoxLayout):
    """One seat; a person's can be held to look into the purse, a bot's touched to hear why it did what it did."""

    name = StringProperty()
    colour = ColorProperty()
    hand_size = NumericProperty(0)
    paintings = NumericProperty(0)
    state_words = StringProperty()
    asked = BooleanProperty(False)


class SeatsRow(BoxLayout):
    def seat_down(self, seats: tuple[Seat, ...], peek: Callable[[int], str], say_why: Callable[[int], object]) -> None:
        self.clear_widgets()
        for number, seat in enumerate(seats):
            chip = SeatChip(seat=number, name=seat.name, colour=look.player(seat.colour))
            if seat.is_person:
                chip.look_into = peek
                chip.says = f"Hold to see {seat.name}'s purse"
            else:
                chip.says = f"Why, {seat.name}?"
                chip.bind(on_release=lambda chip: say_why(int(chip.seat)))
            self.add_widget(chip)

    def update(self, view: View, doing: dict[int, str]) -> None:
        for chip in self.children:
            there = view["seats"][chip.seat]
            chip.hand_size = there["hand_size"]
            chip.paintings = len(there["bought"])
            chip.asked = chip.seat in view["to_act"]
            chip.state_words = doing.get(chip.seat, "")
            chip.ids.sign.stand_still()

    def show_thinking(self, seat: int, seconds: float) -> None:
        for chip in self.children:
            if chip.seat == seat:
                chip.ids.sign.wander(seconds)
            else:
                chip.ids.sign.stand_still()


Builder.load_file(kv_file("widgets/seats"))
