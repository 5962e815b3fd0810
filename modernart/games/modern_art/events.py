"""What everybody at the table sees happen. An action that all can see is its own event."""

from typing import Literal, NamedTuple, TypeAlias

from modernart.games.modern_art.actions import Add, Bid, Buy, Decline, Offer, Pass, Price
from modernart.games.modern_art.cards import Card
from modernart.games.modern_art.options import MOST


class Dealt(NamedTuple):
    """Cards were dealt: how many to each, and how many each then holds (R9.2)."""

    round: int
    cards: int
    sizes: tuple[int, ...]
    type: Literal["dealt"] = "dealt"


class Sealed(NamedTuple):
    """A bid was locked; its amount stays hidden until all are in (R9.1)."""

    seat: int
    type: Literal["sealed"] = "sealed"


SEALED = tuple(Sealed(seat) for seat in range(MOST))


class Revealed(NamedTuple):
    amounts: tuple[int, ...]
    type: Literal["revealed"] = "revealed"


class Payment(NamedTuple):
    """Money that changed hands; to nobody means to the bank."""

    from_: int
    to: int | None
    amount: int


class Sold(NamedTuple):
    cards: tuple[Card, ...]
    buyer: int
    price: int
    payments: tuple[Payment, ...]
    type: Literal["sold"] = "sold"


class Flipped(NamedTuple):
    """A card of the mystery hand was turned over (R8.2)."""

    seat: int
    card: Card
    type: Literal["flip"] = "flip"


class Unsold(NamedTuple):
    """Cards that end the round as they are shown belong to nobody (R6.1)."""

    cards: tuple[Card, ...]
    type: Literal["unsold"] = "unsold"


class Result(NamedTuple):
    """The end of a round: artists best first, the worth of one painting of each, what each seat got."""

    ranking: tuple[int, ...]
    worth: tuple[int, ...]
    paid: tuple[int, ...]


class RoundOver(NamedTuple):
    round: int
    result: Result
    type: Literal["round_over"] = "round_over"


class GameOver(NamedTuple):
    cash: tuple[int, ...]
    winners: tuple[int, ...]
    type: Literal["game_over"] = "game_over"


Event: TypeAlias = (
    Dealt
    | Offer
    | Add
    | Decline
    | Bid
    | Pass
    | Price
    | Buy
    | Sealed
    | Revealed
    | Sold
    | Flipped
    | Unsold
    | RoundOver
    | GameOver
)
