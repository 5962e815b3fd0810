"""The command line: `modernart play`, `match`, `league`, `referee`."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Any

from modernart import __version__
from modernart.games.errors import BadInput, GameError
from modernart.games.modern_art.editions import DEFAULT_EDITION, EDITIONS, Proceeds
from modernart.games.modern_art.options import FEWEST, MOST
from modernart.players import levels, styles, tempers
from modernart.referee import serve
from modernart.terminal import play_in_terminal

_GAME = "modern_art"
_ENTRANTS = (
    f"An entrant is a level ({', '.join(levels(_GAME))}) or a style ({', '.join(styles(_GAME))}), perhaps with a temper"
    f" ({', '.join(tempers(_GAME))}), as in expert:spiteful; or a program from outside, as in"
    ' "cmd:python3 examples/outside_bot.py" (docs/OUTSIDE_BOTS.md).'
)


def main(arguments: Sequence[str] | None = None) -> int:
    asked = _parser().parse_args(arguments)
    try:
        return int(asked.run(asked))
    except GameError as error:
        print(f"modernart: {error.sentence}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print()
        return 130
    except BrokenPipeError:
        # Whoever read our answers has gone; nothing more can be said, also not at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="modernart", description="Modern Art, the auction game.")
    parser.add_argument("--version", action="version", version=f"modernart {__version__}")
    commands = parser.add_subparsers(required=True, metavar="command")

    play = commands.add_parser("play", help="play a game: on the screen, or with --text in the terminal")
    play.add_argument(
        "--text", action="store_true", help="in plain words, in the terminal; the other options are for this"
    )
    play.add_argument("--players", type=int, choices=range(FEWEST, MOST + 1), help="how many (4)")
    play.add_argument("--people", default="Guest", help="names, separated by commas (Guest); bots take the other seats")
    play.add_argument("--bots", default="regular", choices=levels(_GAME), help="how the bots play (regular)")
    _add_box(play)
    play.add_argument("--first", type=int, default=1, help="which of the players begins, from 1 (1)")
    play.add_argument("--seed", type=int, help="deal the same cards again")
    play.set_defaults(run=_play)

    _add_match(commands)
    _add_league(commands)

    referee = commands.add_parser("referee", help="drive a game by JSON lines on standard input and output")
    referee.set_defaults(run=_referee)
    return parser


def _add_match(commands: Any) -> None:
    match = commands.add_parser(
        "match",
        help="bots and programs against each other, the same deals from all seats",
        description="Two entrants: one of the first against the second at all other seats. Three to five: that table."
        " Every deal is played from all seats.",
        epilog=_ENTRANTS,
    )
    match.add_argument("entrants", nargs="+", metavar="entrant", help="two, or one for each seat")
    match.add_argument("--players", type=int, choices=range(FEWEST, MOST + 1), help="how many (4, or as many as named)")
    _add_agreement(match, deals=24)
    match.set_defaults(run=_match)


def _add_league(commands: Any) -> None:
    league = commands.add_parser(
        "league",
        help="all against all: each entrant as the one among the others of every kind",
        description="Each entrant plays as the one among the others of every kind, on the same deals, from all seats.",
        epilog=_ENTRANTS,
    )
    league.add_argument("entrants", nargs="*", metavar="entrant", default=levels(_GAME), help="(all levels)")
    league.add_argument("--players", default="4", help="how many, or several numbers with commas between them (4)")
    _add_agreement(league, deals=12)
    league.set_defaults(run=_league)


def _add_agreement(parser: argparse.ArgumentParser, deals: int) -> None:
    parser.add_argument("--deals", type=int, default=deals, help=f"how many different deals ({deals})")
    parser.add_argument("--seed", type=int, help="play the same deals again (drawn by lot, and told)")
    _add_box(parser)
    parser.add_argument("--jobs", type=int, help="processes that play at the same time (one for each core)")
    parser.add_argument("--patience", type=float, default=5.0, help="seconds a program has for a decision (5)")
    parser.add_argument("--chart", metavar="FILE.svg", help="draw the result")
    parser.add_argument("--json", metavar="FILE.json", help="write the result for programs")


def _add_box(parser: argparse.ArgumentParser) -> None:
    """Which of the games in print it is."""
    parser.add_argument("--edition", default=DEFAULT_EDITION, choices=list(EDITIONS), help=f"({DEFAULT_EDITION})")
    parser.add_argument("--proceeds", choices=[way.value for way in Proceeds], help="of a double finished by another")
    parser.add_argument("--mystery", action="store_true", help="with the mystery player, for three")


def _play(asked: argparse.Namespace) -> int:
    if asked.text:
        return play_in_terminal(asked)
    try:
        from modernart.app.door import open_door
    except ImportError as missing:
        raise BadInput("no_kivy", f"the touch screen needs Kivy ({missing}); try: modernart play --text") from None
    return open_door()


def _match(asked: argparse.Namespace) -> int:
    from modernart.league import command  # here, so that the referee starts without it

    return command.match(asked)


def _league(asked: argparse.Namespace) -> int:
    from modernart.league import command

    return command.league(asked)


def _referee(asked: argparse.Namespace) -> int:
    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0
