"""A moment of a round in numbers: what lies open, and perhaps one seat's own hand.

Cards are counted by sort, singles of each artist first and then doubles, because only a double can bring a second
card along. What is asked about a situation is asked about a value: the same question has the same answer.
"""

from collections.abc import Iterable, Sequence
from operator import mul
from typing import NamedTuple

from modernart.games.modern_art.cards import ARTISTS, CARDS, Card, Kind
from modernart.games.modern_art.market import LAST_CARD, TILES

Counts = tuple[int, ...]

DOUBLES = len(ARTISTS)  # the first sort of them
SORTS = 2 * len(ARTISTS)


def sort_of(card: Card) -> int:
    return card.artist + (DOUBLES if card.kind is Kind.DOUBLE else 0)


def counted(cards: Iterable[Card]) -> Counts:
    counts = [0] * SORTS
    for card in cards:
        counts[sort_of(card)] += 1
    return tuple(counts)


def spread(counts: Counts) -> list[int]:
    """The sorts of all those cards, one by one."""
    return [sort for sort, count in enumerate(counts) for _ in range(count)]


ALL = counted(CARDS)
NO_HAND = (0,) * SORTS


class Situation(NamedTuple):
    round: int
    turn: int  # who offers next, once this lot is sold
    played: Counts  # this round, by artist, the lot included
    gathered: Counts  # on the board, by artist
    bought: tuple[Counts, ...]  # by seat and artist, the lot not included
    sizes: Counts  # of hands
    hidden: Counts  # by sort: what has not come to light, but for one's own hand where it is known
    mystery: int  # cards face down
    lot: Counts = ()  # the artists of what is for sale
    seat: int | None = None  # whose eyes; nobody's
    hand: Counts = NO_HAND

    @property
    def players(self) -> int:
        return len(self.bought)

    @property
    def ends_round(self) -> bool:
        """R6.1; R7.2, R7.3: or nobody has a card left."""
        return max(self.played) >= LAST_CARD or not any(self.sizes)

    def known_to(self, seat: int, hand: Counts) -> "Situation":
        """The same to somebody who also knows this hand."""
        hidden = tuple(there - own for there, own in zip(self.hidden, hand, strict=True))
        return self._replace(seat=seat, hand=hand, hidden=hidden)

    def known_to_all(self) -> "Situation":
        hidden = tuple(there + own for there, own in zip(self.hidden, self.hand, strict=True))
        return self._replace(seat=None, hand=NO_HAND, hidden=hidden)

    def showing(self, cards: Sequence[Card], seller: int) -> "Situation":
        """After this seat has put these cards of its own hand up for sale, beside what is there already."""
        played, hand, sizes = list(self.played), list(self.hand), list(self.sizes)
        for card in cards:
            played[card.artist] += 1
            hand[sort_of(card)] -= 1
            sizes[seller] -= 1
        return self._replace(
            turn=(seller + 1) % self.players,
            played=tuple(played),
            hand=tuple(hand),
            sizes=tuple(sizes),
            lot=(*self.lot, *(card.artist for card in cards)),
        )

    def turning_over(self, sort: int) -> "Situation":
        """After a card of this sort came up from the mystery hand (R8.3)."""
        played, hidden = list(self.played), list(self.hidden)
        played[sort % DOUBLES] += 1
        hidden[sort] -= 1
        return self._replace(played=tuple(played), hidden=tuple(hidden), mystery=self.mystery - 1)

    def worths_if_ended(self) -> list[int]:
        return worths_if_ended(self.played, self.gathered)

    def collections(self, worths: Sequence[float]) -> list[float]:
        """What everybody's paintings are worth."""
        return [sum(map(mul, held, worths)) for held in self.bought]


def worths_if_ended(played: Sequence[int], gathered: Sequence[int]) -> list[int]:
    """Of one painting of each artist, if the round ended with these cards shown (R6.4, R6.5). Asked at every end of a
    round that is played out in the head, so it does not ask the market.
    """
    # By cards shown, then by the board's order: one number for both.
    order = sorted([count * 8 + DOUBLES - artist for artist, count in enumerate(played)], reverse=True)
    worths = [0] * DOUBLES
    for number, tile in zip(order, TILES, strict=False):
        if number >= 8:
            artist = DOUBLES - (number & 7)
            worths[artist] = gathered[artist] + tile
    return worths
