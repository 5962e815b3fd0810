"""The life of an app on a phone: put away, killed, turned, sent back; and what people have set is still set."""

import sys
import types

import pytest
from kivy.core.window import Window
from saving import actions_of

from modernart.app import device
from modernart.app.theme import look
from modernart.games.modern_art.actions import Bid, Offer, Seal
from modernart.games.modern_art.cards import card_named
from modernart.saves.shelf import Shelf
from modernart.table import Table
from tools.stagehand.tables import lay, seats

BACK = 27


def back(house):
    handled = house.app._on_key(None, BACK)
    house.seconds(0.5)
    return handled


def sit(house, table):
    house.app.sit_down(table)
    house.seconds(0.5)
    return table


# Put away and taken up


def test_put_away_with_a_hand_open_it_is_covered_and_saved(house, player):
    table = sit(house, lay(seats(3)))
    player.wait_for("OfferScene")
    assert house.app.on_pause() is True
    house.seconds(0.5)
    assert player.screen == "HandoffScene"
    assert table.viewer is None
    before = house.camera.picture().tobytes()
    house.app.on_resume()
    house.seconds(0.5)
    assert player.screen == "HandoffScene"
    assert house.camera.picture().tobytes() == before
    shelf = Shelf(house.home)
    assert shelf.look(shelf.newest()).found.state == table._state


def test_killed_with_half_the_sealed_bids_in_it_comes_back_to_the_same_cover(house, player):
    """Killed: the app forgets everything, and only the disk is left."""
    table = sit(house, lay(seats(3), {0: "3-sealed-1"}))
    player.do(Offer(0, card_named("3-sealed-1")))
    player.do(Seal(0, 17))
    player.wait_for("SealedScene")
    house.app.on_pause()
    house.seconds(0.5)
    assert player.screen == "HandoffScene"
    before, picture = table._state, house.camera.picture().tobytes()
    house.app.sitting.table._journal._lock.release()  # as the system does when a process dies
    house.app.sitting._stop_time()
    house.app.sitting = None
    house.app.show_home()
    house.seconds(0.5)
    player.go("Continue the sale")
    again = house.app.sitting.table
    assert again is not table
    assert again._state == before
    assert again.viewer is None
    assert player.screen == "HandoffScene"
    assert house.camera.picture().tobytes() == picture
    player.do(Seal(1, 23))
    player.do(Seal(2, 3))
    house.seconds(0.5)
    assert player.screen == "SoldScene"
    assert table.public_view() != again.public_view()


def test_news_that_not_everybody_has_read_is_shown_again(house, player):
    table = sit(house, lay(seats(3), {0: "3-sealed-1"}))
    player.do(Offer(0, card_named("3-sealed-1")))
    for seat in range(3):
        player.do(Seal(seat, 5 * seat))
    house.seconds(0.5)
    assert player.screen == "SoldScene"
    texts = house.eyes.texts()
    house.app.leave_table()
    house.seconds(0.5)
    player.go("Continue the sale")
    assert player.screen == "CurtainScene"
    player.hold_open()
    house.seconds(0.5)
    assert player.screen == "SoldScene"
    assert house.eyes.texts() == texts
    player.read_news()
    house.app.leave_table()
    house.seconds(0.5)
    player.go("Continue the sale")
    assert player.screen == "HandoffScene"
    assert actions_of(house.app.sitting.table._state) == actions_of(table._state)


@pytest.mark.parametrize("leaving", ["on_pause", "leave_table"])
def test_a_sale_that_all_can_see_waits_behind_a_curtain_until_they_are_back(house, player, leaving):
    table = sit(house, lay(seats(3), {0: "1-open-1"}))
    player.do(Offer(0, card_named("1-open-1")))
    player.wait_for("OpenScene")
    before = table._state
    getattr(house.app, leaving)()
    house.seconds(0.5)
    if leaving == "on_pause":
        house.app.on_resume()
    else:
        player.go("Continue the sale")
    house.seconds(20)
    assert player.screen == "CurtainScene"
    assert house.app.sitting.table._state == before, "no hammer falls behind it"
    player.hold_open()
    assert player.screen == "OpenScene"


