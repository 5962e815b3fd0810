"""Who decides when no person does: bots that see a seat's view and nothing else."""

from collections.abc import Mapping, Sequence
from typing import Any

from modernart.games.chance import Chance
from modernart.games.errors import BadInput
from modernart.games.reading import shown
from modernart.players import modern_art
from modernart.players.remarks import Remark
from modernart.players.seats import EVEN
from modernart.players.thinking import Bot, Luck, Thought, finish

_PLAYERS = {"modern_art": modern_art}


def levels(game: str) -> list[str]:
    """The names of a game's bots, weakest first."""
    return list(_PLAYERS[game].LEVELS)


def tempers(game: str) -> list[str]:
    """What a bot of any level can be like, the usual first."""
    return list(_PLAYERS[game].TEMPERS)


def styles(game: str) -> list[str]:
    """Partners to spar with: bots of one idea each, to be measured against."""
    return list(_PLAYERS[game].STYLES)


def think(game: str, name: str, view: Any, choices: Sequence[Any], seed: int, temper: str = EVEN) -> Thought[Any]:
    """The thought of the bot of that level or style, at the end of which is an action.

    The same view, choices, seed and temper give the same decision.
    """
    bots: Mapping[str, Bot] = {**_PLAYERS[game].LEVELS, **_PLAYERS[game].STYLES}
    if name not in bots:
        raise BadInput("unknown_level", f"the levels are {', '.join(levels(game))}, not {shown(name)}")
    if temper not in _PLAYERS[game].TEMPERS:
        raise BadInput("unknown_temper", f"the tempers are {', '.join(tempers(game))}, not {shown(temper)}")
    if not choices:
        raise BadInput("nothing_to_do", "this seat may do nothing now")
    return bots[name](view, choices, _luck(game, view, seed), temper)


def _luck(game: str, view: Any, seed: int) -> Luck:
    log = view["log"]
    return Luck(Chance(seed, view["seat"], _PLAYERS[game].lots(log)), Chance(seed, view["seat"], len(log)))


def decide(game: str, name: str, view: Any, choices: Sequence[Any], seed: int, temper: str = EVEN) -> Any:
    """What that bot does."""
    return finish(think(game, name, view, choices, seed, temper))


def hint(game: str, view: Any, choices: Sequence[Any], seed: int) -> Thought[Remark]:
    """What the strongest head would do in the place of whoever has this view. It is told to nobody else."""
    if not choices:
        raise BadInput("nothing_to_do", "this seat may do nothing now")
    strongest: Bot = _PLAYERS[game].LEVELS[levels(game)[-1]]
    thought: Thought[Remark] = _PLAYERS[game].hint(strongest, view, choices, _luck(game, view, seed))
    return thought


def reason(game: str, view: Any, action: Any) -> Remark:
    """Why a bot may have done this, from the public view before it: nothing hidden can be learned from the answer."""
    remark: Remark = _PLAYERS[game].reason(view, action)
    return remark


__all__ = ["EVEN", "Remark", "Thought", "decide", "finish", "hint", "levels", "reason", "styles", "tempers", "think"]
