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
    from modernart.saves.settings import SettingsFile

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
