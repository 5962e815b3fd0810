"""Once around (R5.2): one chance each, the seller last; the last bid wins."""

from modernart.games.modern_art.actions import Bid, Pass
from modernart.games.modern_art.auctions.bidding import check_bid, knock_down, legal
from modernart.games.modern_art.events import Event
from modernart.games.modern_art.order import seller_last
from modernart.games.modern_art.phases import Lot, OnceAround
from modernart.games.modern_art.state import Draft

__all__ = ["begin", "bid", "leave", "legal"]


def begin(lot: Lot, players: int) -> OnceAround:
    return OnceAround(lot, 0, None, seller_last(lot.seller, players))


def bid(draft: Draft, phase: OnceAround, action: Bid) -> tuple[Event, ...]:
    check_bid(draft, phase, action)
    return (action, *_ask_next(draft, phase, action.amount, action.seat))


def leave(draft: Draft, phase: OnceAround, action: Pass) -> tuple[Event, ...]:
    return (action, *_ask_next(draft, phase, phase.high, phase.leader))


def _ask_next(draft: Draft, phase: OnceAround, high: int, leader: int | None) -> tuple[Event, ...]:
    still = phase.waiting[1:]
    if still:
        draft.phase = OnceAround(phase.lot, high, leader, still)
        return ()
    return knock_down(draft, phase.lot, high, leader)
