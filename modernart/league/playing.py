"""A deal played from all seats."""

from collections.abc import Sequence
from contextlib import ExitStack
from typing import NamedTuple

from modernart.games.chance import Chance
from modernart.games.modern_art import is_over, new, read_options
from modernart.games.modern_art.editions import DEFAULT_EDITION
from modernart.games.modern_art.state import State
from modernart.games.reading import BILLION
from modernart.league.entrants import Entrant
from modernart.league.halting import Halted, HasHalted
from modernart.league.minds import mind
from modernart.league.one_game import OneGame, Showing


class Terms(NamedTuple):
    """What is agreed for all games of a match."""

    edition: str = DEFAULT_EDITION
    proceeds: str | None = None  # None: the edition's own
    mystery: bool = False
    patience: float = 5.0  # seconds that a program from outside may take for a decision


class Deal(NamedTuple):
    """What is played at one go: the same cards for a line-up in all its seatings."""

    number: int
    seed: int
    lineup: tuple[Entrant, ...]
    terms: Terms


class PlayedDeal(NamedTuple):
    deal: Deal
    games: tuple[tuple[Showing, ...], ...]  # one for each seating; showings in the order of the line-up


def seed_of(seed: int, number: int) -> int:
    """The seed of a match's deal with that number: `modernart play --text --seed` deals it too."""
    return Chance(seed, number).below(BILLION)


def play_deal(deal: Deal, halted: HasHalted) -> PlayedDeal:
    """All go round the table, so that each has every hand once, and is once the first to sell."""
    count = len(deal.lineup)
    games = []
    for turn in range(count):
        by_seat = _play(deal, [deal.lineup[(seat - turn) % count] for seat in range(count)], halted)
        games.append(tuple(by_seat[(place + turn) % count] for place in range(count)))
    return PlayedDeal(deal, tuple(games))


def _play(deal: Deal, entrants: Sequence[Entrant], halted: HasHalted) -> list[Showing]:
    with ExitStack() as leaving:
        minds = []
        for seat, entrant in enumerate(entrants):
            minds.append(mind(entrant, Chance(deal.seed, 1, seat).below(BILLION), deal.terms.patience, halted))
            leaving.callback(minds[-1].close)
        game = OneGame(dealt(deal), minds)
        while not is_over(game.state):
            if halted():
                raise Halted
            game.step()
        return game.showings()


def dealt(deal: Deal) -> State:
    """The table before the first offer; `BadInput` if it cannot be."""
    terms = deal.terms
    return new(
        read_options(
            {
                "players": len(deal.lineup),
                "seed": deal.seed,
                "edition": terms.edition,
                "double_proceeds": terms.proceeds,
                "mystery": terms.mystery,
            }
        )
    )
