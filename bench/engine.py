"""The rules beside other engines."""

import random
import sys
import time

from bench.others import Play, all_engines
from bench.playing import cost_of_action, modern_art
from bench.rows import Row, row

OURS = "Modern Art, 4 players"
ROUNDS = 5
SECONDS = 0.6  # for each engine in each round; taking turns evens out what else the machine is doing


def measure(play: Play, seconds: float, luck: random.Random) -> tuple[float, float]:
    """Actions and games a second."""
    actions = games = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        actions += play(luck.random)
        games += 1
    return actions / spent, games / spent


def rows() -> list[Row]:
    engines = {OURS: modern_art, **all_engines()}
    best: dict[str, tuple[float, float]] = dict.fromkeys(engines, (0.0, 0.0))
    for play in engines.values():
        play(random.Random(0).random)  # the first game warms up
    for turn in range(ROUNDS):
        for name, play in engines.items():
            print(f"\r{turn + 1}/{ROUNDS} {name:<40}", end="", file=sys.stderr, flush=True)
            best[name] = max(best[name], measure(play, SECONDS, random.Random(turn)))
    print(file=sys.stderr)
    _, fastest = max((speed, name) for name, (speed, _) in best.items() if name != OURS)
    ours = best[OURS][0]

    print(f"{'Python ' + sys.version.split()[0]:<34} {'actions/s':>10} {'games/s':>9} {'us/action':>9} {'ours is':>8}")
    for name, (actions, games) in sorted(best.items(), key=lambda entry: -entry[1][0]):
        print(f"{name:<34} {actions:>10,.0f} {games:>9,.1f} {1e6 / actions:>9.2f} {ours / actions:>7.2f}x")
    early, early_copy = cost_of_action(20)
    late, late_copy = cost_of_action(200)
    print(f"A pass in an open sale at the 20th action {early:.2f} us, at the 200th {late:.2f} us;")
    print(f"a deep copy {early_copy:.2f} us and {late_copy:.2f} us.")

    return [
        row("engine_actions_per_second", ours, "actions/s"),
        row("engine_games_per_second", best[OURS][1], "games/s"),
        row(f"engine_ratio_to_fastest_python ({fastest})", ours / best[fastest][0], "ratio", at_least=2.0),
        row("engine_ratio_to_catanatron", ours / best["catanatron, 4 players"][0], "ratio", at_least=2.0),
        row("engine_ratio_to_rlcard_uno", ours / best["rlcard uno"][0], "ratio", at_least=2.0),
        row("engine_microseconds_per_action", 1e6 / ours, "us", at_most=4.0),
        row("engine_cost_200th_to_20th_action", late / early, "ratio", at_most=1.25),
        row("engine_deepcopy_200th_to_20th_action", late_copy / early_copy, "ratio", at_most=1.25),
    ]
