"""The longest game that we know how to play: every coin is called one at a time, and between two bids everybody else
says no.
"""

from collections.abc import Iterator

from modernart.games.chance import Chance
from modernart.games.modern_art import apply, is_over, legal, new, phase, read_options, to_act
from modernart.games.modern_art.actions import Action, Amounts, NextRound, Pass
from modernart.games.modern_art.state import State


def longest_game(seed: int = 3, players: int = 5) -> Iterator[tuple[Action, State]]:
    """Each action, and where it leads."""
    state = new(read_options({"players": players, "seed": seed}))
    chance = Chance(seed)
    while not is_over(state):
        action = _drawn_out(state) if phase(state) == "open" else _anything(state, chance)
        state, _ = apply(state, action)
        yield action, state


def _drawn_out(state: State) -> Action:
    seats = to_act(state)
    raises = {seat: choice for seat in seats for choice in legal(state, seat) if isinstance(choice, Amounts)}
    bidder = next(iter(raises), None)
    silent = [seat for seat in seats if seat != bidder]
    if bidder is None or silent:
        return Pass(silent[0])
    return raises[bidder].of(raises[bidder].min)


def _anything(state: State, chance: Chance) -> Action:
    seats = to_act(state)
    if not seats:
        return NextRound()
    choices = legal(state, seats[chance.below(len(seats))])
    choice = choices[chance.below(len(choices))]
    return choice.of(choice.min + chance.below(choice.max - choice.min + 1)) if isinstance(choice, Amounts) else choice
