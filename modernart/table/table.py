"""One game in progress, and the one rule of its front ends: they see what the viewer may see, and send actions."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from modernart.games.contract import Game
from modernart.games.errors import BadInput
from modernart.players import decide
from modernart.table.seats import Seat

Listener = Callable[[Sequence[Any]], None]


class Table:
    """Holds the state and gives it to nobody.

    `viewer` is the seat whose eyes may look, or nobody; nobody is where it starts and where it returns to after
    every action, unless a single person plays, from whom there is nothing to hide.
    """

    def __init__(self, game: Game, state: Any, seats: Sequence[Seat], seed: int) -> None:
        self._game = game
        self._state = state
        self._seed = seed
        self._listeners: list[Listener] = []
        self.seats = tuple(seats)
        people = [number for number, seat in enumerate(self.seats) if seat.is_person]
        self._alone = people[0] if len(people) == 1 else None
        self._viewer = self._alone

    @property
    def viewer(self) -> int | None:
        return self._viewer

    def uncover(self, seat: int) -> None:
        """A person says "it is me": from now until the next action the screen is theirs."""
        if not self.seats[seat].is_person:
            raise BadInput("not_a_person", "only a person's cards can be uncovered")
        self._viewer = seat

    def cover(self) -> None:
        self._viewer = self._alone

    def view(self) -> Mapping[str, Any]:
        """What may be seen now."""
        return self._game.view(self._state, self._viewer)

    def choices(self) -> Sequence[Any]:
        """What the viewer may do. The choices of a covered seat would tell its hand and its purse."""
        return () if self._viewer is None else self._game.legal(self._state, self._viewer)

    def asked(self) -> int | None:
        """The seat that is asked next; None between rounds and after the game."""
        waiting = self._game.to_act(self._state)
        return waiting[0] if waiting else None

    def needs_cover(self) -> bool:
        """Must the seat that is asked decide out of the others' sight? With one person there are no others."""
        phase = self._game.view(self._state, None)["phase"]
        return self._alone is None and phase in self._game.PRIVATE_PHASES

    def listen(self, listener: Listener) -> None:
        """`listener` is told the events of every action."""
        self._listeners.append(listener)

    def act(self, action: Any) -> None:
        """Carry out an action, cover the table again, and tell everybody what all could see."""
        self._state, events = self._game.apply(self._state, action)
        self.cover()
        for listener in self._listeners:
            listener(events)

    def let_bot_act(self) -> None:
        """The bot that is asked decides, from its own seat's view."""
        seat = self.asked()
        level = None if seat is None else self.seats[seat].level
        if seat is None or level is None:
            raise BadInput("not_a_bot", "no bot is asked now")
        view = self._game.view(self._state, seat)
        choices = self._game.legal(self._state, seat)
        self.act(decide(self._game.NAME, level, view, choices, self._seed))
