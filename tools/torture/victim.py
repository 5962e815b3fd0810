"""Plays at a table that saves; says what it is about to do, and then that it was acknowledged. Dies at any moment."""

import os
from pathlib import Path
from typing import Any

from modernart.games.chance import Chance
from modernart.games.modern_art.actions import Amounts, NextRound
from modernart.games.registry import GAMES
from modernart.saves.seals import digest
from modernart.saves.shelf import Shelf
from modernart.table import Evening, Seat, Table

GAME = GAMES["modern_art"]
SEATS = [Seat("Ana"), Seat("Ben", colour=1), Seat("Bruno", "regular", 2), Seat("Cleo", colour=3)]


def fingerprint(state: Any) -> str:
    """Of everything that was done so far: nothing lost, nothing doubled, nothing else."""
    return digest(GAME.to_json(state))


def play(home: Path, seed: int, tell: int) -> None:
    """Go on with the game on the shelf, or begin one, and play until killed or done. `tell` is a pipe."""
    shelf = Shelf(home)
    chance = Chance(seed)
    name = shelf.newest()
    if name is None:
        options = {"players": len(SEATS), "seed": seed}
        _say(tell, "try", GAME.new(GAME.read_options(options)))
        table = Table.lay(GAME, options, SEATS)
        table.save(shelf)
    else:
        _say(tell, "try", shelf.look(name).found.state)  # type: ignore[union-attr]
        table = Table.resume(*shelf.open(name))
    _say(tell, "done", table._state)
    evening = Evening(table)
    while not table.is_over:
        _choose(table, evening, chance, tell)
    table.close()
    os._exit(0)


def _choose(table: Table, evening: Evening, chance: Chance, tell: int) -> None:
    state = table._state
    seats = GAME.to_act(state)
    if table.can_undo and chance.below(6) == 0:
        _say(tell, "try", table._before)
        evening.undo()
        _say(tell, "done", table._state)
        return
    if seats:
        choices = GAME.legal(state, seats[chance.below(len(seats))])
        action = choices[chance.below(len(choices))]
        if isinstance(action, Amounts):
            action = action.of(action.min + chance.below(action.max - action.min + 1))
    else:
        action = NextRound()
    _say(tell, "try", GAME.apply(state, action)[0])
    evening.act(action)
    _say(tell, "done", table._state)
    if chance.below(3) == 0:
        evening.go_on()


def _say(tell: int, what: str, state: Any) -> None:
    os.write(tell, f"{what} {fingerprint(state)}\n".encode())
