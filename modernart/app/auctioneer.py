"""Runs an open auction (R5.1): the hammer's count, bots that bid at a human pace, silence that becomes a pass."""

from collections.abc import Callable

from kivy.clock import Clock

from modernart.games.modern_art.actions import Pass
from modernart.table import Call, Hammer, Table


class Auctioneer:
    """Works as long as the sale lasts. `changed` is called whenever it did something that all can see; what it does
    goes through `attempt`, which says so if it cannot be saved.
    """

    def __init__(
        self,
        table: Table,
        call_seconds: float,
        bot_seconds: float,
        changed: Callable[[], None],
        attempt: Callable[[Callable[[], object]], bool],
    ) -> None:
        self.hammer = Hammer(call_seconds)
        self.paused = False  # while something lies over the sale
        self.raised_hands: set[int] = set()  # who is still typing an amount: the hammer waits for them
        self._table = table
        self._phase = table.phase
        self._bot_seconds = bot_seconds
        self._until_bot = bot_seconds
        self._changed = changed
        self._attempt = attempt
        self._clock = Clock.schedule_interval(self._pass_time, 0)

    def stop(self) -> None:
        self._clock.cancel()

    def begin_anew(self) -> None:
        """People come back to the sale: nobody is typing, nothing lies over it, the whole count is still to run."""
        self.paused = False
        self.raised_hands.clear()
        self.hammer.hold(False)
        self.hammer.restart()

    def bid_was_called(self) -> None:
        self.hammer.restart()
        self._until_bot = self._bot_seconds

    def strike(self) -> None:
        """The seller brings the hammer down by one call."""
        if self.hammer.strike() is Call.SOLD:
            self._fall()

    def _pass_time(self, seconds: float) -> None:
        if self.paused:
            return
        self._until_bot -= seconds
        if self._until_bot <= 0:
            self._until_bot = self._bot_seconds
            self._attempt(self._ask_a_bot)
        if self._running() and not self._halted() and self.hammer.pass_time(seconds) is Call.SOLD:
            self._fall()

    def _fall(self) -> None:
        """If the sale cannot be saved it is not made yet, and the count begins anew."""
        if not self._attempt(self._knock_down):
            self.hammer.restart()

    def _ask_a_bot(self) -> bool:
        """The next bot that is still in decides; did it bid?"""
        bots = self._waiting_bots()
        if not bots:
            return False
        self._table.let_bot_act(bots[0])
        bid = self._running() and self._table.public_view()["auction"]["leader"] == bots[0]
        if bid:
            self.hammer.restart()
        self._changed()
        return bid

    def _knock_down(self) -> None:
        """Nobody is cut off: bots that were not asked yet are asked; people who kept silent have passed."""
        while self._running() and self._waiting_bots():
            if self._ask_a_bot():
                return
        if self._running():
            self._table.settle(*map(Pass, self._table.waiting()))
            self._changed()

    def _halted(self) -> bool:
        """Somebody is typing, or something lies over the sale."""
        return self.paused or bool(self.raised_hands)

    def _waiting_bots(self) -> list[int]:
        return [seat for seat in self._table.waiting() if not self._table.seats[seat].is_person]

    def _running(self) -> bool:
        return self._table.phase == self._phase
