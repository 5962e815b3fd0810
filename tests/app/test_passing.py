"""Passing the device: what opens a cover, what closes it, and what a finger left behind cannot do."""

import pytest

from modernart.games.modern_art.actions import Bid, Buy, Offer, Pass, Price
from modernart.games.modern_art.cards import card_named
from tools.stagehand.eyes import box_of
from tools.stagehand.fingers import Touch
from tools.stagehand.tables import lay, seats


@pytest.fixture
def sat_down(house):
    def sit(table):
        house.app.sit_down(table)
        house.seconds(0.5)
        return house.app.sitting

    return sit


def sealed_sale(people=3):
    return lay(seats(people), {0: "3-sealed-1 0-double-1"})


def shown(house):
    return " ".join(house.eyes.texts())


def test_a_game_begins_covered(house, player, sat_down):
    sitting = sat_down(lay(seats(3)))
    assert player.screen == "HandoffScene"
    assert sitting.table.viewer is None
    assert "Wilhelmina" in shown(house)


def test_a_short_touch_opens_nothing(house, player, sat_down):
    sitting = sat_down(lay(seats(3)))
    house.fingers.hold(house.eyes.find("Hold to open"), seconds=0.3)
    house.seconds(2)
    assert player.screen == "HandoffScene"
    assert sitting.table.viewer is None


def test_a_held_finger_opens_the_hand_of_the_one_named(house, player, sat_down):
    sitting = sat_down(lay(seats(3)))
    player.hold_open()
    assert player.screen == "OfferScene"
    assert sitting.table.viewer == 0
    assert sitting.evening.handoffs == 1


def test_the_cover_is_back_when_the_decision_is_made(house, player, sat_down):
    sitting = sat_down(sealed_sale())
    player.do(Offer(0, card_named("3-sealed-1")))
    assert sitting.table.viewer == 0, "who is asked again at once keeps the device"
    player.wait_for("SealedScene")
    player.touch("Seal no bid")
    assert sitting.table.viewer is None
    assert player.screen == "HandoffScene"
    assert "Jo" in shown(house)


@pytest.mark.parametrize("leaving", ["on_pause", "on_resume", "_left"])
def test_the_cover_is_back_when_the_app_leaves_the_screen(house, player, sat_down, leaving):
    sitting = sat_down(lay(seats(3)))
    player.hold_open()
    getattr(house.app, leaving)()
    house.frames()
    assert sitting.table.viewer is None
    assert player.screen == "HandoffScene"


def test_on_pause_lets_the_system_keep_the_app(house, sat_down):
    assert house.app.on_pause() is True
    sat_down(lay(seats(3)))
    assert house.app.on_pause() is True


def test_a_finger_held_while_the_app_left_opens_nothing(house, player, sat_down):
    sitting = sat_down(lay(seats(3)))
    house.fingers.put(house.eyes.find("Hold to open"))
    house.seconds(0.3)
    house.app.on_pause()
    house.app.on_resume()
    house.seconds(2)
    assert sitting.table.viewer is None
    assert player.screen == "HandoffScene"


def test_a_finger_held_on_one_cover_does_not_open_the_next(house, player, sat_down):
    sitting = sat_down(sealed_sale())
    player.do(Offer(0, card_named("3-sealed-1")))
    player.wait_for("SealedScene")
    player.touch("Seal no bid")
    house.seconds(0.5)
    house.fingers.put(house.eyes.find("Hold to open"))  # Jo's finger stays down ...
    house.frames()
    player.touch("Undo")  # ... while another takes the bid back: now it is Wilhelmina's cover
    house.seconds(2)
    assert sitting.table.viewer is None
    assert "Wilhelmina" in shown(house)


