"""A turn begins: the seller puts a painting up (R4.1)."""

from modernart.games.modern_art import auctions
from modernart.games.modern_art.actions import OFFER, Choice, Offer
from modernart.games.modern_art.checks import without
from modernart.games.modern_art.events import Event
from modernart.games.modern_art.phases import Lot, Offering
from modernart.games.modern_art.rounds import end_round, show
from modernart.games.modern_art.state import Draft, State


def legal(state: State, phase: Offering, seat: int) -> tuple[Choice, ...]:
    offers = OFFER[seat]
    return tuple([offers[card] for card in state.hands[seat]])


def offer(draft: Draft, phase: Offering, action: Offer) -> tuple[Event, ...]:
    seat, card, _ = action
    hands = draft.hands
    draft.hands = hands = (*hands[:seat], without(hands[seat], card), *hands[seat + 1 :])
    # The fifth card of an artist ends the round unsold, be it a double or not (R6.1, R6.2); so does
    # the last card of all hands (R7.2, R7.3).
    if show(draft, card) or not any(hands):
        return (action, *end_round(draft, seat, unsold=(card,)))
    draft.phase = auctions.begin(Lot((card,), seat, seat), draft.options.players)
    return (action,)
