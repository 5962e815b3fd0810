"""A saved game in an envelope: which game it is, and a digest that shows any alteration."""

import hashlib
import json
from typing import Any

from modernart.games import GAMES
from modernart.games.contract import Game
from modernart.games.errors import BadInput, BadSave
from modernart.games.reading import JsonObject, fields, shown, text, whole

VERSION = 1


def seal(game: Game, state: Any) -> JsonObject:
    contents = {"version": VERSION, "game": game.NAME, "saved": game.to_json(state)}
    return {**contents, "digest": digest(contents)}


def unseal(data: object) -> tuple[Game, Any]:
    """The game and its state. An altered envelope is refused by its digest, a forged one by the game's own checks."""
    try:
        envelope = fields(data, "a save", required=("version", "game", "saved", "digest"))
        if whole(envelope["version"], "the version of a save", low=1) > VERSION:
            raise BadSave("newer_version", "this save was made by a newer version of the app")
        claimed = text(envelope["digest"], "the digest of a save")
        name = text(envelope["game"], "the game of a save")
    except BadInput as wrong:
        raise BadSave(wrong.code, wrong.sentence) from wrong
    if claimed != digest({key: value for key, value in envelope.items() if key != "digest"}):
        raise BadSave("digest", "the save was altered or damaged: its digest does not fit")
    if name not in GAMES:
        raise BadSave("unknown_game", f"there is no game {shown(name)} in this house")
    game = GAMES[name]
    return game, game.from_json(envelope["saved"])


def digest(contents: JsonObject) -> str:
    """Of the JSON in one fixed spelling, so that white space and the order of fields do not matter."""
    spelled = json.dumps(contents, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(spelled.encode("ascii")).hexdigest()
