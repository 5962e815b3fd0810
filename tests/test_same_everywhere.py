"""The same game, byte for byte, whatever the Python, the hash seed or the optimisation."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playing import bot_game, dice, random_game

from modernart.games.modern_art import to_json, view

HERE = Path(__file__).parent

# Of two whole games with every view of every step. It changes only when the rules, the shuffle, the bots
# or the saves do; each of these is a change that players notice.
FINGERPRINT = "?"


def fingerprint():
    told = hashlib.sha256()
    games = (
        random_game({"players": 3, "seed": 21, "mystery": True}, dice(8)),
        bot_game({"players": 5, "seed": 22, "edition": "hans_im_gluck_1992"}),
    )
    for game in games:
        for _, _, state, _ in game:
            for seat in (None, *range(state.options.players)):
                told.update(json.dumps(view(state, seat)).encode())
        told.update(json.dumps(to_json(state)).encode())
    return told.hexdigest()


def test_it_is_pinned():
    assert fingerprint() == FINGERPRINT


def pythons():
    for name in ("python3.11", "python3.12", "python3.13", "python3.14"):
        path = shutil.which(name)
        if path and subprocess.run([path, "-c", ""], capture_output=True).returncode == 0:
            yield pytest.param(path, id=name)


@pytest.mark.parametrize("python", [pytest.param(sys.executable, id="this"), *pythons()])
@pytest.mark.parametrize(("flags", "hash_seed"), [(["-OO"], "1"), ([], "77")])
def test_it_is_the_same_elsewhere(python, flags, hash_seed):
    program = "import test_same_everywhere as t; print(t.fingerprint())"
    environment = {
        **os.environ,
        "PYTHONHASHSEED": hash_seed,
        "PYTHONPATH": os.pathsep.join([str(HERE), str(HERE.parent), str(HERE / "without_pytest")]),
    }
    answer = subprocess.run(
        [python, *flags, "-c", program], env=environment, capture_output=True, text=True, check=True, timeout=120
    )
    assert answer.stdout.strip() == FINGERPRINT
