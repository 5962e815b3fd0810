"""One app for all of these tests, offscreen: Kivy has one window to a process."""

import os

import pytest

from tools.stagehand.house import settle

os.environ.setdefault("LP_NUM_THREADS", "1")  # pytest's own workers already use every core
settle()


@pytest.fixture(scope="session")
def the_house():
    from tools.stagehand.house import House

    return House(360, 800)


@pytest.fixture
def house(the_house):
    """On a phone, at the first screen, nothing moving, nobody playing."""
    from modernart.app.preferences import Preferences
    from modernart.app.theme import look

    the_house.sparing = False
    the_house.turn(360, 800)
    app = the_house.app
    app.preferences = Preferences()
    look.motion, look.wall_name = True, "night"
    app.leave_table()
    the_house.seconds(0.5)
    return the_house


@pytest.fixture
def tablet(house):
    house.turn(1280, 800)
    return house


@pytest.fixture
def player(house):
    from tools.stagehand.player import Player

    return Player(house)
