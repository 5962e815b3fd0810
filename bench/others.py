"""Respected Python engines, each playing at random in the way its own documentation shows."""

import random
import warnings
from collections.abc import Callable

Play = Callable[[Callable[[], float]], int]


def _pick(rand: Callable[[], float], things: list) -> object:
    return things[int(rand() * len(things))]


def catanatron() -> dict[str, Play]:
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def play(rand: Callable[[], float]) -> int:
        random.seed(rand())
        game = Game([RandomPlayer(colour) for colour in colours])
        game.play()
        return len(game.state.actions)

    return {"catanatron, 4 players": play}


def rlcard() -> dict[str, Play]:
    import rlcard

    def through_the_environment(name: str) -> Play:
        env = rlcard.make(name, config={"seed": 1})

        def play(rand: Callable[[], float]) -> int:
            state, _ = env.reset()
            actions = 0
            while not env.is_over():
                state, _ = env.step(_pick(rand, list(state["legal_actions"])))
                actions += 1
            return actions

        return play

    def bare(name: str) -> Play:
        game = rlcard.make(name, config={"seed": 1}).game

        def play(rand: Callable[[], float]) -> int:
            game.init_game()
            actions = 0
            while not game.is_over():
                game.step(_pick(rand, game.get_legal_actions()))
                actions += 1
            return actions

        return play

    return {
        "rlcard uno": through_the_environment("uno"),
        "rlcard uno, bare game": bare("uno"),
        "rlcard leduc-holdem, bare game": bare("leduc-holdem"),
    }


def open_spiel() -> dict[str, Play]:
    import pyspiel
    from open_spiel.python import games  # noqa: F401 - registers the games written in Python

    def of(name: str) -> Play:
        game = pyspiel.load_game(name)

        def play(rand: Callable[[], float]) -> int:
            state = game.new_initial_state()
            actions = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(_pick(rand, state.chance_outcomes())[0])
                else:
                    state.apply_action(_pick(rand, state.legal_actions()))
                actions += 1
            return actions

        return play

    names = ("kuhn_poker", "liars_poker", "block_dominoes", "team_dominoes", "tic_tac_toe")
    return {f"open_spiel python_{name}": of(f"python_{name}") for name in names}


def all_engines() -> dict[str, Play]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return {**catanatron(), **rlcard(), **open_spiel()}
