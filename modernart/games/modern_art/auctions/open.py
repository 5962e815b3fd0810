"""The open auction (R5.1): everybody bids in any order until nobody goes higher."""

from modernart.games.modern_art.actions import Bid, Pass
from modernart.games.modern_art.auctions.bidding import check_bid, knock_down, legal
from modernart.games.modern_art.events import Event
from modernart.games.modern_art.order import but, clockwise, left_of
from modernart.games.modern_art.phases import Lot, OpenSale
from modernart.games.modern_art.state import Draft

__all__ = ["begin", "bid", "leave", "legal"]


def begin(lot: Lot, players: int) -> OpenSale:
    return OpenSale(lot, 0, None, clockwise(lot.seller, players))


def bid(draft: Draft, phase: OpenSale, action: Bid) -> tuple[Event, ...]:
    """A new bid undoes all passes; who leads does not outbid themselves (ruling in R5.1)."""
    check_bid(draft, phase, action)
    draft.phase = OpenSale(phase.lot, action.amount, action.seat, left_of(action.seat, draft.options.players))
    return (action,)


def leave(draft: Draft, phase: OpenSale, action: Pass) -> tuple[Event, ...]:
    """A pass binds until the next bid; when all but the leader have passed, the lot is sold."""
    lot, high, leader, waiting, _ = phase
    still = but(action.seat, waiting)
    if still:
        draft.phase = OpenSale(lot, high, leader, still)
        return (action,)
    return (action, *knock_down(draft, lot, high, leader))
