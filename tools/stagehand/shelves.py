"""A shelf with games in every condition: going on, kept, over, damaged, from a newer app."""

import json
from pathlib import Path

from modernart.games.modern_art.actions import NextRound
from modernart.saves.folders import OVER
from modernart.saves.migrations import VERSION
from modernart.saves.seals import sealed
from modernart.saves.shelf import Shelf
from modernart.table import Table
from tools.stagehand.tables import lay, seats


def fill_shelf(shelf: Shelf, games: Path) -> dict[str, str]:
    """The names of the files, by what they are. `games` is the folder in which the shelf keeps them."""
    names = {
        "over": Path(_played(shelf, lay(seats(2, 2)), 10_000)).with_suffix(OVER).name,
        "damaged": _played(shelf, lay(seats(3)), 40),
        "newer": _played(shelf, lay(seats(4)), 5),
    }
    damage(games / names["damaged"], 20)
    age(games / names["newer"])
    names["going"] = _played(shelf, lay(seats(5), edition="cmon_2017"), 33)
    going = shelf.look(names["going"]).found
    if going is None:
        raise RuntimeError("the game that was just saved cannot be read")
    names["kept"] = shelf.keep(*going[:3])
    return names


def damage(file: Path, line: int) -> None:
    """One line of it, so that it cannot be read."""
    lines = file.read_bytes().splitlines(keepends=True)
    lines[line] = b"#" * (len(lines[line]) - 1) + b"\n"
    file.write_bytes(b"".join(lines))


def age(file: Path) -> None:
    """As though an app of tomorrow had written it."""
    leaf = json.loads(file.read_bytes().splitlines()[0])
    del leaf["digest"]
    file.write_bytes(json.dumps(sealed({**leaf, "version": VERSION + 1, "easels": 3})).encode() + b"\n")


def _played(shelf: Shelf, table: Table, steps: int) -> str:
    """A game on the shelf, so many steps on; its file's name."""
    before = set(shelf.names())
    table.save(shelf)
    (name,) = set(shelf.names()) - before
    for _ in range(steps):
        if table.is_over:
            break
        seat = table.asked()
        table.settle(NextRound() if seat is None else table.advise(seat, "regular"))
    table.close()
    return name
