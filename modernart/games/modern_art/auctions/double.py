"""The double auction (R5.5 to R5.7): a second card of the same artist joins, from the seller or from another."""

from modernart.games.errors import IllegalAction
from modernart.games.modern_art.actions import ADD, DECLINE, Add, Choice, Decline
from modernart.games.modern_art.auctions.single import SINGLE
from modernart.games.modern_art.cards import Card, Kind
from modernart.games.modern_art.checks import without
from modernart.games.modern_art.events import Event
from modernart.games.modern_art.order import clockwise
from modernart.games.modern_art.phases import Lot, SecondCard
from modernart.games.modern_art.rounds import end_round, show
from modernart.games.modern_art.sale import hand_over, pass_turn
from modernart.games.modern_art.state import Draft, State


def begin(lot: Lot, players: int) -> SecondCard:
    """Everybody is asked, also those with no card that fits: not being asked would tell (R9.3)."""
    return SecondCard(lot, clockwise(lot.seller, players))


def legal(state: State, phase: SecondCard, seat: int) -> tuple[Choice, ...]:
    adds = ADD[seat]
    double = phase.lot.cards[0]
    return (*[adds[card] for card in state.hands[seat] if fits(card, double)], DECLINE[seat])


def fits(card: Card, double: Card) -> bool:
    """R5.5: of the same artist, and not itself a double."""
    return card.artist == double.artist and card.kind is not Kind.DOUBLE


def add(draft: Draft, phase: SecondCard, action: Add) -> tuple[Event, ...]:
    seat, card, _ = action
    double = phase.lot.cards[0]
    hands = draft.hands
    hand = without(hands[seat], card)
    if not fits(card, double):
        raise IllegalAction("does_not_fit", "a second card is of the same artist and not itself a double (R5.5)")
    draft.hands = (*hands[:seat], hand, *hands[seat + 1 :])
    cards = (double, card)
    if show(draft, card) or not any(draft.hands):  # R6.2; ruling in R7.2
        return (action, *end_round(draft, seat, unsold=cards))
    draft.phase = SINGLE[card.kind](Lot(cards, seat, phase.lot.first_seller), draft.options.players)  # R5.7
    return (action,)


def decline(draft: Draft, phase: SecondCard, action: Decline) -> tuple[Event, ...]:
    still = phase.waiting[1:]
    if still:
        draft.phase = SecondCard(phase.lot, still)
        return (action,)
    # R5.6: the seller has the double for nothing; no auction was held, so no mystery card follows (R8.2).
    sold = hand_over(draft, phase.lot, phase.lot.seller, 0)
    pass_turn(draft, phase.lot.seller)
    return (action, sold)
