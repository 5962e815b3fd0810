"""What a painting of each artist will be worth when the round ends, as a small network learned to say.

It saw many thousand lots of games among bots, and what the bank paid in the end (tools/school). For each artist it
gives the chances of no tile and of each tile; the coins on the board count with a tile only (R6.5).
"""

import json
from functools import cache, lru_cache
from math import exp
from operator import mul
from pathlib import Path

from modernart.games.modern_art.cards import ARTISTS
from modernart.games.modern_art.market import LAST_CARD, TILES, rank
from modernart.games.modern_art.options import FEWEST, MOST
from modernart.games.modern_art.rounds import ROUNDS
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
    raw = _outputs(features(situation))
    width = 1 + len(TILES)
    for artist, coins in enumerate(situation.gathered):
        _, *tiles = softmax(raw[artist * width : (artist + 1) * width])
        worths.append(sum(chance * (coins + tile) for chance, tile in zip(tiles, TILES, strict=True)))
    return worths


def features(situation: Situation) -> list[float]:
    """What the network looks at, in sizes of about one; seats in the order in which they will offer."""
    players, played = situation.players, situation.played
    order = [(situation.turn + step) % players for step in range(players)]
    spare = [0.0] * (MOST - players)
    ranking = rank(played)
    row = [float(count >= mark) for count in played for mark in range(1, LAST_CARD)]
    row += [float(ranking[place : place + 1] == (artist,)) for place in range(len(TILES)) for artist in ARTISTS]
    row += [coins / 60 for coins in situation.gathered]
    row += [count / 2 for count in situation.hand]
    row += [count / 6 for count in situation.hidden]
    for seat in order:
        row += [count / 2 for count in situation.bought[seat]]
    row += spare * len(ARTISTS)
    row += [float(situation.lot.count(artist)) for artist in ARTISTS]
    row += [*(situation.sizes[seat] / 8 for seat in order), *spare]
    row += [*(float(seat == situation.seat) for seat in order), *spare]
    row += [float(situation.round == number) for number in range(1, ROUNDS + 1)]
    row += [float(players == number) for number in range(FEWEST, MOST + 1)]
    row += [sum(played) / 10, situation.mystery / 6, float(situation.seat is None)]
    return row


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
