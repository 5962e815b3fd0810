"""A save that was edited, cut off or made up is refused with what is wrong, also where its digest was forged."""

import copy
import itertools
import json

import pytest
from playing import dice, random_game

from modernart.games.errors import BadSave
from modernart.games.modern_art import from_json, to_json
from modernart.games.reading import BILLION


def a_save(steps=60):
    """A game with a mystery player, some way in."""
    game = random_game({"players": 3, "seed": 8, "mystery": True}, dice(5))
    _, _, state, _ = next(itertools.islice(game, steps, None))
    return json.loads(json.dumps(to_json(state)))


def places(value, path=()):
    """The path of everything in a JSON value."""
    yield path
    if isinstance(value, dict):
        for key in value:
            yield from places(value[key], (*path, key))
    elif isinstance(value, list):
        for number in range(len(value)):
            yield from places(value[number], (*path, number))


def put(data, path, value):
    if not path:
        return value
    changed = copy.deepcopy(data)
    there = changed
    for step in path[:-1]:
        there = there[step]
    there[path[-1]] = value
    return changed


def cut(data, path):
    changed = copy.deepcopy(data)
    there = changed
    for step in path[:-1]:
        there = there[step]
    del there[path[-1]]
    return changed


def spelled(data):
    return json.dumps(data, sort_keys=True)


SAVE = a_save()
SAMPLE = list(places(SAVE))[1::3]


ANYTHING = [None, True, -1, 0, 1, 2.0, BILLION, "", "0-open-1", "split", [], {}, [[]], {"type": "pass", "seat": 0}]


@pytest.mark.parametrize("value", ANYTHING, ids=repr)
def test_whatever_is_put_anywhere_it_is_refused_or_a_game_that_could_be(value):
    made_up = [put(SAVE, path, value) for path in SAMPLE]
    made_up = [save for save in made_up if spelled(save) != spelled(SAVE)]
    accepted = []
    for save in made_up:
        try:
            accepted.append((from_json(save), save))
        except BadSave as wrong:
            if not wrong.code or len(wrong.sentence) > 500:
                pytest.fail(f"a refusal without its reason: {wrong}")
    assert len(accepted) <= 3 < len(made_up)  # another seat's or amount's action may be possible too
    for state, save in accepted:
        assert spelled(to_json(state)) == spelled(save)


def test_nothing_can_be_left_out():
    """But for a pass that a later bid undid: without it the game is another one that could be."""
    for path in SAMPLE:
        shorter = cut(SAVE, path)
        try:
            state = from_json(shorter)
        except BadSave:
            continue
        assert path[0] == "actions", path
        assert SAVE["actions"][path[1]]["type"] == "pass"
        assert spelled(to_json(state)) == spelled(shorter)


@pytest.mark.parametrize(
    ("path", "value", "code", "words"),
    [
        (("version",), 2, "newer_version", "newer version"),
        (("version",), 0, "out_of_range", "version"),
        (("options", "players"), 9, "out_of_range", "players"),
        (("options", "seed"), 9, "", ""),
        (("actions", 3, "seat"), 77, "not_your_turn", "action 4"),
        (("actions", 3, "type"), "dance", "unknown_value", "action 4"),
        (("position", "cash", 0), 100_000, "wrong_position", "cash"),
        (("position", "cash", 0), True, "wrong_position", "cash"),
        (("position", "round"), 4, "wrong_position", "round"),
        (("position", "phase"), {"name": "game_over"}, "wrong_position", "phase"),
        (("position", "ghost"), 1, "unknown_field", "ghost"),
        (("position",), None, "wrong_type", "position"),
        (("actions",), {}, "wrong_type", "actions"),
        ((), None, "wrong_type", "saved game"),
        ((), [], "wrong_type", "saved game"),
    ],
)
def test_the_error_says_what_is_wrong(path, value, code, words):
    with pytest.raises(BadSave) as refusal:
        from_json(put(SAVE, path, value))
    assert code in refusal.value.code
    assert words in refusal.value.sentence


def test_a_set_deck_and_cash_are_saved():
    *_, (_, _, state, _) = random_game({"players": 4, "seed": 1, "cash": [5, 6, 7, 8]}, dice(3))
    assert from_json(to_json(state)) == state
    assert to_json(state)["options"]["cash"] == [5, 6, 7, 8]
