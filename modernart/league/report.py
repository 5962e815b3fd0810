"""A match or a league in words and figures, and as a picture."""

from collections.abc import Sequence

from modernart.league.chart import Bar, chart
from modernart.league.league import League
from modernart.league.match import Match
from modernart.league.playing import PlayedDeal
from modernart.league.tally import Conduct, Interval

_DASH = "\N{EN DASH}"


def match_text(match: Match) -> str:
    rows = [["", "win share", "95 %", "money", *_CONDUCT]]
    for score in match.scores:
        name = score.name if score.places == 1 else f"{score.name} ({score.places} seats)"
        share = score.share
        rows.append([name, _percent(share.mean), _span(share), f"{score.money.mean:.0f}", *_conduct(score.conduct)])
    rows.append(["par", _percent(match.par), "", "", *[""] * len(_CONDUCT)])
    conducts = [(score.name, score.conduct) for score in match.scores]
    return "\n".join([_table(rows), *_complaints(conducts), "", _match_small_print(match)])


def league_text(league: League) -> str:
    rows = [["", "strength", "95 %", *_CONDUCT]]
    for rank in league.ranking:
        rows.append([rank.name, _percent(rank.strength.mean), _span(rank.strength), *_conduct(rank.conduct)])
    parts = [_cross_table(league, players) for players in league.players]
    parts.append("Strength: the share of the wins, par being 100 %.\n" + _table(rows))
    parts += _complaints([(rank.name, rank.conduct) for rank in league.ranking])
    return "\n\n".join([*parts, _league_small_print(league)])


def match_chart(match: Match) -> str:
    bars = [Bar(score.name, _in_percent(score.share)) for score in match.scores]
    title = f"Share of the wins for each seat, {match.players} players"
    return chart(title, _match_small_print(match), bars, 100 * match.par)


def league_chart(league: League) -> str:
    bars = [Bar(rank.name, _in_percent(rank.strength)) for rank in league.ranking]
    return chart("One among others: the share of the wins beside par", _league_small_print(league), bars, 100)


_CONDUCT = ["a decision: p50", "p95", "forfeits", "thrown away"]


def _conduct(conduct: Conduct) -> list[str]:
    times = conduct.times
    took = [_time(times.p50), _time(times.p95)] if times else ["", ""]
    return [*took, str(sum(conduct.forfeits.values())), f"{conduct.thrown:.2f}"]


def _complaints(conducts: Sequence[tuple[str, Conduct]]) -> list[str]:
    """Why decisions were forfeited, and the last that the program had to say."""
    lines = []
    for name, conduct in conducts:
        if conduct.forfeits:
            counts = ", ".join(f"{reason} {count}" for reason, count in conduct.forfeits.items())
            lines += ["", f"{name} forfeited: {counts}"]
            lines += [f"    {line}" for line in conduct.last_words.splitlines()[-5:]]
    return lines


def _cross_table(league: League, players: int) -> str:
    names = [rank.name for rank in league.ranking]
    shares = {(one.one, one.others): one.share for one in league.meetings if one.players == players}
    rows = [["", *names]]
    for one in names:
        rows.append([one, *(_cell(shares[one, others]) if one != others else "." for others in names)])
    head = (
        f"{players} players: the wins of one (row) among {players - 1} of the other (column), par {100 / players:.0f} %"
    )
    return f"{head}\n{_table(rows)}"


def _cell(share: Interval) -> str:
    return f"{_percent(share.mean)} {_span(share)}".strip()


def _match_small_print(match: Match) -> str:
    count, games = len(match.played), _games(match.played)
    what = f"{_deals(count, match.wanted)}, each from all {match.players} seats: {games} games"
    return f"{what}, {games / match.seconds:.1f} a second; seed {match.seed}"


def _league_small_print(league: League) -> str:
    what = f"{_deals(league.deals, league.wanted)}, each from all seats in every pairing: {league.games} games"
    return f"{what}, {league.games / league.seconds:.1f} a second; seed {league.seed}"


def _deals(played: int, wanted: int) -> str:
    count = "1 deal" if played == 1 else f"{played} deals"
    return count if played == wanted else f"Broken off after {count} of {wanted}"


def _games(played: Sequence[PlayedDeal]) -> int:
    return sum(len(one.games) for one in played)


def _in_percent(share: Interval) -> Interval:
    mean, low, high = share
    return Interval(100 * mean, None if low is None else 100 * low, None if high is None else 100 * high)


def _percent(part: float) -> str:
    return f"{100 * part:.1f} %"


def _span(share: Interval) -> str:
    if share.low is None or share.high is None:
        return ""
    return f"({100 * share.low:.1f}{_DASH}{100 * share.high:.1f})"


def _time(seconds: float) -> str:
    return f"{1000 * seconds:.2f} ms"


def _table(rows: Sequence[Sequence[str]]) -> str:
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    lines = []
    for name, *cells in rows:
        line = "  ".join([name.ljust(widths[0]), *(cell.rjust(w) for cell, w in zip(cells, widths[1:], strict=True))])
        lines.append(line.rstrip())
    return "\n".join(lines)
