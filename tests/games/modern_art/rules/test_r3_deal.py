"""R3: set-up and deal."""

import pytest
from playing import bot_game

from modernart.games.modern_art import apply, legal, new, read_options, view
from modernart.games.modern_art.actions import NextRound
from modernart.games.modern_art.cards import CARDS
from modernart.games.modern_art.phases import BetweenRounds
from modernart.games.modern_art.rounds import end_round


@pytest.mark.parametrize("players", [3, 4, 5])
def test_r3_1_three_to_five_players_with_100_each(players):
    assert new(read_options({"players": players, "seed": 3})).cash == (100,) * players


@pytest.mark.parametrize("first", [0, 1, 2])
def test_r3_1_the_chosen_player_begins(first):
    state = new(read_options({"players": 3, "seed": 3, "first_seat": first}))
    assert [bool(legal(state, seat)) for seat in range(3)] == [seat == first for seat in range(3)]


@pytest.mark.parametrize(
    ("players", "mystery", "deal"),
    [(3, False, (10, 6, 6, 0)), (4, False, (9, 4, 4, 0)), (5, False, (8, 3, 3, 0)), (3, True, (9, 4, 4, 0))],
)
def test_r3_2_cards_dealt_before_each_round(players, mystery, deal):
    state = new(read_options({"players": players, "seed": 5, "mystery": mystery}))
    dealt = [len(state.hands[0])]
    for _ in range(3):
        draft = state.draft()
        end_round(draft, shower=0)
        before = draft.finish(None, ())
        state, _ = apply(before, NextRound())
        gained = {len(after) - len(kept) for after, kept in zip(state.hands, before.hands, strict=True)}
        assert len(gained) == 1
        dealt.append(gained.pop())
    assert tuple(dealt) == deal
    assert len(state.deck) == 70 - sum(deal) * (players + mystery)


def test_r3_2_the_deck_is_dealt_from_the_front_seat_by_seat():
    deck = [card.name for card in reversed(CARDS)]
    state = new(read_options({"players": 3, "seed": 0, "mystery": True, "deck": deck}))
    assert [{card.name for card in hand} for hand in state.hands] == [
        set(deck[0:9]),
        set(deck[9:18]),
        set(deck[18:27]),
    ]
    assert [card.name for card in state.mystery_hand] == deck[27:36]
    assert [card.name for card in state.deck] == deck[36:]


def test_r3_2_hands_are_kept_between_rounds():
    rounds = 0
    for before, action, after, _ in bot_game({"players": 4, "seed": 11}):
        if isinstance(action, NextRound) and not isinstance(after.phase, type(before.phase)) and after.round > 1:
            if after.phase.name == "game_over":
                continue
            rounds += 1
            assert isinstance(before.phase, BetweenRounds)
            for kept, now in zip(before.hands, after.hands, strict=True):
                assert set(kept) <= set(now)
    assert rounds == 3


def test_r3_3_a_card_in_the_hand_is_not_owned():
    state = new(read_options({"players": 4, "seed": 3}))
    draft = state.draft()
    draft.played = (5, 4, 3, 2, 1)
    end_round(draft, shower=0)
    assert draft.cash == state.cash
    assert [seat["bought"] for seat in view(state, 0)["seats"]] == [[]] * 4
