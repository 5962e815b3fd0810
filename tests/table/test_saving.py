"""A table that saves: what is not on the disk has not been done, and what is there is taken up at the same decision."""

import errno

import pytest
from saving import FaultyDisk, actions_of

from modernart.games.modern_art.actions import Offer, Seal
from modernart.games.modern_art.cards import CARDS
from modernart.games.registry import GAMES
from modernart.saves.disk import NotSaved
from modernart.saves.shelf import Shelf
from modernart.table import CURTAIN, HANDOFF, Evening, Scene, Seat, Table

GAME = GAMES["modern_art"]
PEOPLE = [Seat("Ana"), Seat("Ben", colour=1), Seat("Cleo", colour=2)]
ALONE = [Seat("Ana"), Seat("Bruno", "regular", 1), Seat("Carla", "regular", 2)]
SEALED = next(card for card in CARDS if card.kind.value == "sealed")


def lay(shelf, seats=PEOPLE, **options):
    table = Table.lay(GAME, {"players": len(seats), "seed": 4, **options}, seats)
    table.save(shelf)
    return table


def taken_up(shelf):
    return Table.resume(*shelf.open(shelf.newest()))


def sealed_deck():
    return [SEALED.name, *(card.name for card in CARDS if card is not SEALED)]


def test_an_action_is_on_the_disk_before_anybody_hears_of_it(tmp_path):
    shelf = Shelf(tmp_path)
    table = lay(shelf)
    heard = []
    table.listen(lambda _: heard.append(actions_of(shelf.look(shelf.newest()).found.state)))
    for _ in range(30):
        table.settle(table.advise(table.asked(), "regular"))
        assert heard[-1] == actions_of(table._state)
    assert len(heard) == 30


def test_what_cannot_be_saved_has_not_been_done_and_nobody_hears_of_it(tmp_path):
    disk = FaultyDisk(error=errno.ENOSPC)
    table = lay(Shelf(tmp_path, disk))
    heard = []
    table.listen(heard.append)
    table.uncover(0)
    choice = table.choices()[0]
    before = table._state
    disk.at, disk._for_good = disk.steps + 1, True
    with pytest.raises(NotSaved) as refusal:
        table.act(choice)
    assert refusal.value.code == "disk_full"
    assert table._state is before
    assert table.viewer == 0
    assert heard == []
    assert not table.unsaved
    disk.at = None
    table.act(choice)
    assert len(heard) == 1


def test_an_undo_that_cannot_be_saved_is_not_made(tmp_path):
    disk = FaultyDisk()
    table = lay(Shelf(tmp_path, disk), deck=sealed_deck())
    table.act(Offer(0, SEALED))
    table.act(Seal(0, 5))
    after = table._state
    disk.at, disk._for_good = disk.steps + 1, True
    with pytest.raises(NotSaved):
        table.undo()
    assert table._state is after
    assert table.can_undo
    disk.at = None
    table.undo()
    assert len(actions_of(table._state)) == 1


def test_half_the_sealed_bids_are_in_and_stay_secret(tmp_path):
    shelf = Shelf(tmp_path)
    table = lay(shelf, deck=sealed_deck())
    evening = Evening(table)
    evening.open()
    evening.act(Offer(0, SEALED))
    evening.act(Seal(0, 17))
    evening.open()
    evening.act(Seal(1, 23))
    scene = evening.scene()
    assert scene == Scene(HANDOFF, 2)
    table.close()
    again = taken_up(shelf)
    evening = Evening(again)
    assert evening.scene() == scene
    assert again.viewer is None
    assert again.choices() == ()
    assert again.view() == table.public_view()
    assert "17" not in str(again.public_view()["auction"])
    evening.open()
    evening.act(Seal(2, 3))
    (revealed,) = [event for event in again.public_view()["log"] if event["type"] == "revealed"]
    assert revealed["amounts"] == [17, 23, 3]


def test_it_goes_on_covered_where_there_are_several_and_open_for_one_alone(tmp_path):
    table = lay(Shelf(tmp_path / "several"))
    table.uncover(0)
    table.close()
    assert taken_up(Shelf(tmp_path / "several")).viewer is None
    lay(Shelf(tmp_path / "one"), ALONE).close()
    assert taken_up(Shelf(tmp_path / "one")).viewer == 0


def test_at_every_decision_of_a_game_it_is_taken_up_at_the_same_scene(tmp_path):
    """Also at news that not everybody has seen, and not at news that everybody has."""
    shelf = Shelf(tmp_path)
    table = lay(shelf, mystery=True)
    evening = Evening(table)
    scenes = set()
    while not table.is_over:
        for _ in range(2):
            scene = evening.scene()
            table.cover()
            covered = evening.scene()
            table.close()
            table = taken_up(shelf)
            evening = Evening(table)
            if covered.name not in (HANDOFF, "game_over"):
                assert evening.scene() == Scene(CURTAIN)
            evening.open()
            table.cover()
            assert evening.scene() == covered
            scenes.add(scene.name)
            if not scene.news:
                break
            evening.go_on()
        seat = table.asked()
        if seat is None:
            table.settle(GAME.read_action({"type": "next_round"}))
        else:
            evening.act(table.advise(seat, "regular"))
    assert {"sold", "open", HANDOFF, "once_around", "round_over"} <= scenes


def test_a_bot_decides_the_same_after_a_night_in_a_drawer(tmp_path):
    shelf = Shelf(tmp_path)
    table = lay(shelf, ALONE)
    for _ in range(40):
        seat = table.asked()
        if seat is None:
            break
        wanted = table.advise(seat, "regular")
        table.close()
        table = taken_up(shelf)
        assert table.advise(seat, "regular") == wanted
        table.settle(wanted)


def test_a_game_without_a_shelf_can_be_saved_later(tmp_path):
    table = Table.lay(GAME, {"players": 3, "seed": 4}, PEOPLE)
    assert table.unsaved
    table.settle(table.advise(0, "regular"))
    shelf = Shelf(tmp_path)
    table.save(shelf)
    assert not table.unsaved
    table.settle(table.advise(table.asked(), "regular"))
    table.close()
    assert taken_up(shelf)._state == table._state


def test_a_kept_moment_is_beside_the_game_that_goes_on(tmp_path):
    shelf = Shelf(tmp_path)
    table = lay(shelf)
    table.keep(shelf)
    kept = next(name for name in shelf.names() if name.endswith(".kept"))
    table.settle(table.advise(0, "regular"))
    assert actions_of(shelf.look(kept).found.state) == []
    assert len(actions_of(shelf.look(shelf.newest()).found.state)) == 1
