"""A game as JSON: what was agreed, what was done, and where that led.

The position is not needed to go on: replaying the actions gives it. It is there to be compared, so that an
edited or made-up save is found out whatever was changed in it: no game can be loaded that could not
have been played.
"""

from typing import Any

from modernart.games.errors import BadInput, BadSave, GameError
from modernart.games.modern_art.actions import read_action
from modernart.games.modern_art.audit import audit
from modernart.games.modern_art.game import apply, new
from modernart.games.modern_art.options import options_to_json, read_options
from modernart.games.modern_art.plain import plain
from modernart.games.modern_art.state import State, history
from modernart.games.reading import JsonObject, fields, items, whole

VERSION = 1


def to_json(state: State) -> JsonObject:
    return {
        "version": VERSION,
        "options": options_to_json(state.options),
        "actions": [plain(action) for action, _ in history(state) if action is not None],
        "position": position(state),
    }


def from_json(data: object) -> State:
    """The state that was saved, or `BadSave` with what is wrong."""
    try:
        save = fields(data, "a saved game", required=("version", "options", "actions", "position"))
        if whole(save["version"], "the version of a saved game", low=1) > VERSION:
            raise BadSave("newer_version", "this game was saved by a newer version of the app")
        options = read_options(save["options"])
        if not _same(save["options"], options_to_json(options)):
            raise BadSave("incomplete_options", "a saved game has all its options written out")
        state = new(options)
        for number, done in enumerate(items(save["actions"], "actions"), start=1):
            state = _replayed(state, number, done)
        _compare(save["position"], position(state))
    except BadInput as wrong:
        raise BadSave(wrong.code, wrong.sentence) from wrong
    audit(state)
    return state


def _replayed(state: State, number: int, done: object) -> State:
    try:
        return apply(state, read_action(done))[0]
    except GameError as wrong:
        raise BadSave(wrong.code, f"action {number} cannot be: {wrong.sentence}") from wrong


def position(state: State) -> dict[str, Any]:
    """Every field of the state but the options and the log, which are saved as options and actions."""
    return {field: plain(getattr(state, field)) for field in sorted(State.__slots__) if field not in ("options", "log")}


def _compare(saved: object, played: dict[str, Any]) -> None:
    for field, value in fields(saved, "the position", required=tuple(played)).items():
        if not _same(value, played[field]):
            raise BadSave("wrong_position", f"the actions do not lead to the saved {field}")  # not which: it is secret


def _same(saved: object, played: object) -> bool:
    """Equal, and of the same types throughout: in Python True equals 1 and 12.0 equals 12."""
    if type(saved) is not type(played):
        return False
    if isinstance(saved, list) and isinstance(played, list):
        return len(saved) == len(played) and all(map(_same, saved, played))
    if isinstance(saved, dict) and isinstance(played, dict):
        return saved.keys() == played.keys() and all(_same(saved[key], played[key]) for key in played)
    return saved == played
