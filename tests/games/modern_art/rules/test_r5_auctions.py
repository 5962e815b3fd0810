"""R5.1 to R5.4: the four single auctions."""

import itertools

import pytest
from positions import payments, play, position, sale

from modernart.games.errors import IllegalAction
from modernart.games.modern_art import apply, legal, to_act, view
from modernart.games.modern_art.actions import Amounts, Bid, Buy, Offer, Pass, Price, Seal
from modernart.games.modern_art.auctions.sealed import highest
from modernart.games.modern_art.cards import card_named
from modernart.games.modern_art.events import Revealed, Sealed


def offered(kind, **table):
    """Seat 0 has put up a painting of this kind, among three."""
    card = f"0-{kind}-1"
    state = position(f"{card} 1-open-1", "1-open-2 2-open-1", "1-open-3 2-open-2", **table)
    return play(state, Offer(0, card_named(card)))[0]


def refused(state, action):
    with pytest.raises(IllegalAction) as refusal:
        apply(state, action)
    return refusal.value.code


def test_r5_1_all_bid_in_any_order_the_seller_too():
    state = offered("open")
    assert set(to_act(state)) == {0, 1, 2}
    state, events = play(state, Bid(2, 1), Bid(0, 2), Bid(2, 3), Bid(1, 9), Pass(0), Pass(2))
    assert payments(events) == [(1, 0, 9)]
    assert view(state, None)["auction"] is None


def test_r5_1_a_new_bid_undoes_all_passes():
    state, _ = play(offered("open"), Pass(1), Pass(2), Bid(0, 4))
    assert set(to_act(state)) == {1, 2}
    assert view(state, None)["auction"]["in"] == [1, 2]


def test_r5_1_a_pass_binds_until_the_next_bid():
    state, _ = play(offered("open"), Bid(0, 3), Pass(1))
    assert refused(state, Bid(1, 5)) == "not_your_turn"
    assert refused(state, Pass(1)) == "not_your_turn"


def test_r5_1_ruling_who_leads_does_not_outbid_themselves():
    state, _ = play(offered("open"), Bid(1, 3))
    assert legal(state, 1) == ()
    assert refused(state, Bid(1, 4)) == "not_your_turn"


def test_r5_1_who_cannot_go_higher_is_still_asked():
    state, _ = play(offered("open", cash=(10, 10, 10)), Bid(1, 10))
    assert set(to_act(state)) == {0, 2}
    assert legal(state, 2) == (Pass(2),)


def test_r5_2_once_around_from_the_sellers_left_the_seller_last():
    state = offered("once_around")
    order = []
    for amount in (5, 6, 7):
        (seat,) = to_act(state)
        order.append(seat)
        assert view(state, None)["auction"]["in"][0] == seat
        state, events = play(state, Bid(seat, amount))
    assert order == [1, 2, 0]
    assert payments(events) == [(0, None, 7)]


def test_r5_2_one_chance_each():
    state, _ = play(offered("once_around"), Bid(1, 5), Bid(2, 6))
    assert refused(state, Bid(1, 7)) == "not_your_turn"
    _, events = play(state, Pass(0))
    assert sale(events).buyer == 2


def test_r5_3_sealed_bids_are_revealed_together():
    state, events = play(offered("sealed"), Seal(2, 7))
    assert events == [Sealed(2)]
    state, events = play(state, Seal(0, 3))
    assert events == [Sealed(0)]
    state, events = play(state, Seal(1, 5))
    assert events[:2] == [Sealed(1), Revealed((3, 5, 7))]
    assert payments(events) == [(2, 0, 7)]


def test_r5_3_a_sealed_bid_is_locked_and_within_ones_money():
    state, _ = play(offered("sealed", cash=(5, 6, 7)), Seal(2, 7))
    assert legal(state, 1) == (Amounts(1, 0, 6, "seal"),)
    assert refused(state, Seal(2, 6)) == "not_your_turn"
    assert refused(state, Seal(1, 7)) == "too_high"
    assert refused(state, Seal(1, -1)) == "too_low"


@pytest.mark.parametrize("seller", range(4))
@pytest.mark.parametrize("amounts", list(itertools.product((0, 4, 5), repeat=4)))
def test_r5_3_of_equal_highest_bids_the_sellers_wins_else_the_first_clockwise(seller, amounts):
    best = [seat for seat in range(4) if amounts[seat] == max(amounts)]
    expected = seller if seller in best else min(best, key=lambda seat: (seat - seller) % 4)
    assert highest(amounts, seller) == expected


def test_r5_4_the_first_who_wants_it_buys_and_ends_it():
    state, _ = play(offered("fixed_price"), Price(0, 25))
    assert to_act(state) == (1,)
    assert view(state, None)["auction"]["price"] == 25
    _, events = play(state, Buy(1))
    assert payments(events) == [(1, 0, 25)]


def test_r5_4_if_nobody_buys_the_seller_must_paying_the_bank():
    state, events = play(offered("fixed_price"), Price(0, 100), Pass(1), Pass(2))
    assert payments(events) == [(0, None, 100)]
    assert state.cash == (0, 100, 100)


def test_r5_4_the_price_is_not_above_the_sellers_money():
    state = offered("fixed_price", cash=(30, 100, 100))
    assert legal(state, 0) == (Amounts(0, 1, 30, "price"),)
    assert refused(state, Price(0, 31)) == "too_high"
    assert refused(state, Price(1, 5)) == "not_your_turn"


def test_r5_4_a_buyer_needs_the_money():
    state, _ = play(offered("fixed_price", cash=(30, 29, 30)), Price(0, 30))
    assert legal(state, 1) == (Pass(1),)
    assert refused(state, Buy(1)) == "too_high"
    state, _ = play(state, Pass(1))
    assert legal(state, 2) == (Buy(2), Pass(2))


def test_r5_4_ruling_the_price_is_at_least_1():
    assert refused(offered("fixed_price"), Price(0, 0)) == "too_low"


def test_r5_4_ruling_only_a_seller_with_no_money_names_0():
    state = offered("fixed_price", cash=(0, 100, 100))
    assert legal(state, 0) == (Amounts(0, 0, 0, "price"),)
    state, events = play(state, Price(0, 0), Buy(1))
    assert payments(events) == []
    assert state.cash == (0, 100, 100)
