"""What a painting of each artist will be worth when the round ends: the rest of the round, played many times over.

Others are taken to show, of a few cards that they happen to think of, the one that helps them most: artists who lead,
who have gathered much, of whom they own something. Hands are not dealt out for it: a few cards drawn from all that
are unseen are a few cards of somebody's hand.
"""

from collections.abc import Callable
from operator import mul
from random import Random
from typing import NamedTuple

from modernart.games.modern_art.market import LAST_CARD
from modernart.players.modern_art.knowledge import DOUBLES, Knowledge
from modernart.players.thinking import Thought

THOUGHT_OF = 3  # cards
# What speaks for showing an artist: each card shown, each owned, each coin on the board.
LEADS, OWNS, GATHERED = 4.0, 3.0, 0.1
FINDS_A_SECOND = 0.6  # how often a double does
UNTIL_REST = 50  # rounds


class End(NamedTuple):
    """How the round may end: what a painting of each artist is worth then, and who sold how many of whom until then."""

    worths: list[int]
    sold: list[list[int]]


def forecast(
    known: Knowledge, played: list[int], turn: int, times: int, seed: int, hand: list[int] | None = None
) -> Thought[list[End]]:
    """So many ends of the round, from these cards shown and this seat's turn on.

    The same seed, the same luck.
    """
    chance = Random(seed).random
    hand = known.hand if hand is None else hand
    likes = [
        [OWNS * owned + GATHERED * coins for owned, coins in zip(held, known.gathered, strict=True)]
        for held in known.bought
    ]
    ends = []
    for number in range(times):
        shown = played[:]
        sold = [[0] * DOUBLES for _ in likes]
        _play_out(known, shown, sold, turn, known.unseen[:], hand[:], likes, chance)
        ends.append(End(known.worths(shown), sold))
        if number % UNTIL_REST == UNTIL_REST - 1 and (yield):
            break
    return ends


def means(ends: list[End]) -> list[float]:
    return [sum(worths) / len(ends) for worths in zip(*[end.worths for end in ends], strict=True)]


def sales(ends: list[End], seat: int) -> float:
    """What this seat sells until then, at its worth, beyond the mean of the others."""
    total = 0.0
    for worths, sold in ends:
        incomes = [sum(map(mul, counts, worths)) for counts in sold]
        own = incomes.pop(seat)
        total += own - sum(incomes) / len(incomes)
    return total / len(ends)


def _play_out(
    known: Knowledge,
    shown: list[int],
    sold: list[list[int]],
    turn: int,
    unseen: list[int],
    own: list[int],
    likes: list[list[float]],
    chance: Callable[[], float],
) -> None:
    """To the end of the round, on `shown` and `sold`. Here a bot spends its time: plain numbers, no calls."""
    players, me = known.players, known.me
    sizes = known.sizes[:]
    sizes[me] = len(own)
    without = 0
    while without < players:
        if not sizes[turn]:
            without += 1
            turn = (turn + 1) % players
            continue
        without = 0
        cards = own if turn == me else unseen
        count = len(cards)
        if not count:
            return
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
