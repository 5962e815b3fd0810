"""Chance is pinned: a changed number here is a changed deck in everybody's saved games."""

import pytest

from modernart.games.chance import Chance
from modernart.games.modern_art import new, read_options
from modernart.games.modern_art.cards import CARDS


def test_the_generator_is_splitmix64():
    """The first words from seed 1234567, as published with the algorithm."""
    chance = Chance(1234567)
    words = [chance._word() for _ in range(3)]
    assert words == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_the_shuffle_is_pinned():
    state = new(read_options({"players": 4, "seed": 7}))
    assert " ".join(card.name for card in state.hands[0]) == SEVEN[0]
    assert " ".join(card.name for card in state.deck[:6]) == SEVEN[1]


SEVEN = (
    "0-fixed_price-1 1-open-1 1-open-3 1-fixed_price-1 1-double-2 2-once_around-1"
    " 3-double-3 4-once_around-3 4-fixed_price-3",
    "0-open-1 3-fixed_price-1 0-open-3 2-sealed-2 2-fixed_price-2 2-sealed-3",
)


@pytest.mark.parametrize("seed", [-(10**9), -1, 0, 1, 10**9])
def test_a_shuffled_deck_is_the_same_cards(seed):
    deck = Chance(seed).shuffled(CARDS)
    assert sorted(card.name for card in deck) == sorted(card.name for card in CARDS)
    assert deck == Chance(seed).shuffled(CARDS)
    assert deck != Chance(seed + 1).shuffled(CARDS)


def test_every_number_comes_up_about_as_often():
    chance = Chance(3)
    counts = [0] * 7
    for _ in range(70_000):
        counts[chance.below(7)] += 1
    assert all(9_500 < count < 10_500 for count in counts)


def test_streams_of_one_seed_differ():
    firsts = {Chance(1, stream).below(10**9) for stream in range(100)}
    assert len(firsts) == 100
