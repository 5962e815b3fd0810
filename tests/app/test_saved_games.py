"""Games on the shelf, by fingers: gone on with, kept, copied, renamed, deleted, brought back, sent, taken in."""

import pytest

from modernart.saves.folders import KEPT
from tools.stagehand.shelves import fill_shelf
from tools.stagehand.tables import lay, seats


@pytest.fixture
def shelf(house):
    return house.app.reception.shelf


@pytest.fixture
def filled(house, shelf):
    """A shelf with games in every condition."""
    names = fill_shelf(shelf, house.home / "games")
    house.app.show_home()
    house.seconds(0.5)
    return names


def open_slot(house, player, shelf, name):
    house.app.show_home()
    house.seconds(0.5)
    player.go("Saved games")
    number = shelf.names().index(name)
    rows = house.eyes.several("SlotRow")
    house.fingers.tap(rows[number])
    house.seconds(0.6)
    assert player.screen == "SavedGamePage"


def rows_say(house):
    return [(row.widget.title, row.widget.standing) for row in house.eyes.several("SlotRow")]


def whole_line(house):
    return " ".join(house.eyes.texts())


def test_every_game_stands_there_with_who_plays_and_how_far_it_is(house, player, filled):
    player.go("Saved games")
    shown = house.eyes.several("SlotRow")
    assert len(shown) == 5
    going = next(row.widget for row in shown if row.widget.standing.startswith("Round"))
    assert going.title == "Wilhelmina, Jo and 3 others"
    assert going.players == "Wilhelmina, Jo, Balthasar, Ana, Konstantin"
    assert going.standing.startswith("Round 1 of 4, today, ")
    over = next(row.widget for row in shown if "won" in row.widget.standing)
    assert over.players.endswith("Balthasar (bot), Ana (bot)")
    assert {row.widget.mark for row in shown} == {"", "bookmark", "warning"}


def test_the_picture_of_a_table_is_a_picture_of_that_table(house, player, filled, shelf):
    """Real pixels: where the picture is, the lot's own colours are; where nothing is known, an empty frame."""
    player.go("Saved games")
    photo = house.camera.picture()
    colours = {}
    for row in house.eyes.several("SlotRow"):
        box = next(seen.sight for seen in house.eyes.several("TablePicture") if row.box.holds(seen.box))
        cut = photo.crop((int(box.x), int(photo.height - box.top), int(box.right), int(photo.height - box.y)))
        colours[row.widget.standing.split(",")[0]] = len(cut.getcolors(100_000))
    assert colours["Round 1 of 4"] > 1000
    assert colours["Saved by a newer version of the app"] < colours["Round 1 of 4"] / 2


def test_continue_goes_on_at_the_covered_decision(house, player, filled, shelf):
    actions = shelf.look(filled["going"]).found.game.to_json(shelf.look(filled["going"]).found.state)["actions"]
    player.go("Continue the sale")
    table = house.app.sitting.table
    assert table.game.to_json(table._state)["actions"] == actions
    assert table.viewer is None


def test_the_first_screen_says_which_game_waits(house, player, filled):
    """Once it can: the rules, without which no game is read, are fetched while the screen stands."""
    words = "Wilhelmina, Jo and 3 others: Round 1 of 4, today"
    house.until(lambda: any(text.startswith(words) for text in house.eyes.texts()))
    assert player.screen == "HomePage"


def test_a_game_that_was_left_is_the_one_that_continues(house, player):
    house.app.sit_down(lay(seats(3)))
    house.seconds(0.5)
    player.wait_for("OfferScene")
    before = house.app.sitting.table._state
    player.go("Open the menu", "Leave for the first screen")
    assert player.screen == "HomePage"
    assert house.app.sitting is None
    player.go("Continue the sale")
    assert player.screen == "HandoffScene"
    assert house.app.sitting.table._state == before


def test_without_a_game_there_is_nothing_to_continue(house, player):
    assert house.eyes.find("Continue") is None
    player.go("Saved games")
    assert "No game has been played yet" in whole_line(house)


def test_a_kept_moment_can_be_played_from_again_and_again(house, player, shelf):
    house.app.sit_down(lay(seats(3)))
    house.seconds(0.5)
    player.go("Open the menu", "Bookmark this moment")
    assert "The bookmark is set" in house.eyes.texts()
    player.go("Back to the sale")
    moment = house.app.sitting.table._state
    for _ in range(2):
        player.do(house.app.sitting.table.advise(0, "regular"))
        house.seconds(0.5)
        assert house.app.sitting.table._state != moment
        kept = next(name for name in shelf.names() if name.endswith(KEPT))
        house.app.leave_table()
        open_slot(house, player, shelf, kept)
        player.go("Play on from here")
        assert house.app.sitting.table._state == moment


def test_a_finished_game_can_be_looked_at(house, player, filled, shelf):
    open_slot(house, player, shelf, filled["over"])
    player.go("Look at the end")
    house.seconds(5)
    assert player.screen == "GameOverScene"
    [winner] = house.scene.sitting.public_view["winners"]
    assert f"{house.scene.sitting.seats[winner].name} wins" in house.eyes.texts()
    before = shelf.names()
    player.go("Open the menu")
    assert "The game is over" in house.eyes.texts()
    assert house.eyes.find("Bookmark") is None, "nobody can play on from there"
    player.go("Back to the table")
    [winner] = house.scene.sitting.public_view["winners"]
    assert f"{house.scene.sitting.seats[winner].name} wins" in house.eyes.texts()
    player.go("Back to the first screen")
    assert shelf.names() == before
    assert filled["over"] in shelf.names()


