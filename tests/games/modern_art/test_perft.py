"""How many games of so many actions there are from tiny set-ups, counted by hand beside each."""

import pytest
from positions import play, position

from modernart.games.modern_art import apply, legal, to_act
from modernart.games.modern_art.actions import Amounts, Offer
from modernart.games.modern_art.cards import card_named


def perft(state, depth):
    if depth == 0:
        return 1
    count = 0
    for seat in to_act(state):
        for choice in legal(state, seat):
            options = (
                [choice.of(amount) for amount in range(choice.min, choice.max + 1)]
                if isinstance(choice, Amounts)
                else [choice]
            )
            count += sum(perft(apply(state, action)[0], depth - 1) for action in options)
    return count


def offered(card, *others, cash):
    """Seat 0 has just offered `card`; the rest of the hands are the others'."""
    state = position(f"{card} {others[0]}", *others[1:], cash=cash)
    return play(state, Offer(0, card_named(card)))[0]


REST = ("1-open-1", "1-open-2", "1-open-3")


@pytest.mark.parametrize(
    ("state", "counts"),
    [
        # Two prices; each is bought or passed by seat 1; after a purchase one card can be offered, after a pass seat 2
        # buys or passes.
        (offered("0-fixed_price-1", *REST, cash=(2, 2, 2)), [2, 4, 6]),
        # Rising bids of at most 2 among three who may pass: n bidders, C(n + 2, 2) ways.
        (offered("0-once_around-1", *REST, cash=(2, 2, 2)), [3, 6, 10]),
        # Any order, two amounts each: 3 * 2, then * 2 * 2, then * 1 * 2.
        (offered("0-sealed-1", *REST, cash=(1, 1, 1)), [6, 24, 48]),
        # Three may bid 1 or pass; after a bid two can only pass; after a pass two may bid or pass; after
        # pass and bid two pass, after two passes the last bids or passes.
        (offered("0-open-1", *REST, cash=(1, 1, 1)), [6, 18, 30]),
        # Seat 0 adds or declines; then the open sale of above, or seat 1 adds or declines; then that sale, the
        # sealed one, or seat 2 declines.
        (
            offered("0-double-1", "0-open-1", "0-sealed-1 1-open-1", "1-open-2", cash=(1, 1, 1)),
            [2, 6 + 2, 18 + 6 + 1],
        ),
        # Nobody has money: a price of 0, which seat 1 takes, or seat 2, or nobody; each time one card is left to offer.
        (offered("0-fixed_price-1", *REST, cash=(0, 0, 0)), [1, 2, 3]),
    ],
    ids=["fixed price", "once around", "sealed", "open", "double", "no money"],
)
def test_counts(state, counts):
    assert [perft(state, depth) for depth in (1, 2, 3)] == counts