def test_an_overlay_closes_with_the_cover(house, player, sat_down):
    sitting = sat_down(sealed_sale())
    player.do(Offer(0, card_named("3-sealed-1")))
    player.wait_for("SealedScene")
    house.fingers.tap(house.eyes.several("Figure")[0])
    player.touch("4")
    assert house.app.stage.overlay is not None
    house.app.on_pause()
    house.frames()
    assert house.app.stage.overlay is None
    assert sitting.table.viewer is None


def test_a_double_tap_decides_only_once(house, player, sat_down):
    """Two quick taps on "Pass": the second one was not meant for the next person."""
    sitting = sat_down(lay(seats(4), {0: "1-once_around-1"}))
    player.do(Offer(0, card_named("1-once_around-1")))
    player.wait_for("OnceAroundScene")
    place = house.eyes.find("Pass").sight.centre
    for _ in range(2):
        finger = Touch(*place)
        finger.down()
        house.frames()
        finger.up()
        house.frames()
    assert sitting.public_view["auction"]["in"] == [2, 3, 0]


def test_two_fingers_on_two_keys_decide_only_once(house, player, sat_down):
    sitting = sat_down(lay(seats(4), {0: "1-once_around-1"}))
    player.do(Offer(0, card_named("1-once_around-1")))
    player.wait_for("OnceAroundScene")
    one, other = house.fingers.put(house.eyes.find("Pass")), house.fingers.put(house.eyes.find("Bid 1"))
    house.frames()
    one.up()
    other.up()
    house.frames()
    auction = sitting.public_view["auction"]
    assert (auction["in"], auction["high"]) == ([2, 3, 0], None)
    assert "not" not in shown(house)


def test_a_purse_shows_only_while_a_finger_is_on_it(house, player, sat_down):
    sat_down(lay(seats(3), {0: "1-once_around-1"}, cash=[100, 123, 77]))
    player.do(Offer(0, card_named("1-once_around-1")))
    player.wait_for("OnceAroundScene")
    assert "123" not in shown(house)
    chip = house.eyes.find("Hold to see Jo's purse")
    finger = house.fingers.put(chip)
    house.frames(2)
    assert "123" in shown(house)
    assert "77" not in shown(house)
    x, y = box_of(chip.widget).centre
    finger.move_to(x, y + 300)  # the finger slides off before it is lifted
    finger.up()
    house.frames(2)
    assert "123" not in shown(house)


def test_a_purse_that_was_looked_into_is_closed_when_the_app_comes_back(house, player, sat_down):
    sat_down(lay(seats(3), {0: "1-once_around-1"}, cash=[100, 123, 77]))
    player.do(Offer(0, card_named("1-once_around-1")))
    player.wait_for("OnceAroundScene")
    house.fingers.put(house.eyes.find("Hold to see Jo's purse"))  # and the system takes the app away
    house.frames(2)
    assert "123" in shown(house)
    house.app.on_pause()
    house.app.on_resume()
    house.frames(2)
    assert "123" not in shown(house)


def test_a_bid_above_the_purse_is_refused_without_telling_the_purse(house, player, sat_down):
    sitting = sat_down(lay(seats(3), {0: "1-once_around-1"}, cash=[100, 37, 77]))
    player.do(Offer(0, card_named("1-once_around-1")))
    player.do(Bid(1, 38))
    house.frames(2)
    assert "Jo cannot cover that." in shown(house)
    assert "37" not in shown(house)
    assert sitting.public_view["auction"]["high"] is None


def test_a_price_above_the_purse_is_refused_without_telling_the_purse(house, player, sat_down):
    sat_down(lay(seats(3), {0: "0-fixed_price-1"}, cash=[37, 50, 77]))
    player.do(Offer(0, card_named("0-fixed_price-1")))
    player.do(Price(0, 38))
    house.frames(2)
    assert "Wilhelmina cannot cover that." in shown(house)
    assert "37" not in shown(house)


