"""Saving and loading under the stopwatch, on the disk that holds the folder for temporary files."""

import statistics
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bench.longest import longest_game
from bench.rows import Row, row
from modernart.games.registry import GAMES
from modernart.players.seats import Seat
from modernart.saves.shelf import Shelf
from modernart.table import Table

GAME = GAMES["modern_art"]
SEED = 3
SEATS = [Seat(name, colour=number) for number, name in enumerate(("Ana", "Ben", "Cleo", "Dev", "Eli"))]
FIRSTS = 300  # games begun, for their first actions
LAST = 300  # actions at the end of the longest game
LOADS = 15


def rows() -> list[Row]:
    actions = [action for action, _ in longest_game(SEED)]
    with tempfile.TemporaryDirectory() as folder:
        first = _first_actions(Path(folder) / "first", actions[0])
        shelf = Shelf(Path(folder) / "longest")
        table = _new_table()
        table.save(shelf)
        times = _timed(table, actions)
        table.close()
        (file,) = (Path(folder) / "longest" / "games").iterdir()
        written = file.read_bytes()
        loads = [_load(shelf, file, written) for _ in range(LOADS)]
    last = times[-LAST:]
    print(
        f"The longest game of five has {len(actions)} actions; its file has {len(written) // 1024} kB."
        f" Slowest action {max(times):.1f} ms, median {statistics.median(times):.2f} ms."
    )
    return [
        row("save_first_action_p95_ms", _p95(first), "ms"),
        row("save_last_actions_of_longest_game_p95_ms", _p95(last), "ms", at_most=20),
        row("save_last_to_first_ratio", _p95(last) / _p95(first), "ratio", at_most=2.0),
        row("load_longest_game_ms", statistics.median(loads), "ms", at_most=300),
    ]


def _new_table() -> Table:
    return Table.lay(GAME, {"players": len(SEATS), "seed": SEED}, SEATS)


def _first_actions(home: Path, action: Any) -> list[float]:
    times = []
    shelf = Shelf(home)
    for _ in range(FIRSTS):
        table = _new_table()
        table.save(shelf)
        times += _timed(table, [action])
        table.close()
    return times


def _timed(table: Table, actions: Sequence[Any]) -> list[float]:
    """Milliseconds from each choice to its being on the disk."""
    times = []
    for action in actions:
        began = time.perf_counter()
        table.settle(action)
        times.append((time.perf_counter() - began) * 1000)
    return times


def _load(shelf: Shelf, file: Path, written: bytes) -> float:
    """Milliseconds from the touch to a table that can be played at, from the file as the game left it."""
    file.write_bytes(written)
    began = time.perf_counter()
    found, journal = shelf.open(file.name)
    table = Table.resume(found, journal)
    took = (time.perf_counter() - began) * 1000
    table.close()
    return took


def _p95(times: Sequence[float]) -> float:
    return sorted(times)[int(len(times) * 0.95)]
