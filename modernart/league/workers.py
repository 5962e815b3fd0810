"""Many deals on many cores. What comes out depends neither on their number nor on who is done first."""

import os
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from modernart.league.halting import Halted, HasHalted
from modernart.league.playing import Deal, PlayedDeal, play_deal

_GLANCE = 0.1  # seconds between two looks whether all is to be broken off
_FAREWELL = 10.0  # seconds that a worker may take to put its cards down

Told = Callable[[int, int], None]  # games played, of so many
Finished = Generator[tuple[int, PlayedDeal], None, None]  # deals with their numbers, as they are done


def cores() -> int:
    """How many we may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_deals(deals: Sequence[Deal], jobs: int, tell: Told) -> list[PlayedDeal]:
    """All of them, in their order; after Ctrl-C those that were finished. `tell` hears how far they are.

    More than one job means processes of their own: a script that calls this needs `if __name__ == "__main__"`.
    """
    games = sum(len(deal.lineup) for deal in deals)
    so_far = 0
    done: dict[int, PlayedDeal] = {}
    with _ctrl_c() as halted, closing(_somewhere(deals, jobs, halted)) as finished:
        for number, played in finished:
            done[number] = played
            so_far += len(played.games)
            tell(so_far, games)
    return [done[number] for number in sorted(done)]


def _somewhere(deals: Sequence[Deal], jobs: int, halted: HasHalted) -> Finished:
    return _here(deals, halted) if jobs == 1 else _in_workers(deals, jobs, halted)


def _here(deals: Sequence[Deal], halted: HasHalted) -> Finished:
    with suppress(Halted):
        for number, deal in enumerate(deals):
            yield number, play_deal(deal, halted)


def _in_workers(deals: Sequence[Deal], jobs: int, halted: HasHalted) -> Finished:
    todo = iter(enumerate(deals))
    at_work: dict[Connection, int] = {}
    with ExitStack() as leaving:
        lines = [leaving.enter_context(_worker()) for _ in range(min(jobs, len(deals)))]
        for line, (number, deal) in zip(lines, todo, strict=False):
            at_work[line] = number
            line.send(deal)
        while at_work and not halted():
            ready = wait(list(at_work), timeout=_GLANCE)
            for line in [line for line in at_work if line in ready]:
                number = at_work.pop(line)
                played = _heard(line)
                following = next(todo, None)
                if following is not None:
                    at_work[line] = following[0]
                    line.send(following[1])
                yield number, played


def _heard(line: Connection) -> PlayedDeal:
    try:
        played = line.recv()
    except (EOFError, OSError):
        raise RuntimeError("a process that played games has ended without a word") from None
    if not isinstance(played, PlayedDeal):
        raise RuntimeError(f"a game broke down:\n{played}")
    return played


@contextmanager
def _worker() -> Iterator[Connection]:
    """The line to a process that plays what it is sent, until it is sent None."""
    context = get_context("spawn")  # the same everywhere, and it takes over nothing that is open here
    ours, its = context.Pipe()
    process = context.Process(target=_work, args=(its,))
    with _deaf():
        process.start()
    its.close()
    try:
        yield ours
    finally:
        _dismiss(process, ours)


def _dismiss(process: BaseProcess, line: Connection) -> None:
    with suppress(OSError):
        line.send(None)
    line.close()
    process.join(_FAREWELL)
    if process.is_alive():
        process.terminate()
        process.join()


def _work(line: Connection) -> None:
    """In a process of its own. Ctrl-C is for the one who sends the deals: they say when to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    with suppress(EOFError, OSError, Halted):  # whoever listened is gone, or had enough
        while (deal := line.recv()) is not None:
            line.send(_played(deal, _Glances(line.poll)))


def _played(deal: Deal, halted: HasHalted) -> PlayedDeal | str:
    try:
        return play_deal(deal, halted)
    except Halted:
        raise
    except Exception:  # a defect of ours: the one who waits must hear of it
        return traceback.format_exc()


class _Glances:
    """Looks only now and then, for a look takes longer than a simple decision."""

    def __init__(self, look: Callable[[], bool]) -> None:
        self._look = look
        self._next = 0.0

    def __call__(self) -> bool:
        now = time.monotonic()
        if now < self._next:
            return False
        self._next = now + _GLANCE
        return self._look()


@contextmanager
def _ctrl_c() -> Iterator[Callable[[], bool]]:
    """The first Ctrl-C asks everybody to put their cards down, which is heard by looking; a second one interrupts."""
    if threading.current_thread() is not threading.main_thread():  # where no signals can be heard
        yield lambda: False
        return
    heard: list[int] = []
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}

    def restore() -> None:
        for number, handler in before.items():
            signal.signal(number, handler)

    def hear(number: int, _: object) -> None:
        heard.append(number)
        restore()

    for number in before:
        signal.signal(number, hear)
    try:
        yield lambda: bool(heard)
    finally:
        restore()


@contextmanager
def _deaf() -> Iterator[None]:
    """What is started now does not hear Ctrl-C, from its first moment on."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
