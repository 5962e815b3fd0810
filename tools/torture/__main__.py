"""Kills a playing process at a random moment, looks at what is on the disk, lets another play on: N times."""

import argparse
import os
import random
import shutil
import signal
import sys
import tempfile
import time
from pathlib import Path

from modernart.saves.shelf import Shelf
from tools.torture.victim import fingerprint, play

LONGEST_LIFE = 40  # acknowledged choices
WITHIN_A_CHOICE = 0.0012  # seconds: about as long as one takes, from choosing to its being saved


class Torture:
    def __init__(self, home: Path, seed: int) -> None:
        self._home = home
        self._luck = random.Random(seed)
        self._seed = seed
        self.killed = 0
        self.choices = 0  # acknowledged, over all lives
        self.games = 0
        self.unacknowledged = 0  # times that a choice was on the disk though nobody had been told yet

    def one_more(self) -> str | None:
        """A life and its end; what was wrong afterwards, if anything."""
        before = self._on_disk()
        last, tried, finished = self._live_and_die()
        self.killed += not finished
        after = self._on_disk()
        if Shelf(self._home).newest() is None and after is not None:  # over, whether or not it could still say so
            self.games += 1
            shutil.rmtree(self._home)
        elif finished:
            return "a finished game still goes on"
        self.unacknowledged += after == tried != last
        if after in (last or before, tried):
            return None
        return f"after kill {self.killed}: acknowledged {last}, tried {tried}, on the disk {after}"

    def _live_and_die(self) -> tuple[str | None, str | None, bool]:
        """The last choice acknowledged, the last that was tried, and whether the game ended before it could die."""
        heard, tell = os.pipe()
        self._seed += 1
        child = os.fork()
        if child == 0:
            os.close(heard)
            play(self._home, self._seed, tell)
        os.close(tell)
        last = tried = None
        lives = self._luck.randrange(LONGEST_LIFE)
        with open(heard, encoding="ascii") as said:
            for line in said:
                last, tried = self._note(line, last)
                if lives == 0:
                    time.sleep(self._luck.random() * WITHIN_A_CHOICE)
                    os.kill(child, signal.SIGKILL)
                    break
                lives -= line.startswith("done")
            for line in said:  # what it managed to say before it died
                if line.endswith("\n"):
                    last, tried = self._note(line, last)
        _, status = os.waitpid(child, 0)
        if not os.WIFSIGNALED(status) and os.WEXITSTATUS(status):
            raise SystemExit("the player failed by itself")
        return last, tried, not os.WIFSIGNALED(status)

    def _note(self, line: str, last: str | None) -> tuple[str | None, str | None]:
        what, mark = line.split()
        if what == "try":
            return last, mark
        self.choices += 1
        return mark, mark

    def _on_disk(self) -> str | None:
        shelf = Shelf(self._home)
        names = shelf.names()
        if len(names) > 1:
            raise SystemExit(f"one game became {len(names)}")
        if not names:
            return None
        slot = shelf.look(names[0])
        if slot.found is None or not slot.whole:
            raise SystemExit(f"the save is damaged: {slot.wrong}")
        return fingerprint(slot.found.state)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kills", type=int)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        torture = Torture(Path(folder) / "home", asked.seed)
        while torture.killed < asked.kills:
            wrong = torture.one_more()
            if wrong:
                print(f"\n{wrong}")
                return 1
            bar = "#" * (30 * torture.killed // asked.kills)
            print(f"\r[{bar:<30}] {torture.killed}/{asked.kills} kills", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(
        f"{torture.killed} kills, {torture.choices} acknowledged choices, {torture.games} games ended,"
        f" {torture.unacknowledged} choices saved but not yet told; none lost, none doubled"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
