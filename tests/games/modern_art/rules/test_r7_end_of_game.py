"""R7: the end of the game."""

from positions import play, position

from modernart.games.modern_art import to_act, view
from modernart.games.modern_art.actions import Add, Decline, NextRound, Offer, Pass
from modernart.games.modern_art.cards import card_named
from modernart.games.modern_art.market import LAST_CARD


def last_card_of_round_4(**options):
    state = position("0-open-1", "", "", in_round=4, **options)
    return play(state, Offer(0, card_named("0-open-1")))[0]


def test_r7_1_after_round_4_all_show_their_money_and_the_richest_wins():
    state, events = play(last_card_of_round_4(cash=(10, 30, 20)), NextRound())
    assert state.phase.name == "game_over"
    shown = view(state, None)
    assert [seat["cash"] for seat in shown["seats"]] == [10, 30, 20]
    assert shown["winners"] == [1]
    assert events[-1].type == "game_over"


def test_r7_1_ruling_equals_share_the_win():
    state, _ = play(last_card_of_round_4(cash=(30, 10, 30)), NextRound())
    assert view(state, None)["winners"] == [0, 2]


def test_r7_1_when_it_is_over_nothing_can_be_done_and_the_last_round_stays_to_be_seen():
    state, _ = play(last_card_of_round_4(), NextRound())
    shown = view(state, None)
    assert to_act(state) == ()
    assert (shown["round"], shown["played"], shown["unsold"]) == (4, [1, 0, 0, 0, 0], ["0-open-1"])
    assert shown["result"] == {"ranking": [0], "worth": [30, 0, 0, 0, 0], "paid": [0, 0, 0]}


def test_r7_2_the_last_card_of_all_hands_is_not_sold_but_counts():
    state = last_card_of_round_4()
    assert state.phase.name == "round_over"
    assert state.unsold == (card_named("0-open-1"),)
    assert state.played == (1, 0, 0, 0, 0)


def test_r7_2_a_double_as_the_last_card_asks_nobody():
    state = position("", "0-double-1", "", in_round=4, seller=1)
    state, _ = play(state, Offer(1, card_named("0-double-1")))
    assert (state.phase.name, state.unsold) == ("round_over", (card_named("0-double-1"),))


def test_r7_2_ruling_a_double_and_its_second_as_the_last_two_stay_unsold():
    state = position("0-double-1", "0-open-1", "", in_round=4)
    state, _ = play(state, Offer(0, card_named("0-double-1")), Decline(0), Add(1, card_named("0-open-1")))
    assert state.phase.name == "round_over"
    assert state.unsold == (card_named("0-double-1"), card_named("0-open-1"))


def test_r7_2_the_last_card_but_one_is_sold_as_usual():
    state = position("0-once_around-1", "0-open-1", "", in_round=4)
    state, _ = play(state, Offer(0, card_named("0-once_around-1")), Pass(1), Pass(2), Pass(0))
    assert state.bought[0] == (card_named("0-once_around-1"),)
    assert to_act(state) == (1,)


def test_r7_3_without_the_mystery_hand_no_hand_runs_out_before_round_4():
    most_in_a_round = 5 * (LAST_CARD - 1) + 1
    assert most_in_a_round == 21
    for players, deal in ((3, (10, 6, 6)), (4, (9, 4, 4)), (5, (8, 3, 3))):
        held = 0
        for cards in deal:
            held += players * cards
            assert held > most_in_a_round
            held -= most_in_a_round


def test_r7_3_ruling_hands_that_run_out_in_round_2_or_3_end_the_round_and_the_next_is_dealt():
    state = position("0-open-1", "", "", in_round=2, mystery="1-open-1")
    draft = state.draft()
    draft.deck, draft.discard = draft.discard[:16], draft.discard[16:]
    state, _ = play(draft.finish(None, ()), Offer(0, card_named("0-open-1")))
    assert (state.phase.name, state.unsold) == ("round_over", (card_named("0-open-1"),))
    state, _ = play(state, NextRound())
    assert (state.phase.name, state.round) == ("offer", 3)
    assert [len(hand) for hand in state.hands] == [4, 4, 4]
    assert len(state.mystery_hand) == 5


def test_r7_3_ruling_no_empty_round_is_played():
    state = position("0-open-1", "", "", in_round=3, mystery="1-open-1")
    state, events = play(state, Offer(0, card_named("0-open-1")), NextRound())
    assert (state.phase.name, state.round) == ("game_over", 3)
    assert view(state, None)["mystery"] == {"left": 1, "shown": []}
    assert "dealt" not in [event.type for event in events]
