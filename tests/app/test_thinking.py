"""Bots think beside a screen that goes on moving, at a pace of people's choice, and never about what is gone."""

import pytest

from modernart.app import bots, haste, mind
from modernart.games.modern_art.actions import Bid, Offer, Pass
from modernart.games.modern_art.cards import card_named
from modernart.players import decide
from modernart.table import table as table_module
from tools.stagehand.fingers import Touch
from tools.stagehand.tables import lay, seats

FOR_EVER = 10**9
FRAMES_A_SECOND = 12  # by the stagehand's clock


@pytest.fixture
def thoughts(monkeypatch):
    """What bots think about, a step to a frame; `thoughts.steps` is how many each takes, if it is not cut off."""

    class Thoughts(list):
        steps = 0

    thoughts = Thoughts()

    def think(game, level, view, choices, seed, temper):
        thought = {"seat": view["seat"], "phase": view["phase"], "steps": 0, "cut_off": False, "over": False}
        thoughts.append(thought)
        for _ in range(thoughts.steps):
            thought["steps"] += 1
            if (yield):
                thought["cut_off"] = True
                break
        thought["over"] = True
        return decide(game, "regular", view, choices, seed, temper)

    monkeypatch.setattr(table_module, "think", think)
    monkeypatch.setattr(mind, "SLICE", 0)
    monkeypatch.setattr(mind, "HURRIED_SLICE", 0)
    return thoughts


@pytest.fixture
def bots_turn(house):
    """Wilhelmina alone among three bots, the first of whom begins."""

    def begin(pace="at_once", hands=None, people=1, first_seat=1, **options):
        house.until(lambda: house.app.is_warm)
        house.app.preferences.choose("pace", pace)
        house.app.sit_down(lay(seats(people, 4 - people), hands, first_seat=first_seat, **options))
        return house.app.sitting

    return begin


def sign_of(house, seat):
    return next(chip.ids.sign for chip in house.scene.ids.seats.children if chip.seat == seat)


def finger_on_the_lot(house):
    finger = Touch(house.scene.center_x, house.scene.height * 0.55)
    finger.down()
    return finger


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


# In a hurry


def test_a_touch_takes_one_to_where_one_is_needed(house, player, bots_turn):
    sitting = bots_turn(pace="slow", hands={1: "1-once_around-1 1-once_around-2"}, first_seat=1)
    house.seconds(0.5)
    assert player.screen == "WaitingScene"
    player.touch("Hurry on")
    house.frames(12)
    assert player.screen == "OnceAroundScene"
    assert sitting.table.asked() == 0, "three bots, who would have taken six seconds"


def test_a_touch_on_the_lot_does_the_same(house, player, bots_turn):
    sitting = bots_turn(pace="slow", first_seat=0, hands={0: "1-once_around-1"})
    player.do(Offer(0, card_named("1-once_around-1")))
    house.seconds(0.5)
    finger = finger_on_the_lot(house)
    house.frames()
    finger.up()
    house.frames(8)
    assert sitting.table.asked() == 0


def test_the_next_time_bots_take_their_time_again(house, player, bots_turn):
    sitting = bots_turn(pace="slow", first_seat=0, hands={0: "1-once_around-1"})
    player.do(Offer(0, card_named("1-once_around-1")))
    house.seconds(0.5)
    player.touch("Hurry on")
    house.frames(8)
    player.do(Pass(0))
    player.wait_for("SoldScene")
    player.read_news()
    before = sitting.table._state
    house.seconds(1.5)
    assert sitting.table._state is before


def test_a_finger_that_stays_goes_through_the_news(house, player, bots_turn):
    sitting = bots_turn(pace="slow", first_seat=0, hands={0: "1-once_around-1"})
    player.do(Offer(0, card_named("1-once_around-1")))
    house.seconds(0.5)
    player.touch("Hurry on")
    house.frames(8)
    player.do(Pass(0))
    house.seconds(0.5)
    assert player.screen == "SoldScene"
    finger = finger_on_the_lot(house)
    house.frames(round(haste.HOLD * FRAMES_A_SECOND) - 2)
    assert player.screen == "SoldScene", "a touch alone takes nobody's news away"
    house.seconds(1.5)
    assert player.screen != "SoldScene"
    assert len(log_of(sitting, "offer")) == 2, "and on through the next bot's turn"
    finger.up()


def test_where_several_people_play_a_finger_takes_nobodys_news_away(house, player, bots_turn):
    bots_turn(people=2, first_seat=0, hands={0: "1-once_around-1"})
    player.do(Offer(0, card_named("1-once_around-1")))
    player.do(Pass(1))
    player.wait_for("OnceAroundScene")
    player.do(Pass(0))
    house.seconds(0.5)
    assert player.screen == "SoldScene"
    finger_on_the_lot(house)
    house.seconds(3)
    assert player.screen == "SoldScene"


def test_in_an_open_sale_a_touch_lets_the_bots_bid_it_out(house, player, bots_turn):
    sitting = bots_turn(pace="slow", first_seat=0, hands={0: "2-open-1"})
    player.do(Offer(0, card_named("2-open-1")))
    house.seconds(0.5)
    finger = finger_on_the_lot(house)
    house.frames()
    finger.up()
    house.frames(40)
    assert sitting.public_view["auction"]["in"] == [0], "all have been heard, and nobody goes higher"
    assert sitting.table.phase == "open", "but it is not knocked down before the person had the time to bid"
    assert len(log_of(sitting, "bid", "pass")) >= 3


def test_a_finger_down_while_the_app_left_hurries_nobody_afterwards(house, player, bots_turn):
    sitting = bots_turn(pace="slow")
    house.seconds(0.5)
    finger_on_the_lot(house)
    house.app.on_pause()
    house.app.on_resume()
    before = sitting.table._state
    house.seconds(1.5)
    assert sitting.table._state is before
