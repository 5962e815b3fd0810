"""What every game of the house offers: a game is a package with these names, and the house knows no more of it."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from modernart.games.reading import Json, JsonObject


class Game(Protocol):
    """Options, states, actions, choices and events are the game's own: the house only carries them about.

    A state is a value: it never changes, and `apply` answers with another.
    """

    @property
    def NAME(self) -> str: ...

    @property
    def PRIVATE_PHASES(self) -> frozenset[str]:
        """Phases whose decision must be made out of the others' sight."""

    @property
    def FREE_PHASES(self) -> frozenset[str]:
        """Phases in which nobody is asked in turn: whoever wants to acts, before everybody's eyes."""

    @property
    def NEWS(self) -> frozenset[str]:
        """Events that deserve a moment of everybody's attention before the next decision."""

    @property
    def REVEALING(self) -> frozenset[str]:
        """Events that show something hidden, after which a choice cannot be taken back."""

    def read_options(self, data: object, /) -> Any:
        """What was agreed, from JSON; `BadInput` if it cannot be. The seed must be given: a game draws no lots."""

    def new(self, options: Any, /) -> Any:
        """The first state."""

    def phase(self, state: Any, /) -> str:
        """What is to be decided now; the same word as in the view."""

    def is_over(self, state: Any, /) -> bool:
        """Is there nothing left to be done, by anybody?"""

    def last_events(self, state: Any, /) -> Sequence[Any]:
        """What everybody saw of the last action, or of the deal."""

    def to_act(self, state: Any, /) -> tuple[int, ...]:
        """Exactly the seats for which `legal` is not empty; the table asks the first of them first."""

    def legal(self, state: Any, seat: int, /) -> Sequence[Any]:
        """What the seat may do now."""

    def apply(self, state: Any, action: Any, /) -> tuple[Any, Sequence[Any]]:
        """The next state and the events that everybody saw; or `IllegalAction`, and nothing has changed."""

    def view(self, state: Any, seat: int | None, /) -> Mapping[str, Any]:
        """What the seat may know, or, for None, what lies open to all; ready to be written as JSON."""

    def read_action(self, data: object, /) -> Any:
        """An action from JSON; `BadInput` if it is none."""

    def plain(self, record: Any, /) -> Json:
        """An action, a choice or an event as JSON."""

    def to_json(self, state: Any, /) -> JsonObject:
        """The whole game, to be saved: at least its `options`, with the `seed`, its `actions` and its `position`."""

    def position(self, state: Any, /) -> JsonObject:
        """Where the game stands, without how it came there: to be compared."""

    def from_json(self, data: object, /) -> Any:
        """The state that was saved; `BadSave` if anything is wrong with it."""
