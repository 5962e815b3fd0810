"""What is said on request: why a bot may have done something, and a hint for whoever looks alone."""

import pytest

from modernart.app import mind
from modernart.app.preferences import Preferences
from modernart.games.modern_art.actions import Bid, Offer, Pass
from modernart.games.modern_art.cards import card_named
from modernart.saves.settings import SettingsFile
from tools.stagehand.tables import lay, seats

HANDS = {0: "1-once_around-1 2-open-1 3-sealed-1 0-double-1 0-fixed_price-1 0-open-1"}


@pytest.fixture
def sat_down(house):
    def sit(people, bots=0, **options):
        house.app.sit_down(lay(seats(people, bots), HANDS, **options))
        house.seconds(0.5)
        return house.app.sitting

    return sit


def note(house):
    """What stands on the note, its heading first."""
    assert type(house.app.stage.overlay).__name__ in ("Note", "ThinkingNote")
    return house.eyes.texts()


def asked_for_a_hint(house, player):
    player.touch("Hint")
    house.until(lambda: "Let me think …" not in house.eyes.texts())
    return note(house)[-1]


# Why


def test_a_touch_on_a_bots_name_says_why(house, player, sat_down):
    sitting = sat_down(1, 3)
    player.do(Offer(0, card_named("1-once_around-1")))
    house.until(lambda: sitting.table.asked() == 2)
    house.seconds(0.5)
    player.touch("Why, Jo?")
    house.frames()
    heading, told, why = note(house)
    assert heading == "Jo · regular"
    assert told.startswith("Jo ")
    assert why == sitting.words.reason(*sitting.table.why(1))


def test_while_one_reads_nothing_goes_on_and_then_it_does(house, player, sat_down):
    sitting = sat_down(1, 3)
    player.do(Offer(0, card_named("1-once_around-1")))
    house.seconds(0.5)
    player.touch("Why, Jo?")
    assert "It has not done anything yet." in note(house)
    before = sitting.table._state
    house.seconds(8)
    assert sitting.table._state is before
    player.touch("Close the note")
    house.until(lambda: sitting.table._state is not before, seconds=3)


def test_when_it_is_sold_one_can_still_ask(house, player, sat_down):
    sat_down(1, 3)
    player.do(Offer(0, card_named("1-once_around-1")))
    player.do(Pass(0))
    player.wait_for("SoldScene")
    player.touch("Why, Ana?")
    house.frames()
    assert note(house)[1].startswith("Ana ")


def test_a_game_from_the_shelf_remembers_why(house, player, sat_down):
    sitting = sat_down(1, 3)
    player.do(Offer(0, card_named("1-once_around-1")))
    house.until(lambda: sitting.table.asked() == 0, seconds=20)
    why = sitting.table.why(1)
    house.app.leave_table()
    house.seconds(0.5)
    player.go("Continue the sale")
    assert house.app.sitting.table is not sitting.table
    assert house.app.sitting.table.why(1) == why


# Hints


def test_a_hint_names_a_painting_of_ones_hand(house, player, sat_down):
    sat_down(1, 3)
    told = asked_for_a_hint(house, player)
    assert told.startswith(("I would offer ", "I would show "))
    assert "double" in told or any(kind in told for kind in ("once around", "open", "sealed", "fixed price"))


@pytest.mark.parametrize(
    ("offered", "screen"),
    [
        ("2-open-1", "OpenScene"),
        ("3-sealed-1", "SealedScene"),
        ("0-double-1", "SecondCardScene"),
        ("0-fixed_price-1", "PriceScene"),
    ],
)
def test_alone_every_decision_has_a_hint(house, player, sat_down, offered, screen):
    sat_down(1, 3)
    player.do(Offer(0, card_named(offered)))
    player.wait_for(screen)
    assert asked_for_a_hint(house, player).startswith(("I would ", "Worth about "))


def test_an_open_sale_waits_for_the_hint(house, player, sat_down):
    sitting = sat_down(1, 3)
    player.do(Offer(0, card_named("2-open-1")))
    player.wait_for("OpenScene")
    asked_for_a_hint(house, player)
    before = sitting.table._state
    house.seconds(15)
    assert sitting.table._state is before
    player.touch("Close the note")
    house.until(lambda: sitting.table._state is not before, seconds=3)


def test_frames_are_drawn_while_a_hint_is_thought_over(house, player, sat_down, monkeypatch):
    monkeypatch.setattr(mind, "SLICE", 0)
    sat_down(1, 3)
    house.seconds(2)
    player.touch("Hint")
    drawn, frames = house.camera.count, 0
    while "Let me think …" in house.eyes.texts():
        house.frames()
        frames += 1
    assert frames > 5
    assert house.camera.count - drawn >= frames - 1


def test_among_several_people_a_hint_is_on_a_private_screen_only(house, player, sat_down):
    sat_down(3)
    assert house.eyes.find("Hint") is None, "not on the cover"
    player.hold_open()
    house.seconds(0.5)
    assert asked_for_a_hint(house, player)
    player.touch("Close the note")
    player.do(Offer(0, card_named("1-once_around-1")))
    player.wait_for("OnceAroundScene")
    assert house.eyes.find("Hint") is None
    player.do(Bid(1, 3))
    assert house.eyes.find("Hint") is None


@pytest.mark.parametrize("thought_through", [False, True])
@pytest.mark.parametrize("leaving", ["on_pause", "_left", "leave_table"])
def test_a_hint_goes_with_the_screen_of_whoever_asked(house, player, sat_down, leaving, thought_through, monkeypatch):
    monkeypatch.setattr(mind, "SLICE", 0)
    sitting = sat_down(3)
    player.do(Offer(0, card_named("3-sealed-1")))
    player.wait_for("SealedScene")
    player.touch("Seal no bid")
    player.wait_for("SealedScene")
    assert sitting.table.viewer == 1
    player.touch("Hint")
    told, slip = house.app.stage.overlay.sentence, house.app.stage.overlay
    if thought_through:
        house.until(lambda: slip.sentence != told)
        told = slip.sentence
    getattr(house.app, leaving)()
    house.seconds(1)
    assert house.app.stage.overlay is None
    assert told not in house.eyes.texts()
    assert slip.sentence == "", "nor is it kept, or thought on, anywhere"
    assert sitting.table.viewer is None
    assert "orth about" not in str(sitting.public_view["log"])


def test_no_hints_for_those_who_want_none(house, player, sat_down):
    player.go("Settings")
    for _ in range(5):
        if house.eyes.find("Hints"):
            break
        house.fingers.push(house.eyes.several("Scroll")[0], 0, 200)
    player.go("Hints", "Back")
    assert Preferences(SettingsFile(house.home))["hints"] is False
    sat_down(1, 3)
    assert house.eyes.find("Hint") is None
