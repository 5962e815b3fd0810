"""A moment of a round in numbers, as an appraiser needs it: what lies open, and perhaps one seat's own hand.

Cards are counted by artist, singles first and then doubles, because only a double can bring a second card along.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from modernart.games.modern_art.cards import ARTISTS, CARDS, Card, Kind
from modernart.games.modern_art.market import rank

Counts = tuple[int, ...]

KINDS_OF_CARD = 2 * len(ARTISTS)


def sort_of(card: Card) -> int:
    """Which of the ten sorts it is."""
    return card.artist + (len(ARTISTS) if card.kind is Kind.DOUBLE else 0)


def counted(cards: Iterable[Card]) -> Counts:
    counts = [0] * KINDS_OF_CARD
    for card in cards:
        counts[sort_of(card)] += 1
    return tuple(counts)


ALL = counted(CARDS)

MOST_SEATS = 5


class Situation(NamedTuple):
    round: int
    turn: int  # who offers next, once this lot is sold
    played: Counts  # this round, the lot included
    gathered: Counts  # on the board, by artist
    bought: tuple[Counts, ...]  # by seat and artist, the lot not included
    sizes: Counts  # of hands
    hidden: Counts  # by sort: everything that has not come to light, but for one's own hand where it is known
    mystery: int  # cards face down
    lot: tuple[int, ...] = ()  # the artists of what is for sale
    seat: int | None = None  # whose eyes; nobody's
    hand: Counts = (0,) * KINDS_OF_CARD

    @property
    def players(self) -> int:
        return len(self.bought)

    def showing(self, cards: Sequence[Card], seller: int) -> "Situation":
        """After this seat put these cards of its own hand up for sale."""
        played, hand = list(self.played), list(self.hand)
        sizes = list(self.sizes)
        for card in cards:
            played[card.artist] += 1
            hand[sort_of(card)] -= 1
            sizes[seller] -= 1
        return self._replace(
            turn=(seller + 1) % self.players,
            played=tuple(played),
            hand=tuple(hand),
            sizes=tuple(sizes),
            lot=tuple(card.artist for card in cards),
        )

    def features(self) -> list[float]:
        """What the appraiser looks at; seats in the order in which they will offer."""
        players = self.players
        order = [(self.turn + step) % players for step in range(players)]
        spare = (0.0,) * (MOST_SEATS - players)
        row: list[float] = [float(count >= mark) for count in self.played for mark in (1, 2, 3, 4)]
        ranking = rank(self.played)
        row += [float(place < len(ranking) and ranking[place] == artist) for place in range(3) for artist in ARTISTS]
        row += [coins / 60 for coins in self.gathered]
        row += [count / 2 for count in self.hand]
        row += [count / 6 for count in self.hidden]
        for seat in order:
            row += [count / 2 for count in self.bought[seat]]
        row += spare * len(ARTISTS)
        row += [float(self.lot.count(artist)) for artist in ARTISTS]
        row += [self.sizes[seat] / 8 for seat in order]
        row += spare
        row += [float(seat == self.seat) for seat in order]
        row += spare
        row += [float(self.round == number) for number in (1, 2, 3, 4)]
        row += [float(players == number) for number in (3, 4, 5)]
        row += [sum(self.played) / 10, self.mystery / 6, float(self.seat is None)]
        return row
