"""Saves that time, a bad cable or a curious mind has been at: each is refused or is a valid game."""

import copy
import json
import os

import pytest
from playing import dice
from saving import GAME, PARTY, actions_of, deal, steps

from modernart.games.errors import BadSave
from modernart.games.modern_art.audit import audit
from modernart.saves import leaves
from modernart.saves.reader import read
from modernart.saves.seals import sealed

COUNT = 500 if os.environ.get("HYPOTHESIS_PROFILE") == "quick" else 2500


def a_file():
    party = PARTY
    lines = [leaves.page_line(GAME, deal(seed=5), party)]
    for number, (action, state) in enumerate(steps(deal(seed=5), 40)):
        party = party._replace(entries=number + 1, seen=False)
        lines.append(leaves.entry_line(party, leaves.done(GAME, [action], state)))
        if number == 25:
            lines.append(leaves.page_line(GAME, state, party))
    return b"".join(lines)


WHOLE = a_file()
END = actions_of(read(WHOLE).state)


def bits(data, below):
    for _ in range(1 + below(3)):
        place = below(len(data))
        data = data[:place] + bytes([data[place] ^ (1 << below(8))]) + data[place + 1 :]
    return data


def bytes_moved_about(data, below):
    start, length = below(len(data)), 1 + below(200)
    piece = data[start : start + length]
    kind = below(4)
    if kind == 0:  # lost
        return data[:start] + data[start + length :]
    if kind == 1:  # twice
        return data[:start] + piece + data[start:]
    if kind == 2:  # wiped
        return data[:start] + bytes(len(piece)) + data[start + length :]
    there = below(len(data))  # put elsewhere
    rest = data[:start] + data[start + length :]
    return rest[:there] + piece + rest[there:]


def cut_off(data, below):
    return data[: below(len(data))]


def lines_moved_about(data, below):
    lines = data.splitlines(keepends=True)
    one, other = below(len(lines)), below(len(lines))
    kind = below(3)
    if kind == 0:
        lines[one], lines[other] = lines[other], lines[one]
    elif kind == 1:
        del lines[one]
    else:
        lines.insert(other, lines[one])
    return b"".join(lines)


def fields_forged(data, below):
    """A field changed, lost or swapped with another, anywhere, and the digest made to fit."""
    lines = data.splitlines()
    number = below(len(lines))
    leaf = json.loads(lines[number])
    del leaf["digest"]
    places = list(_places(leaf))
    holder, key = places[below(len(places))]
    kind = below(4)
    if kind == 0:
        holder[key] = WEIRD[below(len(WEIRD))]
    elif kind == 1:
        del holder[key]
    elif kind == 2:
        other, there = places[below(len(places))]
        holder[key], other[there] = copy.deepcopy(other[there]), copy.deepcopy(holder[key])
    elif type(holder[key]) is int:
        holder[key] += 1 - 2 * below(2)
    lines[number] = json.dumps(sealed(leaf)).encode()
    return b"\n".join(lines) + b"\n"


WEIRD = (None, True, False, 0, -1, 10**12, 12.0, "", "open", "x" * 5000, [], {}, [[]], {"type": "pass"}, "\ud800")


def _places(node):
    keys = node if isinstance(node, dict) else range(len(node))
    for key in list(keys):
        yield node, key
        if isinstance(node[key], dict | list):
            yield from _places(node[key])


@pytest.mark.parametrize("mutate", [bits, bytes_moved_about, cut_off, lines_moved_about, fields_forged])
def test_a_mutated_save_is_refused_or_is_a_valid_game(mutate):
    below = dice(len(mutate.__name__))
    good = 0
    for _ in range(COUNT):
        try:
            found = read(mutate(WHOLE, below))
        except BadSave:
            continue
        good += 1
        audit(found.state)
        assert GAME.from_json(GAME.to_json(found.state)) == found.state
        if (
            mutate is not fields_forged
        ):  # without a forged digest it is a part of the game that was played, or all of it
            actions = actions_of(found.state)
            assert actions == END[: len(actions)]
    assert good > COUNT / 2
