"""One game in progress, and the one rule of its front ends: they see what the viewer may see, and send actions."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from modernart.games.contract import Game
from modernart.games.errors import BadInput
from modernart.players import EVEN, Remark, Thought, hint, reason, think
from modernart.players.seats import Seat, people
from modernart.saves.disk import NotSaved
from modernart.saves.journal import Journal
from modernart.saves.reader import Found
from modernart.saves.shelf import Shelf
from modernart.table.hindsight import last_deed
from modernart.table.pondering import Pondering

Listener = Callable[[Sequence[Any]], None]


class Table:
    """Holds the state and gives it to nobody.

    `viewer` is the seat whose eyes may look, or nobody; nobody is where it starts and where it returns to after
    every action, unless a single person plays, from whom there is nothing to hide.
    """

    def __init__(
        self, game: Game, state: Any, seats: Sequence[Seat], seed: int, journal: Journal | None = None
    ) -> None:
        self.game = game
        self._state = state
        self._seed = seed
        self._journal = journal
        self._listeners: list[Listener] = []
        self.seats = tuple(seats)
        self.people = people(self.seats)
        self._alone = self.people[0] if len(self.people) == 1 else None
        self._viewer = self._alone
        self._before: Any = None  # the state before the last choice, as long as it can be taken back
        self._unseen: Sequence[Any] = ()
        self.taken_up = False  # from a shelf, by people who have been away
        self._safe = False  # is it on the shelf without a journal?
        self._place: tuple[str, Found] | None = None  # on a shelf where nothing could be written
        self._shelf: Shelf | None = None  # to be tried again after every action, while there is no journal

    @classmethod
    def lay(cls, game: Game, options: Mapping[str, Any], seats: Sequence[Seat]) -> "Table":
        """A table for a new game. The bots draw their lots from the seed of the deal."""
        return cls(game, game.new(game.read_options(options)), seats, options["seed"])

    @classmethod
    def resume(cls, found: Found, journal: Journal | None = None, place: str | None = None) -> "Table":
        """A saved game, at the very decision at which it was left, before nobody's eyes.

        `place`: its file on the shelf, where it is to be saved again as soon as that can be done.
        """
        seed = found.game.to_json(found.state)["options"]["seed"]
        table = cls(found.game, found.state, found.party.seats, seed, journal)
        table._unseen = () if found.party.seen else found.game.last_events(found.state)
        table.taken_up = True
        table._safe = table.is_over  # and will not change any more
        table._place = (place, found) if place else None
        return table

    @property
    def phase(self) -> str:
        return self.game.phase(self._state)

    @property
    def is_over(self) -> bool:
        return self.game.is_over(self._state)

    @property
    def viewer(self) -> int | None:
        return self._viewer

    def uncover(self, seat: int) -> None:
        """A person says "it is me": from now until the next action the screen is theirs.

        The choice before theirs is settled by it: its maker no longer holds the device.
        """
        self._check_person(seat)
        if seat != self._viewer:
            self._before = None
        self._viewer = seat

    def cover(self) -> None:
        self._viewer = self._alone

    def view(self) -> Mapping[str, Any]:
        """What may be seen now."""
        return self.game.view(self._state, self._viewer)

    def public_view(self) -> Mapping[str, Any]:
        """What lies open on the table, whoever is looking."""
        return self.game.view(self._state, None)

    def peek(self, seat: int) -> Mapping[str, Any]:
        """What a person may know, for a glance that the front end covers again."""
        self._check_person(seat)
        return self.game.view(self._state, seat)

    def choices(self) -> Sequence[Any]:
        """What the viewer may do. The choices of a covered seat would tell its hand and its purse."""
        return () if self._viewer is None else self.game.legal(self._state, self._viewer)

    def waiting(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self.game.to_act(self._state)

    def asked(self) -> int | None:
        """The seat that is asked next; None between rounds and after the game."""
        return next(iter(self.waiting()), None)

    def needs_cover(self) -> bool:
        """Must the seat that is asked decide out of the others' sight? With one person there are no others."""
        return self._alone is None and self.phase in self.game.PRIVATE_PHASES

    def listen(self, listener: Listener) -> None:
        """`listener` is told the events of every action."""
        self._listeners.append(listener)

    def act(self, action: Any) -> None:
        """Carry out a person's action, cover the table again, and tell everybody what all could see."""
        before = self._state
        events = self._carry_out(action)
        revealed = any(event.type in self.game.REVEALING for event in events)
        self._before = None if revealed else before
        self._tell(events)

    def ponder(self, seat: int | None = None) -> Pondering:
        """The bot that is asked, or the one of this seat, begins to think, from its own seat's view."""
        seat = self.asked() if seat is None else seat
        bot = None if seat is None else self.seats[seat]
        if seat is None or bot is None or bot.level is None:
            raise BadInput("not_a_bot", "no bot is asked now")
        return self._pondering(seat, bot.level, bot.temper or EVEN)

    def follow(self, pondering: Pondering) -> None:
        """Carry out what a bot has come to; `BadInput` if that was about a moment that is gone."""
        if not pondering.stands:
            raise BadInput("stale", "the table has gone on since that was thought")
        self.settle(pondering.result)

    def let_bot_act(self, seat: int | None = None) -> None:
        """It thinks at one sitting and acts; for those who have nothing else to do meanwhile."""
        pondering = self.ponder(seat)
        pondering.finish()
        self.follow(pondering)

    def advise(self, seat: int, level: str) -> Any:
        """What a bot of that level would do at this seat, from what the seat may know."""
        return self._pondering(seat, level, EVEN).finish()

    def hint(self) -> Pondering:
        """For the viewer, from the viewer's own view. While nobody looks there is nobody whom it might be told."""
        if self._viewer is None:
            raise BadInput("covered", "nobody looks now")
        thought = hint(self.game.NAME, self.view(), self.choices(), self._seed)
        return self._about_now(self._viewer, thought)

    def why(self, seat: int) -> Remark | None:
        """Why a bot may have done what it did last, by what lay open then; None if it has done nothing yet."""
        if self.seats[seat].is_person:
            raise BadInput("not_a_bot", "a person's reasons are their own")
        deed = last_deed(self.game, self._state, seat)
        return None if deed is None else reason(self.game.NAME, *deed)

    def _pondering(self, seat: int, level: str, temper: str) -> Pondering:
        view, choices = self.game.view(self._state, seat), self.game.legal(self._state, seat)
        return self._about_now(seat, think(self.game.NAME, level, view, choices, self._seed, temper))

    def _about_now(self, seat: int, thought: Thought[Any]) -> Pondering:
        state = self._state
        return Pondering(seat, thought, lambda: self._state is state)

    def settle(self, *actions: Any) -> None:
        """Carry out what nobody can take back: a bot's choice, the fall of the hammer, the next deal.

        Several at one stroke: all of them are saved, or none is done.
        """
        events = self._carry_out(*actions)
        self.confirm()
        self._tell(events)

    def confirm(self) -> None:
        """The last choice stands."""
        self._before = None

    @property
    def can_undo(self) -> bool:
        """Can the last choice be taken back? Not once it revealed something, nor when another has acted or looked."""
        return self._before is not None

    def undo(self) -> None:
        if self._before is None:
            raise BadInput("nothing_to_undo", "there is no choice that can be taken back")
        if self._journal is not None:
            self._journal.undid(self._before)
        self._state, self._before = self._before, None
        self.cover()

    # On the disk. What is not saved has not been done: every action is there before anybody sees that it was taken.

    @property
    def unseen(self) -> Sequence[Any]:
        """What was done last before the game was put away, if not everybody had been shown it."""
        return self._unseen

    def was_seen(self) -> None:
        """Everybody has been shown what was done last."""
        if self._journal is not None:
            self._journal.was_seen(self._state)

    @property
    def unsaved(self) -> bool:
        """Has something been played here that would be lost?"""
        return self._journal.behind if self._journal is not None else not self._safe

    def play_on_unsaved(self, shelf: Shelf) -> None:
        """The people know that nothing can be saved now, and do not want to wait. Every action tries it anew."""
        self._shelf = shelf
        if self._journal is not None:
            self._journal.excuse()

    def save(self, shelf: Shelf) -> None:
        """From now on everything is saved, and what was not saved before is made good; `NotSaved` if it cannot be."""
        if self._journal is None and self._safe:
            return
        if self._journal is None and self._place is not None:
            self._journal = shelf.go_on(*self._place, self._state)
        elif self._journal is None:
            self._journal = shelf.begin(self.game, self._state, self.seats)
        self._journal.catch_up(self._state)

    def keep(self, shelf: Shelf) -> None:
        """Keep this moment beside the game that goes on."""
        self.save(shelf)
        if self._journal is not None:
            shelf.keep(self.game, self._state, self._journal.party)

    def close(self) -> None:
        """Nobody plays here any more; the game can be taken up again from the shelf."""
        if self._journal is not None:
            self._journal.close(self._state)

    def _carry_out(self, *actions: Any) -> Sequence[Any]:
        """`NotSaved`, and nothing has been done, if it cannot be brought to the disk."""
        state = self._state
        events: list[Any] = []
        for action in actions:
            state, seen = self.game.apply(state, action)
            events += seen
        if self._journal is not None:
            self._journal.did(actions, state)
        self._state = state
        if self._journal is None and self._shelf is not None:
            with suppress(NotSaved):
                self.save(self._shelf)
        self.cover()
        return events

    def _tell(self, events: Sequence[Any]) -> None:
        for listener in self._listeners:
            listener(events)

    def _check_person(self, seat: int) -> None:
        if not self.seats[seat].is_person:
            raise BadInput("not_a_person", "only a person's cards can be uncovered")
