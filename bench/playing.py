"""Our engine under the stopwatch: `legal` asked before every action, `apply` checking it."""

import copy
import random
import time
from collections.abc import Callable

from modernart.games.modern_art import apply, legal, new, read_options, to_act
from modernart.games.modern_art.actions import Action, Amounts, NextRound
from modernart.games.modern_art.state import State


def random_action(state: State, rand: Callable[[], float]) -> Action | None:
    seats = to_act(state)
    if not seats:
        return None if state.phase.name == "game_over" else NextRound()
    choices = legal(state, seats[int(rand() * len(seats))])
    choice = choices[int(rand() * len(choices))]
    if type(choice) is Amounts:
        return choice.of(choice.min + int(rand() * (choice.max - choice.min + 1)))
    return choice  # type: ignore[return-value]


def modern_art(rand: Callable[[], float]) -> int:
    """A game of four at random; how many actions it took."""
    state = new(read_options({"players": 4, "seed": int(rand() * 10**9)}))
    actions = 0
    while (action := random_action(state, rand)) is not None:
        state, _ = apply(state, action)
        actions += 1
    return actions


def cost_of_action(number: int, games: int = 40, repeats: int = 50) -> tuple[float, float]:
    """Microseconds of one `legal` with `apply`, and of one deep copy, at the n-th action of a game, the mean of many.

    Only passes and bids of an open sale are timed, so that early and late actions are of the same kind.
    """
    acting = copying = 0.0
    for game in range(games):
        state = _at_open_sale(number, game)
        seat = to_act(state)[0]
        start = time.perf_counter()
        for _ in range(repeats):
            apply(state, legal(state, seat)[-1])
        acting += time.perf_counter() - start
        start = time.perf_counter()
        for _ in range(repeats):
            copy.deepcopy(state)
        copying += time.perf_counter() - start
    return acting / games / repeats * 1e6, copying / games / repeats * 1e6


def _at_open_sale(number: int, game: int) -> State:
    """The first position of an open sale, with all still in it, at or after the n-th action."""
    for seed in range(game * 1000, game * 1000 + 1000):
        rand = random.Random(seed).random
        state = new(read_options({"players": 4, "seed": seed}))
        actions = 0
        while (action := random_action(state, rand)) is not None:
            if actions >= number and state.phase.name == "open" and len(to_act(state)) == 4:
                return state
            state, _ = apply(state, action)
            actions += 1
    raise RuntimeError("no game was that long")
