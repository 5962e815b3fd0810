"""Positions set up by hand, and games played on from them."""

from collections.abc import Sequence

from modernart.games.modern_art import apply, new, read_options
from modernart.games.modern_art.actions import Action
from modernart.games.modern_art.cards import CARDS, card_named
from modernart.games.modern_art.events import Event, Sold
from modernart.games.modern_art.phases import Offering
from modernart.games.modern_art.state import State


def position(
    *hands: str,
    cash: Sequence[int] | None = None,
    played: Sequence[int] = (0, 0, 0, 0, 0),
    in_round: int = 1,
    seller: int = 0,
    mystery: str | None = None,
    proceeds: str | None = None,
) -> State:
    """A seat for each of `hands` ("0-open-1 2-double-1"), one of them about to offer; all other cards are discarded.

    The cash given is the cash that the game began with, so that the money adds up.
    """
    options = {
        "players": len(hands),
        "seed": 0,
        "cash": list(cash) if cash else None,
        "double_proceeds": proceeds,
        "mystery": mystery is not None,
    }
    draft = new(read_options(options)).draft()
    draft.hands = tuple(tuple(card_named(name) for name in hand.split()) for hand in hands)
    draft.mystery_hand = tuple(card_named(name) for name in (mystery or "").split())
    held = {card for hand in draft.hands for card in hand} | set(draft.mystery_hand)
    draft.discard = tuple(card for card in CARDS if card not in held)
    draft.deck = ()
    draft.played = tuple(played)
    draft.round = in_round
    draft.phase = Offering(seller)
    return draft.finish(None, ())


def play(state: State, *actions: Action) -> tuple[State, list[Event]]:
    """The state after all the actions, and all that was seen."""
    seen: list[Event] = []
    for action in actions:
        state, events = apply(state, action)
        seen += events
    return state, seen


def sale(events: Sequence[Event]) -> Sold:
    """The one sale among the events."""
    (sold,) = [event for event in events if isinstance(event, Sold)]
    return sold


def payments(events: Sequence[Event]) -> list[tuple[int, int | None, int]]:
    return [tuple(payment) for payment in sale(events).payments]
