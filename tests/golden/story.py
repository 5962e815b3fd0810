"""A whole game as a story: what was done, what everybody saw, and every seat's view after it."""

import json
from collections.abc import Iterator

from modernart.games.modern_art import apply, legal, new, plain, read_options, to_act, view
from modernart.games.modern_art.actions import Action, Amounts, NextRound
from modernart.games.modern_art.state import State
from modernart.games.modern_art.view import AuctionView, View
from modernart.players import decide
from modernart.words import Words

NAMES = ("Ana", "Ben", "Cleo", "Dora", "Emil")

STORIES = {
    "hans_im_gluck_1992": {"players": 3, "seed": 1992, "edition": "hans_im_gluck_1992"},
    "matagot_2009": {"players": 4, "seed": 2009, "edition": "matagot_2009", "first_seat": 2},
    "cmon_2017": {"players": 5, "seed": 2017, "edition": "cmon_2017", "double_proceeds": "split"},
    "mystery_player": {"players": 3, "seed": 3, "mystery": True},
}


def tell(options: dict) -> str:
    """Thoughtful bots play; now and then one of them does something at random, so that the story has turns."""
    return "\n".join(_lines(options)) + "\n"


def _lines(options: dict) -> Iterator[str]:
    state = new(read_options(options))
    yield f"A game of {json.dumps(options)}"
    yield from _scene(state, 0)
    number = 0
    while state.phase.name != "game_over":
        number += 1
        action = _next(state, options["seed"], number)
        yield ""
        yield f"{number}. {json.dumps(plain(action))}"
        state, events = apply(state, action)
        yield from _scene(state, len(events))


def _next(state: State, seed: int, number: int) -> Action:
    seats = to_act(state)
    if not seats:
        return NextRound()
    seat = seats[number % len(seats)]
    level = "random" if number % 11 == 0 and state.phase.name != "open" else "regular"
    return decide("modern_art", level, view(state, seat), legal(state, seat), seed)


def _scene(state: State, news: int) -> Iterator[str]:
    public = view(state, None)
    words = Words.for_view(public, NAMES)
    for event in public["log"][len(public["log"]) - news :]:
        yield f"   {words.event(event)}"
    yield f"   table   {_table(public)}"
    for seat in range(state.options.players):
        own = view(state, seat)
        may = ", ".join(_choice(choice) for choice in legal(state, seat)) or "wait"
        yield f"   {NAMES[seat]:<7} {_own(own)} | may {may}"
        if {key: own[key] for key in own if key not in OWN} != {key: public[key] for key in public if key not in OWN}:
            raise ValueError("a seat sees more of the table than the story tells")


# The fields of a view in which a seat's differs from everybody's.
OWN = {"seat", "hand", "seats", "auction"}


def _table(public: View) -> str:
    told = {
        "round": public["round"],
        "phase": public["phase"],
        "to act": public["to_act"],
        "shown": public["played"],
        "tiles": public["values"],
        "bought": [seat["bought"] for seat in public["seats"]],
        "hands": [seat["hand_size"] for seat in public["seats"]],
        "deck": public["deck_size"],
        "unsold": public["unsold"],
        "mystery": public["mystery"],
        "result": public["result"],
        "winners": public["winners"],
    }
    parts = [f"{name} {_short(value)}" for name, value in told.items() if value not in (None, [])]
    return " | ".join(parts + _sale(public["auction"]))


def _sale(auction: AuctionView | None) -> list[str]:
    if auction is None:
        return []
    return [f"sale {_short({key: value for key, value in auction.items() if value not in (None, [])})}"]


def _own(own: View) -> str:
    seat = own["seats"][own["seat"] or 0]
    parts = [f"purse {seat['cash']}", f"hand {_short(own['hand'])}"]
    if own["auction"] is not None and own["auction"]["own_seal"] is not None:
        parts.append(f"sealed {own['auction']['own_seal']}")
    return " | ".join(parts)


def _choice(choice: object) -> str:
    if isinstance(choice, Amounts):
        return f"{choice.type} {choice.min}-{choice.max}"
    written = plain(choice)
    return f"{written['type']} {written['card']}" if "card" in written else str(written["type"])


def _short(value: object) -> str:
    return json.dumps(value, separators=(",", ":")).replace('"', "")
