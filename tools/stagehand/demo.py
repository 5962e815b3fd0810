"""A whole game on the real screens, offscreen, with pictures of every phase: `make demo`.

Two people and a bot, with the mystery player. What the people do is decided by a bot at their seat, and done with
fingers on the screen.
"""

import shutil
import sys
import time
from pathlib import Path

from tools.stagehand.house import House

SHOTS = Path(__file__).resolve().parents[2] / "build" / "shots" / "demo"
ROUNDS = 4
BAR = 30  # characters


def main() -> int:
    shutil.rmtree(SHOTS, ignore_errors=True)
    began = time.monotonic()
    house = House(412, 892)
    from modernart.games.modern_art.actions import NextRound
    from modernart.table import Seat, Table
    from tools.stagehand.player import Player
    from tools.stagehand.tables import GAME

    seats = (Seat("Ana", None, 0), Seat("Ben", None, 1), Seat("Carla", "regular", 2))
    album = _Album(house)
    table = Table.lay(GAME, {"players": 3, "seed": 11, "mystery": True}, seats)
    house.camera.save(SHOTS / "00 HomePage.png")
    house.app.sit_down(table)
    player = Player(house)
    player.look = album.look
    while table.phase != "game_over":
        album.look()
        _progress(table.public_view())
        waiting = [seat for seat in table.waiting() if seats[seat].is_person]
        if table.phase == "round_over":
            player.do(NextRound())
        elif waiting and (table.phase == "open" or waiting[0] == table.asked()):
            player.do(table.advise(waiting[0], "regular"))
        elif not player.read_news():
            house.frames()
    house.seconds(5)
    album.look()
    house.app.sitting.open_board()
    house.seconds(0.5)
    house.camera.save(SHOTS / f"{album.count:02d} BoardOverlay.png")
    _progress(table.public_view())
    log = table.public_view()["log"]
    print(
        f"\n{album.verdict()} {sum(event['type'] == 'offer' for event in log)} auctions,"
        f" {house.app.sitting.evening.handoffs} handoffs, {time.monotonic() - began:.0f} s."
        f" The pictures are in {SHOTS.relative_to(SHOTS.parents[2])}/."
    )
    return 0


class _Album:
    """A picture of each kind of screen, the first time it is seen."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._taken: set[str] = set()
        self.count = 1

    def look(self) -> None:
        scene = type(self._house.scene).__name__
        if scene not in self._taken:
            self._taken.add(scene)
            self._house.seconds(0.5)
            if type(self._house.scene).__name__ == scene:
                self._house.camera.save(SHOTS / f"{self.count:02d} {scene}.png")
                self.count += 1

    def verdict(self) -> str:
        return f"{self._house.scene.verdict}."


def _progress(view: dict) -> None:
    """How far the game has come: the rounds, and in each the artist shown most."""
    done = view["round"] - 1 + min(1.0, max(view["played"]) / 5)
    if view["phase"] == "game_over":
        done = ROUNDS
    filled = int(BAR * done / ROUNDS)
    print(
        f"\r[{'#' * filled}{'.' * (BAR - filled)}] round {view['round']} of {ROUNDS}",
        end="",
        file=sys.stderr,
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main())
