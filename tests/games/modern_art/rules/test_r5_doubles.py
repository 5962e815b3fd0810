"""R5.5 to R5.8: doubles."""

import pytest
from positions import payments, play, position, sale

from modernart.games.errors import IllegalAction
from modernart.games.modern_art import apply, legal, to_act, view
from modernart.games.modern_art.actions import Add, Bid, Decline, Offer, Pass, Price, Seal
from modernart.games.modern_art.cards import card_named

DOUBLE = card_named("3-double-1")
SECOND = card_named("3-once_around-1")
FIXED = card_named("3-fixed_price-1")


def table(**options):
    return position(
        "3-double-1 3-double-2 3-sealed-1 0-open-1",
        "1-open-1 0-open-2",
        "3-once_around-1 3-fixed_price-1 0-open-3",
        "3-open-1 2-open-1",
        **options,
    )


def finished_by_seat_2(card=SECOND, **options):
    """Seat 0 offers the double, seats 0 and 1 have nothing to add, seat 2 has."""
    return play(table(**options), Offer(0, DOUBLE), Decline(0), Decline(1), Add(2, card))[0]


def test_r5_5_the_seller_may_add_a_second_card_and_it_says_how_both_are_sold():
    state, _ = play(table(), Offer(0, DOUBLE))
    assert view(state, None)["auction"]["kind"] == "double"
    assert legal(state, 0) == (Add(0, card_named("3-sealed-1")), Decline(0))
    state, _ = play(state, Add(0, card_named("3-sealed-1")))
    assert state.phase.name == "sealed"
    state, events = play(state, Seal(0, 1), Seal(1, 2), Seal(2, 3), Seal(3, 0))
    assert sale(events).cards == (DOUBLE, card_named("3-sealed-1"))
    assert payments(events) == [(2, 0, 3)]


@pytest.mark.parametrize(
    ("card", "code"), [("3-double-2", "does_not_fit"), ("0-open-1", "does_not_fit"), ("3-open-1", "not_in_hand")]
)
def test_r5_5_of_the_same_artist_and_not_itself_a_double(card, code):
    state, _ = play(table(), Offer(0, DOUBLE))
    with pytest.raises(IllegalAction) as refusal:
        apply(state, Add(0, card_named(card)))
    assert refusal.value.code == code


def test_r5_6_all_are_asked_clockwise_beginning_with_the_seller():
    state, _ = play(table(), Offer(0, DOUBLE))
    order = []
    while state.phase.name == "second_card":
        (seat,) = to_act(state)
        order.append(seat)
        state, events = play(state, Decline(seat))
    assert order == [0, 1, 2, 3]
    assert sale(events) == ((DOUBLE,), 0, 0, (), "sold")  # nobody: the seller has it for nothing
    assert to_act(state) == (1,)


def test_r5_6_also_those_with_no_card_that_fits():
    state, _ = play(table(), Offer(0, DOUBLE), Decline(0))
    assert legal(state, 1) == (Decline(1),)


def test_r5_7_who_adds_the_second_card_becomes_the_seller():
    state = finished_by_seat_2()
    auction = view(state, None)["auction"]
    assert (auction["kind"], auction["seller"], auction["first_seller"]) == ("once_around", 2, 0)
    assert auction["in"] == [3, 0, 1, 2]  # the new seller bids last


def test_r5_7_the_turn_goes_on_from_that_players_left():
    state, _ = play(finished_by_seat_2(), Pass(3), Pass(0), Pass(1), Pass(2))
    assert state.bought[2] == (DOUBLE, SECOND)
    assert to_act(state) == (3,)  # seat 1 loses the turn


@pytest.mark.parametrize(
    ("winner", "expected"),
    [(3, [(3, 2, 31)]), (0, [(0, 2, 31)]), (2, [(2, None, 31)])],
)
def test_r5_8_all_to_second(winner, expected):
    actions = [Bid(seat, 31) if seat == winner else Pass(seat) for seat in (3, 0, 1, 2)]
    _, events = play(finished_by_seat_2(proceeds="all_to_second"), *actions)
    assert payments(events) == expected


@pytest.mark.parametrize(
    ("winner", "expected"),
    [
        (3, [(3, 0, 15), (3, 2, 16)]),  # the odd 1 to the new seller
        (0, [(0, None, 15), (0, 2, 16)]),  # each pays the own share to the bank, the other to the other
        (2, [(2, 0, 15), (2, None, 16)]),
    ],
)
def test_r5_8_split(winner, expected):
    actions = [Bid(seat, 31) if seat == winner else Pass(seat) for seat in (3, 0, 1, 2)]
    _, events = play(finished_by_seat_2(proceeds="split"), *actions)
    assert payments(events) == expected


def test_r5_8_split_of_1():
    _, events = play(finished_by_seat_2(proceeds="split"), Bid(3, 1), Pass(0), Pass(1), Pass(2))
    assert payments(events) == [(3, 2, 1)]


@pytest.mark.parametrize(
    ("proceeds", "expected"), [("split", [(2, 0, 10), (2, None, 11)]), ("all_to_second", [(2, None, 21)])]
)
def test_r5_8_a_fixed_price_that_nobody_took(proceeds, expected):
    state = finished_by_seat_2(FIXED, proceeds=proceeds)
    _, events = play(state, Price(2, 21), Pass(3), Pass(0), Pass(1))
    assert payments(events) == expected


def test_r5_8_a_double_of_ones_own_is_not_split():
    state, _ = play(table(proceeds="split"), Offer(0, DOUBLE), Add(0, card_named("3-sealed-1")))
    _, events = play(state, Seal(0, 0), Seal(1, 9), Seal(2, 0), Seal(3, 0))
    assert payments(events) == [(1, 0, 9)]


def test_r5_8_ruling_the_winner_needs_the_whole_price():
    state = finished_by_seat_2(proceeds="split", cash=(20, 50, 50, 50))
    state, _ = play(state, Bid(3, 20))
    assert legal(state, 0) == (Pass(0),)  # 21 is too much, though 10 of it would come back
    with pytest.raises(IllegalAction):
        apply(state, Bid(0, 21))
