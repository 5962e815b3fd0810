"""R8: the mystery player."""

import pytest
from positions import play, position

from modernart.games.errors import BadInput, IllegalAction
from modernart.games.modern_art import apply, legal, new, read_options, to_act, view
from modernart.games.modern_art.actions import Add, Decline, Flip, NextRound, Offer, Pass
from modernart.games.modern_art.cards import CARDS, card_named
from modernart.games.modern_art.rounds import end_round

LOT = card_named("0-once_around-1")


def after_an_auction(mystery, **options):
    state = position("0-once_around-1 1-open-1", "1-open-2", "1-open-3", mystery=mystery, **options)
    return play(state, Offer(0, LOT), Pass(1), Pass(2), Pass(0))[0]


def test_r8_1_the_fourth_hand_is_dealt_to_in_every_round():
    deck = [card.name for card in CARDS]
    state = new(read_options({"players": 3, "seed": 0, "mystery": True, "deck": deck}))
    sizes = [len(state.mystery_hand)]
    for _ in range(3):
        draft = state.draft()
        end_round(draft, shower=0)
        state, _ = play(draft.finish(None, ()), NextRound())
        sizes.append(len(state.mystery_hand))
    assert sizes == [9, 13, 17, 17]
    assert [card.name for card in state.mystery_hand] == deck[27:36] + deck[48:52] + deck[64:68]


@pytest.mark.parametrize("players", [4, 5])
def test_r8_1_only_with_three_players(players):
    with pytest.raises(BadInput):
        read_options({"players": players, "seed": 0, "mystery": True})


def test_r8_2_who_has_held_an_auction_may_turn_one_over():
    state = after_an_auction("2-open-1 2-open-2")
    assert (state.phase.name, to_act(state)) == ("mystery", (0,))
    assert legal(state, 0) == (Flip(0), Pass(0))
    state, events = play(state, Flip(0))
    assert events == [(0, card_named("2-open-1"), "flip")]
    assert (state.phase.name, to_act(state)) == ("offer", (1,))


def test_r8_2_always_optional():
    state, _ = play(after_an_auction("2-open-1"), Pass(0))
    assert to_act(state) == (1,)
    assert view(state, None)["mystery"] == {"left": 1, "shown": []}


def test_r8_2_ruling_one_card_a_turn():
    state, _ = play(after_an_auction("2-open-1 2-open-2"), Flip(0))
    with pytest.raises(IllegalAction) as refusal:
        apply(state, Flip(0))
    assert refusal.value.code == "wrong_phase"


def test_r8_2_ruling_who_finished_anothers_double_held_the_auction():
    state = position("0-double-1 1-open-1", "0-once_around-1", "1-open-3", mystery="2-open-1")
    state, _ = play(state, Offer(0, card_named("0-double-1")), Decline(0), Add(1, LOT), Pass(2), Pass(0), Pass(1))
    assert (state.phase.name, to_act(state)) == ("mystery", (1,))


def test_r8_2_ruling_a_double_taken_for_nothing_was_no_auction():
    state = position("0-double-1 1-open-1", "1-open-2", "1-open-3", mystery="2-open-1")
    state, _ = play(state, Offer(0, card_named("0-double-1")), Decline(0), Decline(1), Decline(2))
    assert (state.phase.name, to_act(state)) == ("offer", (1,))


def test_r8_2_not_asked_when_no_mystery_card_is_left():
    assert after_an_auction("").phase.name == "offer"


def test_r8_3_the_card_belongs_to_nobody_and_counts_for_its_artist():
    state, _ = play(after_an_auction("2-open-1"), Flip(0))
    assert state.played == (1, 0, 1, 0, 0)
    assert state.bought == ((LOT,), (), ())
    assert view(state, None)["mystery"] == {"left": 0, "shown": ["2-open-1"]}


def test_r8_3_it_can_be_the_fifth_that_ends_the_round():
    state, _ = play(after_an_auction("2-open-1", played=(0, 0, 4, 0, 0)), Flip(0))
    assert state.phase.name == "round_over"
    assert state.phase.result.ranking == (2, 0)
    assert state.unsold == ()


def test_r8_3_a_double_asks_for_no_second_card():
    state, _ = play(after_an_auction("1-double-1"), Flip(0))
    assert state.phase.name == "offer"


def test_r8_4_turned_cards_are_discarded_the_others_stay():
    state, _ = play(after_an_auction("2-open-1 3-open-1", played=(0, 0, 4, 0, 0)), Flip(0))
    assert view(state, None)["mystery"]["shown"] == ["2-open-1"]  # to be seen until the next round
    state, _ = play(state, NextRound())
    assert card_named("2-open-1") in state.discard
    assert state.mystery_hand == (card_named("3-open-1"),)
    assert state.mystery_shown == ()
