"""Who decides when no person does: bots that see a seat's view and nothing else."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from modernart.games.chance import Chance
from modernart.games.errors import BadInput
from modernart.games.reading import shown
from modernart.players.modern_art import LEVELS as MODERN_ART_LEVELS

# A bot chooses an action from what its seat sees and may do, with chance of its own.
Bot = Callable[[Any, Sequence[Any], Chance], Any]

LEVELS: Mapping[str, Mapping[str, Bot]] = {"modern_art": MODERN_ART_LEVELS}


def levels(game: str) -> list[str]:
    """The names of a game's bots, weakest first."""
    return list(LEVELS[game])


def decide(game: str, level: str, view: Any, choices: Sequence[Any], seed: int) -> Any:
    """What the bot of that level does. The same view, choices and seed give the same decision."""
    if level not in LEVELS[game]:
        raise BadInput("unknown_level", f"the levels are {', '.join(levels(game))}, not {shown(level)}")
    if not choices:
        raise BadInput("nothing_to_do", "this seat may do nothing now")
    return LEVELS[game][level](view, choices, Chance(seed, view["seat"], len(view["log"])))
