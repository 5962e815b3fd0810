"""What people have set is kept as carefully as their games."""

import json
import subprocess
import sys
from contextlib import suppress

import pytest
from saving import FaultyDisk, Killed

from modernart.saves.disk import NotSaved
from modernart.saves.seals import sealed
from modernart.saves.settings import SettingsFile


def test_there_and_back(tmp_path):
    file = SettingsFile(tmp_path / "not there yet")
    assert file.read() == {}
    assert file.wrong == ""
    file.change("wall", "day")
    file.change("motion", False)
    assert SettingsFile(tmp_path / "not there yet").read() == {"wall": "day", "motion": False}


def test_what_another_version_has_set_is_kept_for_it(tmp_path):
    SettingsFile(tmp_path).change("easels", 3)
    SettingsFile(tmp_path).change("wall", "day")
    assert SettingsFile(tmp_path).read() == {"easels": 3, "wall": "day"}


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[]", b"{}", b'{"settings": {"wall": "day"}}', b"\xff\xfe", b"[" * 100_000]
)
def test_damage_is_told_and_put_aside(tmp_path, data):
    path = tmp_path / "settings.json"
    path.write_bytes(data)
    file = SettingsFile(tmp_path)
    assert file.read() == {}
    assert file.wrong
    assert path.read_bytes() == data
    file.change("wall", "day")
    assert SettingsFile(tmp_path).read() == {"wall": "day"}
    assert (tmp_path / "settings.damaged-1").read_bytes() == data


def test_any_altered_letter_is_found_out(tmp_path):
    SettingsFile(tmp_path).change("wall", "day")
    path = tmp_path / "settings.json"
    whole = path.read_bytes()
    for place in range(len(whole)):
        path.write_bytes(whole[:place] + b"~" + whole[place + 1 :])
        file = SettingsFile(tmp_path)
        assert file.read() == {} or json.loads(path.read_bytes()) == json.loads(whole)


@pytest.mark.parametrize("error", [5, Killed], ids=["fails", "killed"])
def test_at_every_step_the_old_or_the_new_is_there(tmp_path, error):
    at, done = 0, False
    while not done:
        at += 1
        home = tmp_path / str(at)
        SettingsFile(home).change("wall", "day")
        disk = FaultyDisk(at, error)
        with suppress(NotSaved, Killed):
            SettingsFile(home, disk).change("wall", "night")
        done = disk.steps < at
        file = SettingsFile(home)
        assert file.read()["wall"] in ("day", "night")
        assert not file.wrong
    assert file.read()["wall"] == "night"
    assert at > 4


def test_two_copies_of_the_app_do_not_undo_each_others_settings(tmp_path):
    """At the same time, again and again: each waits for its turn, and nobody's setting is gone."""
    code = """
import sys, time
from pathlib import Path
from modernart.saves.disk import NotSaved
from modernart.saves.seals import sealed
from modernart.saves.settings import SettingsFile
file = SettingsFile(Path(sys.argv[1]))
for number in range(40):
    while True:
        try:
            file.change(f"{sys.argv[2]}{number}", number)
            break
        except NotSaved as busy:
            assert busy.code == "in_use"
            time.sleep(0.001)
"""
    copies = [subprocess.Popen([sys.executable, "-c", code, str(tmp_path), name]) for name in "ab"]
    assert [copy.wait() for copy in copies] == [0, 0]
    assert SettingsFile(tmp_path).read() == {f"{name}{number}": number for name in "ab" for number in range(40)}


def test_settings_of_a_newer_app_are_left_as_they_are(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text(json.dumps(sealed({"version": 2, "settings": {"wall": "dusk"}})))
    before = path.read_bytes()
    file = SettingsFile(tmp_path)
    assert file.read() == {}
    assert file.wrong == "The settings were made by a newer version of the app. These are the usual ones."
    with pytest.raises(NotSaved) as refusal:
        file.change("wall", "day")
    assert refusal.value.code == "newer_version"
    assert path.read_bytes() == before


def test_a_read_that_fails_once_costs_no_settings(tmp_path):
    class Flaky(FaultyDisk):
        def read(self, _):
            raise OSError(5, "injected")

    SettingsFile(tmp_path).change("wall", "day")
    flaky = SettingsFile(tmp_path, Flaky())
    assert flaky.read() == {}
    with pytest.raises(NotSaved):
        flaky.change("motion", False)
    assert SettingsFile(tmp_path).read() == {"wall": "day"}


def test_a_folder_in_the_place_of_the_settings_is_put_aside(tmp_path):
    (tmp_path / "settings.json").mkdir(parents=True)
    file = SettingsFile(tmp_path)
    assert file.read() == {}
    file.change("wall", "day")
    assert SettingsFile(tmp_path).read() == {"wall": "day"}


def test_each_damaged_file_is_kept(tmp_path):
    for number in (1, 2):
        (tmp_path / "settings.json").write_bytes(b"damage %d" % number)
        SettingsFile(tmp_path).change("wall", "day")
        assert (tmp_path / f"settings.damaged-{number}").read_bytes() == b"damage %d" % number
