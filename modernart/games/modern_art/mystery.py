"""The mystery player's cards (R8)."""

from modernart.games.modern_art.actions import FLIP, PASS, Choice, Flip, Pass
from modernart.games.modern_art.events import Event, Flipped
from modernart.games.modern_art.phases import MysteryCard
from modernart.games.modern_art.rounds import end_round, show
from modernart.games.modern_art.sale import pass_turn
from modernart.games.modern_art.state import Draft, State


def legal(state: State, phase: MysteryCard, seat: int) -> tuple[Choice, ...]:
    return (FLIP[seat], PASS[seat])


def flip(draft: Draft, phase: MysteryCard, action: Flip) -> tuple[Event, ...]:
    """R8.3: the card is not sold, counts for its artist, and can be the fifth."""
    card, *rest = draft.mystery_hand
    draft.mystery_hand = tuple(rest)
    draft.mystery_shown += (card,)
    flipped = Flipped(action.seat, card)
    if show(draft, card):
        return (flipped, *end_round(draft, shower=action.seat))
    pass_turn(draft, phase.seller)
    return (flipped,)


def leave(draft: Draft, phase: MysteryCard, action: Pass) -> tuple[Event, ...]:
    """R8.2: always optional."""
    pass_turn(draft, phase.seller)
    return (action,)
