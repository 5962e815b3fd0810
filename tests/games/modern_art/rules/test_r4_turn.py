"""R4: a turn."""

import pytest
from positions import payments, play, position, sale

from modernart.games.errors import IllegalAction
from modernart.games.modern_art import apply, legal, to_act, view
from modernart.games.modern_art.actions import Amounts, Bid, Buy, Offer, Pass, Price, Seal
from modernart.games.modern_art.cards import card_named

LOT = card_named("0-once_around-1")


def test_r4_1_the_seller_shows_a_card_of_the_hand_and_the_turn_goes_left():
    state = position("0-once_around-1 1-open-1", "1-open-2", "1-open-3", seller=0)
    assert legal(state, 0) == (Offer(0, LOT), Offer(0, card_named("1-open-1")))
    state, _ = play(state, Offer(0, LOT), Pass(1), Pass(2), Pass(0))
    assert state.phase.name == "offer"
    assert to_act(state) == (1,)
    assert LOT not in state.hands[0]


def test_r4_1_a_card_of_another_hand_cannot_be_shown():
    state = position("0-once_around-1", "1-open-2", "1-open-3")
    with pytest.raises(IllegalAction) as refusal:
        apply(state, Offer(0, card_named("1-open-2")))
    assert refusal.value.code == "not_in_hand"


def test_r4_2_the_winner_pays_the_seller_and_owns_the_painting_until_the_round_ends():
    state = position("0-once_around-1 1-open-1", "1-open-2", "1-open-3")
    state, events = play(state, Offer(0, LOT), Bid(1, 30), Pass(2), Pass(0))
    assert payments(events) == [(1, 0, 30)]
    assert state.cash == (130, 70, 100)
    assert view(state, None)["seats"][1]["bought"] == [LOT.name]


def test_r4_2_a_seller_who_wins_pays_the_bank():
    state = position("0-once_around-1 1-open-1", "1-open-2", "1-open-3")
    state, events = play(state, Offer(0, LOT), Bid(1, 30), Pass(2), Bid(0, 31))
    assert payments(events) == [(0, None, 31)]
    assert state.cash == (69, 100, 100)


def test_r4_3_bids_rise_and_stay_within_ones_money():
    state = position("0-once_around-1 1-open-1", "1-open-2", "1-open-3", cash=(10, 20, 30))
    state, _ = play(state, Offer(0, LOT), Bid(1, 20))
    assert legal(state, 2) == (Amounts(2, 21, 30, "bid"), Pass(2))
    for amount, code in ((20, "too_low"), (0, "too_low"), (-5, "too_low"), (31, "too_high")):
        with pytest.raises(IllegalAction) as refusal:
            apply(state, Bid(2, amount))
        assert refusal.value.code == code
    for amount in (21.0, True, "21", None):
        with pytest.raises(IllegalAction) as refusal:
            apply(state, Bid(2, amount))
        assert refusal.value.code == "not_whole"


def test_r4_3_a_refusal_does_not_tell_how_much_money_there_is():
    state = position("0-once_around-1 1-open-1", "1-open-2", "1-open-3", cash=(10, 77, 30))
    state, _ = play(state, Offer(0, LOT))
    with pytest.raises(IllegalAction) as refusal:
        apply(state, Bid(1, 500))
    assert "77" not in str(refusal.value)


@pytest.mark.parametrize(
    ("card", "actions"),
    [
        ("0-open-1", [Pass(1), Pass(0), Pass(2)]),
        ("0-once_around-1", [Pass(1), Pass(2), Pass(0)]),
        ("0-sealed-1", [Seal(1, 0), Seal(2, 0), Seal(0, 0)]),
    ],
)
def test_r4_4_with_no_bid_the_seller_takes_it_for_nothing(card, actions):
    state = position(f"{card} 1-open-1", "1-open-2", "1-open-3")
    state, events = play(state, Offer(0, card_named(card)), *actions)
    assert sale(events) == ((card_named(card),), 0, 0, (), "sold")
    assert state.cash == (100, 100, 100)
    assert state.bought[0] == (card_named(card),)


def test_r4_4_not_so_at_a_fixed_price():
    state = position("0-fixed_price-1 1-open-1", "1-open-2", "1-open-3")
    state, events = play(state, Offer(0, card_named("0-fixed_price-1")), Price(0, 40), Pass(1), Pass(2))
    assert payments(events) == [(0, None, 40)]
    assert state.cash == (60, 100, 100)


def test_r4_5_a_player_without_cards_is_passed_over_and_still_bids():
    state = position("0-once_around-1 1-open-1", "", "1-open-3")
    state, events = play(state, Offer(0, LOT), Bid(1, 5), Pass(2), Pass(0))
    assert sale(events).buyer == 1
    assert to_act(state) == (2,)


def test_r4_5_a_lone_seller_goes_on():
    state = position("0-fixed_price-1 1-open-1", "", "")
    state, _ = play(state, Offer(0, card_named("0-fixed_price-1")), Price(0, 1), Buy(1))
    assert to_act(state) == (0,)
