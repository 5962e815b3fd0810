"""Programs from outside, real ones at the end of real pipes: good ones play, bad ones forfeit and do no harm."""

import fcntl
import json
import os
import shlex
import sys
import time
from pathlib import Path

import pytest

from modernart.games.errors import BadInput
from modernart.league import Terms, play_match
from modernart.league.halting import Halted
from modernart.league.outside import Broken, Outside
from modernart.league.visitor import STARTS

EXAMPLE = Path(__file__).parents[2] / "examples" / "outside_bot.py"
PYTHON = f"{shlex.quote(sys.executable)} -S"

# Leaves word of itself, and can play: the first thing that comes to its mind.
SANE = """
import fcntl, json, os, sys, time
alive = open(os.path.join(os.path.dirname(__file__), "alive"), "w")
fcntl.flock(alive, fcntl.LOCK_SH)  # held by it and by whatever it forks
open(os.path.join(os.path.dirname(__file__), f"pid-{os.getpid()}"), "w").close()
def say(text):
    sys.stdout.write(text); sys.stdout.flush()
def hear():
    return json.loads(sys.stdin.readline())
def answer(asked, **changed):
    action = dict(asked["actions"][0])
    if "min" in action:
        action["amount"] = action.pop("min"); del action["max"]
    say(json.dumps({"id": asked["id"], "action": {**action, **changed}}) + "\\n")
"""


@pytest.fixture
def program(tmp_path):
    """The command for a program of these lines; afterwards none of those that were started is still there."""

    def write(lines):
        (tmp_path / "bot.py").write_text(SANE + lines, encoding="utf-8")
        return f"cmd:{PYTHON} {shlex.quote(str(tmp_path / 'bot.py'))}"

    yield write
    for file in tmp_path.glob("pid-*"):
        with pytest.raises(ProcessLookupError):  # a zombie would still be found
            os.kill(int(file.name.removeprefix("pid-")), 0)
    if (tmp_path / "alive").exists():
        with (tmp_path / "alive").open() as alive:
            assert any(freed(alive) for _ in range(200)), "something that a program started is still running"


def freed(alive):
    """Does nobody hold it any more? What has been killed needs a moment to fall."""
    try:
        fcntl.flock(alive, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        time.sleep(0.05)
        return False
    return True


def starts(tmp_path):
    return len(list(tmp_path.glob("pid-*")))


def played(command, patience=20.0):
    """Its score against two novices, from all three seats, and how many decisions it had in each game."""
    match = play_match([command, "novice"], players=3, deals=1, seed=2, jobs=1, terms=Terms(patience=patience))
    assert sum(score.share.mean * score.places for score in match.scores) == pytest.approx(1)
    decisions = [sum(map(len, game[0].times.values())) for game in match.played[0].games]
    return match.scores[0].conduct, decisions


def test_a_sane_program_plays_a_match_started_once_for_each_game(program, tmp_path):
    conduct, decisions = played(program("while True: answer(hear())"))
    assert conduct.forfeits == {}
    assert min(decisions) > 20
    assert starts(tmp_path) == 3


def test_the_example_plays_a_whole_match_without_a_forfeit_and_wins_against_chance():
    command = f"cmd:{PYTHON} {shlex.quote(str(EXAMPLE))}"
    for players, mystery in ((3, True), (5, False)):
        match = play_match([command, "random"], players=players, deals=1, jobs=1, terms=Terms(mystery=mystery))
        assert match.scores[0].conduct.forfeits == {}
        assert match.scores[0].conduct.thrown == 0
        assert match.scores[0].share.mean == 1
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 40


# What breaks it down; each time a new one is started for the next decision, until it is given up.
@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ("sys.exit(1)", "gone"),
        ("raise ValueError('a crash at the start')", "gone"),
        ("hear(); sys.exit(0)", "gone"),
        ("os.kill(os.getpid(), 9)", "gone"),
        ("hear(); os.close(1); time.sleep(600)", "gone"),
        ("hear(); say('nonsense\\n')", "nonsense"),
        ("hear(); say('\\n')", "nonsense"),
        ("hear(); say('[' * 9000 + '\\n')", "nonsense"),
        ("hear(); sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()", "nonsense"),
        ("say(json.dumps({'id': hear()['id']}) + '\\n')", "nonsense"),
        ("say(json.dumps({'id': hear()['id'], 'action': None, 'mood': 'good'}) + '\\n')", "nonsense"),
        ("say(json.dumps({'id': hear()['id'] + 1, 'action': None}) + '\\n')", "nonsense"),
        ("hear(); say(json.dumps({'id': True, 'action': None}) + '\\n')", "nonsense"),
        ("hear(); say('9' * 20000 + '\\n')", "too_long"),
        ("hear(); say('x' * 5_000_000)", "too_long"),
        ("while True: say('y' * 70000)", "too_long"),
        ("while True: say('yes\\n' * 10000)", "nonsense"),
    ],
)
def test_a_broken_program_is_started_anew_and_at_last_given_up(program, lines, why):
    conduct, decisions = played(program(lines))
    assert conduct.forfeits == {why: 3 * STARTS, "given_up": sum(decisions) - 3 * STARTS}


