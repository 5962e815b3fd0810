"""The screens around a game: from the first one to a table with everybody at it."""

import pytest

from modernart.games.modern_art.editions import EDITIONS
from modernart.players import levels


@pytest.fixture
def new_game(house, player):
    player.touch("New game")
    house.seconds(0.5)
    assert player.screen == "NewGamePage"
    return house.scene


def say_who(house, page, *who):
    """Name the seats by hand; a name with a star is a bot's."""
    for row, name in zip(page.rows, who, strict=True):
        if row.person == name.endswith("*"):
            kind = next(seen for seen in house.eyes.all() if seen.widget is row.ids.kind.__self__)
            house.fingers.tap(kind)
            if row.person == name.endswith("*"):
                house.fingers.tap(house.eyes.find("A person sits here"))
        field = next(seen for seen in house.eyes.all() if seen.widget is row.ids.name_field.__self__)
        house.fingers.tap(field)
        field.widget.text = name.strip("*")
        field.widget.focus = False


def bring(house, says):
    """Scroll until it is in sight."""
    for _ in range(10):
        seen = house.eyes.find(says)
        if seen is not None and seen.sight.holds(seen.box):
            return seen
        house.fingers.push(house.eyes.several("Scroll")[0], 0, 200)
    raise AssertionError(says)


def test_what_cannot_be_done_has_no_place_on_the_first_screen(house, player):
    says = [seen.widget.says for seen in house.eyes.touchables()]
    assert says == ["New game", "Play alone against bots", "Saved games", "How to play", "Settings"]


def test_a_table_is_laid_by_touches(house, player, new_game):
    house.fingers.tap(house.eyes.find("One seat fewer"))
    house.frames(2)
    say_who(house, new_game, "Ada", "Bo*", "Cyd")
    house.fingers.tap(bring(house, "Cyd"))  # begins
    house.fingers.tap(bring(house, "With the mystery player"))
    house.fingers.tap(bring(house, "CMON 2017"))
    house.fingers.tap(bring(house, "Half each"))
    player.touch("Deal the cards")
    house.seconds(0.5)
    table = house.app.sitting.table
    assert [(seat.name, seat.is_person) for seat in table.seats] == [("Ada", True), ("Bo", False), ("Cyd", True)]
    assert len({seat.colour for seat in table.seats}) == 3
    view = table.public_view()
    assert view["edition"] == "cmon_2017"
    assert view["double_proceeds"] == "split"
    assert view["mystery"] is not None
    assert table.asked() == 2
    assert player.screen == "HandoffScene"


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_brings_its_own_way_to_share(house, player, new_game, edition):
    house.fingers.tap(bring(house, EDITIONS[edition].title))
    player.touch("Deal the cards")
    house.seconds(0.5)
    assert house.app.sitting.public_view["double_proceeds"] == EDITIONS[edition].proceeds.value


def test_the_mystery_player_joins_three_only(house, player, new_game):
    assert house.eyes.find("With the mystery player") is None
    house.fingers.tap(house.eyes.find("One seat fewer"))
    house.frames(2)
    house.fingers.tap(bring(house, "With the mystery player"))
    house.fingers.tap(bring(house, "One seat more"))
    player.touch("Deal the cards")
    house.seconds(0.5)
    assert house.app.sitting.public_view["mystery"] is None


@pytest.mark.parametrize(
    ("who", "wrong"),
    [
        (("Ada", "ada", "Cyd", "Dot"), "Two players have the same name."),
        (("Ada", "", "Cyd", "Dot"), "Everybody needs a name."),
        (("Ada*", "Bo*", "Cyd*", "Dot*"), "At least one seat is for a person."),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(house, player, new_game, who, wrong):
    say_who(house, new_game, *who)
    player.touch("Deal the cards")
    house.seconds(0.5)
    assert player.screen == "NewGamePage"
    assert wrong in house.eyes.texts()
    assert house.app.sitting is None


def test_a_bot_is_as_strong_and_of_the_temper_that_was_chosen(house, player, new_game):
    kinds = [next(seen for seen in house.eyes.all() if seen.widget is row.ids.kind.__self__) for row in new_game.rows]
    house.fingers.tap(kinds[1])
    player.touch("Novice")
    player.touch("Bold")
    assert "Bold: it pays and asks a little more." in house.eyes.texts()
    player.touch("Done")
    assert "Novice\nbold" in house.eyes.texts()
    player.touch("Deal the cards")
    house.seconds(0.5)
    seats = house.app.sitting.table.seats
    assert (seats[1].level, seats[1].temper) == ("novice", "bold")
    assert (seats[0].level, seats[0].temper) == (None, None)
    assert len({seat.temper for seat in seats[1:]}) > 1, "nobody said that all were of one mind"


def test_a_seat_goes_from_bot_to_person_and_back(house, player, new_game):
    row = new_game.rows[1]
    kind = next(seen for seen in house.eyes.all() if seen.widget is row.ids.kind.__self__)
    house.fingers.tap(kind)
    player.touch("A person sits here")
    assert (row.person, row.name) == (True, "Ben")
    house.fingers.tap(kind)
    assert (row.person, row.name) == (False, "Bruno")


@pytest.mark.parametrize("level", levels("modern_art"))
def test_alone_against_three_bots_in_two_touches(house, player, level):
    player.touch("Play alone")
    player.touch(level.capitalize())
    house.seconds(0.5)
    table = house.app.sitting.table
    assert [seat.level for seat in table.seats] == [None, level, level, level]
    assert len({seat.temper for seat in table.seats[1:]}) == 3
    assert house.app.sitting.stands
    assert house.app.reception.newest() is not None, "and it is saved"


def test_going_back_from_the_question_begins_nothing(house, player):
    player.touch("Play alone")
    assert house.app.stage.go_back()
    house.frames()
    assert player.screen == "HomePage"
    assert house.app.stage.overlay is None


def test_no_two_players_have_one_colour(house, new_game):
    first = new_game.rows[0]
    for _ in range(9):
        house.fingers.tap(house.eyes.find("Change the colour"))
        assert len({row.colour_number for row in new_game.rows}) == 4
    assert first.colour_number != 0


def test_the_rules_are_one_touch_away_in_a_game(house, player, new_game):
    player.touch("Deal the cards")
    house.seconds(0.5)
    player.touch("Open the menu")
    player.touch("How to play")
    house.seconds(0.5)
    assert "The idea" in house.eyes.texts()
    player.touch("Back")
    house.frames(2)
    assert house.app.sitting.stands


def test_turning_the_device_keeps_everything(house, player, new_game):
    house.fingers.tap(bring(house, "Ana"))  # begins
    player.touch("Deal the cards")
    house.seconds(0.5)
    player.wait_for("OfferScene")
    tile = house.eyes.several("CardTile")[0]
    house.fingers.tap(tile)
    words = next(seen.widget.says for seen in house.eyes.touchables() if seen.widget.says.startswith("Offer"))
    for size in ((800, 360), (1280, 800), (800, 1280), (360, 800)):
        house.turn(*size)
        assert house.eyes.find(words) is not None, size
        assert house.app.sitting.table.viewer == 0


def test_a_name_is_no_longer_than_can_be_read_everywhere(house, new_game):
    field = new_game.rows[0].ids.name_field
    field.text = ""
    for letter in "Maximilianus":
        field.insert_text(letter)
    assert new_game.rows[0].name == "Maximilian"
