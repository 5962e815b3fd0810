"""Clockwise: the order of everything at the table."""

from functools import cache

from modernart.games.modern_art.cards import Card


@cache
def clockwise(first: int, players: int) -> tuple[int, ...]:
    """All seats, beginning with `first`."""
    return tuple((first + step) % players for step in range(players))


@cache
def left_of(seat: int, players: int) -> tuple[int, ...]:
    """All other seats, beginning at this one's left."""
    return clockwise(seat, players)[1:]


@cache
def seller_last(seller: int, players: int) -> tuple[int, ...]:
    """All seats, beginning at the seller's left and ending with the seller (R5.2)."""
    return (*left_of(seller, players), seller)


def next_seller(hands: tuple[tuple[Card, ...], ...], after: int) -> int | None:
    """The next to the left who has a card to sell; players without are passed over (R4.5, R6.7)."""
    for seat in seller_last(after, len(hands)):
        if hands[seat]:
            return seat
    return None


def but(seat: int, waiting: tuple[int, ...]) -> tuple[int, ...]:
    """Those who are left to act when this seat has acted."""
    place = waiting.index(seat)
    return waiting[:place] + waiting[place + 1 :]
