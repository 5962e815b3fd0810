"""Tables that look alike to somebody, and differ in everything else."""

from modernart.games.chance import Chance
from modernart.games.modern_art.cards import CARDS
from modernart.games.modern_art.phases import SealedSale
from modernart.games.modern_art.state import State


def otherwise(state: State, seat: int | None, chance: Chance) -> State:
    """The same table for this seat's eyes, with everything it cannot know changed."""
    draft = state.draft()
    others = [other for other in range(state.options.players) if other != seat]
    in_hands = [card for other in others for card in state.hands[other]]
    hidden = chance.shuffled([*in_hands, *state.deck, *state.mystery_hand])
    hands = list(state.hands)
    for other in others:
        size = len(hands[other])
        hands[other], hidden = hidden[:size], hidden[size:]
    draft.hands = tuple(hands)
    draft.mystery_hand = hidden[: len(state.mystery_hand)]
    draft.deck = hidden[len(state.mystery_hand) :]
    if state.phase.name != "game_over":
        draft.cash = tuple(cash if other == seat else chance.below(500) for other, cash in enumerate(state.cash))
    if isinstance(state.phase, SealedSale):
        amounts = [
            amount if other == seat or amount is None else chance.below(500)
            for other, amount in enumerate(state.phase.amounts)
        ]
        draft.phase = state.phase._replace(amounts=tuple(amounts))
    draft.options = state.options._replace(
        seed=chance.below(10**9), deck=chance.shuffled(CARDS), cash=(7,) * len(state.cash)
    )
    draft.log = without_actions(state.log)
    return draft.finish(None, ())


def without_actions(log):
    """What was done behind the hand is no more in the log, only what was seen."""
    entries = []
    while log is not None:
        log, _, events = log
        entries.append(events)
    rebuilt = None
    for events in reversed(entries):
        rebuilt = (rebuilt, None, events)
    return rebuilt
