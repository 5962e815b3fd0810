"""Who plays, which edition, and what is agreed (R1, R3.1, R8)."""

from typing import Any

from kivy.lang import Builder
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from modernart.app.company import BOT_NAMES, GAME, LEVEL, NAMES, usual_temper
from modernart.app.files import kv_file
from modernart.app.pages.bot_question import BotQuestion
from modernart.app.pages.page import Page
from modernart.app.theme import PLAYER_NAMES, PLAYERS
from modernart.games.chance import Chance
from modernart.games.modern_art.editions import DEFAULT_EDITION, EDITIONS, Proceeds
from modernart.games.modern_art.options import FEWEST, MOST, MYSTERY_PLAYERS
from modernart.games.registry import GAMES
from modernart.table import Seat, Table, fresh_seed

LOTS = "lots"
LONGEST_NAME = 10  # letters: what can be read on a seat when five share the width of a phone


class SeatRow(BoxLayout):
    """One seat at the table: its colour, its name, a person or what bot."""

    number = NumericProperty(0)
    person = BooleanProperty(True)
    level = StringProperty(LEVEL)
    temper = StringProperty()
    colour_number = NumericProperty(0)
    colour = ColorProperty()
    colour_name = StringProperty()

    def on_kv_post(self, _: object) -> None:
        self.temper = usual_temper(int(self.number))
        self._paint()

    def on_colour_number(self, *_: object) -> None:
        self._paint()

    def _paint(self) -> None:
        self.colour = PLAYERS[int(self.colour_number)]
        self.colour_name = PLAYER_NAMES[int(self.colour_number)]

    @property
    def name(self) -> str:
        return str(self.ids.name_field.text).strip()

    @property
    def seat(self) -> Seat:
        if self.person:
            return Seat(self.name, colour=int(self.colour_number))
        return Seat(self.name, self.level, int(self.colour_number), self.temper)

    def change_kind(self) -> None:
        """A name that nobody typed follows along."""
        before, after = (NAMES, BOT_NAMES) if self.person else (BOT_NAMES, NAMES)
        self.person = not self.person
        if self.name in (*before, ""):
            self.ids.name_field.text = after[int(self.number)]


class NewGamePage(Page):
    wrong = StringProperty()  # why the game cannot begin
    three = BooleanProperty(False)  # the mystery player joins three only (R8)

    def __init__(self, app: Any) -> None:
        self._app = app
        super().__init__(heading="New game", back=app.show_home)
        for number in range(4):
            self._add_seat(person=number == 0)
        self.ids.edition.taken = DEFAULT_EDITION
        self.ids.edition.offer({name: edition.title for name, edition in EDITIONS.items()})
        self.ids.edition.bind(taken=self._edition_changed)
        self._edition_changed()
        self._seats_changed()

    @property
    def rows(self) -> list[SeatRow]:
        return list(reversed(self.ids.seats.children))

    def add_seat(self) -> None:
        if len(self.rows) < MOST:
            self._add_seat(person=True)
            self._seats_changed()

    def remove_seat(self) -> None:
        if len(self.rows) > FEWEST:
            self.ids.seats.remove_widget(self.rows[-1])
            self._seats_changed()

    def next_colour(self, row: SeatRow) -> None:
        """The next one that nobody has."""
        taken = {other.colour_number for other in self.rows if other is not row}
        colour = row.colour_number
        while True:
            colour = (colour + 1) % len(PLAYERS)
            if colour not in taken:
                break
        row.colour_number = colour

    def begin(self) -> None:
        names = [row.name for row in self.rows]
        self.wrong = ""
        if not all(names):
            self.wrong = "Everybody needs a name."
        elif len({name.casefold() for name in names}) < len(names):
            self.wrong = "Two players have the same name."
        elif not any(row.person for row in self.rows):
            self.wrong = "At least one seat is for a person."
        if self.wrong:
            return
        seed = fresh_seed()
        seats = [row.seat for row in self.rows]
        begins = self.ids.begins.taken
        options = {
            "players": len(seats),
            "seed": seed,
            "edition": self.ids.edition.taken,
            "double_proceeds": self.ids.proceeds.taken,
            "mystery": len(seats) == MYSTERY_PLAYERS and self.ids.mystery.active,
            "first_seat": Chance(fresh_seed()).below(len(seats)) if begins == LOTS else int(begins),
        }
        self._app.sit_down(Table.lay(GAMES[GAME], options, seats))

    def _add_seat(self, person: bool) -> None:
        number = len(self.rows)
        taken = {row.colour_number for row in self.rows}
        colour = next(colour for colour in range(len(PLAYERS)) if colour not in taken)
        row = SeatRow(number=number, person=person, colour_number=colour)
        row.ids.name_field.longest = LONGEST_NAME
        row.ids.name_field.text = (NAMES if person else BOT_NAMES)[number]
        row.ids.name_field.bind(text=lambda *_: self._offer_beginners())
        row.ids.colour.bind(on_release=lambda _: self.next_colour(row))
        row.ids.kind.bind(on_release=lambda _: row.change_kind() if row.person else self._ask_about(row))
        self.ids.seats.add_widget(row)

    def _ask_about(self, row: SeatRow) -> None:
        stage = self._app.stage

        def give(level: str, temper: str) -> None:
            row.level, row.temper = level, temper

        def let_person_sit() -> None:
            stage.close_overlay()
            row.change_kind()

        name = row.name or "A bot"
        stage.lay_over(BotQuestion(name, (row.level, row.temper), give, let_person_sit, stage.close_overlay))

    def _seats_changed(self) -> None:
        count = len(self.rows)
        self.ids.fewer.disabled = count == FEWEST
        self.ids.more.disabled = count == MOST
        self.three = count == MYSTERY_PLAYERS
        self._offer_beginners()

    def _offer_beginners(self) -> None:
        begins = self.ids.begins
        answers = {LOTS: "Draw lots"} | {str(number): row.name or "?" for number, row in enumerate(self.rows)}
        if begins.taken not in answers:
            begins.taken = LOTS
        begins.offer(answers)

    def _edition_changed(self, *_: object) -> None:
        edition = EDITIONS[self.ids.edition.taken]
        self.ids.artists.text = ", ".join(edition.artists)
        self.ids.proceeds.taken = edition.proceeds.value
        self.ids.proceeds.offer({Proceeds.ALL_TO_SECOND.value: "All to the second", Proceeds.SPLIT.value: "Half each"})


Builder.load_file(kv_file("pages/new_game"))
