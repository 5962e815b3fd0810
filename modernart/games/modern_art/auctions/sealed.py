"""The sealed auction (R5.3): all choose in secret, and all is revealed together."""

from modernart.games.modern_art.actions import Amounts, Choice, Seal
from modernart.games.modern_art.checks import check_amount
from modernart.games.modern_art.events import SEALED, Event, Revealed
from modernart.games.modern_art.order import but, clockwise
from modernart.games.modern_art.phases import Lot, SealedSale
from modernart.games.modern_art.sale import conclude
from modernart.games.modern_art.state import Draft, State


def begin(lot: Lot, players: int) -> SealedSale:
    return SealedSale(lot, (None,) * players, clockwise(lot.seller, players))


def legal(state: State, phase: SealedSale, seat: int) -> tuple[Choice, ...]:
    return (Amounts(seat, 0, state.cash[seat], "seal"),)


def seal(draft: Draft, phase: SealedSale, action: Seal) -> tuple[Event, ...]:
    seat, amount, _ = action
    check_amount(amount, 0, draft.cash[seat])
    lot, before, waiting, _ = phase
    amounts = (*before[:seat], amount, *before[seat + 1 :])
    still = but(seat, waiting)
    sealed = SEALED[seat]
    if still:
        draft.phase = SealedSale(lot, amounts, still)
        return (sealed,)
    revealed = tuple([bid or 0 for bid in amounts])
    winner = highest(revealed, lot.seller)
    return (sealed, Revealed(revealed), *conclude(draft, lot, winner, revealed[winner]))


def highest(amounts: tuple[int, ...], seller: int) -> int:
    """Of equal highest bids the seller's, else the first clockwise from the seller. All 0: the seller (R4.4)."""
    return max(clockwise(seller, len(amounts)), key=amounts.__getitem__)
