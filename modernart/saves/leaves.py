"""The lines of a game's file. Each is a page or an entry, and each is sealed.

A page is an envelope: the whole game up to there. An entry is one thing that was done since.
"""

import json
from collections.abc import Sequence
from typing import Any

from modernart.games.contract import Game
from modernart.games.errors import BadInput, BadSave
from modernart.games.reading import JsonObject, fields, flag, items, whole
from modernart.saves.envelope import seal
from modernart.saves.party import LATEST, MOST_ENTRIES, Party
from modernart.saves.seals import digest, sealed, unsealed

# The kinds of entries, by the field that tells them apart, and what else they hold.
DO, UNDO, SEEN = "do", "undo", "seen"
_FIELDS = {DO: (DO, "position"), UNDO: (UNDO, "position"), SEEN: (SEEN,)}


def page_line(game: Game, state: Any, party: Party) -> bytes:
    return _line(seal(game, state, party))


def entry_line(party: Party, what: JsonObject) -> bytes:
    """`party` as it is with this entry."""
    return _line(sealed({"entry": party.entries, "at": party.at, **what}))


def done(game: Game, actions: Sequence[Any], state: Any) -> JsonObject:
    """These actions were carried out at one stroke, and led to this state."""
    return {DO: [game.plain(action) for action in actions], "position": where(game, state)}


def undone(game: Game, state: Any) -> JsonObject:
    """The last action was taken back."""
    return {UNDO: True, "position": where(game, state)}


def seen() -> JsonObject:
    """Everybody has been shown what was done last."""
    return {SEEN: True}


def where(game: Game, state: Any) -> str:
    """A position in few letters, to be compared."""
    return digest(game.position(state))


def read_line(line: bytes) -> JsonObject:
    """The contents of a page or an entry, as they were sealed; of an entry all fields are what they should be."""
    try:
        contents = unsealed(json.loads(line))
        return _read_entry(contents) if is_entry(contents) else contents
    except (ValueError, RecursionError) as wrong:
        raise BadSave("not_json", "it cannot be read") from wrong
    except BadInput as wrong:
        raise BadSave(wrong.code, wrong.sentence) from wrong


def is_entry(contents: JsonObject) -> bool:
    return "entry" in contents


def _read_entry(contents: JsonObject) -> JsonObject:
    kind = next((kind for kind in _FIELDS if kind in contents), DO)
    read = dict(fields(contents, "an entry", required=("entry", "at", *_FIELDS[kind])))
    whole(read["entry"], "the number of an entry", low=1, high=MOST_ENTRIES)
    whole(read["at"], "the date of an entry", low=0, high=LATEST)
    if kind == DO:
        items(read[DO], "what was done")
    else:
        flag(read[kind], kind)
    return read


def _line(leaf: JsonObject) -> bytes:
    return json.dumps(leaf, separators=(",", ":")).encode("ascii") + b"\n"
