"""What a save knows beside the game itself: who sits where, what the evening is called, when it was."""

from collections.abc import Sequence
from typing import NamedTuple
from unicodedata import category

from modernart.games.errors import BadInput
from modernart.games.reading import BILLION, JsonObject, fields, flag, items, one_of, text, whole
from modernart.players import levels, tempers
from modernart.players.seats import Seat, people

LONGEST_NAME = 40  # letters
LATEST = 100 * BILLION  # seconds: a clock may be wrong, but not by more
MOST_ENTRIES = BILLION
COLOURS = 100
_UNSEEN = ("Cc", "Cs", "Zl", "Zp")  # controls, halves of letters, ends of lines and paragraphs


class Party(NamedTuple):
    name: str
    seats: tuple[Seat, ...]
    begun: int  # seconds since 1970, as the device's clock had it
    at: int  # when something was last done
    entries: int = 0  # of the journal, up to here
    seen: bool = True  # has everybody been shown what was done last?

    def to_json(self) -> JsonObject:
        return {**self._asdict(), "seats": [seat._asdict() for seat in self.seats]}

    def called(self, name: str) -> "Party":
        """With another name; `BadInput` if it is none, or too long."""
        return self._replace(name=check_name(name))


def read_party(data: object, game: str, players: int) -> Party:
    read = fields(data, "a party", required=Party._fields)
    seats = tuple(_read_seat(seat, game) for seat in items(read["seats"], "the seats"))
    if len(seats) != players:
        raise BadInput("wrong_seats", f"{players} play, but {len(seats)} seats are named")
    if not people(seats):
        raise BadInput("no_people", "nobody at this table is a person")
    return Party(
        _label(text(read["name"], "the name of a game")),
        seats,
        whole(read["begun"], "the beginning", low=0, high=LATEST),
        whole(read["at"], "the date", low=0, high=LATEST),
        whole(read["entries"], "the number of entries", low=0, high=MOST_ENTRIES),
        flag(read["seen"], "seen"),
    )


def check_name(name: str) -> str:
    """A name that somebody wants to give, fit to be shown in a line."""
    name = _in_a_line(name)
    if not name:
        raise BadInput("no_name", "a game needs a name")
    if len(name) > LONGEST_NAME:
        raise BadInput("long_name", f"a name has at most {LONGEST_NAME} letters")
    return name


def _label(name: str) -> str:
    """A name from a save, made fit to be shown. No game is lost for what somebody is called."""
    return _in_a_line(name)[:LONGEST_NAME].strip() or "?"


def _in_a_line(name: str) -> str:
    """Without what breaks lines or cannot be drawn; joiners stay, for some scripts need them."""
    return " ".join("".join(" " if category(letter) in _UNSEEN else letter for letter in name).split())


def strangers(players: int) -> Party:
    """For a game that came without names."""
    seats = tuple(Seat(f"Player {number + 1}", colour=number) for number in range(players))
    return Party("A game from elsewhere", seats, begun=0, at=0)


def named_after(seats: Sequence[Seat]) -> str:
    """What an evening is called until somebody gives it a better name."""
    names = [seats[number].name for number in people(seats)]
    if len(names) > 3:
        names = [*names[:2], f"{len(names) - 2} others"]
    joined = ", ".join(names[:-1]) + " and " + names[-1] if len(names) > 1 else names[0]
    return joined if len(joined) <= LONGEST_NAME else joined[: LONGEST_NAME - 1].rstrip(" ,") + "…"


def _read_seat(data: object, game: str) -> Seat:
    read = fields(data, "a seat", required=("name", "colour"), optional=("level", "temper"))
    level = one_of(read["level"], "the level of a bot", levels(game)) if "level" in read else None
    temper = one_of(read["temper"], "the temper of a bot", tempers(game)) if "temper" in read else None
    colour = whole(read["colour"], "a colour", low=0, high=COLOURS)
    return Seat(_label(text(read["name"], "a name")), level, colour, temper)
