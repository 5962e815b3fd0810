"""What somebody did last, and how the table lay before it: found by playing the game again, which takes no time."""

from collections.abc import Mapping
from typing import Any

from modernart.games.contract import Game


def last_deed(game: Game, state: Any, seat: int) -> tuple[Mapping[str, Any], Any] | None:
    """The public view before it, and the action; None if the seat has done nothing yet."""
    saved: Any = game.to_json(state)
    before = game.new(game.read_options(saved["options"]))
    deed = None
    for action in map(game.read_action, saved["actions"]):
        if getattr(action, "seat", None) == seat:
            deed = before, action
        before, _ = game.apply(before, action)
    return None if deed is None else (game.view(deed[0], None), deed[1])
