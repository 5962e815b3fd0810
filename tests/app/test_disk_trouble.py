"""No room, no right to write, another copy of the app: said in words on the screen, and nothing done is lost."""

import errno
import subprocess
import sys

import pytest
from saving import actions_of

from modernart.saves.shelf import Shelf
from tools.stagehand.tables import lay, seats

NO_ROOM = "There is no room left on this device."


def words(house):
    return " ".join(house.eyes.texts())


def saved_actions(house):
    shelf = Shelf(house.home)
    return actions_of(shelf.look(shelf.newest()).found.state)


@pytest.fixture
def offering(house, player, disk):
    """Somebody is about to offer a painting."""
    house.app.sit_down(lay(seats(3), {0: "1-once_around-1 2-open-1"}))
    house.seconds(0.5)
    player.wait_for("OfferScene")
    player._take_up("1-once_around-1")
    return house.app.sitting.table


def test_a_full_disk_stops_the_choice_and_says_why(house, player, disk, offering):
    before = offering._state
    disk.fails_from_now()
    player.go("Offer")
    assert "This could not be saved" in house.eyes.texts()
    assert NO_ROOM in words(house)
    assert offering._state is before
    assert saved_actions(house) == []
    player.go("Try again")
    assert NO_ROOM in words(house)
    disk.is_mended()
    player.go("Try again")
    assert player.screen == "OnceAroundScene"
    assert saved_actions(house) == actions_of(offering._state) != []


def test_not_now_leaves_everything_as_it_was(house, player, disk, offering):
    disk.fails_from_now()
    player.go("Offer")
    player.go("Take the choice back")
    assert player.screen == "OfferScene"
    assert offering.viewer == 0
    assert "not saved" not in words(house), "nothing was played that could be lost"
    disk.is_mended()
    player.go("Offer")
    assert player.screen == "OnceAroundScene"


def test_people_may_play_on_unsaved_and_always_see_that_they_do(house, player, disk, offering):
    disk.fails_from_now()
    player.go("Offer")
    player.go("Play on, unsaved")
    assert player.screen == "OnceAroundScene"
    assert "Round 1 of 4, not saved" in house.eyes.texts()
    player.go("Pass")
    assert len(actions_of(offering._state)) == 2
    assert saved_actions(house) == []
    disk.is_mended()
    player.go("Pass")
    assert saved_actions(house) == actions_of(offering._state)
    assert "not saved" not in words(house)


def test_an_unsaved_game_is_not_left_by_accident(house, player, disk, offering):
    disk.fails_from_now()
    player.go("Offer", "Play on, unsaved", "Open the menu")
    assert "What you play now is not saved." in house.eyes.texts()
    player.go("Leave for the first screen")
    assert "Leave a game that is not saved?" in house.eyes.texts()
    player.go("Save it and leave")
    assert "It cannot be saved" in house.eyes.texts()
    player.go("Back to the sale")
    assert house.app.sitting.stands
    assert house.app._on_close() is True
    house.frames(2)
    assert "Leave a game that is not saved?" in house.eyes.texts()
    player.go("Stay", "Open the menu")
    disk.is_mended()
    player.go("Save it now")
    assert "The game is saved" in house.eyes.texts()
    assert saved_actions(house) == actions_of(offering._state)
    assert house.app._on_close() is False


def test_an_unsaved_game_can_be_saved_on_the_way_out(house, player, disk, offering):
    disk.fails_from_now()
    player.go("Offer", "Play on, unsaved", "Open the menu", "Leave for the first screen")
    disk.is_mended()
    player.go("Save it and leave")
    assert player.screen == "HomePage"
    assert saved_actions(house) == actions_of(offering._state)


def test_leaving_the_screen_saves_what_could_not_be_saved(house, player, disk, offering):
    disk.fails_from_now()
    player.go("Offer", "Play on, unsaved")
    disk.is_mended()
    assert house.app.on_pause() is True
    assert saved_actions(house) == actions_of(offering._state)


@pytest.mark.parametrize(
    ("error", "sentence"),
    [(errno.ENOSPC, NO_ROOM), (errno.EROFS, "The app may not write to its folder.")],
)
def test_a_new_game_that_cannot_be_saved_is_not_dealt_without_asking(house, player, disk, error, sentence):
    disk.fails_from_now(error)
    player.go("New game", "Deal the cards")
    assert "The game cannot be saved" in house.eyes.texts()
    assert sentence in words(house)
    assert house.app.sitting is None
    player.go("Leave it")
    assert player.screen == "NewGamePage"
    player.go("Deal the cards", "Play unsaved")
    assert house.app.sitting.stands
    assert Shelf(house.home).names() == []
    player.go("Open the menu")
    assert "What you play now is not saved." in house.eyes.texts()
    disk.is_mended()
    player.go("Save it now")
    assert len(Shelf(house.home).names()) == 1


def test_a_saved_game_can_be_played_though_nothing_can_be_written(house, player, disk):
    house.app.sit_down(lay(seats(3)))
    before = house.app.sitting.table._state
    house.app.leave_table()
    house.seconds(0.5)
    disk.fails_from_now(errno.EROFS)
    player.go("Continue the sale")
    assert "What you play now cannot be saved" in house.eyes.texts()
    player.go("Play unsaved")
    assert house.app.sitting.table._state == before
    assert house.app.sitting.table.unsaved


