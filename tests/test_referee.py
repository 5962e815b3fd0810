"""The referee through its real standard input and output (docs/PROTOCOL.md)."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from modernart.games.modern_art.cards import CARDS
from modernart.referee import LONGEST_LINE, Referee

ROOT = Path(__file__).parents[1]
NEW = {"cmd": "new", "game": "modern_art", "players": 4, "seed": 7}


class Driver:
    """A program at the other end of the pipes."""

    def __init__(self):
        self._process = subprocess.Popen(
            [sys.executable, "-S", "-m", "modernart", "referee"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def send(self, line):
        self._process.stdin.write(line + b"\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())

    def __call__(self, cmd, **fields):
        return self.send(json.dumps({"cmd": cmd, **fields}).encode())

    def close(self):
        rest, _ = self._process.communicate(timeout=30)
        return rest, self._process.returncode


@pytest.fixture
def referee():
    driver = Driver()
    yield driver
    driver.close()


def test_a_whole_game_over_the_pipes(referee):
    shown = referee("new", **{key: value for key, value in NEW.items() if key != "cmd"})["view"]
    level = 0
    while shown["phase"] != "game_over":
        if shown["phase"] == "round_over":
            assert [referee("legal", seat=seat)["actions"] for seat in range(4)] == [[]] * 4
            action = {"type": "next_round"}
        else:
            seat = shown["to_act"][level % len(shown["to_act"])]
            action = referee("ask", seat=seat, level=("regular", "novice")[level % 2])["action"]
        level += 1
        assert referee("act", action=action)["ok"]
        shown = referee("view")["view"]
    assert len(shown["winners"]) >= 1
    assert referee.close() == (b"", 0)


def test_every_field_of_the_view(referee):
    shown = referee("new", game="modern_art", players=3, seed=1, mystery=True)["view"]
    assert set(shown) >= {
        *("game", "phase", "round", "to_act", "seats", "seat", "hand", "played", "values", "auction", "unsold"),
        *("deck_size", "mystery", "result", "winners", "log"),
    }
    assert (shown["seat"], shown["hand"], shown["deck_size"]) == (None, [], 34)
    card = referee("legal", seat=0)["actions"][0]["card"]
    assert referee("act", action={"type": "offer", "seat": 0, "card": card})["events"][0] == {
        "type": "offer",
        "seat": 0,
        "card": card,
    }
    assert set(referee("view", seat=0)["view"]["auction"]) >= {
        *("kind", "seller", "first_seller", "cards", "high", "leader", "price", "in", "locked"),
    }


def test_amounts_are_told_as_min_and_max(referee):
    deck = ["0-open-1", *[card.name for card in CARDS if card.name != "0-open-1"]]
    referee("new", game="modern_art", players=3, seed=1, deck=deck, cash=[5, 6, 0])
    referee("act", action={"type": "offer", "seat": 0, "card": "0-open-1"})
    assert referee("legal", seat=1)["actions"] == [
        {"type": "bid", "seat": 1, "min": 1, "max": 6},
        {"type": "pass", "seat": 1},
    ]
    assert referee("legal", seat=2)["actions"] == [{"type": "pass", "seat": 2}]


def test_save_and_load(referee):
    referee("new", game="modern_art", players=4, seed=7)
    referee("act", action=referee("ask", seat=0, level="regular")["action"])
    save = referee("save")["save"]
    before = referee("view", seat=0)
    referee("new", game="modern_art", players=3)
    assert referee("load", save=save)["ok"]
    assert referee("view", seat=0) == before
    save["saved"]["position"]["cash"][0] = 5000
    assert referee("load", save=save)["error"]["code"] == "digest"
    assert referee("view", seat=0) == before


def test_ask_changes_nothing_and_is_repeatable(referee):
    referee("new", game="modern_art", players=4, seed=7)
    before = referee("view", seat=0)
    answers = [referee("ask", seat=0, level="novice", seed=3) for _ in range(3)]
    assert answers[0] == answers[1] == answers[2]
    assert referee("ask", seat=0, level="regular") == referee("ask", seat=0, level="regular", seed=0)
    assert referee("view", seat=0) == before
    assert referee("ask", seat=1, level="regular")["ok"] is False
    assert referee("bots")["levels"] == ["novice", "regular", "expert", "master"]


HOSTILE = [
    b"",
    b"   ",
    b"\x00",
    b"\xff\xfe",
    b"nonsense",
    b"null",
    b"[]",
    b"12",
    b'"new"',
    b"{}",
    b'{"cmd":null}',
    b'{"cmd":["new"]}',
    b'{"cmd":"dance"}',
    b'{"cmd":"view","cmd":"save"}',
    b'{"cmd":"view","seat":NaN}',
    b'{"cmd":"view","seat":Infinity}',
    b'{"cmd":"view","seat":1e400}',
    b'{"cmd":"view","seat":1.0}',
    b'{"cmd":"view","seat":true}',
    b'{"cmd":"view","seat":"1"}',
    b'{"cmd":"view","seat":4}',
    b'{"cmd":"view","seat":-1}',
    b'{"cmd":"view","seat":1000000001}',
    b'{"cmd":"view","seat":' + b"9" * 5000 + b"}",
    b'{"cmd":"view","seat":-' + b"9" * 50 + b"}",
    b'{"cmd":"view","eye":1}',
    b'{"cmd":"view","\\ud800":1}',
    b'{"cmd":"legal"}',
    b'{"cmd":"legal","seat":null}',
    b'{"cmd":"legal","seat":99}',
    b'{"cmd":"act"}',
    b'{"cmd":"act","action":null}',
    b'{"cmd":"act","action":{}}',
    b'{"cmd":"act","action":{"type":"dance"}}',
    b'{"cmd":"act","action":{"type":["offer"]}}',
    b'{"cmd":"act","action":{"type":"offer","seat":0}}',
    b'{"cmd":"act","action":{"type":"offer","seat":0,"card":5}}',
    b'{"cmd":"act","action":{"type":"offer","seat":0,"card":"9-open-1"}}',
    b'{"cmd":"act","action":{"type":"offer","seat":0,"card":"0-open-1","amount":1}}',
    b'{"cmd":"act","action":{"type":"next_round","seat":0}}',
    b'{"cmd":"act","action":{"type":"next_round"}}',
    b'{"cmd":"act","action":{"type":"bid","seat":0,"amount":12.0}}',
    b'{"cmd":"act","action":{"type":"bid","seat":0,"amount":true}}',
    b'{"cmd":"act","action":{"type":"bid","seat":0,"amount":5}}',
    b'{"cmd":"save","name":"x"}',
    b'{"cmd":"load"}',
    b'{"cmd":"load","save":null}',
    b'{"cmd":"load","save":{}}',
    b'{"cmd":"load","save":[1]}',
    b'{"cmd":"ask","seat":0}',
    b'{"cmd":"ask","seat":0,"level":"god"}',
    b'{"cmd":"ask","seat":3,"level":"regular"}',
    b'{"cmd":"ask","seat":0,"level":"regular","seed":0.5}',
    b'{"cmd":"bots","game":"modern_art"}',
    b'{"cmd":"new"}',
    b'{"cmd":"new","game":"chess","players":4}',
    b'{"cmd":"new","game":"modern_art"}',
    b'{"cmd":"new","game":"modern_art","players":2}',
    b'{"cmd":"new","game":"modern_art","players":null}',
    b'{"cmd":"new","game":"modern_art","players":4,"mystery":true}',
    b'{"cmd":"new","game":"modern_art","players":4,"colour":1}',
    b"[" * 100_000,
    b'{"cmd":' * 50_000,
    b'{"cmd":"load","save":' + b"[" * 900 + b"]" * 900 + b"}",
]


def test_hostile_lines_get_one_error_each_and_change_nothing(referee):
    referee("new", game="modern_art", players=4, seed=7)
    before = [referee("view", seat=seat) for seat in (None, 0, 1, 2, 3)]
    for line in HOSTILE:
        answer = referee.send(line)
        assert answer["ok"] is False, line[:80]
        assert set(answer) == {"ok", "error"}
        assert answer["error"]["code"] not in ("", "internal_error"), line[:80]
        assert answer["error"]["message"]
    assert [referee("view", seat=seat) for seat in (None, 0, 1, 2, 3)] == before
    assert referee.close() == (b"", 0)


def test_before_there_is_a_game():
    referee = Referee()
    for cmd in ("view", "save"):
        assert referee.answer(json.dumps({"cmd": cmd}).encode())["error"]["code"] == "no_game"
    assert referee.answer(b'{"cmd":"bots"}')["ok"]


def test_a_line_without_end_is_refused_and_the_next_one_served(referee):
    answer = referee.send(b'{"cmd":"' + b"x" * (2 * LONGEST_LINE) + b'"}')
    assert answer["error"]["code"] == "too_long"
    assert referee("bots")["ok"]


def test_null_means_the_default(referee):
    given = dict.fromkeys(["seed", "edition", "double_proceeds", "mystery", "first_seat", "deck", "cash"])
    assert referee("new", game="modern_art", players=4, **given)["view"]["edition"] == "matagot_2009"
    assert referee("view", seat=None)["view"]["seat"] is None


def test_a_game_without_a_seed_is_dealt_by_lot(referee):
    hands = set()
    for _ in range(5):
        referee("new", game="modern_art", players=4)
        hands.add(json.dumps(referee("view", seat=0)["view"]["hand"]))
    assert len(hands) == 5


def test_a_last_line_without_its_end_is_served():
    process = subprocess.run(
        [sys.executable, "-m", "modernart", "referee"], cwd=ROOT, input=b'{"cmd":"bots"}', capture_output=True
    )
    assert json.loads(process.stdout)["ok"]
    assert process.returncode == 0
