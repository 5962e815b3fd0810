"""Runs an open auction (R5.1): the hammer's count, bots that bid at a human pace, silence that becomes a pass."""

from collections.abc import Callable

from kivy.clock import Clock

from modernart.app.bots import Bots
from modernart.app.haste import Haste
from modernart.games.modern_art.actions import Pass
from modernart.table import Call, Hammer, Pondering, Table


class Auctioneer:
    """Works as long as the sale lasts. `changed` is called whenever it did something that all can see; what it does
    goes through `attempt`, which says so if it cannot be saved.
    """

    def __init__(
        self,
        table: Table,
        bots: Bots,
        haste: Haste,
        call_seconds: float,
        changed: Callable[[], None],
        attempt: Callable[[Callable[[], object]], bool],
    ) -> None:
        self.hammer = Hammer(call_seconds)
        self.paused = False  # while something lies over the sale
        self.raised_hands: set[int] = set()  # who is still typing an amount: the hammer waits for them
        self._table = table
        self._phase = table.phase
        self._bots = bots
        self._haste = haste
        self._changed = changed
        self._attempt = attempt
        self._clock = Clock.schedule_interval(self._pass_time, 0)

    def stop(self) -> None:
        self._clock.cancel()
        self._bots.rest()

    def begin_anew(self) -> None:
        """People come back to the sale: nobody is typing, nothing lies over it, the whole count is still to run."""
        self.paused = False
        self.raised_hands.clear()
        self.hammer.hold(False)
        self.hammer.restart()
        self._bots.rest()

    def bid_was_called(self) -> None:
        self.hammer.restart()
        self._haste.arrived()

    def strike(self) -> None:
        """The seller brings the hammer down by one call. Nobody is cut off: bots that were not asked yet are asked."""
        if self.hammer.strike(awaited=bool(self._waiting_bots())) is Call.SOLD:
            self._fall()

    def _pass_time(self, seconds: float) -> None:
        if self.paused:
            return
        waiting = self._waiting_bots()
        if waiting:
            pondering = self._bots.go_on(waiting[0], seconds, at_once=self.hammer.is_due)
            if pondering is not None:
                self._attempt(lambda: self._bot_acts(pondering))
        else:
            self._haste.arrived()  # who wanted the bots to get on with it is where they wanted to be
        if self._running() and not self._halted():
            self._count(seconds)

    def _count(self, seconds: float) -> None:
        if self.hammer.pass_time(seconds, awaited=bool(self._waiting_bots())) is Call.SOLD:
            self._fall()

    def _fall(self) -> None:
        """If the sale cannot be saved it is not made yet, and the count begins anew."""
        if not self._attempt(self._knock_down):
            self.hammer.restart()

    def _bot_acts(self, pondering: Pondering) -> None:
        self._table.follow(pondering)
        if self._running() and self._table.public_view()["auction"]["leader"] == pondering.seat:
            self.hammer.restart()
        self._changed()

    def _knock_down(self) -> None:
        """People who kept silent have passed."""
        self._table.settle(*map(Pass, self._table.waiting()))
        self._changed()

    def _halted(self) -> bool:
        """Somebody is typing, or something lies over the sale."""
        return self.paused or bool(self.raised_hands)

    def _waiting_bots(self) -> list[int]:
        return [seat for seat in self._table.waiting() if not self._table.seats[seat].is_person]

    def _running(self) -> bool:
        return self._table.phase == self._phase
