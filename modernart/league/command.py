"""`modernart match` and `modernart league`: what was asked on the command line, played and reported."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from modernart.games.errors import BadInput
from modernart.games.reading import JsonObject, shown
from modernart.league.league import play_league
from modernart.league.match import play_match
from modernart.league.playing import Terms
from modernart.league.progress import Progress
from modernart.league.record import league_json, match_json
from modernart.league.report import league_chart, league_text, match_chart, match_text
from modernart.league.workers import Told
from modernart.table import fresh_seed

BROKEN_OFF = 130  # as the shell says of whatever Ctrl-C ended


def match(asked: argparse.Namespace) -> int:
    with _told() as tell:
        played = play_match(asked.entrants, players=asked.players, tell=tell, **_agreed(asked))
    print(match_text(played))
    _write(asked, lambda: match_chart(played), lambda: match_json(played))
    return 0 if len(played.played) == played.wanted else BROKEN_OFF


def league(asked: argparse.Namespace) -> int:
    players = [_number(count) for count in asked.players.split(",")]
    with _told() as tell:
        played = play_league(asked.entrants, players=players, tell=tell, **_agreed(asked))
    print(league_text(played))
    _write(asked, lambda: league_chart(played), lambda: league_json(played))
    return 0 if played.deals == played.wanted else BROKEN_OFF


def _agreed(asked: argparse.Namespace) -> dict[str, Any]:
    if not 0 < asked.patience <= 3600:
        raise BadInput("out_of_range", "patience is more than 0 seconds, and not more than an hour")
    for file in (asked.chart, asked.json):
        if file is not None and not Path(file).absolute().parent.is_dir():  # better told before than after
            raise BadInput("no_folder", f"there is no folder for {file}")
    return {
        "deals": asked.deals,
        "seed": fresh_seed() if asked.seed is None else asked.seed,
        "terms": Terms(asked.edition, asked.proceeds, asked.mystery, asked.patience),
        "jobs": asked.jobs,
    }


def _number(count: str) -> int:
    if not (count.isascii() and count.isdigit()):
        raise BadInput("bad_table", f"players are numbers with commas between them, as in 3,4,5; not {shown(count)}")
    return int(count)


@contextmanager
def _told() -> Iterator[Told]:
    progress = Progress(sys.stderr)
    try:
        yield progress.tell
    finally:
        progress.close()


def _write(asked: argparse.Namespace, chart: Callable[[], str], record: Callable[[], JsonObject]) -> None:
    try:
        if asked.chart is not None:
            Path(asked.chart).write_text(chart(), encoding="utf-8")
        if asked.json is not None:
            Path(asked.json).write_text(json.dumps(record(), indent=1) + "\n", encoding="utf-8")
    except OSError as wrong:
        raise BadInput("not_written", f"the result could not be written: {wrong}") from None
