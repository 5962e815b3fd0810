"""A game that is being played, on the disk: one entry for everything that is done, before anybody sees that it is.

The file is begun anew whenever a game is taken up, with its page written twice; a further page follows whenever the
game has grown by half. So an entry costs the same late in a game as early, and one damaged place loses nothing.
"""

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from modernart.games.contract import Game
from modernart.games.reading import JsonObject
from modernart.saves import leaves
from modernart.saves.disk import Disk, NotSaved, in_words
from modernart.saves.folders import OVER
from modernart.saves.locks import Lock
from modernart.saves.party import LATEST, Party

PAGE_EVERY = 64  # entries at least


class Journal:
    """Every method has brought its news to the disk when it returns; or raises `NotSaved`.

    After a failure nobody knows what the disk really holds, so the next attempt, at the latest when the game is put
    away, writes the file anew: what was refused is then not in it.
    """

    def __init__(
        self,
        disk: Disk,
        path: Path,
        lock: Lock,
        game: Game,
        state: Any,
        party: Party,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.party = party
        self.path = path
        self._disk = disk
        self._lock = lock
        self._game = game
        self._now = now
        self._handle: int | None = None  # None while nobody knows what the file holds
        self.behind = False  # has something been played that is not on the disk?
        self._length = 0
        self._page_at = 0  # entries that the last page holds
        self._excused = False
        self._closed = False
        try:
            self._write_anew(state, party)
        except NotSaved:
            lock.release()
            raise

    def excuse(self) -> None:
        """From now on go on though nothing is saved, trying anew every time, until it works again."""
        self._excused = True

    def did(self, actions: Sequence[Any], state: Any) -> None:
        """These actions, at one stroke, led to this state."""
        self._add(leaves.done(self._game, actions, state), state, seen=False)
        if self._game.is_over(state) and not self.behind:
            self._retire()

    def undid(self, state: Any) -> None:
        """The last action was taken back, to this state."""
        self._add(leaves.undone(self._game, state), state, seen=True)

    def was_seen(self, state: Any) -> None:
        """Everybody was shown what was done last. Not worth stopping a game for, if it cannot be written."""
        with suppress(NotSaved):
            self._add(leaves.seen(), state, seen=True)

    def catch_up(self, state: Any) -> None:
        """If it is not certain that all is on the disk, try once more."""
        if self._handle is None and not self._closed:
            self._write_anew(state, self.party)

    def close(self, state: Any) -> None:
        """Somebody else may have the game now."""
        with suppress(NotSaved):
            self.catch_up(state)
        if self._game.is_over(state) and not self.behind and not self._closed:
            self._retire()
        self._closed = True
        self._let_go()
        self._lock.release()

    def _retire(self) -> None:
        """A game that is over is put with those that can only be looked at."""
        self._closed = True
        self._let_go()
        with suppress(OSError):  # it is as good where it is
            self._disk.move(self.path, self.path.with_suffix(OVER))

    def _add(self, what: JsonObject, state: Any, **changed: Any) -> None:
        if self._closed:
            return
        at = min(max(0, int(self._now())), LATEST)  # clocks can be very wrong
        party = self.party._replace(entries=self.party.entries + 1, at=at, **changed)
        try:
            if self._handle is None:
                self._write_anew(state, party)
            else:
                self._append(what, state, party)
        except NotSaved:
            if not self._excused:
                raise
            self.behind = True
        self.party = party

    def _append(self, what: JsonObject, state: Any, party: Party) -> None:
        line = leaves.entry_line(party, what)
        if party.entries - self._page_at >= max(PAGE_EVERY, self._page_at // 2):
            line += leaves.page_line(self._game, state, party)
            self._page_at = party.entries
        try:
            with in_words():
                self._disk.write(self._handle_now(), line)
                self._disk.sync(self._handle_now())
                if not self._disk.holds(self.path, self._handle_now()):
                    raise OSError("the file is another one now")
        except NotSaved:
            self._take_back()
            raise
        self._length += len(line)

    def _write_anew(self, state: Any, party: Party) -> None:
        page = leaves.page_line(self._game, state, party)
        self._let_go()
        with in_words():
            self._disk.make_folder(self.path.parent)
            self._disk.put(self.path, page + page)
            self._handle = self._disk.open_end(self.path)
        self._length = 2 * len(page)
        self._page_at = party.entries
        self._excused = self.behind = False

    def _take_back(self) -> None:
        """What was refused should not turn up again at the next start."""
        with suppress(OSError):
            self._disk.cut(self._handle_now(), self._length)
        self._let_go()

    def _let_go(self) -> None:
        if self._handle is not None:
            with suppress(OSError):
                self._disk.close(self._handle)
            self._handle = None

    def _handle_now(self) -> int:
        if self._handle is None:
            raise RuntimeError("the file is not open")
        return self._handle
