"""A program from outside at the end of its pipes. Whatever it does, it cannot hold us up or bring us down."""

import os
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import IO

from modernart.league.halting import Halted, HasHalted

LONGEST_LINE = 16 * 1024  # an answer has about sixty bytes
_CHUNK = 64 * 1024
_LAST_WORDS = 2000  # bytes of its complaints that are kept
_GLANCE = 0.2  # seconds after which a wait looks whether all is to be broken off


class Broken(Exception):
    """The program is of no more use. `why` is one word for the count."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Outside:
    """One running program. After `Broken` it can only be closed."""

    def __init__(self, command: Sequence[str], halted: HasHalted) -> None:
        self._halted = halted
        self._heard = b""
        self._complaints = b""
        self._unsent = memoryview(b"")
        try:
            # A session of its own: Ctrl-C is for us to hear, and whatever it starts can be ended with it.
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except OSError:
            raise Broken("gone") from None
        self._requests = _pipe(self._process.stdin)
        self._answers = _pipe(self._process.stdout)
        self._errors = _pipe(self._process.stderr)
        for pipe in (self._requests, self._answers, self._errors):
            os.set_blocking(pipe.fileno(), False)
        self._waiting = selectors.DefaultSelector()
        self._waiting.register(self._answers, selectors.EVENT_READ, self._listen)
        self._waiting.register(self._errors, selectors.EVENT_READ, self._note)

    @property
    def last_words(self) -> str:
        """The end of what it wrote to its standard error, without what could command a terminal."""
        words = self._complaints.decode("utf-8", "replace").strip()
        return "".join(sign if sign.isprintable() or sign == "\n" else "?" for sign in words)

    def ask(self, request: bytes, patience: float) -> bytes:
        """The line with which it answers; `Broken` if none comes within so many seconds."""
        deadline = time.monotonic() + patience
        self._unsent = memoryview(request)
        self._waiting.register(self._requests, selectors.EVENT_WRITE, self._tell)
        while b"\n" not in self._heard:
            if len(self._heard) > LONGEST_LINE:
                raise Broken("too_long")
            left = deadline - time.monotonic()
            if left <= 0:
                raise Broken("too_late")
            for key, _ in self._waiting.select(min(left, _GLANCE)):
                key.data()
            if self._halted():
                raise Halted
        if self._unsent:
            raise Broken("nonsense")  # it answered before it had been asked
        line, _, self._heard = self._heard.partition(b"\n")
        if len(line) > LONGEST_LINE:
            raise Broken("too_long")
        return line

    def _tell(self) -> None:
        try:
            self._unsent = self._unsent[os.write(self._requests.fileno(), self._unsent[:_CHUNK]) :]
        except BlockingIOError:
            return
        except OSError:  # it has closed its ears
            self._note()
            raise Broken("gone") from None
        if not self._unsent:
            self._waiting.unregister(self._requests)

    def _listen(self) -> None:
        said = os.read(self._answers.fileno(), _CHUNK)
        if not said:
            self._note()
            raise Broken("gone")
        self._heard += said

    def _note(self) -> None:
        """Complaints are read so that nobody has to wait; only the last are kept."""
        with suppress(BlockingIOError):
            said = os.read(self._errors.fileno(), _CHUNK)
            if said:
                self._complaints = (self._complaints + said)[-_LAST_WORDS:]
            elif self._errors in self._waiting.get_map():
                self._waiting.unregister(self._errors)

    def close(self) -> None:
        """End it and all that it has started in its session, and leave nothing of it behind."""
        # Not asked before whether it lives: until it is waited for its number can be nobody else's.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._waiting.close()
        for pipe in (self._requests, self._answers, self._errors):
            pipe.close()


def _pipe(end: IO[bytes] | None) -> IO[bytes]:
    if end is None:
        raise ValueError("the program was started without this pipe")
    return end
