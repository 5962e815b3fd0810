"""In a hurry: a touch takes people on to where they are needed, a finger that stays goes through the news as well."""

from modernart.app import haste
from modernart.games.modern_art.actions import Offer, Pass
from modernart.games.modern_art.cards import card_named
from tools.stagehand.fingers import Touch

FRAMES_A_SECOND = 12  # by the stagehand's clock


def finger_on_the_lot(house):
    finger = Touch(house.scene.center_x, house.scene.height * 0.55)
    finger.down()
    return finger


def log_of(sitting, *kinds):
    return [event for event in sitting.public_view["log"] if event["type"] in kinds]


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
