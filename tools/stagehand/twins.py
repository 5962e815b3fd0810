"""Two games that differ only in what the table may not know, played by the same touches and filmed frame by frame.

Any frame that differs although whoever was looking knew the same in both is a leak.
"""

import hashlib
import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby, zip_longest
from pathlib import Path
from typing import Any, NamedTuple

from tools.stagehand.house import House

ROOT = Path(__file__).resolve().parents[2]
SMOOTH = 1 / 30  # seconds: every frame of a fade is looked at


class Frame(NamedTuple):
    knows: str  # who looked, and a digest of all that they may know
    screen: str
    pixels: str


class Film:
    """Every frame of a game, with what its viewer knew when it was drawn."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.frames: list[Frame] = []

    def __call__(self, pixels: bytes) -> None:
        table = self._house.app.sitting.table
        knows = f"{table.viewer} {_digest(json.dumps(table.view()).encode())}"
        self.frames.append(Frame(knows, type(self._house.scene).__name__, _digest(pixels)))


def _digest(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=12).hexdigest()


def film(house: House, table: Any, play: Callable[[Any], None]) -> list[Frame]:
    from tools.stagehand.player import Player

    house.app.leave_table()
    house.seconds(1)
    house.app.sit_down(table)
    reel = Film(house)
    house.camera.watchers.append(reel)
    play(Player(house))
    house.camera.watchers.remove(reel)
    return reel.frames


def differences(one: Sequence[Frame], other: Sequence[Frame]) -> Iterator[str]:
    """Where two films part although the viewers knew the same.

    How long somebody looks at their own hand is theirs; how many frames all can see must be the same, too.
    """
    scenes = [[list(shown) for _, shown in groupby(frames, key=_viewer)] for frames in (one, other)]
    for number, (left, right) in enumerate(zip_longest(*scenes, fillvalue=[])):
        if [_viewer(frame) for frame in left[:1]] != [_viewer(frame) for frame in right[:1]]:
            yield f"scene {number}: seen by others"
            return
        if _viewer(left[0]) == NOBODY and len(left) != len(right):
            yield f"scene {number}: {left[0].screen}, {len(left)} frames and {len(right)}"
        for here, there in zip(left, right, strict=False):
            if here.knows == there.knows and here.pixels != there.pixels:
                yield f"scene {number}: {here.screen} seen by {_viewer(here)}"


NOBODY = "None"


def _viewer(frame: Frame) -> str:
    return frame.knows.split()[0]


def the_same_but_hidden(seed: int, steps: int, players: int) -> tuple[Any, Any, list[Any]]:
    """Two tables and a course of play for both: other cards in hands and deck, other purses, the same actions."""
    from modernart.games.chance import Chance
    from modernart.games.modern_art import apply, legal, new, read_options, to_act
    from modernart.games.modern_art.actions import Amounts, NextRound
    from modernart.games.modern_art.cards import CARDS
    from modernart.table import Table
    from tools.stagehand.tables import GAME, seats

    chance = Chance(seed)
    deck = chance.shuffled([card.name for card in CARDS])
    options = {
        "players": players,
        "seed": seed,
        "deck": list(deck),
        "cash": [60 + chance.below(60) for _ in range(players)],
    }
    state = new(read_options(options))
    actions: list[Any] = []
    while len(actions) < steps and state.phase.name != "game_over":
        waiting = to_act(state)
        if waiting:
            choices = legal(state, waiting[0])
            choice = choices[chance.below(len(choices))]
            if isinstance(choice, Amounts):
                low = choice.min
                choice = choice.of(low + chance.below(min(choice.max, low + 12) - low + 1))
        else:
            choice = NextRound()
        state, _ = apply(state, choice)
        actions.append(choice)
    shown = {action.card.name for action in actions if hasattr(action, "card")}
    hidden = [place for place, name in enumerate(deck) if name not in shown]
    moved = chance.shuffled([deck[place] for place in hidden])
    other_deck = list(deck)
    for place, name in zip(hidden, moved, strict=True):
        other_deck[place] = name
    other = {**options, "deck": other_deck, "cash": [cash + 1 + chance.below(40) for cash in options["cash"]]}
    tables = [Table.lay(GAME, agreed, seats(players)) for agreed in (options, other)]
    return tables[0], tables[1], actions


def play_one(house: House, seed: int, steps: int, players: int, which: int) -> list[Frame]:
    """Film one of the two games."""
    *tables, actions = the_same_but_hidden(seed, steps, players)

    def play(player: Any) -> None:
        for action in actions:
            player.do(action)
        house.seconds(1)

    return film(house, tables[which], play)


def films(width: int, height: int, seeds: Sequence[int], steps: int, players: int = 4) -> list[list[Frame]]:
    """Both games of every seed, each side in a process of its own: nothing is different but what is hidden."""
    agreed = [str(number) for number in (width, height, steps, players)]
    command = [sys.executable, "-m", "tools.stagehand.twins", *agreed]
    reels = []
    for which in (0, 1):
        done = subprocess.run(
            [*command, str(which), *map(str, seeds)], capture_output=True, text=True, check=True, cwd=ROOT
        )
        reels.append([Frame(*frame) for frame in json.loads(done.stdout)])
    return reels


def main() -> int:
    width, height, steps, players, which, *seeds = (int(number) for number in sys.argv[1:])
    house = House(width, height, frame=SMOOTH)
    frames = [frame for seed in seeds for frame in play_one(house, seed, steps, players, which)]
    print(json.dumps(frames))
    return 0


if __name__ == "__main__":
    sys.exit(main())
