"""Killed two hundred times in the middle of a game: nothing that was acknowledged is lost, nothing is there twice."""

import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
KILLS = 100  # in each of two processes, with other luck

# Acknowledges first, and writes five at a time.
CARELESS = """
import sys
from modernart.saves.disk import Disk
write, waiting = Disk.write, []
def late(self, handle, data):
    waiting.append(data)
    if len(waiting) >= 5:
        write(self, handle, b"".join(waiting)); waiting.clear()
Disk.open_end, opened = lambda self, path: (waiting.clear(), opened(self, path))[1], Disk.open_end
Disk.put = lambda self, path, data: path.write_bytes(data)
Disk.write = late
from tools.torture.__main__ import main
sys.argv[1:] = ["50"]
sys.exit(main())
"""


@pytest.mark.parametrize("seed", [1, 100_000])
def test_a_game_survives_being_killed(seed):
    command = [sys.executable, "-m", "tools.torture", str(KILLS), "--seed", str(seed)]
    done = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr[-500:]
    assert f"{KILLS} kills" in done.stdout


def test_a_careless_app_would_be_found_out():
    done = subprocess.run([sys.executable, "-c", CARELESS], cwd=PROJECT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "acknowledged" in done.stdout, done.stdout + done.stderr[-500:]
