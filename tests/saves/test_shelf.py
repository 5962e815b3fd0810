"""Games side by side: put in order, brought back, and none of them harmed by what happens to another."""

import json
import os
from pathlib import Path

import pytest
from saving import GAME, NOON, SEATS, file_of, played, steps

from modernart.games.errors import BadInput, BadSave
from modernart.saves.envelope import unseal
from modernart.saves.folders import GOING, KEPT, OVER
from modernart.saves.party import LONGEST_NAME
from modernart.saves.shelf import Shelf


@pytest.fixture
def shelf(tmp_path):
    return Shelf(tmp_path)


def test_there_is_room_for_many(shelf):
    games = [played(shelf, seed=seed) for seed in range(25)]
    assert {name for name, _ in games} == set(shelf.names())
    for name, state in games:
        assert shelf.look(name).found.state == state


def test_a_slot_knows_who_plays_and_when(shelf, tmp_path):
    shelf = Shelf(tmp_path, now=lambda: NOON)
    name, _ = played(shelf)
    slot = shelf.look(name)
    assert slot.whole
    assert slot.kind == GOING
    assert slot.title == "Ana, Ben and Cleo"
    assert slot.found.party.seats == SEATS
    assert (slot.found.party.begun, slot.found.party.at) == (NOON, NOON)


def test_the_newest_game_is_the_one_that_was_played_last(shelf):
    assert shelf.newest() is None
    first, _ = played(shelf)
    second, _ = played(shelf, seed=4)
    os.utime(file_of(shelf, first), ns=(1, 1))
    assert shelf.newest() == second
    os.utime(file_of(shelf, second), ns=(0, 0))
    assert shelf.newest() == first
    over, _ = played(shelf, 10_000)
    assert over not in shelf.names()
    assert shelf.newest() == first, "a game that is over does not go on"
    assert Path(over).with_suffix(OVER).name in shelf.names()


def test_putting_in_order_makes_no_game_the_newest(shelf):
    old, _ = played(Shelf(shelf._games.parent, now=lambda: NOON))
    os.utime(file_of(shelf, old), (NOON, NOON))
    last, _ = played(shelf, seed=4)
    shelf.rename(old, "Old")
    shelf.copy(old)
    shelf.keep(*shelf.look(old).found[:3])
    assert shelf.newest() == last


def test_a_game_that_is_over_is_looked_at_without_being_written(shelf):
    name, _ = played(shelf, 10_000)
    over = Path(name).with_suffix(OVER).name
    before = file_of(shelf, over).stat()
    found, journal = shelf.open(over)
    assert GAME.is_over(found.state)
    assert journal is None
    assert file_of(shelf, over).stat().st_mtime_ns == before.st_mtime_ns


def test_taken_up_again_it_goes_on_in_its_place(shelf):
    name, state = played(shelf)
    found, journal = shelf.open(name)
    assert found.state == state
    ((action, after),) = steps(state, 1)
    journal.did([action], after)
    assert shelf.look(name).found.state == after


def test_a_kept_moment_stays_as_it_is(shelf):
    name, state = played(shelf)
    slot = shelf.look(name)
    kept = shelf.keep(*slot.found[:3])
    _, journal = shelf.open(kept)
    for action, after in steps(state, 5):
        journal.did([action], after)
    assert journal.path.suffix == GOING
    assert shelf.look(kept).found.state == state
    assert shelf.look(journal.path.name).found.state == after
    assert len(shelf.names()) == 3


def test_renamed(shelf):
    name, state = played(shelf)
    shelf.rename(name, "  Grandmother's   birthday ")
    slot = shelf.look(name)
    assert slot.title == "Grandmother's birthday"
    assert slot.found.state == state
    for wrong in ("", "   ", "x" * (LONGEST_NAME + 1), "\x00\u2028"):
        with pytest.raises(BadInput):
            shelf.rename(name, wrong)
    assert shelf.look(name).title == "Grandmother's birthday"


def test_copied(shelf):
    name, state = played(shelf)
    shelf.rename(name, "x" * LONGEST_NAME)
    copy = shelf.copy(name)
    assert shelf.look(copy).found.state == state
    assert shelf.look(copy).title.endswith(", a copy")
    assert shelf.look(name).title == "x" * LONGEST_NAME


def test_deleted_and_brought_back(shelf):
    name, state = played(shelf)
    shelf.delete(name)
    assert shelf.names() == []
    assert shelf.names(deleted=True) == [name]
    assert shelf.look(name, deleted=True).found.state == state
    shelf.restore(name)
    assert shelf.look(name).found.state == state
    assert shelf.names(deleted=True) == []
    shelf.delete(name)
    shelf.burn(name)
    assert shelf.names() + shelf.names(deleted=True) == []


def test_brought_back_it_takes_nobodys_place(shelf):
    name, _ = played(shelf)
    shelf.delete(name)
    file_of(shelf, name).write_bytes(b"somebody else's\n")
    shelf.restore(name)
    assert file_of(shelf, name).read_bytes() == b"somebody else's\n"
    assert len(shelf.names()) == 2


def test_out_to_a_file_and_in_from_it(shelf, tmp_path):
    name, state = played(shelf)
    file = shelf.export(name, tmp_path / "out", "evening", ".modernart")
    assert file == tmp_path / "out" / "evening.modernart"
    assert shelf.export(name, tmp_path / "out", "evening", ".modernart").name == "evening 2.modernart"
    assert unseal(json.loads(file.read_bytes())).state == state, "the referee can load it too"
    other = Shelf(tmp_path / "other")
    taken = other.take_in(file)
    slot = other.look(taken)
    assert slot.kind == KEPT
    assert slot.found.state == state
    assert slot.found.party.seats == SEATS
    file.write_bytes(file.read_bytes().rstrip(b"\n"))
    assert other.look(other.take_in(file)).whole


def test_a_game_that_is_over_comes_in_as_one_to_look_at(shelf, tmp_path):
    name, _ = played(shelf, 10_000)
    file = shelf.export(Path(name).with_suffix(OVER).name, tmp_path / "out", "over", ".modernart")
    assert shelf.take_in(file).endswith(OVER)


@pytest.mark.parametrize("data", [b"", b"holiday photo", b"\x00" * 1000, b'{"version": 2}\n'])
def test_what_is_no_game_does_not_come_in(shelf, tmp_path, data):
    file = tmp_path / "photo"
    file.write_bytes(data)
    with pytest.raises(BadSave):
        shelf.take_in(file)
    assert shelf.names() == []
