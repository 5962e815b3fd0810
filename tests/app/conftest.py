"""One app for all of these tests, offscreen: Kivy has one window to a process."""

import os
import shutil

import pytest
from saving import FaultyDisk

from tools.stagehand.house import settle

os.environ.setdefault("LP_NUM_THREADS", "1")  # pytest's own workers already use every core
settle()


@pytest.fixture(scope="session")
def the_house():
    from tools.stagehand.house import House

    return House(360, 800)


@pytest.fixture
def house(the_house):
    """On a phone, at the first screen, nothing moving, nobody playing, nothing saved."""
    from modernart.app.preferences import Preferences
    from modernart.app.reception import Reception
    from modernart.players.modern_art import forecast
    from modernart.saves.settings import SettingsFile

    forecast._REMEMBERED.clear()  # what another test has thought of is thought of at once
    the_house.sparing = False
    the_house.turn(360, 800)
    app = the_house.app
    app.leave_table()
    for left in the_house.home.iterdir():
        shutil.rmtree(left) if left.is_dir() else left.unlink()
    app.preferences = Preferences(SettingsFile(app.home))
    app.reception = Reception(app, app.home)
    app.settle_look()
    app.show_home()
    the_house.seconds(0.5)
    return the_house


@pytest.fixture
def tablet(house):
    house.turn(1280, 800)
    return house


@pytest.fixture
def disk(house):
    """The disk under the app, which can be made to fail."""
    disk = FaultyDisk()
    house.app.reception.shelf._disk = disk
    return disk


@pytest.fixture
def player(house):
    from tools.stagehand.player import Player

    return Player(house)


@pytest.fixture
def thoughts(monkeypatch):
    """What bots think about, a step to a frame; `thoughts.steps` is how many each takes, if it is not cut off."""
    from modernart.app import mind
    from modernart.players import decide
    from modernart.table import table

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

    monkeypatch.setattr(table, "think", think)
    monkeypatch.setattr(mind, "SLICE", 0)
    monkeypatch.setattr(mind, "HURRIED_SLICE", 0)
    return thoughts


@pytest.fixture
def bots_turn(house):
    """Wilhelmina alone among three bots, the first of whom begins."""
    from tools.stagehand.tables import lay, seats

    def begin(pace="at_once", hands=None, people=1, first_seat=1, **options):
        house.until(lambda: house.app.is_warm)
        house.app.preferences.choose("pace", pace)
        house.app.sit_down(lay(seats(people, 4 - people), hands, first_seat=first_seat, **options))
        return house.app.sitting

    return begin
