"""What holds in every game, whoever plays and however badly."""

import json

import pytest
from hidden import otherwise
from hypothesis import given
from hypothesis import strategies as st
from playing import dice, random_game

from modernart.games.chance import Chance
from modernart.games.errors import IllegalAction
from modernart.games.modern_art import apply, from_json, legal, new, read_options, to_act, to_json, view
from modernart.games.modern_art.actions import (
    Action,
    Add,
    Amounts,
    Bid,
    Buy,
    Decline,
    Flip,
    NextRound,
    Offer,
    Pass,
    Price,
    Seal,
)
from modernart.games.modern_art.audit import audit
from modernart.games.modern_art.cards import CARDS
from modernart.games.modern_art.editions import EDITIONS
from modernart.games.modern_art.state import State

SEEDS = st.integers(-(10**9), 10**9)


@st.composite
def agreements(draw):
    """Any options that a game can be begun with."""
    players = draw(st.integers(3, 5))
    purses = st.lists(st.sampled_from([0, 1, 2, 30, 100, 1_000_000]), min_size=players, max_size=players)
    return {
        "players": players,
        "seed": draw(SEEDS),
        "edition": draw(st.sampled_from([None, *EDITIONS])),
        "double_proceeds": draw(st.sampled_from([None, "split", "all_to_second"])),
        "mystery": draw(st.booleans()) if players == 3 else False,
        "first_seat": draw(st.integers(0, players - 1)),
        "cash": draw(st.none() | purses),
    }


@given(agreements(), SEEDS)
def test_the_money_adds_up_and_no_card_is_lost_after_every_action(options, luck):
    """`audit` raises where they do not."""
    assert audit(new(read_options(options))) is None
    for _, _, after, _ in random_game(options, dice(luck)):
        assert audit(after) is None


@given(agreements(), SEEDS)
def test_every_game_ends_after_at_most_four_rounds(options, luck):
    state = None
    for _, _, state, _ in random_game(options, dice(luck)):
        assert state.round <= 4
    assert state is not None
    assert state.phase.name == "game_over"
    richest = max(state.cash)
    assert [state.cash[seat] == richest for seat in range(len(state.cash))] == [
        seat in state.phase.winners for seat in range(len(state.cash))
    ]


@given(agreements(), SEEDS)
def test_json_there_and_back_at_every_step(options, luck):
    for _, _, state, _ in random_game(options, dice(luck)):
        written = json.dumps(to_json(state))
        read = from_json(json.loads(written))
        assert read == state
        assert json.dumps(to_json(read)) == written


@given(agreements(), SEEDS)
def test_old_states_are_unchanged_by_new_ones(options, luck):
    first = new(read_options(options))
    written = json.dumps(to_json(first))
    for before, action, after, _ in random_game(options, dice(luck)):
        assert json.dumps(to_json(before)) == written
        again, _ = apply(before, action)  # a second future of the same state
        assert json.dumps(to_json(before)) == written
        assert again == after
        written = json.dumps(to_json(after))


@given(agreements(), SEEDS)
def test_the_same_options_and_actions_give_the_same_game(options, luck):
    once = [json.dumps(view(after, 1)) for *_, after, _ in random_game(options, dice(luck))]
    twice = [json.dumps(view(after, 1)) for *_, after, _ in random_game(options, dice(luck))]
    assert once == twice


def all_sorts_of_actions(state: State) -> list[Action]:
    """Legal or not: every type, every card, seats that are not there, amounts around every border."""
    borders = {0, *state.cash, getattr(state.phase, "high", 0), getattr(state.phase, "price", 0)}
    amounts = sorted({border + step for border in borders for step in (-1, 0, 1)})
    actions: list[Action] = [NextRound()]
    for seat in range(-1, state.options.players + 1):
        actions += [kind(seat) for kind in (Decline, Pass, Buy, Flip)]
        actions += [kind(seat, card) for kind in (Offer, Add) for card in CARDS]
        actions += [kind(seat, amount) for kind in (Bid, Seal, Price) for amount in amounts]
    return actions


def is_told_legal(state: State, action: Action) -> bool:
    if isinstance(action, NextRound):
        return state.phase.name == "round_over"
    if not 0 <= action.seat < state.options.players:
        return False
    for choice in legal(state, action.seat):
        if isinstance(choice, Amounts):
            if choice.type == action.type and choice.min <= action.amount <= choice.max:
                return True
        elif choice == action:
            return True
    return False


@given(agreements(), SEEDS, st.integers(2, 9))
def test_legal_is_exactly_what_apply_accepts(options, luck, every):
    for number, (state, _, _, _) in enumerate(random_game(options, dice(luck))):
        assert [seat for seat in range(state.options.players) if legal(state, seat)] == sorted(to_act(state))
        if number % (3 * every):
            continue
        for action in all_sorts_of_actions(state):
            if is_told_legal(state, action):
                apply(state, action)
            else:
                with pytest.raises(IllegalAction):
                    apply(state, action)


@given(agreements(), SEEDS)
def test_no_view_tells_a_hidden_thing(options, luck):
    chance = Chance(luck, 1)
    for number, (_, _, state, _) in enumerate(random_game(options, dice(luck))):
        if (number + luck) % 4 and state.phase.name not in ("round_over", "game_over"):
            continue
        for seat in (None, *range(state.options.players)):
            twin = otherwise(state, seat, chance)
            assert json.dumps(view(twin, seat)) == json.dumps(view(state, seat))
            if seat is not None:
                assert legal(twin, seat) == legal(state, seat)


@given(agreements(), SEEDS)
def test_the_log_tells_each_event_once_and_in_order(options, luck):
    seen = [{"type": "dealt"}]
    for _, _, state, events in random_game(options, dice(luck)):
        seen += [{"type": event.type} for event in events]
        assert [{"type": event["type"]} for event in view(state, None)["log"]] == seen
