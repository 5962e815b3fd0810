"""The best answers to what others pay, against counting it out."""

import pytest

from modernart.games.modern_art.cards import Kind, card_named
from modernart.players.modern_art import responses
from modernart.players.modern_art.demand import Demand, refusals_of_seller
from modernart.players.modern_art.remembered import Lot

TILT = 1 / 3
LEVEL = [amount / 41 for amount in range(42)]  # the keenest of the others pays 0 to 40, all as likely


def sure(amount, cap=60):
    """The others pay just so much."""
    return [0.0 if paid <= amount else 1.0 for paid in range(cap + 2)]


def a_sale(card, price, buyer, seller=0, amounts=None):
    said = [{"type": "revealed", "amounts": amounts}] if amounts else []
    said.append({"type": "sold", "price": price, "buyer": buyer})
    return Lot((card_named(card),), seller, seller, None, (100,) * 4, said)


def test_a_bid_is_just_above_what_the_others_pay():
    assert responses.bid(30, sure(20), 1, 100) == 20  # equal bids are broken by others; 20 is the most that is paid
    assert responses.bid(15, sure(20), 1, 100) == 0


def test_a_bid_against_anything_is_half_of_the_worth():
    assert responses.bid(30, LEVEL, 1, 100) == pytest.approx(15, abs=1)
    assert responses.bid(30, LEVEL, 1, 10) == 10
    assert responses.bid(30, LEVEL, 20, 100) == 20


def test_a_price_is_what_is_surely_paid_or_else_not_too_much():
    assert responses.price(30, TILT, sure(25), 100).amount == 25
    answer = responses.price(30, TILT, LEVEL, 100)
    gains = [
        (1 - LEVEL[asked]) * responses.sold(30, TILT, asked) + LEVEL[asked] * (30 - asked) for asked in range(1, 41)
    ]
    assert answer.gain == pytest.approx(max(gains))
    assert gains[answer.amount - 1] == max(gains)


def test_a_seller_without_money_names_nothing():
    assert responses.price(30, TILT, LEVEL, 0).amount == 0


def test_a_seller_keeps_what_others_want_for_nothing():
    keeps = responses.keep_or_sell(30, TILT, sure(5), 100)
    assert keeps.amount >= 5
    assert keeps.gain == pytest.approx(30 - keeps.amount)
    sells = responses.keep_or_sell(30, TILT, sure(28), 100)
    assert sells.amount < 28
    assert sells.gain == pytest.approx(responses.sold(30, TILT, 28))


def test_a_table_that_pays_more_is_expected_to_go_on_paying_more():
    usual = Demand(0, []).middle(Kind.SEALED)
    dear = Demand(0, [(a_sale("0-sealed-1", 40, 1, amounts=[0, 40, 3, 3]), 30.0)] * 5)
    cheap = Demand(0, [(a_sale("0-sealed-1", 10, 1, amounts=[0, 10, 3, 3]), 30.0)] * 5)
    assert cheap.middle(Kind.SEALED) < usual < dear.middle(Kind.SEALED)
    assert Demand(0, []).middle(Kind.OPEN) < dear.middle(Kind.OPEN) < dear.middle(Kind.SEALED)


def test_ones_own_bid_tells_nothing_about_the_others():
    keen = Demand(1, [(a_sale("0-sealed-1", 40, 1, amounts=[0, 40, 3, 3]), 30.0)] * 5)
    assert keen.middle(Kind.SEALED) < Demand(1, []).middle(Kind.SEALED)


def test_a_price_that_was_taken_or_not_says_which_way():
    usual = Demand(0, []).middle(Kind.FIXED_PRICE)
    taken = Demand(0, [(a_sale("0-fixed_price-1", 35, 1), 30.0)] * 5)
    left = Demand(1, [(a_sale("0-fixed_price-1", 20, 0), 30.0)] * 5)
    assert left.middle(Kind.FIXED_PRICE) < usual < taken.middle(Kind.FIXED_PRICE)


def test_ones_own_purchases_do_not_make_the_others_keener():
    bought = [a_sale("0-once_around-1", 40, 1)] * 4
    assert Demand(1, [(lot, 30.0) for lot in bought]).middle(Kind.ONCE_AROUND) <= Demand(1, []).middle(Kind.ONCE_AROUND)
    assert Demand(2, [(lot, 30.0) for lot in bought]).middle(Kind.ONCE_AROUND) > Demand(2, []).middle(Kind.ONCE_AROUND)


def test_who_has_no_more_to_pay_is_not_unwilling():
    poor = a_sale("0-open-1", 5, 1)._replace(purses=(100, 5, 5, 5))
    assert Demand(0, [(poor, 40.0)] * 4).middle(Kind.OPEN) == Demand(0, []).middle(Kind.OPEN)


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_where_it_breaks_even_it_is_the_same_to_buy_or_to_let_another_buy(share):
    at = responses.breaks_even(60, TILT, share)
    assert responses.kept(60, TILT, at, share) == pytest.approx(responses.sold(60, TILT, at, share))
    assert (at == 60) == (share == 0)


def test_nobody_pays_beyond_their_purse():
    refusals = Demand(0, []).refusals(Kind.OPEN, 50, richest=12, cap=60)
    assert refusals[0] == 0.0
    assert refusals[12] < 0.1
    assert refusals[13:] == [1.0] * 49
    assert refusals == sorted(refusals)
    assert refusals_of_seller(50, 100, 60)[40] > refusals[12]
