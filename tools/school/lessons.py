"""Lessons: lots as they were offered in games among bots, and the tiles that the artists had when the round ended."""

from array import array
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from modernart.games.chance import Chance
from modernart.games.modern_art import is_over, new, read_options, view
from modernart.games.modern_art.actions import Action, Choice, Offer
from modernart.games.modern_art.market import TILES
from modernart.games.modern_art.phases import BetweenRounds, Finished, SecondCard
from modernart.games.modern_art.state import State
from modernart.games.modern_art.view import View
from modernart.league.one_game import OneGame
from modernart.players import decide
from modernart.players.modern_art.appraisal import features
from modernart.players.modern_art.remembered import Memory
from modernart.players.modern_art.situation import Situation, counted

GAME = "modern_art"
TEACHERS = ("expert", "expert", "expert", "regular")  # who sits where goes round
TRIES = 20  # percent of the cards are offered at random: else nobody would learn what a poor choice leads to

TABLES = ((3, False), (3, True), (4, False), (5, False))


class Lesson(NamedTuple):
    features: "array[float]"
    gathered: tuple[int, ...]
    places: list[int]  # of each artist in the end: 0 without a tile, 1 with the lowest


class Teacher:
    """A bot that sometimes shows any card."""

    last_words = ""

    def __init__(self, level: str, seed: int) -> None:
        self.forfeits: Counter[str] = Counter()
        self._level = level
        self._seed = seed
        self._chance = Chance(seed, 1)

    def decide(self, seen: View, choices: Sequence[Choice]) -> Action:
        tries = self._chance.below(100) < TRIES
        choice = self._chance.pick(choices)
        if tries and isinstance(choice, Offer):
            return choice
        action: Action = decide(GAME, self._level, seen, choices, self._seed)
        return action

    def close(self) -> None:
        pass


def lessons_of_game(asked: tuple[int, bool, int]) -> list[Lesson]:
    players, mystery, seed = asked
    teachers = [Teacher(TEACHERS[(seed + seat) % len(TEACHERS)], seed * 10 + seat) for seat in range(players)]
    options = {"players": players, "seed": seed, "mystery": mystery, "first_seat": seed % players}
    game = OneGame(new(read_options(options)), teachers)
    lessons: list[Lesson] = []
    waiting: list[Situation] = []
    lot: Any = None
    while not is_over(game.state):
        game.step()
        phase = game.state.phase
        if isinstance(phase, (BetweenRounds, Finished)):
            places = [0] * len(game.state.played)
            for place, artist in enumerate(phase.result.ranking):
                places[artist] = len(TILES) - place
            lessons += [Lesson(array("f", features(situation)), situation.gathered, places) for situation in waiting]
            waiting = []
        offered = getattr(phase, "lot", None)
        if offered is not None and offered is not lot and not isinstance(phase, SecondCard):
            waiting += _as_all_see_it(game.state)
        lot = offered
    return lessons


def _as_all_see_it(state: State) -> Iterator[Situation]:
    """By each seat, which knows its own hand, and by somebody who looks on."""
    outside = Memory(view(state, None)).situation
    yield outside
    for seat, hand in enumerate(state.hands):
        yield outside.known_to(seat, counted(hand))
