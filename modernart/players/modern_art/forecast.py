"""What a painting of each artist will be worth when the round ends: the rest of the round, played many times over.

Others are taken to show, of a few cards that they happen to think of, the one that helps them most: artists who lead,
who have gathered much, of whom they own something. Hands are not dealt out for it: a few cards drawn from all that
are hidden are a few cards of somebody's hand.
"""

from collections import OrderedDict
from collections.abc import Callable
from operator import mul
from random import Random
from typing import NamedTuple

from modernart.games.modern_art.market import LAST_CARD
from modernart.players.modern_art.situation import DOUBLES, Situation, spread, worths_if_ended
from modernart.players.thinking import Thought

THOUGHT_OF = 3  # cards
# What speaks for showing an artist: each card shown, each owned, each coin on the board.
LEADS, OWNS, GATHERED = 4.0, 3.0, 0.1
FINDS_A_SECOND = 0.6  # how often a double does
UNTIL_REST = 50  # rounds


class Forecast(NamedTuple):
    worths: list[float]  # by artist, in the mean
    sales: list[float]  # by seat: what it sells until then, at its worth


# The same lot is thought about at every call for it.
_REMEMBERED: OrderedDict[tuple[Situation, int, int], Forecast] = OrderedDict()
_MEMORY = 300


def forecast(situation: Situation, times: int, seed: int) -> Thought[Forecast]:
    """From a situation that does not end the round. The same seed, the same luck."""
    asked = (situation, times, seed)
    answer = _REMEMBERED.get(asked)
    if answer is None:
        answer, whole = yield from _played_out(situation, times, seed)
        if whole:
            _REMEMBERED[asked] = answer
            if len(_REMEMBERED) > _MEMORY:
                _REMEMBERED.popitem(last=False)
    return answer


def _played_out(situation: Situation, times: int, seed: int) -> Thought[tuple[Forecast, bool]]:
    """And whether nobody cut it short."""
    chance = Random(seed).random
    likes = [
        [OWNS * owned + GATHERED * coins for owned, coins in zip(held, situation.gathered, strict=True)]
        for held in situation.bought
    ]
    hidden, hand = spread(situation.hidden), spread(situation.hand)
    worths = [0] * DOUBLES
    sales = [0] * situation.players
    done = 0
    for done in range(1, times + 1):
        shown = list(situation.played)
        sold = [[0] * DOUBLES for _ in likes]
        _play_out(situation, shown, sold, hidden[:], hand[:], likes, chance)
        ended = worths_if_ended(shown, situation.gathered)
        worths = [total + worth for total, worth in zip(worths, ended, strict=True)]
        sales = [total + sum(map(mul, counts, ended)) for total, counts in zip(sales, sold, strict=True)]
        if done % UNTIL_REST == 0 and (yield):
            break
    return Forecast([total / done for total in worths], [total / done for total in sales]), done == times


def _play_out(
    situation: Situation,
    shown: list[int],
    sold: list[list[int]],
    hidden: list[int],
    own: list[int],
    likes: list[list[float]],
    chance: Callable[[], float],
) -> None:
    """To the end of the round, on `shown` and `sold`. Here a bot spends its time: plain numbers, no calls."""
    players, me, turn = situation.players, situation.seat, situation.turn
    sizes = list(situation.sizes)
    without = 0
    while without < players:
        cards = own if turn == me else hidden
        count = len(cards)
        if not sizes[turn] or not count:
            without += 1
            turn = (turn + 1) % players
            continue
        without = 0
        liked = likes[turn]
        best, most = 0, -1.0
        for _ in range(THOUGHT_OF):
            place = int(chance() * count)
            artist = cards[place] % DOUBLES
            liking = LEADS * shown[artist] + liked[artist]
            if liking > most:
                best, most = place, liking
        card = cards[best]
        cards[best] = cards[-1]
        cards.pop()
        sizes[turn] -= 1
        artist = card % DOUBLES
        shown[artist] += 1
        lot = 1
        if card >= DOUBLES and shown[artist] < LAST_CARD and chance() < FINDS_A_SECOND:
            shown[artist] += 1
            lot = 2
        if shown[artist] >= LAST_CARD:
            return
        sold[turn][artist] += lot
        turn = (turn + 1) % players