def test_a_bot_whose_choice_cannot_be_saved_waits(house, player, disk):
    house.app.sit_down(lay(seats(1, 2), first_seat=1))
    table = house.app.sitting.table
    before = table._state
    disk.fails_from_now()
    house.seconds(3)
    assert NO_ROOM in words(house)
    assert table._state is before
    disk.is_mended()
    player.go("Try again")
    assert table._state is not before
    assert saved_actions(house) == actions_of(table._state)


def test_the_hammer_does_not_fall_on_a_full_disk(house, player, disk):
    house.app.sit_down(lay(seats(3), {0: "2-open-1"}))
    house.seconds(0.5)
    table = house.app.sitting.table
    player.wait_for("OfferScene")
    player._take_up("2-open-1")
    player.go("Offer")
    disk.fails_from_now()
    house.until(lambda: house.app.stage.overlay is not None, seconds=20)
    assert NO_ROOM in words(house)
    assert table.phase == "open"
    player.go("Not now")
    house.seconds(1)
    assert house.app.stage.overlay is None, "the count begins anew"
    disk.is_mended()
    house.until(lambda: table.phase != "open", seconds=20)
    assert saved_actions(house) == actions_of(table._state)


def test_a_hammer_that_cannot_be_saved_has_put_nobody_out(house, player, disk):
    """Its fall is everybody's silence at one stroke: all of it is saved, or none of it has been."""
    house.app.sit_down(lay(seats(4), {0: "2-open-1"}))
    house.seconds(0.5)
    table = house.app.sitting.table
    player.wait_for("OfferScene")
    player._take_up("2-open-1")
    player.go("Offer")
    disk.at, disk._for_good = disk.steps + 4, True  # later than one action would be
    house.until(lambda: house.app.stage.overlay is not None or table.phase != "open", seconds=20)
    assert table.phase != "open", "one write and one sync are enough for all"
    disk.is_mended()
    assert saved_actions(house) == actions_of(table._state)


def test_a_game_begun_unsaved_is_saved_as_soon_as_it_works_again(house, player, disk):
    disk.fails_from_now()
    house.app.sit_down(lay(seats(3), {0: "1-once_around-1"}))
    house.frames(2)
    player.go("Play unsaved")
    disk.is_mended()
    player.wait_for("OfferScene")
    player._take_up("1-once_around-1")
    player.go("Offer")
    assert saved_actions(house) == actions_of(house.app.sitting.table._state)
    assert "not saved" not in words(house)


def test_a_game_taken_up_unsaved_goes_back_to_its_own_place(house, player, disk):
    house.app.sit_down(lay(seats(3), {0: "1-once_around-1"}))
    house.app.leave_table()
    house.app.reception.shelf.rename(house.app.reception.newest(), "Anniversary")
    house.seconds(0.5)
    disk.fails_from_now(errno.EROFS)
    player.go("Continue the sale", "Play unsaved")
    disk.is_mended()
    player.wait_for("OfferScene")
    player._take_up("1-once_around-1")
    player.go("Offer")
    shelf = Shelf(house.home)
    (name,) = shelf.names()
    assert shelf.look(name).title == "Anniversary"
    assert saved_actions(house) == actions_of(house.app.sitting.table._state)


def test_a_new_game_that_cannot_be_saved_keeps_the_names_that_were_typed(house, player, disk):
    player.go("New game")
    page = house.scene
    page.rows[0].ids.name_field.text = "Zoë"
    disk.fails_from_now()
    player.go("Deal the cards", "Leave it")
    assert house.scene is page
    assert page.rows[0].name == "Zoë"


def test_a_game_that_another_copy_plays_is_not_played_twice(house, player):
    house.app.sit_down(lay(seats(3)))
    house.app.leave_table()
    house.seconds(0.5)
    name = house.app.reception.newest()
    code = (
        "import sys; from pathlib import Path; from modernart.saves.shelf import Shelf;"
        "Shelf(Path(sys.argv[1])).open(sys.argv[2]); print('open', flush=True); sys.stdin.read()"
    )
    command = [sys.executable, "-c", code, str(house.home), name]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout.readline() == "open\n"
        player.go("Continue the sale")
        assert "This game is open in another copy of the app." in words(house)
        player.go("Leave it", "Saved games")
        house.fingers.tap(house.eyes.several("SlotRow")[0])
        house.seconds(0.6)
        player.go("Delete")
        assert "This game is open in another copy of the app." in words(house)
        assert name in Shelf(house.home).names()
        other.kill()
    player.go("Continue the sale")
    assert house.app.sitting.stands


def test_a_folder_that_cannot_be_read_is_told_and_a_game_can_be_played(house, player):
    (house.home / "games").write_bytes(b"a file where the folder should be")
    house.app.show_home()
    house.seconds(0.5)
    player.go("Saved games")
    assert "The folder of the saved games cannot be read." in words(house)
    player.go("Back", "New game", "Deal the cards", "Play unsaved")
    assert house.app.sitting.stands
