"""One game, one copy of the app: a lock that the system takes back from whoever dies."""

import errno
import os
import sys
from pathlib import Path

from modernart.saves.disk import NotSaved, in_words

_TAKEN = (errno.EAGAIN, errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK)
_NO_LOCKS = (errno.ENOLCK, errno.ENOTSUP, errno.ENOSYS, errno.EINVAL)  # a file system that has none

if sys.platform == "win32":
    import msvcrt

    def _seize(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _seize(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """Held from when it is made until `release`. On a file of its own: that of a game is replaced now and then."""

    def __init__(self, path: Path, in_use: str = "this game is open in another copy of the app") -> None:
        self._handle: int | None = None
        with in_words():
            os.makedirs(path.parent, exist_ok=True)
            self._handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
            try:
                _seize(self._handle)
            except OSError as error:
                if error.errno in _NO_LOCKS:
                    return
                self.release()
                if error.errno in _TAKEN:
                    raise NotSaved("in_use", in_use) from error
                raise

    def release(self) -> None:
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None