def test_one_person_alone_goes_on_without_a_cover(house, player):
    sit(house, lay(seats(1, 2)))
    house.app.leave_table()
    house.seconds(0.5)
    player.go("Continue the sale")
    assert player.screen == "OfferScene"


def test_the_game_is_closed_when_the_app_is(house, player):
    sit(house, lay(seats(3)))
    house.app.on_stop()
    shelf = Shelf(house.home)
    found, journal = shelf.open(shelf.newest())  # were it still held, this would be refused
    assert journal is not None
    Table.resume(found, journal).close()


def test_the_screen_stays_on_while_there_is_a_game(house, player):
    assert Window.allow_screensaver
    sit(house, lay(seats(3)))
    assert not Window.allow_screensaver
    house.app.leave_table()
    assert Window.allow_screensaver


def test_a_phone_is_told_to_keep_hands_out_of_its_list_of_apps(monkeypatch):
    """There is no phone here: what is asked of it is written down instead."""
    asked = []
    activity = types.SimpleNamespace(getWindow=lambda: types.SimpleNamespace(addFlags=asked.append))
    jnius = types.SimpleNamespace(autoclass=lambda _: types.SimpleNamespace(mActivity=activity))
    runnable = types.SimpleNamespace(run_on_ui_thread=lambda deed: deed)
    monkeypatch.setattr(device, "platform", "android")
    for name, module in {"jnius": jnius, "android": types.SimpleNamespace(), "android.runnable": runnable}.items():
        monkeypatch.setitem(sys.modules, name, module)
    device.hide_from_switcher()
    assert asked == [0x2000]


def test_the_last_frame_before_the_list_of_apps_shows_no_hand(house, player, monkeypatch):
    """Where no flag keeps the screen out of that list: nothing more is drawn once `on_pause` has returned."""
    look.motion = False  # a new screen is there at once
    sit(house, lay(seats(3)))
    player.wait_for("OfferScene")
    monkeypatch.setattr(device, "platform", "ios")
    frames = []
    house.camera.watchers.append(frames.append)
    house.app.on_pause()
    assert len(frames) == 1
    house.seconds(0.5)
    assert player.screen == "HandoffScene"
    house.camera.picture()
    house.camera.watchers.remove(frames.append)
    assert frames[0] == frames[-1]


def test_what_a_device_does_not_have_is_no_trouble(monkeypatch):
    monkeypatch.setattr(device, "platform", "android")
    for name in ("jnius", "android", "android.runnable", "plyer"):
        monkeypatch.setitem(sys.modules, name, None)
    assert device.hide_from_switcher() is None
    assert device.buzz() is None


def open_sale(house, player, table):
    """Somebody's painting is for sale in the open."""
    sit(house, table)
    player.do(Offer(0, card_named("2-open-1")))
    house.seconds(0.5)
    assert table.phase == "open"
    return table


def back_again(house, player):
    """All of them: the curtain is opened."""
    house.seconds(0.5)
    player.hold_open()


def test_put_away_with_something_over_an_open_sale_the_sale_goes_on_afterwards(house, player):
    table = open_sale(house, player, lay(seats(2, 1), {0: "2-open-1"}))
    player.touch("Open the menu")
    house.frames(2)
    house.app.on_pause()
    house.app.on_resume()
    back_again(house, player)
    house.until(lambda: table.phase != "open", seconds=60)
    assert house.app.stage.overlay is None


def test_put_away_while_somebody_types_the_hammer_still_falls_afterwards(tablet, player):
    table = open_sale(tablet, player, lay(seats(3), {0: "2-open-1"}))
    tablet.fingers.tap(player._key(1, "Type a bid"))
    tablet.frames(2)
    assert tablet.app.sitting.auctioneer.raised_hands
    tablet.app.on_pause()
    tablet.app.on_resume()
    back_again(tablet, player)
    tablet.until(lambda: table.phase != "open", seconds=60)


def test_a_held_hammer_is_let_go_when_the_app_comes_back(house, player):
    table = open_sale(house, player, lay(seats(3), {0: "2-open-1"}))
    player.touch("Hold the hammer")
    house.seconds(12)
    assert table.phase == "open"
    house.app.on_pause()
    house.app.on_resume()
    back_again(house, player)
    house.until(lambda: table.phase != "open", seconds=60)