def test_renamed_by_fingers(house, player, filled, shelf):
    open_slot(house, player, shelf, filled["going"])
    player.go("Rename")
    field = house.eyes.several("NameField")[0].widget
    field.text = "   "
    player.go("Use this name")
    assert "A game needs a name." in house.eyes.texts()
    field.text = "Grandmother's birthday"
    player.go("Use this name")
    assert "Grandmother's birthday" in house.eyes.texts()
    assert shelf.look(filled["going"]).title == "Grandmother's birthday"


def test_copied_by_a_finger(house, player, filled, shelf):
    open_slot(house, player, shelf, filled["going"])
    player.go("Make a copy")
    assert "Copied: “Wilhelmina, Jo and 3 others”" in house.eyes.texts()
    titles = [shelf.look(name).title for name in shelf.names()]
    assert "Wilhelmina, Jo and 3 others, a copy" in titles


def test_deleted_and_brought_back_at_once(house, player, filled, shelf):
    open_slot(house, player, shelf, filled["going"])
    player.go("Delete")
    assert "Deleted: “Wilhelmina, Jo and 3 others”" in house.eyes.texts()
    assert filled["going"] not in shelf.names()
    player.go("Bring it back")
    assert filled["going"] in shelf.names()
    assert "Deleted: " not in whole_line(house)


def test_deleted_and_brought_back_later_or_never(house, player, filled, shelf):
    shelf.delete(filled["going"])
    shelf.delete(filled["over"])
    player.go("Saved games", "Deleted games")
    assert len(house.eyes.several("SlotRow")) == 2
    house.fingers.tap(house.eyes.several("SlotRow")[shelf.names(True).index(filled["going"])])
    house.seconds(0.6)
    player.go("Bring it back")
    assert filled["going"] in shelf.names()
    player.go("Deleted games")
    house.fingers.tap(house.eyes.several("SlotRow")[0])
    house.seconds(0.6)
    player.go("Delete it for good")
    assert "Delete it for good?" in house.eyes.texts()
    player.go("Keep it")
    assert shelf.names(True) == [filled["over"]]
    player.go("Delete it for good")
    overlay = house.app.stage.overlay
    house.fingers.tap([seen for seen in house.eyes.touchables() if seen.widget.says == "Delete it for good"][-1])
    house.seconds(0.6)
    assert overlay is not house.app.stage.overlay
    assert shelf.names(True) == []
    assert "Nothing has been deleted." in house.eyes.texts()


def test_out_to_a_file_and_in_again(house, player, filled, shelf):
    open_slot(house, player, shelf, filled["going"])
    player.go("Write it to a file")
    assert "Wilhelmina Jo and 3 others.modernart" in whole_line(house)
    assert len(list((house.home / "Documents" / "Modern Art").iterdir())) == 1
    player.go("Write it to a file")
    assert len(list((house.home / "Documents" / "Modern Art").iterdir())) == 2, "nothing is written over"
    before = set(shelf.names())
    house.app.show_saved_games()
    house.seconds(0.5)
    player.go("From a file", "Open Wilhelmina, Jo and 3 others")
    assert player.screen == "SavedGamePage"
    (new,) = set(shelf.names()) - before
    assert shelf.look(new).found.state == shelf.look(filled["going"]).found.state


def test_a_file_that_is_no_game_is_refused_in_words(house, player, shelf):
    (house.home / "Documents" / "Modern Art").mkdir(parents=True)
    (house.home / "Documents" / "Modern Art" / "holiday.modernart").write_bytes(b"\x89PNG\r\n")
    player.go("Saved games", "From a file", "Open A game that cannot be read")
    assert "holiday.modernart" in whole_line(house)
    assert "cannot be read" in whole_line(house)
    assert shelf.names() == []


# What is wrong is said


def test_a_damaged_game_says_so_and_goes_on_from_its_last_good_state(house, player, filled, shelf):
    damaged = (house.home / "games" / filled["damaged"]).read_bytes()
    good = shelf.look(filled["damaged"]).found.state
    open_slot(house, player, shelf, filled["damaged"])
    assert "Part of this game cannot be read. It is good up to round 1 of 4" in whole_line(house)
    assert "(line 21 cannot be read)" in whole_line(house)
    assert house.eyes.find("Continue the sale") is None
    player.go("Go on from there")
    assert house.app.sitting.table._state == good
    house.app.leave_table()
    assert (house.home / "games" / filled["damaged"]).read_bytes() == damaged
    assert shelf.look(filled["going"]).whole


def test_continue_with_a_damaged_game_says_what_is_wrong(house, player):
    house.app.sit_down(lay(seats(3)))
    house.app.leave_table()
    (file,) = (house.home / "games").iterdir()
    file.write_bytes(b"\x00" * 5000)
    house.app.show_home()
    house.seconds(0.5)
    player.go("Continue the sale")
    assert player.screen == "SavedGamePage"
    assert "This game cannot be read. It is left as it is." in whole_line(house)
    assert file.read_bytes() == b"\x00" * 5000
    player.go("Back", "Back", "New game")
    assert player.screen == "NewGamePage"


def test_a_game_of_a_newer_app_is_refused_kindly_and_left_as_it_is(house, player, filled, shelf):
    before = (house.home / "games" / filled["newer"]).read_bytes()
    open_slot(house, player, shelf, filled["newer"])
    assert "A newer version of the app saved this game." in whole_line(house)
    assert house.eyes.find("Go on", "Continue", "Make a copy") is None
    player.go("Back", "Back")
    assert (house.home / "games" / filled["newer"]).read_bytes() == before


def test_the_page_of_saved_games_turns_with_the_device(house, player, filled):
    player.go("Saved games")
    before = rows_say(house)
    house.turn(1280, 800)
    assert rows_say(house) == before
    house.turn(360, 800)
    assert rows_say(house) == before
