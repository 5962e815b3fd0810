"""How long a decision of each level takes, one game at a time on one core."""

from bench.rows import Row, row
from modernart.league import play_match
from modernart.players import levels

DEALS = 6
SEED = 7
MOST = {"novice": 10, "regular": 10, "expert": 150, "master": 800}  # milliseconds, for 95 of 100


def rows() -> list[Row]:
    """All levels at one table, each in every seat: what is thought of in the games that people will play."""
    match = play_match(levels("modern_art"), players=len(levels("modern_art")), deals=DEALS, seed=SEED, jobs=1)
    measured = []
    for score in match.scores:
        times = score.conduct.times
        if times is None:
            raise RuntimeError(f"{score.name} decided nothing")
        measured.append(row(f"a decision of {score.name}, p95", times.p95 * 1000, "ms", at_most=MOST[score.name]))
    return measured
