"""Bots think beside a screen that goes on moving, at a pace of people's choice, and never about what is gone."""

import pytest

from modernart.app import bots, mind
from modernart.games.modern_art.actions import Bid, Offer
from modernart.games.modern_art.cards import card_named

FOR_EVER = 10**9
FRAMES_A_SECOND = 12  # by the stagehand's clock


def sign_of(house, seat):
    return next(chip.ids.sign for chip in house.scene.ids.seats.children if chip.seat == seat)


def log_of(sitting, *kinds):
    return [event for event in sitting.public_view["log"] if event["type"] in kinds]


# The screen goes on


def test_frames_are_drawn_all_through_one_thought(house, bots_turn, thoughts):
    thoughts.steps = 30
    sitting = bots_turn()
    house.frames(2)
    drawn, places = house.camera.count, set()
    while not thoughts[0]["over"]:
        places.add(sign_of(house, 1).place)
        house.frames()
    assert thoughts[0]["steps"] == 30
    assert house.camera.count - drawn >= 25, "a frame for a step, each with the sign a little further on"
    assert len(places) >= 25
    assert len(log_of(sitting, "offer")) == 1, "and then it acts"


def test_nothing_moves_beside_a_thought_for_those_who_want_it_still(house, bots_turn, thoughts):
    thoughts.steps = FOR_EVER
    house.app.preferences.choose("motion", False)
    house.app.settle_look()
    bots_turn()
    house.seconds(2)
    drawn = house.camera.count
    house.frames(20)
    assert house.camera.count == drawn
    assert not sign_of(house, 1).wanders
    assert thoughts[0]["steps"] > 20


def test_the_sign_rests_while_a_person_is_asked(house, bots_turn, thoughts):
    bots_turn(first_seat=0)
    house.seconds(2)
    drawn = house.camera.count
    house.seconds(3)
    assert house.camera.count == drawn


def test_a_thought_without_end_is_cut_off_after_some_seconds(house, bots_turn, thoughts):
    thoughts.steps = FOR_EVER
    sitting = bots_turn()
    house.until(lambda: log_of(sitting, "offer"), seconds=mind.LONGEST + 1)
    assert thoughts[0]["cut_off"]
    assert mind.LONGEST * FRAMES_A_SECOND - 3 <= thoughts[0]["steps"] <= mind.LONGEST * FRAMES_A_SECOND + 3


# What is gone is not thought about any more


@pytest.mark.parametrize("interruption", ["on_pause", "_left"])
def test_put_away_nobody_thinks(house, bots_turn, thoughts, interruption):
    thoughts.steps = FOR_EVER
    sitting = bots_turn()
    house.frames(3)
    getattr(house.app, interruption)()
    before, steps = sitting.table._state, thoughts[0]["steps"]
    house.seconds(2 * mind.LONGEST)
    assert sitting.table._state is before
    assert [thought["steps"] for thought in thoughts] == [steps]
    house.app.on_resume()
    house.frames(3)
    assert len(thoughts) == 2, "back on the screen it begins anew"


def test_under_the_menu_nobody_thinks(house, player, bots_turn, thoughts):
    thoughts.steps = FOR_EVER
    bots_turn()
    house.seconds(0.5)
    player.touch("Open the menu")
    steps = thoughts[0]["steps"]
    house.seconds(2 * mind.LONGEST)
    assert [thought["steps"] for thought in thoughts] == [steps]
    player.touch("Back to the sale")
    house.frames(2)
    assert len(thoughts) == 2


def test_after_the_game_was_left_nobody_thinks(house, bots_turn, thoughts):
    thoughts.steps = FOR_EVER
    sitting = bots_turn()
    house.frames(3)
    house.app.leave_table()
    before, steps = sitting.table._state, thoughts[0]["steps"]
    house.seconds(2 * mind.LONGEST)
    assert sitting.table._state is before
    assert [thought["steps"] for thought in thoughts] == [steps]


