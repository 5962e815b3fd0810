"""Bids that all can hear: what open and once around have in common (R4.3, R4.4)."""

from modernart.games.modern_art.actions import PASS, Amounts, Bid, Choice
from modernart.games.modern_art.checks import check_amount
from modernart.games.modern_art.events import Event
from modernart.games.modern_art.phases import Lot, OnceAround, OpenSale
from modernart.games.modern_art.sale import conclude
from modernart.games.modern_art.state import Draft, State


def legal(state: State, phase: OpenSale | OnceAround, seat: int) -> tuple[Choice, ...]:
    lowest = phase.high + 1
    cash = state.cash[seat]
    if cash < lowest:
        return (PASS[seat],)
    return (Amounts(seat, lowest, cash, "bid"), PASS[seat])


def check_bid(draft: Draft, phase: OpenSale | OnceAround, action: Bid) -> None:
    check_amount(action.amount, phase.high + 1, draft.cash[action.seat])


def knock_down(draft: Draft, lot: Lot, high: int, leader: int | None) -> tuple[Event, ...]:
    """To the highest bidder; with no bid, to the seller for nothing (R4.4)."""
    return conclude(draft, lot, lot.seller if leader is None else leader, high)
