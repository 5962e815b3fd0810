"""The command line: `modernart play`, `modernart referee`."""

import argparse
import os
import sys
from collections.abc import Sequence

from modernart import __version__
from modernart.games.errors import BadInput, GameError
from modernart.games.modern_art.editions import DEFAULT_EDITION, EDITIONS, Proceeds
from modernart.games.modern_art.options import FEWEST, MOST
from modernart.players import levels
from modernart.referee import serve
from modernart.terminal import play_in_terminal


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
    play.add_argument("--bots", default="regular", choices=levels("modern_art"), help="how the bots play (regular)")
    play.add_argument("--edition", default=DEFAULT_EDITION, choices=list(EDITIONS), help=f"({DEFAULT_EDITION})")
    play.add_argument("--proceeds", choices=[way.value for way in Proceeds], help="of a double finished by another")
    play.add_argument("--mystery", action="store_true", help="with the mystery player, for three")
    play.add_argument("--first", type=int, default=1, help="which of the players begins, from 1 (1)")
    play.add_argument("--seed", type=int, help="deal the same cards again")
    play.set_defaults(run=_play)

    referee = commands.add_parser("referee", help="drive a game by JSON lines on standard input and output")
    referee.set_defaults(run=_referee)
    return parser


def _play(asked: argparse.Namespace) -> int:
    if asked.text:
        return play_in_terminal(asked)
    try:
        from modernart.app.door import open_door
    except ImportError as missing:
        raise BadInput("no_kivy", f"the touch screen needs Kivy ({missing}); try: modernart play --text") from None
    return open_door()


def _referee(asked: argparse.Namespace) -> int:
    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0
