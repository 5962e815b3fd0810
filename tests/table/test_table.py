"""Whose eyes may look, and who is asked."""

import json

import pytest

from modernart.games.errors import BadInput, IllegalAction
from modernart.games.modern_art.actions import Bid, NextRound, Offer, Pass
from modernart.games.registry import GAMES
from modernart.table import Seat, Table, fresh_seed

GAME = GAMES["modern_art"]
PEOPLE = [Seat("Ana"), Seat("Ben"), Seat("Cleo")]


def a_table(seats, **options):
    state = GAME.new(GAME.read_options({"players": len(seats), "seed": 4, **options}))
    return Table(GAME, state, seats, seed=1)


def test_nobody_looks_until_somebody_uncovers():
    table = a_table(PEOPLE)
    assert table.viewer is None
    assert table.view()["hand"] == []
    assert table.choices() == ()
    table.uncover(1)
    assert len(table.view()["hand"]) == 10
    table.cover()
    assert table.view()["hand"] == []


def test_every_action_covers_the_table_again():
    table = a_table(PEOPLE)
    table.uncover(0)
    table.act(table.choices()[0])
    assert table.viewer is None


def test_a_refused_action_changes_nothing_and_tells_nobody():
    table = a_table(PEOPLE)
    told = []
    table.listen(told.append)
    table.uncover(0)
    before = json.dumps(table.view())
    with pytest.raises(IllegalAction):
        table.act(Bid(0, 5))
    assert json.dumps(table.view()) == before
    assert told == []


def test_listeners_are_told_what_everybody_saw_after_the_cover_is_on():
    table = a_table(PEOPLE)
    told = []
    table.listen(lambda events: told.append((table.viewer, [event.type for event in events])))
    table.uncover(0)
    table.act(table.choices()[0])
    assert told == [(None, ["offer"])]


def test_one_person_among_bots_needs_no_cover():
    table = a_table([Seat("Alma", "regular"), Seat("Ana"), Seat("Bruno", "novice")])
    assert table.viewer == 1
    assert not table.needs_cover()
    table.let_bot_act()
    assert table.viewer == 1


def test_what_is_private_needs_cover_and_what_is_public_does_not():
    table = a_table(PEOPLE)
    assert table.needs_cover()
    table.uncover(0)
    once_around = [choice for choice in table.choices() if isinstance(choice, Offer) and choice.card.kind == "open"]
    table.act(once_around[0])
    assert not table.needs_cover()
    assert table.asked() == 0


def test_bots_hands_are_never_uncovered():
    table = a_table([Seat("Alma", "regular"), Seat("Ana"), Seat("Ben")])
    with pytest.raises(BadInput):
        table.uncover(0)


def test_a_bot_acts_only_when_it_is_asked():
    table = a_table([Seat("Ana"), Seat("Alma", "regular"), Seat("Bruno", "regular")])
    with pytest.raises(BadInput):
        table.let_bot_act()


def test_a_whole_game_at_the_table():
    table = a_table([Seat("A", "regular"), Seat("B", "regular"), Seat("C", "novice"), Seat("D", "regular")])
    events = []
    table.listen(events.extend)
    while table.view()["phase"] != "game_over":
        if table.asked() is None:
            table.act(NextRound())
        else:
            table.let_bot_act()
    assert len(table.view()["log"]) == len(events) + 1  # and the first deal
    with pytest.raises(IllegalAction):
        table.act(Pass(0))


def test_seeds_are_drawn_from_the_system():
    assert len({fresh_seed() for _ in range(20)}) > 15


def test_a_hint_is_for_the_viewer_and_from_their_view_alone():
    table = a_table(PEOPLE)
    with pytest.raises(BadInput) as refusal:
        table.hint()
    assert refusal.value.code == "covered"
    table.uncover(0)
    before = json.dumps(table.view())
    assert table.hint().finish().facts["card"] in table.view()["hand"]
    assert json.dumps(table.view()) == before, "and nothing of it is written down"


def test_why_a_bot_did_what_it_did_last():
    table = a_table([Seat("Alma", "regular"), Seat("Ana"), Seat("Bruno", "novice")])
    assert table.why(0) is None
    table.let_bot_act()
    assert table.why(0).code in ("worth", "leads", "owns")
    with pytest.raises(BadInput):
        table.why(1)