@pytest.mark.parametrize(
    "lines",
    [
        "time.sleep(600)",  # it does not even listen
        "hear(); time.sleep(600)",
        "hear()\nwhile True: say('.'); time.sleep(0.05)",  # a flood that trickles
        "hear()\nwhile True: pass",
        "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(600)",
        "os.fork(); time.sleep(600)",  # its child holds the pipes too
        "hear()\nwhile True: sys.stderr.write('z' * 9999)",
    ],
)
def test_a_program_that_hangs_loses_its_patience_and_no_more(program, lines):
    conduct, decisions = played(program(lines), patience=0.1)
    assert conduct.forfeits == {"too_late": 3 * STARTS, "given_up": sum(decisions) - 3 * STARTS}


def test_a_crash_in_the_middle_costs_that_decision_alone(program):
    """The next program knows all that the last one knew: the view tells the whole game."""
    conduct, decisions = played(program("for _ in range(15): answer(hear())\nhear()\nraise ValueError('oh dear')"))
    assert conduct.forfeits["gone"] == sum(min(STARTS, count // 16) for count in decisions)
    assert conduct.forfeits.get("given_up", 0) == sum(max(0, count - 16 * STARTS) for count in decisions)
    assert conduct.last_words.endswith("ValueError: oh dear")


@pytest.mark.parametrize(
    "lines",
    [
        "while True: answer(hear(), type='dance')",
        "while True: answer(hear(), seat=7)",
        "while True: answer(hear(), amount=10 ** 9, type='seal')",
        "while True: answer(hear(), card='0-open-9')",
        "while True: say(json.dumps({'id': hear()['id'], 'action': {'type': 'next_round'}}) + '\\n')",
        "while True: say(json.dumps({'id': hear()['id'], 'action': [[[]]]}) + '\\n')",
        "while True: say(json.dumps({'id': hear()['id'], 'action': float('nan')}) + '\\n')",
    ],
)
def test_an_illegal_action_costs_that_decision_and_the_program_stays(program, tmp_path, lines):
    conduct, decisions = played(program(lines))
    assert conduct.forfeits == {"illegal": sum(decisions)}
    assert starts(tmp_path) == 3


def test_what_it_writes_to_its_standard_error_is_no_trouble(program):
    conduct, _ = played(program("while True:\n    sys.stderr.write('z' * 200_000)\n    answer(hear())"))
    assert conduct.forfeits == {}


def test_its_complaints_cannot_command_a_terminal(program):
    conduct, _ = played(program("sys.exit('\\x1b[2Jwiped\\u202e, \\xe9')"))
    assert conduct.last_words == "?[2Jwiped?, \xe9"


def test_two_answers_to_one_question_are_one_too_many(program):
    conduct, decisions = played(program("while True:\n    asked = hear()\n    answer(asked)\n    answer(asked)"))
    assert conduct.forfeits["nonsense"] == 3 * STARTS
    assert conduct.forfeits["given_up"] == sum(count - 2 * STARTS for count in decisions)


NOTING = """
heard = open(os.path.join(os.path.dirname(__file__), "heard"), "a")
while True:
    asked = hear()
    print(json.dumps(asked), file=heard, flush=True)
    answer(asked)
"""


def test_it_is_told_its_seats_view_and_choices_and_nothing_else(program, tmp_path):
    played(program(NOTING))
    requests = [json.loads(line) for line in (tmp_path / "heard").read_text(encoding="utf-8").splitlines()]
    assert len(requests) > 60
    for request in requests:
        assert set(request) == {"cmd", "id", "view", "actions"}
        seat = request["view"]["seat"]
        assert {action["seat"] for action in request["actions"]} == {seat}
        assert [one["cash"] is None for one in request["view"]["seats"]] == [other != seat for other in range(3)]
        assert len(request["view"]["hand"]) == request["view"]["seats"][seat]["hand_size"]
        assert "seed" not in json.dumps(request)


def test_a_program_that_cannot_be_run_is_gone(tmp_path):
    (tmp_path / "text").write_text("not a program", encoding="utf-8")
    (tmp_path / "text").chmod(0o755)
    with pytest.raises(Broken, match="gone"):
        Outside([str(tmp_path / "text")], lambda: False)


def test_a_wait_can_be_broken_off():
    outside = Outside([sys.executable, "-S", "-c", "import time; time.sleep(600)"], lambda: True)
    with pytest.raises(Halted):
        outside.ask(b"{}\n", 600)
    outside.close()


def test_no_programs_where_pipes_cannot_be_waited_for(monkeypatch):
    monkeypatch.setattr("modernart.league.entrants.os.name", "nt")
    with pytest.raises(BadInput) as refusal:
        play_match([f"cmd:{PYTHON}", "novice"])
    assert refusal.value.code == "no_pipes"
