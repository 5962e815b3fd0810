"""A state is a value; an action that is refused leaves it alone."""

import copy
import pickle

import pytest
from playing import dice, random_game

from modernart.games.errors import IllegalAction
from modernart.games.modern_art import apply, legal, new, read_options
from modernart.games.modern_art.actions import Bid, Decline, NextRound, Offer, Pass
from modernart.games.modern_art.cards import CARDS, card_named


def fresh():
    return new(read_options({"players": 4, "seed": 1}))


def test_a_state_cannot_be_written_to():
    state = fresh()
    with pytest.raises(AttributeError):
        state.cash = (1, 2, 3, 4)
    with pytest.raises(AttributeError):
        del state.cash
    after, _ = apply(state, legal(state, 0)[0])
    with pytest.raises(AttributeError):
        after.round = 2


def test_a_copy_is_the_state_itself():
    state = fresh()
    assert copy.copy(state) is state
    assert copy.deepcopy(state) is state


def test_states_that_differ_are_not_equal():
    state = fresh()
    one, other = (apply(state, choice)[0] for choice in legal(state, 0)[:2])
    assert one != other
    assert one == apply(state, legal(state, 0)[0])[0]
    assert hash(one) == hash(apply(state, legal(state, 0)[0])[0])
    assert state != "a state"


def test_a_long_game_can_be_let_go_of_and_compared():
    *_, (_, _, last, _) = random_game({"players": 5, "seed": 2, "cash": [1_000_000] * 5}, dice(2))
    *_, (_, _, again, _) = random_game({"players": 5, "seed": 2, "cash": [1_000_000] * 5}, dice(2))
    assert last == again


def test_a_card_is_one_object_and_does_not_change():
    card = card_named("2-open-1")
    assert copy.deepcopy(card) is card
    assert pickle.loads(pickle.dumps(card)) is card
    with pytest.raises(AttributeError):
        card.artist = 3
    assert repr(card) == "2-open-1"


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Bid(0, 5), "wrong_phase"),
        (NextRound(), "wrong_phase"),
        (Offer(1, CARDS[0]), "not_your_turn"),
        (Offer(-1, CARDS[0]), "not_your_turn"),
        (Offer(False, CARDS[0]), "not_your_turn"),
        (Offer(0, None), "not_in_hand"),
        (Offer(0, "2-open-1"), "not_in_hand"),
        (Pass(0), "wrong_phase"),
        (Decline(0), "wrong_phase"),
        (None, "wrong_phase"),
        ("offer", "wrong_phase"),
        ((0, CARDS[0], "offer"), "wrong_phase"),
    ],
)
def test_an_illegal_action_is_refused_with_a_code_and_a_sentence(action, code):
    with pytest.raises(IllegalAction) as refusal:
        apply(fresh(), action)
    assert refusal.value.code == code
    assert " " in refusal.value.sentence


def test_equal_fields_do_not_make_equal_actions():
    assert Pass(1) != Decline(1)
