"""Games on their way to a disk, and disks that fail."""

import errno
from contextlib import suppress
from pathlib import Path

from playing import any_action, dice

from modernart.games.modern_art.state import history
from modernart.games.registry import GAMES
from modernart.players.seats import Seat
from modernart.saves.disk import Disk
from modernart.saves.journal import Journal
from modernart.saves.locks import Lock
from modernart.saves.party import Party

GAME = GAMES["modern_art"]
SEATS = (Seat("Ana"), Seat("Ben", colour=1), Seat("Bruno", "regular", 2), Seat("Cleo", colour=3))
NOON = 1_790_000_000
PARTY = Party("An evening", SEATS, begun=NOON, at=NOON)


def deal(players=4, seed=3, **options):
    return GAME.new(GAME.read_options({"players": players, "seed": seed, **options}))


def steps(state, count=10_000, seed=1):
    """Some actions played at random from here, and where each leads."""
    below = dice(seed)
    for _ in range(count):
        action = any_action(state, below)
        if action is None:
            return
        state, _ = GAME.apply(state, action)
        yield action, state


def actions_of(state):
    return [action for action, _ in history(state) if action is not None]


def journal_at(path, state=None, party=PARTY, disk=None):
    lock = Lock(path.with_suffix(".lock"))
    return Journal(disk or Disk(), path, lock, GAME, state or deal(), party, lambda: NOON)


def played(shelf, count=12, seed=3):
    """A game on the shelf, some actions on; its file's name and where it stands."""
    journal = shelf.begin(GAME, deal(seed=seed), SEATS)
    for action, state in steps(deal(seed=seed), count):
        journal.did([action], state)
    journal.close(state)
    return journal.path.name, state


def file_of(shelf, name):
    return shelf._games / name


class Killed(BaseException):
    """The process is no more: not to be caught by anything that goes on afterwards."""


class FaultyDisk(Disk):
    """The real disk, until the n-th step that changes anything: it fails, once or for good, or the process dies."""

    def __init__(self, at=None, error=errno.EIO, for_good=False):
        self.steps = 0
        self.at = at
        self._error = error
        self._for_good = for_good

    def fails_from_now(self, error=errno.ENOSPC):
        """Until `is_mended`."""
        self.at, self._error, self._for_good = self.steps + 1, error, True

    def is_mended(self):
        self.at = None

    def _step(self, half_done=lambda: None):
        self.steps += 1
        if self.at is not None and (self.steps == self.at or (self._for_good and self.steps > self.at)):
            with suppress(OSError):
                half_done()
            if self._error is Killed:
                raise Killed
            raise OSError(self._error, "injected")

    def create(self, path):
        self._step()
        return super().create(path)

    def write(self, handle, data):
        self._step(lambda: super(FaultyDisk, self).write(handle, data[: len(data) // 2]))
        super().write(handle, data)

    def sync(self, handle):
        self._step()
        super().sync(handle)

    def cut(self, handle, length):
        self._step()
        super().cut(handle, length)

    def rename(self, path, to):
        self._step()
        super().rename(path, to)

    def remove(self, path):
        self._step()
        super().remove(path)

    def sync_folder(self, folder):
        self._step()
        super().sync_folder(folder)

    def add_folder(self, folder):
        self._step()
        super().add_folder(folder)

    def open_end(self, path):
        self._step()
        return super().open_end(path)

    def date(self, path, at):
        self._step()
        super().date(path, at)


class _File:
    def __init__(self, data=b""):
        self.written = data
        self.synced = data


class ForgetfulDisk(Disk):
    """A disk in memory that may forget, when the power goes, what was not synced: names, whole files, ends of files.

    `power_cut` answers with one of the disks that could be found afterwards.
    """

    def __init__(self, cut_at=None):
        self._now = {}
        self._safe = {}
        self._pending = []  # what was done to names since their folder was last synced
        self._handles = {}
        self.steps = 0
        self.cut_at = cut_at

    def power_cut(self, below):
        names = dict(self._safe)
        for _, change in self._pending[: below(len(self._pending) + 1)]:
            change(names)
        return {
            path: self._left_of(file, below)
            for path, file in names.items()
            if file is not None and all(folder in names for folder in path.parents if folder in self._now)
        }

    @staticmethod
    def _left_of(file, below):
        if not file.written.startswith(file.synced):
            return file.written if below(2) else file.synced
        tail = file.written[len(file.synced) :]
        left = tail[: below(len(tail) + 1)]
        return file.synced + (left if below(2) else bytes(len(left)))

    def _step(self):
        self.steps += 1
        if self.steps == self.cut_at:
            raise Killed

    def _change(self, path, change):
        change(self._now)
        self._pending.append((path.parent, change))

    def create(self, path):
        self._step()
        file = _File()
        self._change(path, lambda names: names.__setitem__(path, file))
        return self._handle(file)

    def open_end(self, path):
        return self._handle(self._now[path])

    def write(self, handle, data):
        self._handles[handle].written += data
        self._step()

    def sync(self, handle):
        self._step()
        file = self._handles[handle]
        file.synced = file.written

    def cut(self, handle, length):
        self._handles[handle].written = self._handles[handle].written[:length]
        self._step()

    def close(self, handle):
        del self._handles[handle]

    def rename(self, path, to):
        def change(names):
            if path in names:
                names[to] = names.pop(path)

        self._change(to, change)
        self._step()

    def remove(self, path):
        self._change(path, lambda names: names.pop(path, None))

    def sync_folder(self, folder):
        self._step()
        for there, change in self._pending:
            if there == folder:
                change(self._safe)
        self._pending = [entry for entry in self._pending if entry[0] != folder]

    def make_folder(self, folder):
        if folder not in self._now and folder != Path("/home"):
            self.make_folder(folder.parent)
            self._change(folder, lambda names: names.__setitem__(folder, None))
            self.sync_folder(folder.parent)

    def holds(self, path, handle):
        return self._now.get(path) is self._handles[handle]

    def read(self, path):
        return self._now[path].written

    def names(self, folder):
        return [path.name for path, file in self._now.items() if file is not None and path.parent == folder]

    def _handle(self, file):
        handle = len(self._handles) + 1000 * (self.steps + 1)
        self._handles[handle] = file
        return handle
