"""Modern Art as the house's contract asks for it: a game is its phases, and what may be done in each."""

from collections.abc import Callable
from typing import Any, NamedTuple

from modernart.games.errors import BadInput, IllegalAction
from modernart.games.modern_art import mystery, offering, rounds
from modernart.games.modern_art.actions import (
    Action,
    Add,
    Bid,
    Buy,
    Choice,
    Decline,
    Flip,
    NextRound,
    Offer,
    Pass,
    Price,
    Seal,
)
from modernart.games.modern_art.auctions import double, fixed_price, once_around, open, sealed
from modernart.games.modern_art.events import Event
from modernart.games.modern_art.options import Options
from modernart.games.modern_art.phases import (
    BetweenRounds,
    Finished,
    FixedPrice,
    MysteryCard,
    Offering,
    OnceAround,
    OpenSale,
    Phase,
    Pricing,
    SealedSale,
    SecondCard,
)
from modernart.games.modern_art.state import State


class Step(NamedTuple):
    """A phase at work: what a seat may do in it, and who carries out each type of action.

    The functions take the record of just their own phase and action: the table below is where types meet.
    """

    legal: Callable[[State, Any, int], tuple[Choice, ...]]
    play: dict[type[Action], Callable[..., tuple[Event, ...]]]


def _nothing(state: State, phase: Phase, seat: int) -> tuple[Choice, ...]:
    return ()


STEPS: dict[type[Phase], Step] = {
    Offering: Step(offering.legal, {Offer: offering.offer}),
    SecondCard: Step(double.legal, {Add: double.add, Decline: double.decline}),
    OpenSale: Step(open.legal, {Bid: open.bid, Pass: open.leave}),
    OnceAround: Step(once_around.legal, {Bid: once_around.bid, Pass: once_around.leave}),
    SealedSale: Step(sealed.legal, {Seal: sealed.seal}),
    Pricing: Step(fixed_price.legal_prices, {Price: fixed_price.name_price}),
    FixedPrice: Step(fixed_price.legal, {Buy: fixed_price.buy, Pass: fixed_price.leave}),
    MysteryCard: Step(mystery.legal, {Flip: mystery.flip, Pass: mystery.leave}),
    BetweenRounds: Step(_nothing, {NextRound: rounds.next_round}),
    Finished: Step(_nothing, {}),
}


def new(options: Options) -> State:
    return rounds.set_up(options)


def phase(state: State) -> str:
    """What is to be decided now."""
    return state.phase.name


def is_over(state: State) -> bool:
    return isinstance(state.phase, Finished)


def last_events(state: State) -> tuple[Event, ...]:
    """What everybody saw last."""
    return state.log[2] if state.log else ()


def to_act(state: State) -> tuple[int, ...]:
    """Exactly the seats that may do something now."""
    return state.phase.to_act()


def legal(state: State, seat: int) -> tuple[Choice, ...]:
    """What a seat may do now. Between rounds the table goes on with `NextRound`, which is no seat's."""
    phase = state.phase
    if seat in phase.to_act():
        return STEPS[type(phase)].legal(state, phase, seat)
    if type(seat) is not int or not 0 <= seat < state.options.players:
        raise BadInput("unknown_seat", f"seats are numbered from 0 to {state.options.players - 1}")
    return ()


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The state after the action and what everybody saw; `IllegalAction`, and nothing done, if the rules forbid it."""
    phase = state.phase
    play = STEPS[type(phase)].play.get(type(action))
    if play is None:
        raise IllegalAction("wrong_phase", f"{_words(action)} is not for the phase {phase.name!r}")
    acting = phase.to_act()
    # Between rounds nobody is asked, and the one action that gets this far has no seat.
    if acting and (action.seat not in acting or type(action.seat) is not int):  # type: ignore[union-attr]
        raise IllegalAction("not_your_turn", f"it is not for this seat to act in the phase {phase.name!r}")
    draft = state.draft()
    events = play(draft, phase, action)
    return draft.finish(action, events), events


def _words(action: object) -> str:
    return f"the action {action.type!r}" if isinstance(action, Action) else "this"
