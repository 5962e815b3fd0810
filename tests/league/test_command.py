"""`modernart match` and `modernart league`, as they are typed."""

import json
import os
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from modernart.cli import main

ROOT = Path(__file__).parents[2]
ONE_DEAL = ("--deals", "1", "--jobs", "1", "--seed", "5")


def test_a_match_is_told_drawn_and_written(capsys, tmp_path):
    chart, record = tmp_path / "match.svg", tmp_path / "match.json"
    files = ("--chart", str(chart), "--json", str(record))
    assert main(["match", "regular:bold", "random", "--players", "3", "--mystery", *ONE_DEAL, *files]) == 0
    told, beside = capsys.readouterr()
    assert beside == ""
    lines = told.splitlines()
    assert lines[0].split()[:2] == ["win", "share"]
    assert lines[1].startswith("regular:bold ")
    assert lines[2].startswith("random (2 seats) ")
    assert lines[3].split() == ["par", "33.3", "%"]
    assert lines[-1].startswith("1 deal, each from all 3 seats: 3 games, ")
    assert lines[-1].endswith("; seed 5")
    assert ElementTree.parse(chart).getroot().tag.endswith("svg")
    written = json.loads(record.read_text(encoding="utf-8"))
    assert written["terms"] == {"edition": "matagot_2009", "proceeds": None, "mystery": True, "patience": 5.0}
    assert [entrant["name"] for entrant in written["entrants"]] == ["regular:bold", "random"]
    assert {"all", "open", "offer"} <= set(written["timing"]["decisions"]["random"])
    assert [len(game) for game in written["played"][0]["games"]] == [3, 3, 3]


def test_a_league_is_told_drawn_and_written(capsys, tmp_path):
    chart, record = tmp_path / "league.svg", tmp_path / "league.json"
    files = ("--chart", str(chart), "--json", str(record))
    assert main(["league", "random", "novice", "--players", "3,4", *ONE_DEAL, *files]) == 0
    told = capsys.readouterr().out
    assert "3 players: the wins of one (row) among 2 of the other (column), par 33 %" in told
    assert "4 players: the wins of one (row) among 3 of the other (column), par 25 %" in told
    ranking = told[told.index("Strength") :].splitlines()
    assert [line.split()[0] for line in ranking[2:4]] == ["novice", "random"]
    assert told.splitlines()[-1].startswith("1 deal, each from all seats in every pairing: 14 games, ")
    assert ElementTree.parse(chart).getroot().tag.endswith("svg")
    written = json.loads(record.read_text(encoding="utf-8"))
    assert [rank["name"] for rank in written["ranking"]] == ["novice", "random"]
    assert len(written["meetings"]) == 4


def test_forfeits_are_told_with_the_last_words(capsys):
    assert main(["match", f"cmd:{sys.executable} -S -c 'raise SystemExit(\"not today\")'", "novice", *ONE_DEAL]) == 0
    told = capsys.readouterr().out
    assert "forfeited: given_up " in told
    assert ", gone 12" in told
    assert "    not today\n" in told


def test_without_a_seed_the_deals_are_drawn_by_lot_and_told(capsys):
    seeds = set()
    for _ in range(3):
        assert main(["match", "random", "random", "--deals", "1", "--jobs", "1"]) == 0
        seeds.add(capsys.readouterr().out.rsplit("seed ", 1)[1])
    assert len(seeds) == 3


@pytest.mark.parametrize(
    "arguments",
    [
        ["match", "regular"],
        ["match", "regular", "grandmaster"],
        ["match", "regular", "novice:angry"],
        ["match", "regular", "cmd:no-such-program-anywhere"],
        ["match", *["regular"] * 6],
        ["match", *["regular"] * 3, "--players", "4"],
        ["match", "regular", "novice", "--mystery"],
        ["match", "regular", "novice", "--deals", "0"],
        ["match", "regular", "novice", "--jobs", "0"],
        ["match", "regular", "novice", "--patience", "0"],
        ["match", "regular", "novice", "--patience", "nan"],
        ["match", "regular", "novice", "--chart", "no/such/folder/chart.svg"],
        ["match", "regular", "novice", "--deals", "1", "--jobs", "1", "--json", "."],
        ["league", "regular"],
        ["league", "regular", "regular"],
        ["league", "--players", "2"],
        ["league", "--players", "3,3"],
        ["league", "--players", "3,x"],
        ["league", "--players", ""],
        ["league", "--players", "3,4", "--mystery"],
    ],
)
def test_what_cannot_be_played_is_refused_in_words(capsys, arguments):
    assert main(arguments) == 2
    assert capsys.readouterr().err.startswith("modernart: ")


def test_other_commands_start_without_it():
    loaded = "import modernart.cli, sys; print([name for name in sys.modules if name.startswith('modernart.league')])"
    assert subprocess.run([sys.executable, "-c", loaded], cwd=ROOT, capture_output=True, text=True).stdout == "[]\n"


# Plays at once for two games, so that some deals are finished, then never again.
STUBBORN = """
import json, os, sys, time
me = os.path.join(os.path.dirname(__file__), f"pid-{os.getpid()}")
open(me, "w").close()
for line in sys.stdin:
    if len(os.listdir(os.path.dirname(__file__))) > 12: time.sleep(600)
    asked = json.loads(line)
    action = asked["actions"][-1]
    if "min" in action: action["amount"] = action.pop("min"); del action["max"]
    print(json.dumps({"id": asked["id"], "action": action}), flush=True)
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_it_cleanly_and_tells_what_was_played(tmp_path, jobs):
    (tmp_path / "bot.py").write_text(STUBBORN, encoding="utf-8")
    bot = f"cmd:{sys.executable} -S {tmp_path / 'bot.py'}"
    arguments = ["match", bot, "novice", "--players", "3", "--deals", "5000", "--jobs", jobs, "--patience", "3000"]
    match = subprocess.Popen(
        [sys.executable, "-m", "modernart", *arguments],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while len(list(tmp_path.iterdir())) <= 12:  # until somebody hangs
        assert match.poll() is None
        time.sleep(0.05)
    os.killpg(match.pid, signal.SIGINT)  # as a terminal does: to all that it started
    told, beside = match.communicate(timeout=60)
    assert match.returncode == 130
    assert beside == ""
    assert "Broken off after " in told
    assert " of 5000, each from all 3 seats: " in told
    for file in tmp_path.glob("pid-*"):
        with pytest.raises(ProcessLookupError):
            os.kill(int(file.name.removeprefix("pid-")), 0)


def test_ctrl_c_before_anything_was_played(tmp_path):
    (tmp_path / "bot.py").write_text(STUBBORN.replace("> 12", "> 1"), encoding="utf-8")
    bot = f"cmd:{sys.executable} -S {tmp_path / 'bot.py'}"
    match = subprocess.Popen(
        [sys.executable, "-m", "modernart", "match", bot, "novice", "--jobs", "1", "--patience", "3000"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    while not list(tmp_path.glob("pid-*")):
        assert match.poll() is None
        time.sleep(0.05)
    os.killpg(match.pid, signal.SIGINT)
    assert match.communicate(timeout=60) == (b"\n", b"")
    assert match.returncode == 130
