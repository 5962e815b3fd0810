"""Play games for lessons, teach a network, and keep it with the log of how it went: `python -m tools.school`."""

import argparse
import json
import multiprocessing
import sys
import time
from typing import Any

import numpy as np

from modernart.players.modern_art.appraisal import LEARNED
from tools.school.lessons import TABLES, TEACHERS, TRIES, Lesson, lessons_of_game
from tools.school.network import OUTPUTS, Network, batches, worths

SEED = 2_000_000
HIDDEN = (64, 32)
EPOCHS, BATCH, RATE, DECAY = 14, 512, 2e-3, 3e-5
EXAM = 10  # every tenth game is kept for examination


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.school", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="for each kind of table (1000)")
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count(), help="at the same time (all cores)")
    asked = parser.parse_args()
    log: list[str] = []

    def tell(sentence: str) -> None:
        log.append(sentence)
        print(sentence, flush=True)

    tell(f"{asked.games} games each of {', '.join(_table(*table) for table in TABLES)}; seed {SEED}")
    tell(f"teachers {', '.join(TEACHERS)}; {TRIES} % of the offers at random")
    lessons, games = _play(asked.games, asked.jobs)
    tell(f"{len(lessons)} lessons; every {EXAM}th game is kept for examination")
    weights = _teach(lessons, games, tell)
    layers = [
        [np.round(part.T, 4).tolist(), np.round(begin, 4).tolist()]
        for part, begin in zip(weights[::2], weights[1::2], strict=True)
    ]
    LEARNED.parent.mkdir(parents=True, exist_ok=True)
    LEARNED.write_text(json.dumps({"layers": layers}, separators=(",", ":")), "ascii")
    LEARNED.with_suffix(".log").write_text("\n".join(log) + "\n", "utf-8")
    return 0


def _table(players: int, mystery: bool) -> str:
    return f"{players} with the mystery player" if mystery else str(players)


def _play(count: int, jobs: int) -> tuple[list[Lesson], list[int]]:
    asked = [(*table, SEED + number) for number in range(count) for table in TABLES]
    lessons: list[Lesson] = []
    games: list[int] = []
    began = time.monotonic()
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for number, of_game in enumerate(pool.imap(lessons_of_game, asked, chunksize=8)):
            lessons += of_game
            games += [number // len(TABLES)] * len(of_game)
            if number % 100 == 99:
                print(
                    f"\r{number + 1} of {len(asked)} games, {time.monotonic() - began:.0f} s", end="", file=sys.stderr
                )
    print(file=sys.stderr)
    return lessons, games


def _teach(lessons: list[Lesson], games: list[int], tell: Any) -> list[Any]:
    rows = np.array([lesson.features for lesson in lessons], np.float32)
    gathered = np.array([lesson.gathered for lesson in lessons], np.float32)
    places = np.eye(OUTPUTS, dtype=np.float32)[np.array([lesson.places for lesson in lessons])]
    paid = worths(places, gathered)
    exam = np.array(games) % EXAM == 0
    network = Network([rows.shape[1], *HIDDEN, places.shape[1] * OUTPUTS], SEED)
    tell(f"{rows.shape[1]} features, layers of {HIDDEN}, {sum(part.size for part in network.parts)} weights")
    tell(f"examined: mean square of the mean worth alone {((paid[exam] - paid[~exam].mean(0)) ** 2).mean():.1f}")
    learned = np.flatnonzero(~exam)
    chance = np.random.default_rng(SEED)
    best, kept = float("inf"), network.copy()
    for epoch in range(EPOCHS):
        rate = RATE * 0.5 * (1 + np.cos(np.pi * epoch / EPOCHS))
        for batch in batches(len(learned), BATCH, chance):
            chosen = learned[batch]
            network.learn(rows[chosen], places[chosen], rate, DECAY)
        error = float(((worths(network.chances(rows[exam]), gathered[exam]) - paid[exam]) ** 2).mean())
        tell(f"epoch {epoch + 1}: mean square of forecast less worth {error:.1f}")
        if error < best:
            best, kept = error, network.copy()
    tell(f"kept: the network of the epoch with {best:.1f}")
    return kept


if __name__ == "__main__":
    raise SystemExit(main())
