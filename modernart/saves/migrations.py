"""Older saves, brought up to date by one small step for each version. A step takes the contents of an envelope of its
version, and answers with those of the next; an example of each version lies in tests/saves/examples.
"""

from collections.abc import Callable

from modernart.games.reading import JsonObject

VERSION = 2

Step = Callable[[JsonObject], JsonObject]


def _a_party_comes_along(contents: JsonObject) -> JsonObject:
    """1 knew the game alone; nobody's name went with it."""
    return {**contents, "party": None}


STEPS: dict[int, Step] = {1: _a_party_comes_along}


def migrated(contents: JsonObject) -> JsonObject:
    while contents["version"] < VERSION:
        step = STEPS[contents["version"]]
        contents = {**step(contents), "version": contents["version"] + 1}
    return contents
