"""Games side by side: put in order, brought back, and none of them harmed by what happens to another."""

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from saving import GAME, NOON, SEATS, FaultyDisk, Killed, actions_of, deal, steps

from modernart.games.errors import BadInput, BadSave
from modernart.saves.disk import NotSaved
from modernart.saves.envelope import unseal
from modernart.saves.folders import GOING, KEPT, OVER
from modernart.saves.migrations import VERSION
from modernart.saves.party import LONGEST_NAME
from modernart.saves.seals import sealed
from modernart.saves.shelf import Shelf


@pytest.fixture
def shelf(tmp_path):
    return Shelf(tmp_path)


def played(shelf, count=12, seed=3):
    """A game on the shelf, some actions on; its file's name and where it stands."""
    journal = shelf.begin(GAME, deal(seed=seed), SEATS)
    for action, state in steps(deal(seed=seed), count):
        journal.did(action, state)
    journal.close(state)
    return journal.path.name, state


def file_of(shelf, name):
    return shelf._games / name


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


def test_taken_up_again_it_goes_on_in_its_place(shelf):
    name, state = played(shelf)
    found, journal = shelf.open(name)
    assert found.state == state
    ((action, after),) = steps(state, 1)
    journal.did(action, after)
    assert shelf.look(name).found.state == after


def test_a_kept_moment_stays_as_it_is(shelf):
    name, state = played(shelf)
    slot = shelf.look(name)
    kept = shelf.keep(*slot.found[:3])
    _, journal = shelf.open(kept)
    for action, after in steps(state, 5):
        journal.did(action, after)
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
    for wrong in ("", "   ", "x" * (LONGEST_NAME + 1), "\x00"):
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
    file = tmp_path / "out" / "evening.modernart"
    shelf.export(name, file)
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
    shelf.export(Path(name).with_suffix(OVER).name, tmp_path / "over.modernart")
    assert shelf.take_in(tmp_path / "over.modernart").endswith(OVER)


@pytest.mark.parametrize("data", [b"", b"holiday photo", b"\x00" * 1000, b'{"version": 2}\n'])
def test_what_is_no_game_does_not_come_in(shelf, tmp_path, data):
    file = tmp_path / "photo"
    file.write_bytes(data)
    with pytest.raises(BadSave):
        shelf.take_in(file)
    assert shelf.names() == []


# Damage


def damaged(shelf, line):
    name, state = played(shelf)
    path = file_of(shelf, name)
    lines = path.read_bytes().splitlines(keepends=True)
    for number in line if isinstance(line, tuple) else (line,):
        lines[number] = b"#" + lines[number]
    path.write_bytes(b"".join(lines))
    return name, state


def test_a_damaged_game_says_so_stays_as_it_is_and_the_others_work(shelf):
    name, state = damaged(shelf, 8)
    other, _ = played(shelf, seed=4)
    before = file_of(shelf, name).read_bytes()
    slot = shelf.look(name)
    assert "line 9" in slot.wrong
    assert not slot.whole
    with pytest.raises(BadSave):
        shelf.open(name)
    with pytest.raises(BadSave):
        shelf.rename(name, "Better")
    recovered = shelf.recover(name)
    assert actions_of(shelf.look(recovered).found.state) == actions_of(state)[:6]
    assert shelf.look(recovered).whole
    assert shelf.look(other).whole
    assert file_of(shelf, name).read_bytes() == before
    assert file_of(shelf, shelf.copy(name)).read_bytes() == before
    shelf.export(name, file_of(shelf, "x.modernart"))
    assert file_of(shelf, "x.modernart").read_bytes() == before
    found, journal = shelf.open(recovered)
    journal.close(found.state)


def test_with_its_beginning_damaged_nothing_is_lost(shelf):
    name, state = damaged(shelf, 0)
    assert shelf.look(name).wrong
    assert shelf.look(shelf.recover(name)).found.state == state


def test_damaged_beyond_repair_it_is_still_there(shelf):
    name, _ = damaged(shelf, (0, 1))
    slot = shelf.look(name)
    assert slot.found is None
    assert slot.wrong
    assert slot.title
    with pytest.raises(BadSave):
        shelf.recover(name)
    shelf.delete(name)
    shelf.restore(name)
    assert shelf.look(name).wrong == slot.wrong


