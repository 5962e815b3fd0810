"""What is agreed before the first card is dealt (R1, R3), read from JSON and checked."""

from typing import NamedTuple

from modernart.games.errors import BadInput
from modernart.games.modern_art.cards import CARDS, Card, card_named
from modernart.games.modern_art.editions import DEFAULT_EDITION, EDITIONS, Proceeds
from modernart.games.reading import JsonObject, fields, flag, items, one_of, whole

STARTING_CASH = 100  # R3.1
MOST_CASH = 1_000_000  # of a set position

# R3.2: cards dealt to each hand before rounds 1 to 4, by the number of hands.
DEAL = {3: (10, 6, 6, 0), 4: (9, 4, 4, 0), 5: (8, 3, 3, 0)}
FEWEST, MOST = min(DEAL), max(DEAL)
MYSTERY_PLAYERS = 3  # R8


class Options(NamedTuple):
    """The agreement. A `deck` or `cash` of None means the usual: shuffled from the seed, 100 each."""

    players: int
    seed: int
    edition: str
    proceeds: Proceeds
    mystery: bool
    first_seat: int
    deck: tuple[Card, ...] | None
    cash: tuple[int, ...] | None

    @property
    def deal(self) -> tuple[int, ...]:
        """R3.2; R8.1: with the mystery player, as for four."""
        return DEAL[self.players + 1 if self.mystery else self.players]


def read_options(data: object) -> Options:
    given = fields(
        data,
        "a new game",
        required=("players", "seed"),
        optional=("edition", "double_proceeds", "mystery", "first_seat", "deck", "cash"),
    )
    players = whole(given["players"], "players", FEWEST, MOST)
    edition = one_of(given.get("edition", DEFAULT_EDITION), "edition", EDITIONS)
    proceeds = given.get("double_proceeds", EDITIONS[edition].proceeds.value)
    mystery = flag(given.get("mystery", False), "mystery")
    if mystery and players != MYSTERY_PLAYERS:
        raise BadInput("mystery_needs_three", "the mystery player joins three players only (R8)")
    return Options(
        players=players,
        seed=whole(given["seed"], "seed"),
        edition=edition,
        proceeds=Proceeds(one_of(proceeds, "double_proceeds", [way.value for way in Proceeds])),
        mystery=mystery,
        first_seat=whole(given.get("first_seat", 0), "first_seat", 0, players - 1),
        deck=_deck(given["deck"]) if "deck" in given else None,
        cash=_cash(given["cash"], players) if "cash" in given else None,
    )


def options_to_json(options: Options) -> JsonObject:
    """All of it, also what was a default: defaults may change, a saved game does not."""
    return {
        "players": options.players,
        "seed": options.seed,
        "edition": options.edition,
        "double_proceeds": options.proceeds.value,
        "mystery": options.mystery,
        "first_seat": options.first_seat,
        "deck": None if options.deck is None else [card.name for card in options.deck],
        "cash": None if options.cash is None else list(options.cash),
    }


def _deck(data: object) -> tuple[Card, ...]:
    deck = tuple(card_named(name) for name in items(data, "deck"))
    if len(deck) != len(CARDS) or len(set(deck)) != len(CARDS):
        raise BadInput("bad_deck", f"a deck holds each of the {len(CARDS)} cards once (R2.1)")
    return deck


def _cash(data: object, players: int) -> tuple[int, ...]:
    cash = tuple(whole(amount, "cash", 0, MOST_CASH) for amount in items(data, "cash"))
    if len(cash) != players:
        raise BadInput("bad_cash", f"cash must have one amount for each of the {players} seats")
    return cash
