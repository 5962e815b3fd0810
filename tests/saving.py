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
SEATS = (Seat("Ana"), Seat("Ben", colour=1), Seat("Bruno", "simple", 2), Seat("Cleo", colour=3))
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

    def make_folder(self, folder):
        self._step()
        super().make_folder(folder)


class _File:
    def __init__(self, data=b""):
        self.written = data
        self.synced = data


class ForgetfulDisk(Disk):
    """A disk in memory that may forget, when the power goes, what was not synced: names, whole files, ends of files.

    `power_cut` answers with one of the disks that could be found afterwards.
    """

    def __init__(self, files=None, cut_at=None):
        self._now = {path: _File(data) for path, data in (files or {}).items()}
        self._safe = dict(self._now)
        self._pending = []  # what was done to names since
        self._handles = {}
        self.steps = 0
        self.cut_at = cut_at

    def power_cut(self, below):
        names = dict(self._safe)
        for change in self._pending[: below(len(self._pending) + 1)]:
            change(names)
        return {path: self._left_of(file, below) for path, file in names.items()}

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

    def _change(self, change):
        change(self._now)
        self._pending.append(change)

    def create(self, path):
        self._step()
        file = _File()
        self._change(lambda names: names.__setitem__(path, file))
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

        self._change(change)
        self._step()

    def sync_folder(self, _):
        self._step()
        self._safe = dict(self._now)
        self._pending = []

    def make_folder(self, folder):
        pass

    def read(self, path):
        return self._now[path].written

    def names(self, folder):
        return [path.name for path in self._now if path.parent == Path(folder)]

    def _handle(self, file):
        handle = len(self._handles) + 1000 * (self.steps + 1)
        self._handles[handle] = file
        return handle
