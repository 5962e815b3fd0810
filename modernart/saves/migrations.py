"""Older saves, brought up to date by one small step for each version. A step takes the contents of an envelope of its
version, and answers with those of the next; an example of each version lies in tests/saves/examples.
"""

from collections.abc import Callable
from typing import Any

from modernart.games.reading import JsonObject

VERSION = 3

Step = Callable[[JsonObject], JsonObject]


def _a_party_comes_along(contents: JsonObject) -> JsonObject:
    """1 knew the game alone; nobody's name went with it."""
    return {**contents, "party": None}


def _bots_are_called_anew(contents: JsonObject) -> JsonObject:
    """2 had three bots, by other names; one that did anything at all has become the one that knows least."""
    names = {"random": "novice", "simple": "regular"}

    def called_anew(seat: Any) -> Any:
        level = seat.get("level") if isinstance(seat, dict) else None
        return {**seat, "level": names[level]} if isinstance(level, str) and level in names else seat

    party = contents.get("party")
    if not isinstance(party, dict) or not isinstance(party.get("seats"), list):
        return contents  # whatever is wrong with it, the reader says
    return {**contents, "party": {**party, "seats": [called_anew(seat) for seat in party["seats"]]}}


STEPS: dict[int, Step] = {1: _a_party_comes_along, 2: _bots_are_called_anew}


def migrated(contents: JsonObject) -> JsonObject:
    while contents["version"] < VERSION:
        step = STEPS[contents["version"]]
        contents = {**step(contents), "version": contents["version"] + 1}
    return contents
