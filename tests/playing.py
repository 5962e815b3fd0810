"""Whole games by random or thoughtful hands."""

from collections.abc import Callable, Iterator

from modernart.games.chance import Chance
from modernart.games.modern_art import apply, legal, new, read_options, to_act, view
from modernart.games.modern_art.actions import Action, Amounts, NextRound
from modernart.games.modern_art.events import Event
from modernart.games.modern_art.state import State
from modernart.players import decide

Below = Callable[[int], int]


def any_action(state: State, below: Below, in_turn: bool = False) -> Action | None:
    """Something that may be done now, by anybody or by whoever is asked first; None when the game is over."""
    seats = to_act(state)
    if not seats:
        return NextRound() if state.phase.name == "round_over" else None
    choices = legal(state, seats[0 if in_turn else below(len(seats))])
    choice = choices[below(len(choices))]
    if isinstance(choice, Amounts):
        return choice.of(choice.min + below(choice.max - choice.min + 1))
    return choice


def random_game(options: dict, below: Below) -> Iterator[tuple[State, Action, State, tuple[Event, ...]]]:
    """Each step of a game played at random: before, action, after, events."""
    state = new(read_options(options))
    while (action := any_action(state, below)) is not None:
        after, events = apply(state, action)
        yield state, action, after, events
        state = after


def bot_game(
    options: dict, level: str = "regular", temper: str = "even"
) -> Iterator[tuple[State, Action, State, tuple[Event, ...]]]:
    """The same with a bot at every seat."""
    state = new(read_options(options))
    while state.phase.name != "game_over":
        seats = to_act(state)
        action = (
            decide("modern_art", level, view(state, seats[0]), legal(state, seats[0]), options["seed"], temper)
            if seats
            else NextRound()
        )
        after, events = apply(state, action)
        yield state, action, after, events
        state = after


def dice(seed: int) -> Below:
    return Chance(seed).below
