"""The open auction (R5.1): many fingers, the hammer, bots at a human pace."""

from itertools import pairwise

import pytest

from modernart.games.modern_art.actions import Bid, Offer
from modernart.games.modern_art.cards import card_named
from tools.stagehand.eyes import box_of
from tools.stagehand.tables import lay, seats

CALL = 2.5  # seconds that the hammer takes for each call, at its usual pace


@pytest.fixture
def sale(house, player):
    """Wilhelmina sells; after it the sale is open."""

    def begin(people, bots=0, **options):
        house.app.sit_down(lay(seats(people, bots), {0: "2-open-1"}, **options))
        player.do(Offer(0, card_named("2-open-1")))
        player.wait_for("OpenScene", "FlatOpenScene")
        return house.app.sitting

    return begin


def auction(sitting):
    return sitting.public_view["auction"]


@pytest.mark.parametrize("size", [(360, 800), (1280, 800), (800, 1280)])
def test_many_fingers_count_in_the_order_in_which_they_came(house, player, sale, size):
    house.turn(*size)
    sitting = sale(5)
    fingers = [house.fingers.put(player._key(seat, "Raise by 1")) for seat in (3, 1, 4)]
    house.frames()
    for finger in fingers:
        finger.up()
    house.frames()
    bids = [(event["seat"], event["amount"]) for event in sitting.public_view["log"] if event["type"] == "bid"]
    assert bids == [(3, 1), (1, 2), (4, 3)]


@pytest.mark.parametrize("people", [2, 3, 4, 5])
def test_around_a_tablet_everybody_has_a_pad_turned_to_their_edge(tablet, player, sale, people):
    sale(people, bots=max(0, 3 - people))
    assert player.screen == "FlatOpenScene"
    table = box_of(tablet.scene.ids.table)
    edges = set()
    for pad in tablet.eyes.several("EdgePad"):
        turned = pad.widget.parent.parent.rotation % 360
        distance = {
            0: pad.box.y - table.y,
            90: table.right - pad.box.right,
            180: table.top - pad.box.top,
            270: pad.box.x - table.x,
        }[round(turned)]
        assert 0 <= distance < 12, "at the edge that it is turned to"
        edges.add((round(turned), round(pad.box.centre[0])))
    assert len(edges) == people, "each at a place of their own"


def test_any_amount_is_typed_on_the_pad_while_the_others_go_on(tablet, player, sale):
    sitting = sale(4)
    tablet.fingers.tap(player._key(2, "Type a bid"))
    tablet.frames()
    tablet.fingers.tap(player._key(1, "Raise by 5"))
    assert auction(sitting)["high"] == 5
    for key in ("1", "7", "Bid 17"):
        tablet.fingers.tap(player._key(2, key))
    assert (auction(sitting)["high"], auction(sitting)["leader"]) == (17, 2)


def test_the_hammer_waits_for_a_raised_hand(tablet, player, sale):
    sitting = sale(4)
    tablet.fingers.tap(player._key(2, "Type a bid"))
    tablet.seconds(5 * CALL)
    assert sitting.table.phase == "open"
    tablet.fingers.tap(player._key(2, "Do not type"))
    tablet.seconds(4 * CALL)
    assert player.screen == "SoldScene"


def test_a_refusal_stands_on_the_pad_of_whoever_bid(tablet, player, sale):
    sale(4, cash=[100, 100, 3, 100])
    tablet.fingers.tap(player._key(2, "Raise by 5"))
    tablet.frames()
    pads = {pad.widget.seat: pad.widget.refusal for pad in tablet.eyes.several("EdgePad")}
    assert pads == {0: "", 1: "", 2: "Balthasar cannot cover that.", 3: ""}


def test_the_hammer_counts_and_silence_is_a_pass(house, player, sale):
    sitting = sale(3)
    assert "Any bid?" in house.eyes.texts()
    player.do(Bid(1, 10))
    calls = []
    while player.screen == "OpenScene":
        text = next(text for text in house.eyes.texts() if text in ("Jo leads", "Going once …", "Going twice …"))
        if text not in calls:
            calls.append(text)
        house.frames()
    assert calls == ["Jo leads", "Going once …", "Going twice …"]
    assert player.screen == "SoldScene"
    assert sitting.public_view["seats"][1]["bought"] == ["2-open-1"]


def test_every_bid_starts_the_count_again(house, player, sale):
    sale(3)
    player.do(Bid(1, 10))
    house.seconds(2 * CALL)
    assert "Going twice …" in house.eyes.texts()
    house.fingers.tap(player._key(2, "Raise by 1"))
    assert "Balthasar leads" in house.eyes.texts()


def test_the_seller_holds_the_hammer_back(house, player, sale):
    sitting = sale(3)
    player.touch("Hold the hammer")
    house.seconds(6 * CALL)
    assert sitting.table.phase == "open"
    player.touch("Let it run")
    house.seconds(4 * CALL)
    assert player.screen == "SoldScene"


def test_the_seller_brings_the_hammer_down(house, player, sale):
    sale(3)
    player.do(Bid(1, 10))
    for _ in range(3):
        player.touch("Bring it down")
    house.frames()
    assert player.screen == "SoldScene"


def test_nobody_but_the_seller_has_the_hammer(house, player, sale):
    house.app.sit_down(lay(seats(1, 3), {1: "2-open-1"}, first_seat=1))
    sitting = house.app.sitting
    sitting.table.settle(Offer(1, card_named("2-open-1")))
    sitting.show()
    house.seconds(0.5)
    assert player.screen == "OpenScene"
    assert house.eyes.find("Bring it down", "Hold the hammer") is None


def test_what_lies_over_the_sale_stops_the_count(house, player, sale):
    sitting = sale(3)
    player.touch("Open the board")
    house.seconds(6 * CALL)
    assert sitting.table.phase == "open"
    player.touch("Close the board")
    house.seconds(4 * CALL)
    assert player.screen == "SoldScene"


def test_bots_bid_no_faster_than_one_can_read(house, player, sale):
    sitting = sale(1, bots=4)
    player.touch("Hold the hammer")
    times = []
    heard = len(sitting.public_view["log"])
    for tick in range(400):
        if sitting.table.phase != "open":
            break
        house.frames()
        log = sitting.public_view["log"]
        times += [tick / 12] * (len(log) - heard)
        heard = len(log)
    assert len(times) >= 4, "they do bid"
    assert min(after - before for before, after in pairwise(times)) > 0.7


def test_a_bot_that_was_not_asked_yet_is_asked_before_the_hammer_falls(house, player, sale):
    """Three strokes, faster than any bot's turn, do not cut it off."""
    sitting = sale(1, bots=3)
    for _ in range(3):
        if house.eyes.find("Bring it down"):
            player.touch("Bring it down")
    bids_and_passes = {event["seat"] for event in sitting.public_view["log"] if event["type"] in ("bid", "pass")}
    assert bids_and_passes >= {1} if sitting.table.phase == "open" else bids_and_passes >= {1, 2, 3}
