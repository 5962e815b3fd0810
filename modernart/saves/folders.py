"""Where the files of games lie, and what their names tell: enough for a first screen, without opening any of them."""

import os
import time
from pathlib import Path

from modernart.saves.disk import Disk, NotSaved

# How the file of a game ends: while it is played, as a moment that stays as it is, and once it is over.
GOING, KEPT, OVER = ".game", ".kept", ".over"
KINDS = (GOING, KEPT, OVER)


class Folders:
    def __init__(self, home: Path, disk: Disk) -> None:
        self._disk = disk
        self.games = home / "games"
        self.deleted = home / "deleted"
        self.locks = home / "locks"

    def names(self, deleted: bool = False) -> list[str]:
        """The files of all games, the newest first."""
        try:
            found = self._disk.names(self.deleted if deleted else self.games)
        except OSError as error:
            raise NotSaved("unreadable", "the folder of the saved games cannot be read") from error
        return [name for name in found if name.endswith(KINDS)]

    def newest(self) -> str | None:
        """The game that was played last and is not over yet."""
        return next((name for name in self.names() if name.endswith(GOING)), None)

    def fresh(self, kind: str, now: float) -> Path:
        """A name that sorts by time, and that no other copy of the app thinks of at the same moment."""
        stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime(now))
        return self.games / f"{stamp}-{os.urandom(4).hex()}{kind}"
