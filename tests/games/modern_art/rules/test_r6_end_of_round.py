"""R6: the end of a round."""

import itertools

import pytest
from positions import play, position

from modernart.games.modern_art import new, read_options, to_act, view
from modernart.games.modern_art.actions import Add, Bid, Decline, Flip, NextRound, Offer, Pass
from modernart.games.modern_art.cards import card_named
from modernart.games.modern_art.events import RoundOver, Unsold
from modernart.games.modern_art.market import rank
from modernart.games.modern_art.rounds import end_round


def over(events):
    """The result of the round that ended among these events."""
    (event,) = [event for event in events if isinstance(event, RoundOver)]
    return event.result


def test_r6_1_the_fifth_card_of_an_artist_ends_the_round_at_once_unsold():
    state = position("2-open-1 0-open-1", "0-open-2", "0-open-3", played=(0, 0, 4, 0, 0))
    state, events = play(state, Offer(0, card_named("2-open-1")))
    assert state.phase.name == "round_over"
    assert state.unsold == (card_named("2-open-1"),)
    assert state.bought == ((), (), ())
    assert events[1] == Unsold((card_named("2-open-1"),))


def test_r6_1_the_fourth_does_not():
    state = position("2-open-1 0-open-1", "0-open-2", "0-open-3", played=(0, 0, 3, 0, 0))
    assert play(state, Offer(0, card_named("2-open-1")))[0].phase.name == "open"


def test_r6_2_a_fifth_card_that_is_the_second_of_a_double_leaves_both_unsold():
    state = position("2-double-1 0-open-1", "2-open-1 0-open-2", "0-open-3", played=(0, 0, 3, 0, 0))
    state, _ = play(state, Offer(0, card_named("2-double-1")), Decline(0), Add(1, card_named("2-open-1")))
    assert state.phase.name == "round_over"
    assert state.unsold == (card_named("2-double-1"), card_named("2-open-1"))


def test_r6_2_a_fifth_card_that_is_a_double_asks_for_no_second():
    state = position("2-double-1 2-open-2", "2-open-1", "0-open-3", played=(0, 0, 4, 0, 0))
    state, _ = play(state, Offer(0, card_named("2-double-1")))
    assert state.phase.name == "round_over"
    assert state.unsold == (card_named("2-double-1"),)


def test_r6_3_all_cards_shown_count_sold_unsold_and_mystery_ones():
    state = position(
        "0-once_around-1 2-open-1 0-open-1", "0-open-2", "0-open-3", played=(0, 0, 3, 0, 0), mystery="2-open-2 1-open-1"
    )
    state, events = play(state, Offer(0, card_named("0-once_around-1")), Pass(1), Pass(2), Pass(0), Flip(0))
    assert state.played == (1, 0, 4, 0, 0)
    state, events = play(state, Offer(1, card_named("0-open-2")), Pass(1), Pass(2), Pass(0), Flip(1))
    assert state.played == (2, 1, 4, 0, 0)
    draft = state.draft()
    draft.hands = ((card_named("2-open-1"),), (card_named("0-open-1"),), draft.hands[2])
    draft.phase = draft.phase._replace(seller=0)
    state, events = play(draft.finish(None, ()), Offer(0, card_named("2-open-1")))
    assert state.played == (2, 1, 5, 0, 0)
    assert over(events).ranking == (2, 0, 1)


@pytest.mark.parametrize(
    ("played", "ranking"),
    [
        ((5, 4, 3, 2, 1), (0, 1, 2)),
        ((1, 2, 3, 4, 5), (4, 3, 2)),
        ((2, 2, 5, 2, 2), (2, 0, 1)),  # ties to the artist further left
        ((0, 4, 4, 5, 4), (3, 1, 2)),
        ((0, 0, 5, 0, 0), (2,)),  # only artists shown are ranked
        ((0, 1, 0, 0, 5), (4, 1)),
    ],
)
def test_r6_4_ranking_by_cards_shown(played, ranking):
    assert rank(played) == ranking


