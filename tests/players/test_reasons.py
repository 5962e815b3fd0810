"""Why a bot may have done something: from what lies open, and from nothing else. And hints: from one's own view."""

import json

import pytest
from hidden import otherwise
from playing import bot_game, dice, random_game
from positions import play, position

from modernart.games.chance import Chance
from modernart.games.errors import BadInput
from modernart.games.modern_art import legal, to_act, view
from modernart.games.modern_art.actions import Add, Bid, Buy, Decline, Flip, NextRound, Offer, Pass, Price, Seal
from modernart.games.modern_art.cards import card_named
from modernart.games.modern_art.editions import EDITIONS
from modernart.players import finish, hint, reason
from modernart.words import HINTS, REASONS, Words

WORDS = Words(EDITIONS["matagot_2009"], ("Ana", "Ben", "Cleo", "Dev", "Eli"))


def why(state, action):
    return reason("modern_art", view(state, None), action)


def said(state, action):
    return WORDS.reason(*why(state, action))


def after(hand, *actions, **options):
    """The table after these actions from a hand of the first of three."""
    return play(position(hand, "1-open-2 1-once_around-2", "2-open-3 2-open-1", **options), *actions)[0]


@pytest.mark.parametrize(("players", "mystery"), [(3, True), (4, False), (5, False)])
def test_tables_that_look_alike_give_the_same_reason(players, mystery):
    chance = Chance(players, 1)
    for seed in range(3):
        for before, action, _, _ in random_game({"players": players, "seed": seed, "mystery": mystery}, dice(seed)):
            if isinstance(action, NextRound):
                continue
            twin = otherwise(before, None, chance)
            other = Seal(action.seat, chance.below(500)) if isinstance(action, Seal) else action
            assert why(twin, other) == why(before, action), "nor does a sealed amount make a difference (R9.1)"


def test_from_a_seats_own_view_there_is_no_reason():
    state = after("0-open-1 1-open-1")
    with pytest.raises(ValueError, match="all can see"):
        reason("modern_art", view(state, 0), Offer(0, card_named("0-open-1")))


def test_for_every_choice_of_whole_games_there_are_words():
    codes = set()
    for level in ("regular", "random"):
        for seed in range(6):
            for before, action, _, _ in bot_game({"players": 3, "seed": seed, "mystery": True}, level):
                if not isinstance(action, NextRound):
                    codes.add(why(before, action).code)
                    assert "{" not in said(before, action)
    assert codes == set(REASONS), "and none that is never said"


def test_what_ends_the_round():
    state = after("0-open-1 1-open-1", played=(4, 2, 0, 0, 0))
    assert said(state, Offer(0, card_named("0-open-1"))) == "It is the fifth Nex, and ends the round."


def test_who_is_likely_to_be_first():
    state = after("0-open-1 1-open-1", played=(2, 1, 0, 0, 0))
    assert said(state, Offer(0, card_named("0-open-1"))) == "Nex is likely to be first, and dear."


def test_who_cannot_add_a_second_card_has_the_same_reason_as_who_does_not_want_to():
    state = after("0-double-1 1-open-1", Offer(0, card_named("0-double-1")))
    assert why(state, Decline(0)).code == "adds_none"
    assert why(state, Add(0, card_named("0-open-1"))).code == "two"


def test_what_was_cheap_and_what_was_too_much():
    state = after("0-once_around-1 1-open-1", Offer(0, card_named("0-once_around-1")), played=(3, 1, 0, 0, 0))
    worth = why(state, Bid(1, 1)).facts["worth"]
    assert why(state, Bid(1, 1)).code == "cheap"
    assert why(state, Bid(1, worth)).code == "fair"
    assert why(state, Bid(1, worth + 1)).code == "sees_more"
    assert said(state, Bid(1, 2)) == f"Worth about {worth} at the end; 2 was cheap."
    dear, _ = play(state, Bid(1, worth))
    assert said(dear, Pass(2)) == f"Worth about {worth} at the end; {worth + 1} was too much."
    assert why(state, Pass(1)).code == "leaves_it"


def test_a_price_and_who_takes_it():
    state = after("0-fixed_price-1 1-open-1", Offer(0, card_named("0-fixed_price-1")), played=(3, 1, 0, 0, 0))
    assert why(state, Price(0, 9)).facts["amount"] == 9
    state, _ = play(state, Price(0, 9))
    assert why(state, Buy(1)).code == "cheap"


# Hints


def hints(level="regular", **options):
    """A hint at every choice of a whole game."""
    for before, action, _, _ in bot_game({"players": 3, "seed": 3, **options}, level):
        for seat in to_act(before)[:1]:
            yield before, seat, action


def hint_for(state, seat):
    return finish(hint("modern_art", view(state, seat), legal(state, seat), 5))


def test_there_is_a_hint_in_words_for_every_choice():
    codes = set()
    for seed in range(3):
        for before, seat, _ in hints(seed=seed, mystery=True):
            told = hint_for(before, seat)
            codes.add(told.code)
            assert "{" not in WORDS.hint(*told)
    assert codes >= set(HINTS) - {"seal_none", "add_ends_round", "offer_ends_round"}


def test_a_hint_is_the_same_for_tables_that_look_alike_to_whoever_asks():
    chance = Chance(1, 2)
    for number, (before, seat, _) in enumerate(hints()):
        if number % 3 == 0:
            twin = otherwise(before, seat, chance)
            assert json.dumps(view(twin, seat)) == json.dumps(view(before, seat))
            assert hint_for(twin, seat) == hint_for(before, seat)


def test_a_hint_names_an_amount_that_may_be_bid():
    named = 0
    for before, seat, _ in hints():
        facts = hint_for(before, seat).facts
        if "amount" in facts:
            choice = next(choice for choice in legal(before, seat) if hasattr(choice, "max"))
            assert choice.min <= facts["amount"] <= choice.max
            named += 1
    assert named > 10


def test_no_hint_for_who_may_do_nothing():
    state = position("0-open-1", "1-open-1", "2-open-1")
    with pytest.raises(BadInput):
        hint("modern_art", view(state, 1), legal(state, 1), 5)


def test_who_may_turn_a_card_over():
    state, _ = play(
        position("0-once_around-1 1-open-1", "1-open-2", "2-open-3", mystery="4-open-1"),
        Offer(0, card_named("0-once_around-1")), Bid(1, 3), Pass(2), Pass(0),
    )  # fmt: skip
    assert why(state, Flip(0)).code == "tries_its_luck"
    assert why(state, Pass(0)).code == "leaves_mystery"
