"""Who can be entered: our own bots by their level or style, and programs from outside."""

import os
import shlex
import shutil
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from modernart.games.errors import BadInput
from modernart.games.reading import shown
from modernart.players import EVEN, levels, styles, tempers

GAME = "modern_art"
COMMAND = "cmd:"
_LONGEST_NAME = 28  # what a table and a chart have room for


class Entrant(NamedTuple):
    """A bot of ours with a temper, or the command that starts a program from outside."""

    bot: str | None
    temper: str = EVEN
    command: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        if self.bot is None:
            return _brief(self.command)
        return self.bot if self.temper == EVEN else f"{self.bot}:{self.temper}"


def read_entrant(entered: str) -> Entrant:
    """`expert`, `expert:spiteful` or `cmd:python3 bot.py`; `BadInput` if there is no such thing."""
    if entered.startswith(COMMAND):
        return Entrant(None, command=_command(entered.removeprefix(COMMAND)))
    bot, _, temper = entered.partition(":")
    if bot not in bots():
        raise BadInput("unknown_entrant", f"the bots are {', '.join(bots())}, or cmd: and a command; not {shown(bot)}")
    if ":" in entered and temper not in tempers(GAME):
        raise BadInput("unknown_temper", f"the tempers are {', '.join(tempers(GAME))}, not {shown(temper)}")
    return Entrant(bot, temper or EVEN)


def bots() -> list[str]:
    return levels(GAME) + styles(GAME)


def _command(entered: str) -> tuple[str, ...]:
    if os.name != "posix":
        raise BadInput("no_pipes", "programs from outside need pipes that can be waited for: Linux or macOS")
    try:
        command = tuple(shlex.split(entered))
    except ValueError as wrong:
        raise BadInput("bad_command", f"this is no command: {shown(entered)} ({wrong})") from None
    if not command:
        raise BadInput("bad_command", f"after {COMMAND} comes the command that starts the program")
    if shutil.which(command[0]) is None:
        raise BadInput("no_program", f"there is no program {shown(command[0])} that can be started")
    return command


def _brief(command: Sequence[str]) -> str:
    """Without the folders, and no longer than there is room for."""
    name = shlex.join(word.rstrip("/").rpartition("/")[2] for word in command)
    return name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}…"


def names(entrants: Sequence[Entrant]) -> list[str]:
    """Those who have the same name are numbered."""
    several = Counter(entrant.name for entrant in entrants)
    seen: Counter[str] = Counter()
    found = []
    for entrant in entrants:
        seen[entrant.name] += 1
        found.append(f"{entrant.name} #{seen[entrant.name]}" if several[entrant.name] > 1 else entrant.name)
    return found