def test_a_choice_that_is_taken_back_takes_the_thought_about_it_along(house, player, bots_turn, thoughts):
    thoughts.steps = FOR_EVER
    sitting = bots_turn(people=2, first_seat=0, hands={0: "1-once_around-1"})
    player.do(Offer(0, card_named("1-once_around-1")))
    player.do(Bid(1, 7))
    house.seconds(0.5)
    assert thoughts[-1]["seat"] == 2
    player.touch("Undo")
    steps = thoughts[-1]["steps"]
    house.seconds(mind.LONGEST + 2)
    assert thoughts[-1]["steps"] == steps
    assert log_of(sitting, "bid", "pass") == []


# Open sales and sealed bids


def test_in_an_open_sale_a_bot_forgets_what_was_before_a_bid(house, player, bots_turn, thoughts):
    sitting = bots_turn(first_seat=0, hands={0: "2-open-1"})
    player.do(Offer(0, card_named("2-open-1")))
    thoughts.steps = FOR_EVER
    house.seconds(0.5)
    early = thoughts[-1]
    house.fingers.tap(player._key(0, "Raise by 5"))
    house.frames(2)
    steps = early["steps"]
    house.frames(3)
    assert early["steps"] == steps
    assert thoughts[-1] is not early
    assert sitting.public_view["auction"]["leader"] == 0


def test_the_hammer_waits_for_bots_that_still_think(house, player, bots_turn, thoughts, monkeypatch):
    monkeypatch.setattr(mind, "LONGEST", 60)
    sitting = bots_turn(first_seat=0, hands={0: "2-open-1"})
    player.do(Offer(0, card_named("2-open-1")))
    thoughts.steps = FOR_EVER
    house.seconds(0.5)
    for _ in range(3):
        player.touch("Bring it down")
    house.seconds(20)
    assert sitting.table.phase == "open"
    assert "Going twice …" in house.eyes.texts()
    house.fingers.tap(player._key(0, "Raise by 5"))
    house.frames()
    assert "Wilhelmina leads" in house.eyes.texts(), "until it falls anybody may bid"
    thoughts.steps = 3
    for _ in range(3):
        if house.eyes.find("Bring it down"):
            player.touch("Bring it down")
    house.until(lambda: sitting.table.phase != "open", seconds=90)
    assert {event["seat"] for event in log_of(sitting, "bid", "pass")} >= {1, 2, 3}


def test_sealed_bids_are_thought_over_in_slices_too(house, player, bots_turn, thoughts):
    thoughts.steps = 20
    sitting = bots_turn(first_seat=0, hands={0: "3-sealed-1"})
    player.do(Offer(0, card_named("3-sealed-1")))
    player.wait_for("SealedScene")
    player.touch("Seal no bid")
    house.until(lambda: log_of(sitting, "sold"), seconds=20)
    sealing = [thought for thought in thoughts if thought["phase"] == "sealed"]
    assert [thought["seat"] for thought in sealing] == [1, 2, 3]
    assert {thought["steps"] for thought in sealing} == {20}


@pytest.mark.parametrize("steps", [0, FOR_EVER])
def test_who_has_no_second_card_takes_as_long_as_who_has(house, player, bots_turn, thoughts, steps):
    """R9.3: nothing to think about, or as much as one likes: from outside it is the same."""
    sitting = bots_turn(first_seat=0, hands={0: "0-double-1"})
    player.do(Offer(0, card_named("0-double-1")))
    player.wait_for("SecondCardScene")
    thoughts.steps = steps
    player.touch("Add none")
    frames = 0
    while sitting.table.asked() == 1:
        house.frames()
        frames += 1
    assert frames in (round(bots.ALIKE * FRAMES_A_SECOND), round(bots.ALIKE * FRAMES_A_SECOND) + 1)


def test_around_a_tablet_the_line_of_the_bots_says_who_thinks(tablet, player, bots_turn, thoughts):
    thoughts.steps = FOR_EVER
    bots_turn(people=3, first_seat=0, hands={0: "2-open-1"})
    player.do(Offer(0, card_named("2-open-1")))
    tablet.seconds(0.5)
    assert player.screen == "FlatOpenScene"
    assert "Ana thinks …" in tablet.eyes.texts()
