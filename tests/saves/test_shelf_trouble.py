"""Shelves in trouble: damaged games, two copies of the app, a disk that fails at any step. Nothing is lost."""

import errno
import json
import os
import shutil
import subprocess
import sys

import pytest
from saving import GAME, SEATS, FaultyDisk, Killed, actions_of, deal, file_of, played, steps

from modernart.games.errors import BadSave
from modernart.saves.disk import NotSaved
from modernart.saves.migrations import VERSION
from modernart.saves.seals import sealed
from modernart.saves.shelf import Shelf


@pytest.fixture
def shelf(tmp_path):
    return Shelf(tmp_path)


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
    assert shelf.export(name, shelf._games, "x", ".modernart").read_bytes() == before
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
    assert shelf.look(name).wrong == "the file cannot be opened"
    with pytest.raises(BadSave):
        shelf.open(name)
    path.mkdir()
    assert shelf.look(name).wrong
    path.rmdir()
    os.mkfifo(path)
    assert shelf.look(name).wrong, "a pipe would never end"
    path.unlink()
    path.symlink_to("/dev/zero")
    assert shelf.look(name).wrong, "nor would this"


def test_a_file_that_goes_while_the_folder_is_read_hides_no_other(shelf):
    """Another copy of the app renames its files all the time."""
    name, _ = played(shelf)
    file_of(shelf, "a.game").symlink_to("nowhere")
    assert shelf.names() == [name]


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
        Shelf(home).export(name, home, "out", ".modernart")
        if deed in ("restore", "burn"):
            Shelf(home).delete(name)
        disk = FaultyDisk(at, error)
        shelf = Shelf(home, disk)
        try:
            if deed == "rename":
                shelf.rename(name, "Anniversary")
            elif deed == "export":
                shelf.export(name, home, "again", ".modernart")
            elif deed == "take_in":
                shelf.take_in(home / "out.modernart")
            elif deed == "keep":
                shelf.keep(*shelf.look(name).found[:3])
            elif deed == "open":
                shelf.open(name)[1].close(state)
            else:
                getattr(shelf, deed)(name)
        except (NotSaved, Killed):
            pass
        done = disk.steps < at
        titles = everything_once(home, state)
        if deed == "burn":
            assert len(titles) <= 1
        else:
            assert len(titles) in ((1, 2) if deed in ("copy", "keep", "take_in") else (1,))
            assert set(titles) <= {"Ana, Ben and Cleo", "Anniversary", "Ana, Ben and Cleo, a copy"}
        if error != Killed:
            left = [
                path.name for folder in (home, home / "games") for path in folder.iterdir() if path.suffix == ".new"
            ]
            assert left == [], "no half file takes the room that is missing"
    assert at > 2


def test_taken_up_unsaved_it_writes_over_nobody(shelf):
    """Another copy of the app has played on meanwhile, or the file is damaged: what is there stays."""
    name, state = played(shelf)
    was = shelf.look(name).found
    _, journal = shelf.open(name)
    for action, after in steps(state, 5):
        journal.did([action], after)
    journal.close(after)
    ours = shelf.go_on(name, was, state)
    ours.close(state)
    assert shelf.look(name).found.state == after
    assert ours.path.name != name
    assert shelf.look(ours.path.name).found.state == state
    hurt, _ = damaged(shelf, 8)
    before = file_of(shelf, hurt).read_bytes()
    beside = shelf.go_on(hurt, was, state)
    beside.close(state)
    assert file_of(shelf, hurt).read_bytes() == before


def test_a_file_that_was_taken_away_under_the_game_is_noticed(shelf):
    """Nothing is acknowledged that went into a file which nobody will find; the next attempt makes a new one."""
    name, state = played(shelf)
    _, journal = shelf.open(name)
    moves = list(steps(state, 3))
    shutil.rmtree(shelf._games)
    with pytest.raises(NotSaved):
        journal.did([moves[0][0]], moves[0][1])
    journal.did([moves[0][0]], moves[0][1])
    assert shelf.look(name).found.state == moves[0][1]
    other = file_of(shelf, name)
    other.unlink()
    other.write_bytes(b"another\n")
    with pytest.raises(NotSaved):
        journal.did([moves[1][0]], moves[1][1])
    journal.close(moves[0][1])
    assert shelf.look(name).found.state == moves[0][1]


def test_a_finished_game_whose_file_could_not_be_put_away_is_put_away_next_time(tmp_path):
    class Stuck(FaultyDisk):
        def move(self, *_):
            raise OSError(errno.EIO, "injected")

    name, _ = played(Shelf(tmp_path, Stuck()), 10_000)
    shelf = Shelf(tmp_path)
    assert shelf.newest() == name
    found, journal = shelf.open(name)
    journal.close(found.state)
    assert shelf.newest() is None


def test_a_name_that_leads_nowhere_hides_no_game(shelf):
    name, _ = played(shelf)
    file_of(shelf, "loop.game").symlink_to("loop.game")
    assert shelf.names() == [name]


def test_what_is_deleted_twice_under_one_name_is_there_twice(shelf):
    name, _ = played(shelf)
    shelf.copy(name)
    shelf.delete(name)
    shelf.restore(name)
    file = file_of(shelf, name).read_bytes()
    shelf.delete(name)
    file_of(shelf, name).write_bytes(file)
    shelf.delete(name)
    assert len(shelf.names(deleted=True)) == 2