def test_nothing_happens_while_the_window_is_put_away(house, player):
    """A desktop's loop runs on; nobody's silence may become a pass meanwhile, and no bot decides."""
    table = open_sale(house, player, lay(seats(2, 1), {0: "2-open-1"}))
    Window.dispatch("on_minimize")
    before = table._state
    house.seconds(40)
    assert table._state is before
    Window.dispatch("on_restore")
    back_again(house, player)
    house.until(lambda: table.phase != "open", seconds=60)


def test_no_bot_decides_while_the_window_is_put_away(house, player):
    table = sit(house, lay(seats(1, 2), first_seat=1))
    Window.dispatch("on_hide")
    before = table._state
    house.seconds(10)
    assert table._state is before
    Window.dispatch("on_show")
    house.until(lambda: table._state is not before, seconds=10)


def test_a_window_that_is_hidden_after_the_app_was_closed_writes_nothing(house, player):
    sit(house, lay(seats(3)))
    house.app.on_stop()
    (file,) = (house.home / "games").iterdir()
    before = file.stat().st_mtime_ns
    house.app.on_pause()
    assert file.stat().st_mtime_ns == before


# Turned


@pytest.mark.parametrize("size", [(800, 360), (1280, 800), (800, 1280)])
def test_turned_while_somebody_types_nothing_typed_is_gone(house, player, size):
    table = sit(house, lay(seats(3), {0: "1-once_around-1"}))
    player.do(Offer(0, card_named("1-once_around-1")))
    player.wait_for("OnceAroundScene")
    house.scene._ask_amount()
    house.seconds(0.5)
    player.go("1", "7")
    before = table._state
    for turned in (size, (360, 800), size):
        house.turn(*turned)
        house.seconds(0.5)
        assert house.eyes.find("Choose 17") is not None
    assert table._state is before


@pytest.mark.parametrize("size", [(800, 360), (1280, 800), (800, 1280)])
def test_turned_the_cover_stays_closed_and_the_sale_goes_on(house, player, size):
    table = sit(house, lay(seats(3), {0: "2-open-1"}))
    house.turn(*size)
    house.seconds(0.5)
    assert player.screen == "HandoffScene"
    assert table.viewer is None
    house.turn(360, 800)
    player.do(Offer(0, card_named("2-open-1")))
    player.do(Bid(1, 5))
    house.turn(*size)
    house.frames(2)
    assert table.public_view()["auction"]["high"] == 5
    house.until(lambda: table.phase != "open", seconds=60)
    house.seconds(0.5)
    assert player.screen == "SoldScene"


# Back


def test_back_goes_one_step_and_never_out(house, player, monkeypatch):
    stopped = []
    monkeypatch.setattr(house.app, "stop", lambda *_: stopped.append(True))
    for page in ("New game", "Saved games", "How to play", "Settings"):
        player.go(page)
        assert back(house)
        assert player.screen == "HomePage"
    player.go("Saved games", "Deleted games")
    assert back(house)
    assert "Saved games" in house.eyes.texts()
    assert back(house)
    assert back(house)
    assert "Close Modern Art?" in house.eyes.texts()
    assert back(house)
    assert "Close Modern Art?" not in house.eyes.texts()
    assert not stopped, "not without being asked for"
    back(house)
    player.go("Close the app")
    assert stopped


def test_back_asks_before_a_game_is_left(house, player):
    sit(house, lay(seats(3)))
    assert back(house)
    assert "The sale waits" in house.eyes.texts()
    assert back(house)
    assert "The sale waits" not in house.eyes.texts()
    assert house.app.sitting.stands
    player.touch("Open the board")
    assert back(house)
    assert house.app.stage.overlay is None
    assert house.app.sitting.stands


def test_back_leaves_a_page_over_the_game_first(house, player):
    sit(house, lay(seats(3)))
    player.go("Open the menu", "How to play")
    assert back(house)
    assert "The sale waits" in house.eyes.texts()
    assert back(house)
    assert house.app.stage.overlay is None
