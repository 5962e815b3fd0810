"""Where all games stand, each in a file of its own: damage to one is no damage to the others."""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from modernart.games.contract import Game
from modernart.games.errors import BadSave
from modernart.players.seats import Seat
from modernart.saves.disk import Disk, in_words
from modernart.saves.folders import GOING, KEPT, KINDS, OVER, Folders
from modernart.saves.journal import Journal
from modernart.saves.leaves import page_line, read_line
from modernart.saves.locks import Lock
from modernart.saves.party import LATEST, LONGEST_NAME, Party, named_after
from modernart.saves.reader import Found, read

COPY = ", a copy"


class Slot(NamedTuple):
    """A game on the shelf, as far as its file tells."""

    name: str  # of the file
    kind: str
    found: Found | None  # None if not even a beginning can be read
    wrong: str | None = None  # what is wrong with it, in words
    newer: bool = False  # made by a newer app: to be left as it is

    @property
    def whole(self) -> bool:
        return self.found is not None and self.wrong is None

    @property
    def title(self) -> str:
        if self.found:
            return self.found.party.name
        return "A game of a newer app" if self.newer else "A game that cannot be read"


class Shelf:
    def __init__(self, home: Path, disk: Disk | None = None, now: Callable[[], float] = time.time) -> None:
        self._disk = disk or Disk()
        self._now = now
        self._folders = Folders(home, self._disk)
        self._games = self._folders.games
        self._deleted = self._folders.deleted

    # Looking

    def names(self, deleted: bool = False) -> list[str]:
        """The files of all games, the newest first."""
        return self._folders.names(deleted)

    def newest(self) -> str | None:
        """The game that was played last and is not over yet."""
        return self._folders.newest()

    def look(self, name: str, deleted: bool = False) -> Slot:
        """What is in a file. Never refuses: what is wrong is told."""
        return self.look_at((self._deleted if deleted else self._games) / name)

    def look_at(self, file: Path) -> Slot:
        """The same for a file that lies elsewhere."""
        try:
            found = read(_ended(self._disk.read(file)) if file.suffix not in KINDS else self._disk.read(file))
        except OSError:
            return Slot(file.name, file.suffix, None, "the file cannot be opened")
        except BadSave as wrong:
            return Slot(file.name, file.suffix, None, wrong.sentence, wrong.code == "newer_version")
        return Slot(file.name, file.suffix, found, found.wrong)

    # Playing

    def begin(self, game: Game, state: Any, seats: Sequence[Seat]) -> Journal:
        """A game that is new on the shelf, on the disk before its first card is seen."""
        now = min(max(0, int(self._now())), LATEST)
        party = Party(named_after(seats), tuple(seats), begun=now, at=now)
        return self._journal(self._fresh(GOING), game, state, party)

    def go_on(self, name: str, was: Found, state: Any) -> Journal:
        """A game that was taken up where nothing could be written, from where it stands now: in its old place if that
        is still as it was found; beside it if another copy of the app has played on there, or if it is damaged.
        """
        lock = self._lock(name)
        if self.look(name).found == was:
            return self._journal(self._games / name, was.game, state, was.party, lock)
        lock.release()
        return self._journal(self._fresh(GOING), was.game, state, was.party)

    def open(self, name: str) -> tuple[Found, Journal | None]:
        """Take up a game. From a kept moment it goes on in a copy; one that is over needs no journal; for a damaged one
        there is `recover`.
        """
        if Path(name).suffix == OVER:
            return self._whole(name), None
        if Path(name).suffix == KEPT:
            found = self._whole(name)
            return found, self._journal(self._fresh(GOING), *found[:3])
        lock = self._lock(name)
        try:
            found = self._whole(name)
        except Exception:
            lock.release()
            raise
        return found, self._journal(self._games / name, found.game, found.state, found.party, lock)

    def recover(self, name: str) -> str:
        """The last good state of a damaged game, as a game of its own; the damaged file stays as it is."""
        found = self._readable(name)
        return self._add(GOING, found.game, found.state, found.party)

    # Putting in order

    def keep(self, game: Game, state: Any, party: Party) -> str:
        """Keep this moment."""
        return self._add(KEPT, game, state, party)

    def rename(self, name: str, title: str) -> None:
        with self._held(name):
            found = self._whole(name)
            with in_words():
                page = page_line(found.game, found.state, found.party.called(title))
                self._disk.put(self._games / name, page + page, at=found.party.at)

    def copy(self, name: str) -> str:
        """Another of the same, also of a damaged one."""
        slot = self.look(name)
        if slot.found is None or not slot.whole:
            return self._put(self._fresh(slot.kind), self._bytes(name))
        title = slot.title[: LONGEST_NAME - len(COPY)] + COPY
        return self._add(slot.kind, slot.found.game, slot.found.state, slot.found.party.called(title))

    def delete(self, name: str) -> str:
        """Off the shelf, but not out of the house: `restore` brings it back, by the name that is answered."""
        with self._held(name):
            to = name if name not in self.names(deleted=True) else self._fresh(Path(name).suffix).name
            self._move(self._games / name, self._deleted / to)
        return to

    def restore(self, name: str) -> None:
        to = self._games / name if name not in self.names() else self._fresh(Path(name).suffix)
        self._move(self._deleted / name, to)

    def burn(self, name: str) -> None:
        """Gone for good: only what was deleted before, and only when somebody says so."""
        with in_words():
            self._disk.remove(self._deleted / name)
            self._disk.sync_folder(self._deleted)

    # To and from elsewhere

    def files(self, folder: Path, ending: str) -> list[Path]:
        """The files with this ending, the newest first."""
        with in_words():
            return [folder / name for name in self._disk.names(folder) if name.endswith(ending)]

    def export(self, name: str, folder: Path, title: str, ending: str) -> Path:
        """A whole game as one page, a damaged one byte for byte; under a name that nothing there has yet."""
        taken = {file.name for file in self.files(folder, ending)}
        number, to = 2, f"{title}{ending}"
        while to in taken:
            number, to = number + 1, f"{title} {number}{ending}"
        self._send(name, folder / to)
        return folder / to

    def _send(self, name: str, to: Path) -> None:
        slot = self.look(name)
        if slot.found is not None and slot.whole:
            data = page_line(slot.found.game, slot.found.state, slot.found.party)
        else:
            data = self._bytes(name)
        with in_words():
            self._disk.make_folder(to.parent)
            self._disk.put(to, data)

    def take_in(self, file: Path) -> str:
        """A game from a file; one in which no game can be found is refused, and nothing has changed."""
        data = _ended(self._read(file))
        found = read(data)
        kind = OVER if found.game.is_over(found.state) else KEPT
        if found.wrong:
            return self._put(self._fresh(kind), data)
        return self._add(kind, found.game, found.state, found.party)

    # How

    def _journal(self, path: Path, game: Game, state: Any, party: Party, lock: Lock | None = None) -> Journal:
        return Journal(self._disk, path, lock or self._lock(path.name), game, state, party, self._now)

    def _add(self, kind: str, game: Game, state: Any, party: Party) -> str:
        page = page_line(game, state, party)
        return self._put(self._fresh(kind), page + page, party.at)

    def _put(self, path: Path, data: bytes, at: float | None = None) -> str:
        """As old as the game in it, so that the game that was really played last stays the newest."""
        with in_words():
            self._disk.make_folder(path.parent)
            self._disk.put(path, data, at)
        return path.name

    def _move(self, path: Path, to: Path) -> None:
        with in_words():
            self._disk.make_folder(to.parent)
            self._disk.move(path, to)

    def _bytes(self, name: str) -> bytes:
        return self._read(self._games / name)

    def _read(self, file: Path) -> bytes:
        try:
            return self._disk.read(file)
        except OSError as error:
            raise BadSave("unreadable", "the file cannot be opened") from error

    def _readable(self, name: str) -> Found:
        return read(self._bytes(name))

    def _whole(self, name: str) -> Found:
        found = self._readable(name)
        if found.wrong:
            raise BadSave("damaged", found.wrong)
        return found

    def _lock(self, name: str) -> Lock:
        return Lock(self._folders.locks / Path(name).stem)

    @contextmanager
    def _held(self, name: str) -> Iterator[None]:
        lock = self._lock(name)
        try:
            yield
        finally:
            lock.release()

    def _fresh(self, kind: str) -> Path:
        return self._folders.fresh(kind, self._now())


def _ended(data: bytes) -> bytes:
    """With the end of its last line, if that was lost on the way through some editor; what is torn stays torn."""
    last = data.split(b"\n")[-1]
    try:
        read_line(last)
    except BadSave:
        return data
    return data + b"\n"