def test_what_an_app_of_tomorrow_wrote_is_left_alone(shelf):
    name, _ = played(shelf)
    path = file_of(shelf, name)
    leaf = json.loads(path.read_bytes().splitlines()[0])
    del leaf["digest"]
    path.write_bytes(json.dumps(sealed({**leaf, "version": VERSION + 1, "new": 1})).encode() + b"\n")
    before = path.read_bytes()
    slot = shelf.look(name)
    assert slot.newer
    assert "newer" in slot.wrong
    for attempt in (shelf.open, shelf.recover, lambda name: shelf.rename(name, "Mine")):
        with pytest.raises(BadSave):
            attempt(name)
    assert path.read_bytes() == before


def test_a_file_that_cannot_be_read_is_told(shelf):
    name, _ = played(shelf)
    path = file_of(shelf, name)
    path.unlink()
    assert shelf.look(name).wrong
    path.mkdir()
    assert shelf.look(name).wrong


def test_what_was_left_half_written_is_no_game(shelf):
    played(shelf)
    file_of(shelf, "20200101-000000-ab.game.new").write_bytes(b"{")
    file_of(shelf, "notes.txt").write_bytes(b"{")
    assert len(shelf.names()) == 1


def test_a_folder_that_may_not_be_written_to_says_so(tmp_path):
    """A file where the folder should be: even the administrator of a machine cannot write there."""
    (tmp_path / "home").write_bytes(b"")
    shelf = Shelf(tmp_path / "home")
    with pytest.raises(NotSaved):
        shelf.begin(GAME, deal(), SEATS)
    with pytest.raises(NotSaved):
        shelf.names()


# Two at once


def test_two_copies_of_the_app_do_not_play_one_game(shelf, tmp_path):
    """A real second process; when the first lets go, or dies, the game is free."""
    name, state = played(shelf)
    code = (
        "import sys; from pathlib import Path; from modernart.saves.shelf import Shelf;"
        "Shelf(Path(sys.argv[1])).open(sys.argv[2]); print('open', flush=True); sys.stdin.read()"
    )
    command = [sys.executable, "-c", code, str(tmp_path), name]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout.readline() == "open\n"
        before = file_of(shelf, name).read_bytes()
        for attempt in (shelf.open, shelf.delete, lambda name: shelf.rename(name, "Mine")):
            with pytest.raises(NotSaved) as refusal:
                attempt(name)
            assert refusal.value.code == "in_use"
        assert file_of(shelf, name).read_bytes() == before
        assert shelf.look(name).whole, "looking is free"
        other.kill()
    found, journal = shelf.open(name)
    assert found.state == state
    journal.close(found.state)


# Whatever fails on the way, the game is there, once


def everything_once(home, state):
    """The game is on the shelf or among the deleted, whole, and not in both places."""
    shelf = Shelf(home)
    slots = [shelf.look(name) for name in shelf.names()] + [shelf.look(name, True) for name in shelf.names(True)]
    titles = [slot.title for slot in slots]
    assert all(slot.whole for slot in slots)
    assert all(slot.found.state == state for slot in slots)
    return titles


@pytest.mark.parametrize("error", [errno.ENOSPC, Killed], ids=["full", "killed"])
@pytest.mark.parametrize("deed", ["open", "keep", "rename", "copy", "delete", "restore", "export", "take_in", "burn"])
def test_putting_in_order_can_fail_at_any_step_and_loses_nothing(tmp_path, deed, error):
    at, done = 0, False
    while not done:
        at += 1
        home = tmp_path / str(at)
        name, state = played(Shelf(home), 5)
        Shelf(home).export(name, home / "out.modernart")
        if deed in ("restore", "burn"):
            Shelf(home).delete(name)
        shelf = Shelf(home, FaultyDisk(at, error))
        try:
            if deed == "rename":
                shelf.rename(name, "Anniversary")
            elif deed == "export":
                shelf.export(name, home / "again.modernart")
            elif deed == "take_in":
                shelf.take_in(home / "out.modernart")
            elif deed == "keep":
                shelf.keep(*shelf.look(name).found[:3])
            elif deed == "open":
                shelf.open(name)[1].close(state)
            else:
                getattr(shelf, deed)(name)
            done = True
        except (NotSaved, Killed):
            pass
        titles = everything_once(home, state)
        if deed == "burn":
            assert len(titles) <= 1
        else:
            assert len(titles) in ((1, 2) if deed in ("copy", "keep", "take_in") else (1,))
            assert set(titles) <= {"Ana, Ben and Cleo", "Anniversary", "Ana, Ben and Cleo, a copy"}
    assert at > 2
