"""R9 and R10: what is hidden, and that the money adds up. The properties are in test_properties.py."""

import json

import pytest
from positions import play, position

from modernart.games.errors import BadSave
from modernart.games.modern_art import legal, to_act, view
from modernart.games.modern_art.actions import Bid, Decline, Offer, Pass, Price, Seal
from modernart.games.modern_art.audit import audit
from modernart.games.modern_art.cards import card_named


def test_r9_1_a_sealed_bid_is_hidden_until_it_is_revealed():
    state = position("0-sealed-1 1-open-1", "1-open-2", "1-open-3")
    state, _ = play(state, Offer(0, card_named("0-sealed-1")), Seal(1, 87))
    assert view(state, 1)["auction"]["own_seal"] == 87
    for seat in (None, 0, 2):
        assert "87" not in json.dumps(view(state, seat))
    assert view(state, None)["auction"]["locked"] == [1]


def test_r9_1_hands_deck_and_mystery_hand_are_in_no_other_view():
    state = position("0-sealed-1 1-open-1", "1-open-2", "1-open-3", mystery="4-sealed-3")
    for seat in (None, 0, 2):
        told = json.dumps(view(state, seat))
        assert "1-open-2" not in told
        assert "4-sealed-3" not in told
    assert view(state, 1)["hand"] == ["1-open-2"]


def test_r9_2_hand_sizes_paintings_prices_and_payments_are_open():
    state = position("0-once_around-1 1-open-1", "1-open-2", "1-open-3")
    state, _ = play(state, Offer(0, card_named("0-once_around-1")), Bid(1, 5), Pass(2), Pass(0))
    shown = view(state, None)
    assert [seat["hand_size"] for seat in shown["seats"]] == [1, 1, 1]
    assert [seat["bought"] for seat in shown["seats"]] == [[], ["0-once_around-1"], []]
    assert shown["log"][-1] == {
        "type": "sold",
        "cards": ["0-once_around-1"],
        "buyer": 1,
        "price": 5,
        "payments": [{"from": 1, "to": 0, "amount": 5}],
    }


def test_r9_3_one_who_cannot_add_looks_like_one_who_does_not_want_to():
    can = position("0-double-1 1-open-1", "0-open-2", "1-open-3")
    cannot = position("0-double-1 1-open-1", "3-open-2", "1-open-3")
    for step in (Offer(0, card_named("0-double-1")), Decline(0), Decline(1)):
        can, seen = play(can, step)
        cannot, also_seen = play(cannot, step)
        assert seen == also_seen
        assert to_act(can) == to_act(cannot)
        for seat in (None, 0, 2):
            assert view(can, seat) == view(cannot, seat)


def test_r9_3_one_who_cannot_afford_a_price_looks_like_one_who_does_not_want_to():
    rich = position("0-fixed_price-1 1-open-1", "1-open-2", "1-open-3", cash=(50, 50, 50))
    poor = position("0-fixed_price-1 1-open-1", "1-open-2", "1-open-3", cash=(50, 0, 50))
    for step in (Offer(0, card_named("0-fixed_price-1")), Price(0, 30), Pass(1)):
        rich, seen = play(rich, step)
        poor, also_seen = play(poor, step)
        assert seen == also_seen
        for seat in (None, 0, 2):
            assert view(rich, seat) == view(poor, seat)
    assert len(legal(rich, 2)) == 2


@pytest.mark.parametrize("cash", [(100, 100, 99), (101, 100, 100), (201, 0, -1), (-100, 200, 200)])
def test_r10_1_money_that_does_not_add_up_is_found(cash):
    draft = position("0-open-1", "1-open-2", "1-open-3").draft()
    draft.cash = cash
    with pytest.raises(BadSave) as found:
        audit(draft)
    assert found.value.code == "money"


@pytest.mark.parametrize("field", ["discard", "unsold", "deck", "mystery_shown"])
def test_r10_1_a_card_in_two_places_or_none_is_found(field):
    draft = position("0-open-1", "1-open-2", "1-open-3").draft()
    setattr(draft, field, (*getattr(draft, field), card_named("0-open-1")))
    with pytest.raises(BadSave) as found:
        audit(draft)
    assert found.value.code == "cards"
    draft = position("0-open-1", "1-open-2", "1-open-3").draft()
    draft.hands = ((), *draft.hands[1:])
    with pytest.raises(BadSave):
        audit(draft)
