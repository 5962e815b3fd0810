"""The state of a game: a value that never changes, and the draft on which the next one is written.

Rules write on a draft as one writes on paper; `finish` turns it into a state without copying again. All
fields hold immutable values, so a draft costs a quarter of a microsecond, and a state can be kept, shared
and searched from freely.
"""

from collections.abc import Iterator
from typing import NoReturn, TypeAlias

from modernart.games.modern_art.actions import Action
from modernart.games.modern_art.cards import Card
from modernart.games.modern_art.events import Event
from modernart.games.modern_art.options import Options
from modernart.games.modern_art.phases import Phase

# What was done and what everybody saw of it, the newest first; the oldest entry is the deal, which nobody did.
# Linked, so that adding to it costs the same in the first turn and in the last.
Log: TypeAlias = tuple["Log | None", Action | None, tuple[Event, ...]]


class State:
    """Everything the rules need to go on from here. Lists run by seat, or by artist where it says so."""

    __slots__ = (
        "bought",
        "cash",
        "deck",
        "discard",
        "hands",
        "log",
        "mystery_hand",
        "mystery_shown",
        "options",
        "phase",
        "played",
        "round",
        "unsold",
        "values",
    )

    options: Options
    round: int  # 1 to 4
    phase: Phase
    cash: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    bought: tuple[tuple[Card, ...], ...]  # this round
    played: tuple[int, ...]  # cards shown this round, by artist (R6.3)
    values: tuple[tuple[int, ...], ...]  # the board: by artist, the tile of each round (R2.2)
    unsold: tuple[Card, ...]  # shown this round, belonging to nobody (R6.1)
    mystery_hand: tuple[Card, ...]  # in the order in which it is turned over
    mystery_shown: tuple[Card, ...]  # this round
    discard: tuple[Card, ...]
    deck: tuple[Card, ...]  # what is still to be dealt, next card first
    log: Log | None  # None only until the first draft is finished

    def __setattr__(self, field: str, value: object) -> None:
        raise AttributeError("a state is a value: ask the game for the next one")

    def __delattr__(self, field: str) -> NoReturn:
        raise AttributeError("a state is a value: ask the game for the next one")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return all(
            getattr(self, field) == getattr(other, field) for field in State.__slots__ if field != "log"
        ) and list(history(self)) == list(history(other))

    def __hash__(self) -> int:
        return hash((self.options, self.round, self.phase, self.cash, self.hands))

    def __copy__(self) -> "State":
        return self

    def __deepcopy__(self, memo: object) -> "State":
        return self

    def draft(self) -> "Draft":
        new = object.__new__(Draft)
        new.options = self.options
        new.round = self.round
        new.phase = self.phase
        new.cash = self.cash
        new.hands = self.hands
        new.bought = self.bought
        new.played = self.played
        new.values = self.values
        new.unsold = self.unsold
        new.mystery_hand = self.mystery_hand
        new.mystery_shown = self.mystery_shown
        new.discard = self.discard
        new.deck = self.deck
        new.log = self.log
        return new


class Draft(State):
    """A state that is still being written."""

    __slots__ = ()

    # Both: with only one of them put back, the interpreter keeps to the slow way for each assignment.
    __setattr__ = object.__setattr__  # type: ignore[assignment]
    __delattr__ = object.__delattr__  # type: ignore[assignment]

    def finish(self, action: Action | None, events: tuple[Event, ...]) -> State:
        """The state that was written, with what led to it in its log. The draft is that state from now on."""
        self.log = (self.log, action, events)
        self.__class__ = State  # type: ignore[assignment]
        return self


def history(state: State) -> Iterator[tuple[Action | None, tuple[Event, ...]]]:
    """What was done and seen, oldest first."""
    entries = []
    log = state.log
    while log is not None:
        log, action, events = log
        entries.append((action, events))
    return reversed(entries)
