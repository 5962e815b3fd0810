"""What a painting of each artist will be worth when the round ends, as a small network learned to say.

It saw many thousand lots of games among bots, and what the bank paid in the end (tools/school). For each artist it
gives the chances of no tile and of each tile; the coins on the board count with a tile only (R6.5).
"""

import json
from functools import cache, lru_cache
from math import exp
from operator import mul
from pathlib import Path

from modernart.games.modern_art.market import TILES
from modernart.players.modern_art.situation import Situation

Layer = tuple[list[list[float]], list[float]]  # a row of weights for each of its outputs; what each begins with

_PACKAGE = Path(__file__).resolve().parents[2]
LEARNED = Path("assets") / "bots" / "appraiser.json"


@cache
def _layers() -> list[Layer]:
    path = next(place for place in (_PACKAGE.parent / LEARNED, _PACKAGE / LEARNED) if place.exists())
    return [(weights, begin) for weights, begin in json.loads(path.read_text("ascii"))["layers"]]


@lru_cache(maxsize=2000)
def appraised(situation: Situation) -> list[float]:
    """The worth to be expected, by artist."""
    worths = []
    raw = _outputs(situation.features())
    width = 1 + len(TILES)
    for artist, coins in enumerate(situation.gathered):
        none, *tiles = softmax(raw[artist * width : (artist + 1) * width])
        worths.append(sum(chance * (coins + tile) for chance, tile in zip(tiles, TILES, strict=True)))
    return worths


def softmax(raw: list[float]) -> list[float]:
    most = max(raw)
    powers = [exp(value - most) for value in raw]
    total = sum(powers)
    return [power / total for power in powers]


def _outputs(row: list[float]) -> list[float]:
    *inner, last = _layers()
    for weights, begin in inner:
        row = [max(0.0, sum(map(mul, weight, row)) + bias) for weight, bias in zip(weights, begin, strict=True)]
    weights, begin = last
    return [sum(map(mul, weight, row)) + bias for weight, bias in zip(weights, begin, strict=True)]
