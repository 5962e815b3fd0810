"""What a seat may know (R9), built by listing it: what is not named here is not told."""

from typing import Any, TypedDict

from modernart.games.errors import BadInput
from modernart.games.modern_art.cards import Card, Kind
from modernart.games.modern_art.phases import (
    BetweenRounds,
    Finished,
    FixedPrice,
    OnceAround,
    OpenSale,
    Pricing,
    SealedSale,
    SecondCard,
)
from modernart.games.modern_art.plain import plain
from modernart.games.modern_art.state import State, history


class SeatView(TypedDict):
    hand_size: int
    bought: list[str]
    cash: int | None  # one's own; everybody's when the game is over


AuctionView = TypedDict(
    "AuctionView",
    {
        "kind": str,
        "seller": int,
        "first_seller": int,
        "cards": list[str],
        "high": int | None,
        "leader": int | None,
        "price": int | None,
        "in": list[int],  # who may still act in it
        "locked": list[int],  # who has sealed a bid
        "own_seal": int | None,  # the bid that the looking seat has sealed
    },
)


class MysteryView(TypedDict):
    left: int
    shown: list[str]


class ResultView(TypedDict):
    ranking: list[int]
    worth: list[int]
    paid: list[int]


class View(TypedDict):
    game: str
    edition: str
    double_proceeds: str
    phase: str
    round: int
    to_act: list[int]
    seats: list[SeatView]
    seat: int | None
    hand: list[str]
    played: list[int]
    values: list[list[int]]
    auction: AuctionView | None
    unsold: list[str]
    deck_size: int
    mystery: MysteryView | None
    result: ResultView | None
    winners: list[int] | None
    log: list[dict[str, Any]]


def view(state: State, seat: int | None) -> View:
    """The table as one seat sees it, or, for None, as it lies open to all."""
    if seat is not None and (type(seat) is not int or not 0 <= seat < state.options.players):
        raise BadInput("unknown_seat", f"seats are numbered from 0 to {state.options.players - 1}")
    phase = state.phase
    over = isinstance(phase, Finished)
    result = phase.result if isinstance(phase, (BetweenRounds, Finished)) else None
    return {
        "game": "modern_art",
        "edition": state.options.edition,
        "double_proceeds": state.options.proceeds.value,
        "phase": phase.name,
        "round": state.round,
        "to_act": list(phase.to_act()),
        "seats": [
            {
                "hand_size": len(state.hands[other]),
                "bought": _names(state.bought[other]),
                "cash": state.cash[other] if over or other == seat else None,
            }
            for other in range(state.options.players)
        ],
        "seat": seat,
        "hand": [] if seat is None else _names(state.hands[seat]),
        "played": list(state.played),
        "values": [list(row) for row in state.values],
        "auction": _auction(state, seat),
        "unsold": _names(state.unsold),
        "deck_size": len(state.deck),
        "mystery": {"left": len(state.mystery_hand), "shown": _names(state.mystery_shown)}
        if state.options.mystery
        else None,
        "result": plain(result),
        "winners": list(phase.winners) if isinstance(phase, Finished) else None,
        "log": [plain(event) for _, events in history(state) for event in events],
    }


def _auction(state: State, seat: int | None) -> AuctionView | None:
    phase = state.phase
    if not isinstance(phase, (SecondCard, OpenSale, OnceAround, SealedSale, Pricing, FixedPrice)):
        return None
    bidding = phase if isinstance(phase, (OpenSale, OnceAround)) and phase.leader is not None else None
    sealed = phase.amounts if isinstance(phase, SealedSale) else ()
    kind = Kind.DOUBLE if isinstance(phase, SecondCard) else phase.lot.kind
    return {
        "kind": kind.value,
        "seller": phase.lot.seller,
        "first_seller": phase.lot.first_seller,
        "cards": _names(phase.lot.cards),
        "high": bidding.high if bidding else None,
        "leader": bidding.leader if bidding else None,
        "price": phase.price if isinstance(phase, FixedPrice) else None,
        "in": list(phase.to_act() if isinstance(phase, Pricing) else phase.waiting),
        "locked": [other for other, amount in enumerate(sealed) if amount is not None],
        "own_seal": sealed[seat] if sealed and seat is not None else None,
    }


def _names(cards: tuple[Card, ...]) -> list[str]:
    return [card.name for card in cards]
