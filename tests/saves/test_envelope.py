"""An envelope that was opened on the way is refused."""

import json

import pytest
from playing import dice, random_game

from modernart.games.errors import BadSave
from modernart.games.registry import GAMES
from modernart.saves.envelope import seal, unseal
from modernart.saves.migrations import VERSION
from modernart.saves.seals import digest

GAME = GAMES["modern_art"]


def a_state(steps=30):
    for number, (_, _, state, _) in enumerate(random_game({"players": 4, "seed": 3}, dice(1))):
        if number == steps:
            return state
    raise AssertionError("the game was too short")


SAVED = json.dumps(seal(GAME, a_state()))


def test_there_and_back():
    game, state, _ = unseal(json.loads(SAVED))
    assert game is GAME
    assert state == a_state()


def test_the_order_of_fields_does_not_matter():
    save = json.loads(SAVED)
    assert unseal(dict(reversed(save.items())))[1] == a_state()


def test_any_altered_character_is_refused():
    refused = 0
    for place in range(0, len(SAVED), 7):
        for character in "0z":
            text = SAVED[:place] + character + SAVED[place + 1 :]
            try:
                save = json.loads(text)
            except ValueError:
                continue
            if save == json.loads(SAVED):
                continue
            with pytest.raises(BadSave):
                unseal(save)
            refused += 1
    assert refused > 500


def resealed(**changes):
    contents = {key: value for key, value in json.loads(SAVED).items() if key != "digest"} | changes
    return {**contents, "digest": digest(contents)}


@pytest.mark.parametrize(
    ("save", "code"),
    [
        (None, "wrong_type"),
        ({}, "missing_field"),
        ({**json.loads(SAVED), "extra": 1}, "digest"),
        (resealed(extra=1), "unknown_field"),
        ({**json.loads(SAVED), "digest": 5}, "digest"),
        ({**json.loads(SAVED), "digest": "0" * 64}, "digest"),
        (resealed(version=VERSION + 1), "newer_version"),
        (resealed(version=True), "wrong_type"),
        (resealed(game="masters"), "unknown_game"),
        (resealed(game=["modern_art"]), "wrong_type"),
        (resealed(saved=None), "wrong_type"),
    ],
)
def test_a_wrong_envelope_says_what_is_wrong(save, code):
    with pytest.raises(BadSave) as refusal:
        unseal(save)
    assert refusal.value.code == code


def test_a_forged_digest_does_not_help():
    saved = json.loads(SAVED)["saved"]
    saved["position"]["cash"][0] += 1000
    with pytest.raises(BadSave) as refusal:
        unseal(resealed(saved=saved))
    assert refusal.value.code == "wrong_position"
