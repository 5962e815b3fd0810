"""A match: one table of entrants, the same deals from all seats."""

import time
from collections.abc import Sequence
from typing import NamedTuple

from modernart.games.errors import BadInput
from modernart.games.modern_art.options import FEWEST, MOST
from modernart.league.entrants import Entrant, names, read_entrant
from modernart.league.playing import Deal, PlayedDeal, Terms, dealt, seed_of
from modernart.league.tally import Score, score
from modernart.league.workers import Told, cores, play_deals

USUAL = 4  # players, where nobody says how many


class Match(NamedTuple):
    players: int
    seed: int
    terms: Terms
    wanted: int  # deals; fewer were played if it was broken off
    played: list[PlayedDeal]
    seconds: float
    scores: list[Score]  # in the order in which they were entered

    @property
    def par(self) -> float:
        return 1 / self.players


def play_match(
    entered: Sequence[str],
    *,
    players: int | None = None,
    deals: int = 24,
    seed: int = 0,
    terms: Terms | None = None,
    jobs: int | None = None,
    tell: Told = lambda *_: None,
) -> Match:
    """Two entrants: one of the first against the second at all other seats. Three to five: that table."""
    entrants = [read_entrant(one) for one in entered]
    lineup, places = _line_up(entrants, players)
    terms = terms or Terms()
    planned = [Deal(number, seed_of(seed, number), lineup, terms) for number in range(at_least_one(deals, "deals"))]
    dealt(planned[0])  # refused before anybody sits down
    began = time.perf_counter()
    played = play_deals(planned, at_least_one(cores() if jobs is None else jobs, "jobs"), tell)
    seconds = time.perf_counter() - began
    if not played:
        raise KeyboardInterrupt
    scores = [score(name, held, played) for name, held in zip(names(entrants), places, strict=True)]
    return Match(len(lineup), seed, terms, deals, played, seconds, scores)


def at_least_one(number: int, what: str) -> int:
    if number < 1:
        raise BadInput("out_of_range", f"{what} must be at least 1, not {number}")
    return number


def _line_up(entrants: Sequence[Entrant], players: int | None) -> tuple[tuple[Entrant, ...], list[tuple[int, ...]]]:
    """Who sits at each place, and the places of each entrant."""
    if len(entrants) == 2:
        count = USUAL if players is None else players
        if not FEWEST <= count <= MOST:
            raise BadInput("bad_table", f"{FEWEST} to {MOST} can play, not {count}")
        one, others = entrants
        return (one, *[others] * (count - 1)), [(0,), tuple(range(1, count))]
    if not FEWEST <= len(entrants) <= MOST:
        raise BadInput("bad_table", f"name two, or as many as sit at the table, {FEWEST} to {MOST}")
    if players not in (None, len(entrants)):
        raise BadInput("bad_table", f"{len(entrants)} were named for a table of {players}; name two, or all {players}")
    return tuple(entrants), [(place,) for place in range(len(entrants))]
