"""The same game, byte for byte, whatever the Python, the hash seed or the optimisation."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from fingerprint import fingerprint

HERE = Path(__file__).parent

# Of two whole games with every view of every step. It changes only when the rules, the shuffle, the bots
# or the saves do; each of these is a change that players notice.
FINGERPRINT = "4148e089b75bdb2d932aff7afc3c8961f3469715eb9c99ffbe041cc84eb75f23"


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
    program = "import fingerprint; print(fingerprint.fingerprint())"
    environment = {
        **os.environ,
        "PYTHONHASHSEED": hash_seed,
        "PYTHONPATH": os.pathsep.join([str(HERE), str(HERE.parent)]),
    }
    answer = subprocess.run(
        [python, *flags, "-c", program], env=environment, capture_output=True, text=True, check=True, timeout=120
    )
    assert answer.stdout.strip() == FINGERPRINT
