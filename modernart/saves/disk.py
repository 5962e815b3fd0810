"""What saves ask of a file system, in steps so small that the tests can let each of them fail.

Nothing is acknowledged before it is on the disk itself: what an app has merely written, a dying phone forgets.
"""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from modernart.games.errors import GameError

BESIDE = ".new"  # the ending of a file that is still being written
LARGEST = 16 * 1024 * 1024  # bytes; no game comes near it, and reading more would hold up the screen

_CODES = {
    **dict.fromkeys((errno.ENOSPC, errno.EDQUOT), ("disk_full", "there is no room left on this device")),
    errno.ENOENT: ("gone", "the file is not there any more"),
    **dict.fromkeys((errno.EROFS, errno.EACCES, errno.EPERM), ("read_only", "the app may not write to its folder")),
}
_UNKNOWN = ("disk_failed", "the device's memory does not answer as it should")
_CANNOT_SYNC = (errno.EINVAL, errno.ENOTSUP)  # what file systems say that have no such thing, as over a network


class NotSaved(GameError):
    """Something could not be brought to the disk. What was there before is there still."""


@contextmanager
def in_words() -> Iterator[None]:
    """The system's errors, as something that can be said to people."""
    try:
        yield
    except OSError as error:
        raise NotSaved(*_CODES.get(error.errno or 0, _UNKNOWN)) from error


class Disk:
    """The real one. Names are full paths; every method either has done all of its work or raises `OSError`."""

    # Steps

    def create(self, path: Path) -> int:
        return self._open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)

    def open_end(self, path: Path) -> int:
        """A handle that writes behind what is there."""
        return self._open(path, os.O_WRONLY | os.O_APPEND)

    def write(self, handle: int, data: bytes) -> None:
        while data:
            data = data[os.write(handle, data) :]

    def sync(self, handle: int) -> None:
        os.fsync(handle)
        if sys.platform in ("darwin", "ios"):  # where fsync alone leaves it in the drive's own memory
            import fcntl

            with _unless_there_is_no_such_thing():
                fcntl.fcntl(handle, fcntl.F_FULLFSYNC)

    def cut(self, handle: int, length: int) -> None:
        os.ftruncate(handle, length)

    def close(self, handle: int) -> None:
        os.close(handle)

    def rename(self, path: Path, to: Path) -> None:
        os.replace(path, to)

    def remove(self, path: Path) -> None:
        os.unlink(path)

    def holds(self, path: Path, handle: int) -> bool:
        """Is this still the file of that name? Somebody may have removed or replaced it."""
        there, here = os.stat(path), os.fstat(handle)
        return (there.st_dev, there.st_ino) == (here.st_dev, here.st_ino)

    def date(self, path: Path, at: float) -> None:
        """Let the file be as old as what is in it."""
        os.utime(path, (at, at))

    def sync_folder(self, folder: Path) -> None:
        """Names are the folder's contents, and reach the disk apart from those of its files."""
        if os.name == "nt":  # cannot be asked for there, and need not be
            return
        handle = os.open(folder, os.O_RDONLY)
        try:
            with _unless_there_is_no_such_thing():
                os.fsync(handle)
        finally:
            os.close(handle)

    def add_folder(self, folder: Path) -> None:
        """In one that is there already."""
        os.mkdir(folder)

    # Looking

    def read(self, path: Path) -> bytes:
        if not path.is_file():
            raise FileNotFoundError(errno.ENOENT, "not a file", str(path))  # a pipe would never end
        with open(path, "rb") as file:
            return file.read(LARGEST + 1)

    def names(self, folder: Path) -> list[str]:
        """The files in the folder, the newest first; nothing if it is not there yet."""
        found = []
        try:
            with os.scandir(folder) as entries:
                for entry in entries:
                    with suppress(OSError):  # gone since, or leading nowhere: the others are there all the same
                        if entry.is_file():
                            found.append((entry.stat().st_mtime_ns, entry.name))
        except FileNotFoundError:
            return []
        return [name for _, name in sorted(found, reverse=True)]

    # Steps together

    def put(self, path: Path, data: bytes, at: float | None = None) -> None:
        """The whole file anew: until the very end the old one stands, and then the new one does.

        `at`: when what is in it was done, if not now.
        """
        beside = path.with_name(path.name + BESIDE)
        with suppress(OSError):  # whatever was left there
            self.remove(beside)
        try:
            handle = self.create(beside)
            try:
                self.write(handle, data)
                self.sync(handle)
            finally:
                self.close(handle)
            if at is not None:
                self.date(beside, at)
            self.rename(beside, path)
        except OSError:
            with suppress(OSError):  # no half file takes the room that is missing
                self.remove(beside)
            raise
        self.sync_folder(path.parent)

    def move(self, path: Path, to: Path) -> None:
        self.rename(path, to)
        self.sync_folder(to.parent)
        if to.parent != path.parent:
            self.sync_folder(path.parent)

    def make_folder(self, folder: Path) -> None:
        """With those around it, each known to the one that holds it."""
        if folder.is_dir():
            return
        self.make_folder(folder.parent)
        with suppress(FileExistsError):
            self.add_folder(folder)
        self.sync_folder(folder.parent)

    def _open(self, path: Path, flags: int) -> int:
        return os.open(path, flags | getattr(os, "O_BINARY", 0), 0o644)


@contextmanager
def _unless_there_is_no_such_thing() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        if error.errno not in _CANNOT_SYNC:
            raise