def test_who_cannot_pay_a_price_has_the_same_keys(house, player, sat_down):
    sitting = sat_down(lay(seats(3), {0: "0-fixed_price-1"}, cash=[50, 3, 77]))
    player.do(Offer(0, card_named("0-fixed_price-1")))
    player.do(Price(0, 20))
    player.do(Buy(1))
    house.frames(2)
    assert "Jo cannot cover that." in shown(house)
    player.do(Pass(1))
    assert sitting.public_view["auction"]["in"] == [2]


def test_who_has_no_second_card_is_asked_all_the_same(house, player, sat_down):
    hands = {
        0: "0-double-1 1-open-1",
        1: "2-open-1 2-open-2 2-open-3 3-open-1 3-open-2 3-open-3 4-open-1 4-open-2 4-open-3 4-open-4",
    }
    sitting = sat_down(lay(seats(3), hands))
    player.do(Offer(0, card_named("0-double-1")))
    player.wait_for("SecondCardScene")
    player.touch("Add none")
    assert player.screen == "HandoffScene"
    assert "Jo" in shown(house)
    player.wait_for("SecondCardScene")
    assert sitting.table.viewer == 1
    assert all(tile.widget.disabled for tile in house.eyes.several("CardTile"))
    player.touch("Add none")
    assert "Balthasar" in shown(house)


def test_a_double_finished_by_another(house, player, sat_down):
    sitting = sat_down(lay(seats(3), {0: "0-double-1", 2: "0-once_around-1"}))
    player.do(Offer(0, card_named("0-double-1")))
    for _ in range(2):
        player.wait_for("SecondCardScene")
        player.touch("Add none")
    player.wait_for("SecondCardScene")
    player._take_up("0-once_around-1")
    player.touch("Add this one")
    player.wait_for("OnceAroundScene")
    assert "Balthasar sells." in shown(house)
    player.do(Bid(0, 21))
    player.do(Pass(1))
    player.do(Pass(2))
    house.seconds(1)
    assert player.screen == "SoldScene"
    assert "Wilhelmina pays 21 k€ to Balthasar." in shown(house)
    assert set(sitting.public_view["seats"][0]["bought"]) == {"0-once_around-1", "0-double-1"}


def test_undo_takes_back_ones_own_choice_and_no_more(house, player, sat_down):
    sitting = sat_down(lay(seats(3), {0: "1-once_around-1"}))
    player.do(Offer(0, card_named("1-once_around-1")))
    player.wait_for("OnceAroundScene")
    assert house.eyes.find("Undo") is None, "a card that was seen cannot be unseen"
    player.do(Bid(1, 10))
    house.seconds(0.5)
    player.touch("Undo")
    house.seconds(0.5)
    assert sitting.public_view["auction"]["high"] is None
    assert house.eyes.find("Undo") is None
    player.do(Bid(1, 5))
    player.do(Pass(2))
    player.do(Pass(0))
    house.seconds(0.5)
    assert player.screen == "SoldScene"
    assert house.eyes.find("Undo") is not None
    player.read_news()
    house.seconds(0.5)
    assert house.eyes.find("Undo") is None, "going on is a confirmation"


def test_the_next_person_looking_settles_a_sealed_bid(house, player, sat_down):
    sat_down(sealed_sale())
    player.do(Offer(0, card_named("3-sealed-1")))
    player.wait_for("SealedScene")
    player.touch("Seal no bid")
    house.seconds(0.5)
    assert house.eyes.find("Undo") is not None
    player.hold_open()
    house.seconds(0.5)
    assert house.eyes.find("Undo") is None


def test_leaving_the_game_and_coming_back_is_covered(house, player, sat_down):
    sitting = sat_down(lay(seats(3)))
    player.hold_open()
    house.seconds(0.5)
    player.touch("Open the menu")
    player.touch("Leave for the first screen")
    house.seconds(0.5)
    assert player.screen == "HomePage"
    assert sitting.table.viewer is None
    player.touch("Continue the sale")
    house.frames()
    assert player.screen == "HandoffScene"
