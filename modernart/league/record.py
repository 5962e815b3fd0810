"""A match or a league as JSON. All but what is under `timing` is the same whenever it is played again."""

from collections.abc import Sequence

from modernart.games.reading import JsonObject
from modernart.league.league import League
from modernart.league.match import Match
from modernart.league.playing import PlayedDeal
from modernart.league.tally import Conduct


def match_json(match: Match) -> JsonObject:
    return {
        "players": match.players,
        "par": match.par,
        "seed": match.seed,
        "terms": match.terms._asdict(),
        "deals": len(match.played),
        "games": sum(len(played.games) for played in match.played),
        "entrants": [
            {
                "name": score.name,
                "places": score.places,
                "share": score.share._asdict(),
                "money": score.money._asdict(),
                **_conduct_json(score.conduct),
            }
            for score in match.scores
        ],
        "played": [_deal_json(played) for played in match.played],
        "timing": _timing(match.seconds, [(score.name, score.conduct) for score in match.scores]),
    }


def league_json(league: League) -> JsonObject:
    return {
        "players": list(league.players),
        "seed": league.seed,
        "terms": league.terms._asdict(),
        "deals": league.deals,
        "games": league.games,
        "meetings": [{**meeting._asdict(), "share": meeting.share._asdict()} for meeting in league.meetings],
        "ranking": [
            {"name": rank.name, "strength": rank.strength._asdict(), **_conduct_json(rank.conduct)}
            for rank in league.ranking
        ],
        "timing": _timing(league.seconds, [(rank.name, rank.conduct) for rank in league.ranking]),
    }


def _conduct_json(conduct: Conduct) -> JsonObject:
    return {"thrown": conduct.thrown, "overpaid": conduct.overpaid, "forfeits": conduct.forfeits}


def _deal_json(played: PlayedDeal) -> JsonObject:
    games = [
        [{"seat": one.seat, "money": one.money, "share": one.share, "thrown": one.thrown} for one in game]
        for game in played.games
    ]
    return {"number": played.deal.number, "seed": played.deal.seed, "games": games}


def _timing(seconds: float, conducts: Sequence[tuple[str, Conduct]]) -> JsonObject:
    return {
        "seconds": seconds,
        "decisions": {
            name: {
                "all": conduct.times._asdict() if conduct.times else None,
                **{phase: times._asdict() for phase, times in conduct.times_by_phase.items()},
            }
            for name, conduct in conducts
        },
    }
