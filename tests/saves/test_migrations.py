"""A save of every version that ever was can be played on."""

import json
from pathlib import Path

import pytest
from saving import actions_of

from modernart.games.errors import BadSave
from modernart.saves.envelope import unseal
from modernart.saves.migrations import STEPS, VERSION
from modernart.saves.reader import read
from modernart.saves.seals import sealed

EXAMPLES = Path(__file__).parent / "examples"


def test_there_is_a_step_from_every_version_and_an_example_of_each():
    assert list(STEPS) == list(range(1, VERSION))
    names = {path.stem for path in EXAMPLES.iterdir()}
    assert names == {f"version_{number}" for number in range(1, VERSION + 1)}


@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_the_example_of_each_version_is_the_game_it_was(version):
    data = (EXAMPLES / f"version_{version}.json").read_bytes()
    assert json.loads(data.splitlines()[0])["version"] == version
    found = read(data)
    assert found.wrong is None
    assert len(actions_of(found.state)) == 61
    assert found.state.round == 1
    assert found.state.cash == (125, 151, 98, 26)
    assert found.state.phase.name == "open"
    assert len(found.party.seats) == 4


def test_version_1_came_without_names():
    data = (EXAMPLES / "version_1.json").read_bytes()
    assert unseal(json.loads(data)).party is None
    assert [seat.name for seat in read(data).party.seats] == ["Player 1", "Player 2", "Player 3", "Player 4"]


def test_version_2_called_its_bots_by_other_names():
    data = (EXAMPLES / "version_2.json").read_bytes()
    assert b'"level":"simple"' in data
    assert [seat.level for seat in read(data).party.seats] == [None, None, "regular", None]


def test_version_3_knows_tempers():
    party = read((EXAMPLES / "version_3.json").read_bytes()).party
    assert [seat.temper for seat in party.seats] == [None, None, "bold", None]


def test_an_old_save_is_held_to_its_digest_too():
    save = json.loads((EXAMPLES / "version_1.json").read_bytes())
    save["saved"]["options"]["seed"] += 1
    with pytest.raises(BadSave) as refusal:
        unseal(save)
    assert refusal.value.code == "digest"


def test_an_old_save_has_the_fields_of_its_time_and_no_others():
    save = json.loads((EXAMPLES / "version_1.json").read_bytes())
    del save["digest"]
    for wrong in ({**save, "more": 1}, {key: value for key, value in save.items() if key != "saved"}):
        with pytest.raises(BadSave):
            unseal(sealed(wrong))
