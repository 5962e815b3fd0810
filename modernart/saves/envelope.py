"""A saved game in an envelope: which game it is, who plays it, and a digest that shows any alteration.

Where the version stands never changes, so that any app can tell what it has before it.
"""

from typing import Any, NamedTuple

from modernart.games.contract import Game
from modernart.games.errors import BadInput, BadSave
from modernart.games.reading import JsonObject, fields, shown, text, whole
from modernart.games.registry import GAMES
from modernart.saves.migrations import VERSION, migrated
from modernart.saves.party import Party, read_party
from modernart.saves.seals import sealed, unsealed


class Opened(NamedTuple):
    game: Game
    state: Any
    party: Party | None  # None where the envelope came without one


def seal(game: Game, state: Any, party: Party | None = None) -> JsonObject:
    return sealed(
        {
            "version": VERSION,
            "game": game.NAME,
            "saved": game.to_json(state),
            "party": None if party is None else party.to_json(),
        }
    )


def unseal(data: object) -> Opened:
    """What is in it. An altered envelope is refused by its digest, a forged one by the game's own checks."""
    return open_contents(unsealed(data))


def open_contents(contents: JsonObject) -> Opened:
    """The same, for contents that were taken out already."""
    try:
        if whole(contents.get("version"), "the version of a save", low=1) > VERSION:
            raise BadSave("newer_version", "this game was saved by a newer version of the app")
        read = fields(migrated(contents), "a save", required=("version", "game", "saved", "party"))
        name = text(read["game"], "the game of a save")
        if name not in GAMES:
            raise BadSave("unknown_game", f"there is no game {shown(name)} in this house")
        game = GAMES[name]
        state = game.from_json(read["saved"])
        players = len(game.view(state, None)["seats"])
        party = None if read["party"] is None else read_party(read["party"], name, players)
    except BadInput as wrong:
        raise BadSave(wrong.code, wrong.sentence) from wrong
    return Opened(game, state, party)