@pytest.mark.parametrize("played", [p for p in itertools.product(range(0, 6, 2), repeat=5) if any(p)])
def test_r6_4_first_30_second_20_third_10(played):
    draft = new(read_options({"players": 3, "seed": 1})).draft()
    draft.played = played
    end_round(draft, shower=0)
    tiles = [row[0] for row in draft.values]
    better = {a: sum((played[b], -b) > (played[a], -a) for b in range(5)) for a in range(5)}
    expected = [{0: 30, 1: 20, 2: 10}.get(better[a], 0) if played[a] else 0 for a in range(5)]
    assert tiles == expected


def test_r6_5_a_ranked_artist_is_worth_all_tiles_so_far_an_unranked_one_nothing():
    state = position("4-open-1 0-open-1", "0-open-2", "0-open-3", played=(0, 1, 2, 3, 4), in_round=2)
    draft = state.draft()
    draft.values = ((30, 0, 0, 0), (20, 0, 0, 0), (10, 0, 0, 0), (0,) * 4, (0,) * 4)
    draft.bought = (tuple(map(card_named, ("0-sealed-1", "2-sealed-1"))), (card_named("3-open-1"),), ())
    state, events = play(draft.finish(None, ()), Offer(0, card_named("4-open-1")))
    result = over(events)
    assert result.worth == (0, 0, 20, 20, 30)
    assert result.paid == (20, 20, 0)
    assert state.cash == (120, 120, 100)


def test_r6_6_paintings_are_sold_and_discarded_and_hands_stay():
    state = position("0-once_around-1 0-open-1", "0-open-2 1-open-1", "1-open-2", played=(3, 0, 0, 0, 0))
    state, _ = play(state, Offer(0, card_named("0-once_around-1")), Bid(1, 2), Pass(2), Pass(0))
    state, _ = play(state, Offer(1, card_named("0-open-2")))
    assert view(state, None)["seats"][1]["bought"] == ["0-once_around-1"]  # still to be seen
    assert state.cash == (102, 128, 100)
    hands = state.hands
    state, _ = play(state, NextRound())
    assert state.bought == ((), (), ())
    assert {card_named("0-once_around-1"), card_named("0-open-2")} <= set(state.discard)
    assert state.hands == hands
    assert state.played == (0, 0, 0, 0, 0)


def test_r6_7_the_next_round_begins_left_of_who_showed_the_last_card():
    state = position("0-open-1 1-open-1", "0-open-2", "0-open-3", played=(4, 0, 0, 0, 0))
    state, _ = play(state, Offer(0, card_named("0-open-1")), NextRound())
    assert to_act(state) == (1,)


def test_r6_7_of_a_double_left_of_whoever_added_the_second():
    state = position("0-double-1 1-open-1", "0-open-2 1-open-2", "0-open-3", played=(3, 0, 0, 0, 0))
    state, _ = play(state, Offer(0, card_named("0-double-1")), Decline(0), Add(1, card_named("0-open-2")), NextRound())
    assert to_act(state) == (2,)


def test_r6_7_players_without_cards_are_passed_over():
    state = position("0-open-1 1-open-1", "", "0-open-3", played=(4, 0, 0, 0, 0))
    state, _ = play(state, Offer(0, card_named("0-open-1")), NextRound())
    assert to_act(state) == (2,)


def test_r6_7_ruling_of_a_mystery_card_left_of_whoever_turned_it_over():
    state = position(
        "1-double-1 2-open-1", "0-open-2", "1-once_around-1 2-open-2", played=(4, 0, 0, 0, 0), mystery="0-open-1"
    )
    state, _ = play(state, Offer(0, card_named("1-double-1")), Decline(0), Decline(1))
    state, _ = play(state, Add(2, card_named("1-once_around-1")), Pass(0), Pass(1), Pass(2), Flip(2), NextRound())
    assert to_act(state) == (0,)


def test_r6_8_the_worked_example():
    """First in round 1: 30; third in round 2: 40; unranked in round 3: 0; second in round 4: 60."""
    draft = new(read_options({"players": 4, "seed": 1})).draft()
    worth = []
    for played in ((5, 1, 1, 0, 0), (2, 5, 4, 0, 0), (1, 5, 4, 3, 0), (4, 5, 0, 0, 1)):
        draft.played = played
        end_round(draft, shower=0)
        worth.append(draft.phase.result.worth[0])
        draft.round += 1
    assert worth == [30, 40, 0, 60]
