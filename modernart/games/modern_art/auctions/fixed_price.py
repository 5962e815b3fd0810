"""The fixed price (R5.4): the seller names it, the first who wants to buys at it; if nobody does, the seller must."""

from modernart.games.errors import IllegalAction
from modernart.games.modern_art.actions import BUY, PASS, Amounts, Buy, Choice, Pass, Price
from modernart.games.modern_art.checks import check_amount
from modernart.games.modern_art.events import Event
from modernart.games.modern_art.order import left_of
from modernart.games.modern_art.phases import FixedPrice, Lot, Pricing
from modernart.games.modern_art.sale import conclude
from modernart.games.modern_art.state import Draft, State


def begin(lot: Lot, players: int) -> Pricing:
    return Pricing(lot)


def legal_prices(state: State, phase: Pricing, seat: int) -> tuple[Choice, ...]:
    cash = state.cash[seat]
    return (Amounts(seat, _lowest(cash), cash, "price"),)


def name_price(draft: Draft, phase: Pricing, action: Price) -> tuple[Event, ...]:
    seat, amount, _ = action
    cash = draft.cash[seat]
    check_amount(amount, _lowest(cash), cash)
    draft.phase = FixedPrice(phase.lot, amount, left_of(seat, draft.options.players))
    return (action,)


def _lowest(cash: int) -> int:
    """Ruling in R5.4: at least 1; only a seller with no money names 0."""
    return 1 if cash else 0


def legal(state: State, phase: FixedPrice, seat: int) -> tuple[Choice, ...]:
    if state.cash[seat] < phase.price:
        return (PASS[seat],)
    return (BUY[seat], PASS[seat])


def buy(draft: Draft, phase: FixedPrice, action: Buy) -> tuple[Event, ...]:
    if draft.cash[action.seat] < phase.price:
        raise IllegalAction("too_high", "the price is more than this player can pay (R5.4)")
    return (action, *conclude(draft, phase.lot, action.seat, phase.price))


def leave(draft: Draft, phase: FixedPrice, action: Pass) -> tuple[Event, ...]:
    still = phase.waiting[1:]
    if still:
        draft.phase = FixedPrice(phase.lot, phase.price, still)
        return (action,)
    return (action, *conclude(draft, phase.lot, phase.lot.seller, phase.price))
