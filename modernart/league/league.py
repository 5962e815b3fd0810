"""A league: each entrant as the one among all others of a kind, against every kind."""

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import permutations
from statistics import fmean
from typing import NamedTuple

from modernart.games.errors import BadInput
from modernart.games.modern_art.options import FEWEST, MOST
from modernart.league.entrants import Entrant, names, read_entrant
from modernart.league.match import USUAL, at_least_one
from modernart.league.one_game import Showing
from modernart.league.playing import Deal, PlayedDeal, Terms, dealt, seed_of
from modernart.league.tally import Conduct, Interval, by_deal, conduct, share_interval
from modernart.league.workers import Told, cores, play_deals


class Meeting(NamedTuple):
    """The share of the wins of `one` among `players` - 1 of `others`."""

    players: int
    one: str
    others: str
    share: Interval


class Rank(NamedTuple):
    name: str
    strength: Interval  # the share of the wins as a multiple of par, over all opponents and sizes of table
    conduct: Conduct  # in all games, also as one of the others


class League(NamedTuple):
    players: tuple[int, ...]
    seed: int
    terms: Terms
    wanted: int  # deals; fewer were played by all if it was broken off
    deals: int
    games: int
    seconds: float
    meetings: list[Meeting]
    ranking: list[Rank]  # strongest first


def play_league(
    entered: Sequence[str],
    *,
    players: Sequence[int] = (USUAL,),
    deals: int = 12,
    seed: int = 0,
    terms: Terms | None = None,
    jobs: int | None = None,
    tell: Told = lambda *_: None,
) -> League:
    """Everybody plays the same deals, so that differences are not the cards'."""
    entrants = [read_entrant(one) for one in entered]
    _check(entrants, players)
    pairs = [(count, *pair) for count in players for pair in permutations(entrants, 2)]
    terms = terms or Terms()
    planned = [
        Deal(number, seed_of(seed, number), (one, *[others] * (count - 1)), terms)
        for number in range(at_least_one(deals, "deals"))
        for count, one, others in pairs
    ]
    for first in planned[: len(pairs)]:
        dealt(first)  # refused before anybody sits down
    began = time.perf_counter()
    played = play_deals(planned, at_least_one(cores() if jobs is None else jobs, "jobs"), tell)
    seconds = time.perf_counter() - began
    by_all = _by_all(played, len(pairs))
    if not by_all:
        raise KeyboardInterrupt
    named = dict(zip(entrants, names(entrants), strict=True))
    return League(
        players=tuple(players),
        seed=seed,
        terms=terms,
        wanted=deals,
        deals=len(by_all) // len(pairs),
        games=sum(len(one.games) for one in by_all),
        seconds=seconds,
        meetings=[_meeting(by_all[number :: len(pairs)], named) for number in range(len(pairs))],
        ranking=sorted((_rank(one, name, by_all) for one, name in named.items()), key=lambda rank: -rank.strength.mean),
    )


def _check(entrants: Sequence[Entrant], players: Sequence[int]) -> None:
    if len(entrants) < 2:
        raise BadInput("too_few", "a league needs two entrants at least")
    if len(set(entrants)) != len(entrants):
        raise BadInput("same_entrant", "an entrant is named twice")
    if not players or len(set(players)) != len(players) or not all(FEWEST <= count <= MOST for count in players):
        raise BadInput("bad_table", f"players are one or more of {FEWEST} to {MOST}, each once")


def _by_all(played: Sequence[PlayedDeal], pairs: int) -> list[PlayedDeal]:
    """Without the deals that not all pairs came to play."""
    times = Counter(one.deal.number for one in played)
    return [one for one in played if times[one.deal.number] == pairs]


def _meeting(played: Sequence[PlayedDeal], named: Mapping[Entrant, str]) -> Meeting:
    one, others = played[0].deal.lineup[:2]
    share = share_interval(by_deal(played, (0,), lambda showing: showing.share))
    return Meeting(len(played[0].deal.lineup), named[one], named[others], share)


def _rank(entrant: Entrant, name: str, played: Sequence[PlayedDeal]) -> Rank:
    shares: dict[int, list[float]] = {}
    showings: list[Showing] = []
    sizes = []
    for one in played:
        lineup = one.deal.lineup
        if lineup[0] == entrant:
            (share,) = by_deal([one], (0,), lambda showing: showing.share)
            shares.setdefault(one.deal.number, []).append(share * len(lineup))
            sizes.append(len(lineup))
        showings += [game[place] for game in one.games for place, who in enumerate(lineup) if who == entrant]
    strength = share_interval([fmean(of_deal) for of_deal in shares.values()], most=fmean(sizes))
    return Rank(name, strength, conduct(showings))
