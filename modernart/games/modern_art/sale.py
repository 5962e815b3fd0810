"""The hammer has fallen: who pays whom, and what comes next (R4.2, R5.8, R8.2)."""

from modernart.games.modern_art.editions import Proceeds
from modernart.games.modern_art.events import Event, Payment, Sold
from modernart.games.modern_art.order import next_seller
from modernart.games.modern_art.phases import Lot, MysteryCard, Offering
from modernart.games.modern_art.state import Draft


def conclude(draft: Draft, lot: Lot, winner: int, price: int) -> tuple[Event, ...]:
    """An auction was held: sell the lot, then ask for a mystery card if there is one (R8.2), or go on."""
    sold = hand_over(draft, lot, winner, price)
    if draft.mystery_hand:
        draft.phase = MysteryCard(lot.seller)
    else:
        pass_turn(draft, lot.seller)
    return (sold,)


def hand_over(draft: Draft, lot: Lot, winner: int, price: int) -> Sold:
    """R4.2: the money to the seller or the bank, the paintings before the winner."""
    payments = settle(lot, winner, price, draft.options.proceeds) if price else ()
    if payments:
        cash = list(draft.cash)
        for payer, receiver, amount in payments:
            cash[payer] -= amount
            if receiver is not None:
                cash[receiver] += amount
        draft.cash = tuple(cash)
    bought = list(draft.bought)
    bought[winner] += lot.cards
    draft.bought = tuple(bought)
    return Sold(lot.cards, winner, price, payments)


def settle(lot: Lot, winner: int, price: int, proceeds: Proceeds) -> tuple[Payment, ...]:
    """R5.8: each seller's share; a winner's own share goes to the bank."""
    _, seller, first_seller = lot
    if first_seller == seller or proceeds is Proceeds.ALL_TO_SECOND:
        return (_pay(winner, seller, price),)
    half = price // 2
    second = _pay(winner, seller, price - half)
    return (_pay(winner, first_seller, half), second) if half else (second,)


def _pay(winner: int, seller: int, share: int) -> Payment:
    return Payment(winner, None if seller == winner else seller, share)


def pass_turn(draft: Draft, seller: int) -> None:
    """R4.1, R4.5, R5.7: on to the left of whoever sold last."""
    following = next_seller(draft.hands, after=seller)
    if following is None:
        raise RuntimeError("the round went on with no card in any hand")
    draft.phase = Offering(following)
