"""What games tell about those who played them, and how sure it is.

The unit is the deal: its games, one for each seating, share their cards and so are no independent witnesses.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import ceil, sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from modernart.league.one_game import Showing
from modernart.league.playing import PlayedDeal

_SURE = 0.95
_Z = 1.959964  # so many deviations to either side hold 95 % of a normal distribution
_T = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447)  # of Student's, with 1 to 6 degrees of freedom


class Interval(NamedTuple):
    """A mean and where the truth lies with 95 %; None where that cannot be said."""

    mean: float
    low: float | None = None
    high: float | None = None


class Times(NamedTuple):
    """Of decisions, in seconds. The p95: one in twenty took longer."""

    decisions: int
    p50: float
    p95: float


class Conduct(NamedTuple):
    """How an entrant behaved, beside winning or losing."""

    thrown: float  # money paid beyond what the lots could be worth, for each game and place
    overpaid: int  # games in which a place did so
    forfeits: dict[str, int]  # by their reason
    last_words: str  # of a program that broke down
    times: Times | None
    times_by_phase: dict[str, Times]


class Score(NamedTuple):
    """Of an entrant, at all the places that it had in a line-up."""

    name: str
    places: int
    share: Interval  # of the wins, for each place
    money: Interval  # at the end, for each place
    conduct: Conduct


def score(name: str, places: Sequence[int], deals: Sequence[PlayedDeal]) -> Score:
    return Score(
        name,
        len(places),
        share_interval(by_deal(deals, places, lambda showing: showing.share)),
        interval(by_deal(deals, places, lambda showing: showing.money)),
        conduct([game[place] for deal in deals for game in deal.games for place in places]),
    )


def conduct(showings: Sequence[Showing]) -> Conduct:
    by_phase: dict[str, list[float]] = {}
    for showing in showings:
        for phase, times in showing.times.items():
            by_phase.setdefault(phase, []).extend(times)
    forfeits: Counter[str] = Counter()
    for showing in showings:
        forfeits.update(showing.forfeits)
    return Conduct(
        thrown=fmean(showing.thrown for showing in showings),
        overpaid=sum(showing.thrown > 0 for showing in showings),
        forfeits=dict(sorted(forfeits.items())),
        last_words=next((showing.last_words for showing in showings if showing.last_words), ""),
        times=times_of([time for times in by_phase.values() for time in times]),
        times_by_phase={phase: found for phase, times in sorted(by_phase.items()) if (found := times_of(times))},
    )


def by_deal(deals: Iterable[PlayedDeal], places: Sequence[int], measure: Callable[[Showing], float]) -> list[float]:
    """The mean of each deal, over its seatings and these places."""
    return [fmean(measure(game[place]) for game in deal.games for place in places) for deal in deals]


def interval(means: Sequence[float]) -> Interval:
    """The mean of the deals' means, and Student's interval around it."""
    if len(means) < 2:
        return Interval(fmean(means))
    mean = fmean(means)
    off = student(len(means) - 1) * stdev(means) / sqrt(len(means))
    return Interval(mean, mean - off, mean + off)


def share_interval(means: Sequence[float], most: float = 1.0) -> Interval:
    """The same for what lies between 0 and `most`.

    Always or never is said by no more witnesses than there are deals: the exact binomial bound stands in for a
    deviation that was not seen.
    """
    found = interval(means)
    if found.low is None or found.high is None:
        return found
    unseen = most * (1 - ((1 - _SURE) / 2) ** (1 / len(means)))
    if found.mean == 0:
        return Interval(0.0, 0.0, unseen)
    if found.mean == most:
        return Interval(most, most - unseen, most)
    return Interval(found.mean, max(0.0, found.low), min(most, found.high))


def student(freedom: int) -> float:
    """The 97.5 % point of Student's distribution; from seven degrees on by Cornish and Fisher's series."""
    if freedom <= len(_T):
        return _T[freedom - 1]
    z, n = _Z, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


def times_of(times: Sequence[float]) -> Times | None:
    """By nearest rank: each is a time that was measured."""
    if not times:
        return None
    ranked = sorted(times)
    return Times(len(ranked), *(ranked[ceil(len(ranked) * part) - 1] for part in (0.5, 0.95)))
