"""Who decides at a seat for the length of one game."""

from collections import Counter
from collections.abc import Sequence
from typing import Protocol

from modernart.games.modern_art.actions import Action, Choice
from modernart.games.modern_art.view import View
from modernart.league.entrants import GAME, Entrant
from modernart.league.halting import HasHalted
from modernart.league.visitor import Visitor
from modernart.players import decide


class Mind(Protocol):
    @property
    def forfeits(self) -> Counter[str]:
        """How often it was not its own decision, by the reason."""

    @property
    def last_words(self) -> str:
        """What it complained of last, if it broke down."""

    def decide(self, view: View, choices: Sequence[Choice]) -> Action: ...

    def close(self) -> None: ...


def mind(entrant: Entrant, seed: int, patience: float, halted: HasHalted) -> Mind:
    if entrant.bot is None:
        return Visitor(entrant.command, patience, halted)
    return _Bot(entrant.bot, entrant.temper, seed)


class _Bot:
    """One of ours."""

    last_words = ""

    def __init__(self, name: str, temper: str, seed: int) -> None:
        self.forfeits: Counter[str] = Counter()
        self._name = name
        self._temper = temper
        self._seed = seed

    def decide(self, view: View, choices: Sequence[Choice]) -> Action:
        action: Action = decide(GAME, self._name, view, choices, self._seed, self._temper)
        return action

    def close(self) -> None:
        pass
