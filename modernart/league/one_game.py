"""One game between minds, from the deal to the opened purses."""

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from modernart.games.modern_art import apply, legal, plain, to_act, view
from modernart.games.modern_art.actions import Action, Amounts, NextRound
from modernart.games.modern_art.cards import Card
from modernart.games.modern_art.events import Sold
from modernart.games.modern_art.market import TILES
from modernart.games.modern_art.phases import Finished
from modernart.games.modern_art.state import State, history
from modernart.games.modern_art.view import View
from modernart.league.minds import Mind


class Showing(NamedTuple):
    """What came of a seat."""

    seat: int
    money: int
    share: float  # of the win: R7.1, equals share it
    thrown: int  # money paid beyond what the lots could possibly be worth
    forfeits: dict[str, int]
    last_words: str  # of a program that broke down
    times: dict[str, list[float]]  # seconds that decisions took, by phase


class OneGame:
    def __init__(self, state: State, minds: Sequence[Mind]) -> None:
        self.state = state
        self._minds = minds
        self._told = [plain(event) for _, events in history(state) for event in events]
        self._thrown = [0] * len(minds)
        self._times: list[dict[str, list[float]]] = [{} for _ in minds]

    def step(self) -> None:
        """The next action. Who has only one choice is not asked."""
        seats = to_act(self.state)
        if not seats:
            return self._do(NextRound())
        seat = seats[0]  # where all may act at once, the order is clockwise from the seller or the last bidder
        choices = legal(self.state, seat)
        if len(choices) == 1 and not isinstance(choices[0], Amounts):
            return self._do(choices[0])
        seen = _seen_by(self.state, seat, self._told)
        began = time.perf_counter()
        action = self._minds[seat].decide(seen, choices)
        took = time.perf_counter() - began
        self._times[seat].setdefault(self.state.phase.name, []).append(took)
        return self._do(action)

    def _do(self, action: Action) -> None:
        before = self.state
        self.state, events = apply(before, action)
        for event in events:
            self._told.append(plain(event))
            if isinstance(event, Sold):
                most = sum(_most(before, card) for card in event.cards)
                self._thrown[event.buyer] += max(0, event.price - most)

    def showings(self) -> list[Showing]:
        cash, phase = self.state.cash, self.state.phase
        winners = phase.winners if isinstance(phase, Finished) else ()
        return [
            Showing(
                seat,
                cash[seat],
                1 / len(winners) if seat in winners else 0.0,
                self._thrown[seat],
                dict(self._minds[seat].forfeits),
                self._minds[seat].last_words,
                self._times[seat],
            )
            for seat in range(len(cash))
        ]


def _seen_by(state: State, seat: int, told: list[dict[str, Any]]) -> View:
    """The seat's view. Its log is the one that grows with the game: telling it all anew each time costs ten times
    as much as the rest of the game.
    """
    brief = state.draft()
    brief.log = None
    return {**view(brief, seat), "log": told}


def _most(state: State, card: Card) -> int:
    """That a painting can bring: what its artist has gathered, and the best tile on top (R6.5)."""
    return sum(state.values[card.artist]) + TILES[0]
