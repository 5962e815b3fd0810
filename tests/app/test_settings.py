"""What people have set is still set, and what they want to hear is heard."""

import json

import pytest
from kivy.metrics import Metrics
from saving import FaultyDisk

from modernart.app import sound
from modernart.app.preferences import ANSWERS, Preferences
from modernart.app.theme import look
from modernart.games.modern_art.actions import Offer, Seal
from modernart.games.modern_art.cards import card_named
from modernart.saves.seals import sealed
from modernart.saves.settings import VERSION, SettingsFile
from tools.stagehand.tables import lay, seats


def sit(house, table):
    house.app.sit_down(table)
    house.seconds(0.5)
    return table


@pytest.fixture
def heard(monkeypatch):
    """What the app plays, beside playing it."""
    names = []
    play = sound.play
    monkeypatch.setattr(sound, "play", lambda name: (names.append(name), play(name)))
    return names


def sell(house, player):
    player.do(Offer(0, card_named("3-sealed-1")))
    for seat in range(3):
        player.do(Seal(seat, 5 * seat))
    house.seconds(0.5)
    assert player.screen == "SoldScene"


def test_the_hammer_is_heard_once_when_it_falls(house, player, heard):
    sit(house, lay(seats(3), {0: "3-sealed-1"}))
    sell(house, player)
    assert heard == ["gavel"]
    house.app.on_pause()
    house.app.on_resume()
    assert heard == ["gavel"], "not again when the app comes back"


def test_nothing_is_heard_by_those_who_want_it_quiet(house, player, heard):
    player.go("Settings", "Sound", "Back")
    assert Preferences(SettingsFile(house.home))["sound"] is False
    sit(house, lay(seats(3), {0: "3-sealed-1"}))
    sell(house, player)
    assert heard == []


def test_settings_turn_the_light_on_and_it_stays_on(house, player):
    player.go("Settings")
    dark = house.camera.picture().resize((1, 1)).getpixel((0, 0))
    player.go("By day")
    light = house.camera.picture().resize((1, 1)).getpixel((0, 0))
    assert look.wall_name == "day"
    assert sum(light) > 2 * sum(dark)
    assert Preferences(SettingsFile(house.home))["wall"] == "day"


def test_letters_grow(house, player):
    def height():
        return next(seen.widget.font_size for seen in house.eyes.words() if seen.widget.text == "The gallery")

    player.go("Settings")
    usual = height()
    player.go("Largest")
    assert height() == pytest.approx(1.5 * usual)
    assert Metrics.fontscale == 1.5
    player.go("Usual")
    assert height() == usual


def test_a_cover_opens_at_a_touch_if_people_want_it_so(house, player):
    player.go("Settings", "At a touch", "Back")
    sit(house, lay(seats(3)))
    ring = house.eyes.find("Touch to open")
    finger = house.fingers.put(ring)
    house.seconds(0.3)
    assert player.screen == "HandoffScene", "not before the finger is lifted"
    finger.up()
    house.seconds(0.5)
    assert player.screen == "OfferScene"


def test_a_finger_that_slides_off_a_quick_cover_opens_nothing(house, player):
    house.app.preferences.choose("handoffs", "quick")
    sit(house, lay(seats(3)))
    finger = house.fingers.put(house.eyes.find("Touch to open"))
    house.frames()
    finger.move_to(5, 5)
    finger.up()
    house.seconds(0.5)
    assert player.screen == "HandoffScene"


def test_every_setting_is_kept(house):
    for name, answers in ANSWERS.items():
        for answer in (*answers[1:], answers[0]):
            house.app.preferences.choose(name, answer)
            assert Preferences(SettingsFile(house.home))[name] == answer
    for name, answers in ANSWERS.items():
        house.app.preferences.choose(name, answers[-1])
    assert [Preferences(SettingsFile(house.home))[name] for name in ANSWERS] == [
        answers[-1] for answers in ANSWERS.values()
    ]


def test_settings_that_cannot_be_kept_hold_for_now_and_say_so(house, player):
    house.app.preferences = Preferences(SettingsFile(house.home, FaultyDisk(1, for_good=True)))
    player.go("Settings", "Quick")
    assert "This holds until the app is closed." in " ".join(house.eyes.texts())
    assert house.app.preferences["pace"] == "quick"


def test_settings_of_a_newer_app_are_refused_kindly_and_left_as_they_are(house, player):
    path = house.home / "settings.json"
    path.write_text(json.dumps(sealed({"version": VERSION + 1, "settings": {"wall": "dusk"}})))
    before = path.read_bytes()
    house.app.preferences = Preferences(SettingsFile(house.home))
    player.go("Settings")
    assert "The settings were made by a newer version of the app." in " ".join(house.eyes.texts())
    player.go("By day")
    assert look.wall_name == "day"
    assert "They are left as they are: update this one to change them." in " ".join(house.eyes.texts())
    assert path.read_bytes() == before


def test_damaged_settings_stop_nobody_and_are_not_thrown_away(house, player):
    path = house.home / "settings.json"
    path.write_bytes(b"\x00\x01garbage")
    house.app.preferences = Preferences(SettingsFile(house.home))
    player.go("Settings")
    assert "The settings could not be read" in " ".join(house.eyes.texts())
    player.go("By day")
    assert Preferences(SettingsFile(house.home))["wall"] == "day"
    assert (house.home / "settings.damaged-1").read_bytes() == b"\x00\x01garbage"
