"""R10.1: the money adds up, and every card is in exactly one place."""

from modernart.games.errors import BadSave
from modernart.games.modern_art.cards import CARDS, Card
from modernart.games.modern_art.events import RoundOver, Sold
from modernart.games.modern_art.options import STARTING_CASH
from modernart.games.modern_art.state import State, history


def audit(state: State) -> None:
    """Recount everything from what was seen; an error says what is off."""
    started = sum(state.options.cash or (STARTING_CASH,) * state.options.players)
    paid_by_bank = paid_to_bank = 0
    for _, events in history(state):
        for event in events:
            if isinstance(event, RoundOver):
                paid_by_bank += sum(event.result.paid)
            elif isinstance(event, Sold):
                paid_to_bank += sum(payment.amount for payment in event.payments if payment.to is None)
    if sum(state.cash) != started + paid_by_bank - paid_to_bank:
        raise BadSave(
            "money",
            f"the players hold {sum(state.cash)}, but started with {started}, got {paid_by_bank} from the bank"
            f" and paid it {paid_to_bank} (R10.1)",
        )
    if min(state.cash) < 0:
        raise BadSave("money", "a player holds less than nothing (R4.3)")
    found = sorted(card.index for card in _everywhere(state))
    if found != list(range(len(CARDS))):
        raise BadSave("cards", f"the {len(CARDS)} cards are not each in one place (R10.1)")


def _everywhere(state: State) -> list[Card]:
    lot = getattr(state.phase, "lot", None)
    piles = (
        *state.hands,
        *state.bought,
        state.deck,
        state.discard,
        state.unsold,
        state.mystery_hand,
        state.mystery_shown,
        lot.cards if lot else (),
    )
    return [card for pile in piles for card in pile]
