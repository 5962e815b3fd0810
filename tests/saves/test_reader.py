"""What a file of a game tells, whole, torn or damaged."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from saving import GAME, PARTY, actions_of, deal, steps

from modernart.games.errors import BadSave
from modernart.saves import leaves
from modernart.saves.leaves import entry_line, page_line
from modernart.saves.migrations import VERSION
from modernart.saves.party import LONGEST_NAME
from modernart.saves.reader import read
from modernart.saves.seals import digest


def a_file(count=20, **options):
    """A page, entries, and the states after each of them."""
    party = PARTY
    states = [deal(**options)]
    lines = [page_line(GAME, states[0], party)]
    for action, state in steps(states[0], count):
        party = party._replace(entries=party.entries + 1, at=party.at + 60, seen=False)
        lines.append(entry_line(party, leaves.done(GAME, [action], state)))
        states.append(state)
    return lines, states, party


def resealed(line, **changes):
    contents = {key: value for key, value in json.loads(line).items() if key != "digest"} | changes
    return json.dumps({**contents, "digest": digest(contents)}).encode() + b"\n"


def test_a_page_and_what_was_done_since():
    lines, states, party = a_file()
    found = read(b"".join(lines))
    assert found.state == states[-1]
    assert found.party == party
    assert found.wrong is None


def test_a_torn_end_was_never_acknowledged_and_is_no_damage():
    lines, states, _ = a_file()
    for cut in range(1, len(lines[-1]) + 1):
        found = read(b"".join(lines)[:-cut])
        assert found.wrong is None
        assert found.state == states[-2]


def test_zeros_at_the_end_are_no_damage_either():
    lines, states, _ = a_file()
    assert read(b"".join(lines) + bytes(100)).state == states[-1]
    assert read(b"".join(lines) + bytes(100)).wrong is None


def test_a_choice_taken_back_is_gone():
    lines, states, party = a_file()
    back = party._replace(entries=party.entries + 1)
    lines.append(entry_line(back, leaves.undone(GAME, states[-2])))
    found = read(b"".join(lines))
    assert found.state == states[-2]
    assert found.wrong is None


def test_a_choice_that_is_in_the_page_can_be_taken_back_too():
    _, states, party = a_file()
    lines = [page_line(GAME, states[-1], party)]
    for count in (1, 2):
        back = party._replace(entries=party.entries + count)
        lines.append(entry_line(back, leaves.undone(GAME, states[-1 - count])))
    found = read(b"".join(lines))
    assert found.state == states[-3]
    assert found.wrong is None


def test_there_is_nothing_to_take_back_before_the_first_choice():
    lines = [page_line(GAME, deal(), PARTY), entry_line(PARTY._replace(entries=1), leaves.undone(GAME, deal()))]
    found = read(b"".join(lines))
    assert found.state == deal()
    assert found.wrong == "entry 1 cannot be played again"


def test_what_was_seen_is_known():
    lines, states, party = a_file()
    assert read(b"".join(lines)).party.seen is False
    lines.append(entry_line(party._replace(entries=21), leaves.seen()))
    found = read(b"".join(lines))
    assert found.party.seen is True
    assert found.state == states[-1]


@pytest.mark.parametrize("damaged", range(21))
def test_one_damaged_line_leaves_everything_before_it(damaged):
    lines, states, _ = a_file()
    lines[damaged] = lines[damaged].replace(b'"', b"'", 1)
    if damaged == 0:
        with pytest.raises(BadSave):
            read(b"".join(lines))
        return
    found = read(b"".join(lines))
    assert found.state == states[damaged - 1]
    assert f"line {damaged + 1}" in found.wrong


@pytest.mark.parametrize("damaged", range(24))
def test_with_a_page_further_on_nothing_is_lost(damaged):
    """As a journal writes it: twice the first page, and one more later on."""
    lines, states, party = a_file()
    lines = [lines[0], *lines[:11], page_line(GAME, states[10], party._replace(entries=10)), *lines[11:]]
    lost = max(0, damaged - 12)  # entries behind the last page
    if damaged < len(lines):
        lines[damaged] = b"\x00\xff" + lines[damaged][2:]
    found = read(b"".join(lines))
    assert found.state == (states[-1] if not lost else states[9 + lost])
    assert (found.wrong is None) == (damaged >= len(lines))


def test_two_lines_that_changed_places_are_found_out():
    lines, states, _ = a_file()
    lines[5], lines[6] = lines[6], lines[5]
    found = read(b"".join(lines))
    assert found.state == states[5]  # the later of the two comes too early, the earlier is taken, then one is missing
    assert "missing" in found.wrong


def test_an_entry_from_another_evening_is_found_out():
    """Its digest is right and its number fits; it does not lead where it says."""
    lines, states, _ = a_file()
    others, _, _ = a_file(seed=99)
    for number in range(5, 15):
        mixed = [*lines[:number], others[number], *lines[number + 1 :]]
        found = read(b"".join(mixed))
        assert found.wrong
        assert actions_of(found.state) == actions_of(states[number - 1])


def test_a_forged_entry_leads_no_further_than_the_last_true_one():
    lines, states, _ = a_file()
    lines[7] = resealed(lines[7], position="0" * 64)
    lines.append(lines[-1])
    assert read(b"".join(lines)).state == states[-1], "the last position is right, so all actions were"
    lines, states, _ = a_file()
    lines[-1] = resealed(lines[-1], position="0" * 64)
    found = read(b"".join(lines))
    assert found.state == states[-2]
    assert "entry 20" in found.wrong


def test_a_page_whose_rules_have_changed_is_played_as_far_as_it_goes():
    _, states, party = a_file()
    page = json.loads(page_line(GAME, states[-1], party))
    saved = page["saved"]
    saved["actions"][12] = {"type": "offer", "seat": 3, "card": "0-open-1"}
    found = read(resealed(json.dumps(page), saved=saved))
    assert actions_of(found.state) == actions_of(states[12])
    assert found.wrong == "not all of it can be played again"


@pytest.mark.parametrize("change", [{"version": 0}, {"version": None}, {"game": "chess"}, {"saved": 5}, {"party": 5}])
def test_a_page_that_makes_no_sense_is_refused(change):
    with pytest.raises(BadSave):
        read(resealed(page_line(GAME, deal(), PARTY), **change))


def test_a_newer_page_is_refused_kindly_whatever_is_in_it():
    page = resealed(page_line(GAME, deal(), PARTY), version=VERSION + 1, surprise=[1, 2])
    with pytest.raises(BadSave) as refusal:
        read(page)
    assert refusal.value.code == "newer_version"


@pytest.mark.parametrize(
    "data", [b"", b"\n", b"\n\n\n", b"{}", b"[" * 100_000 + b"\n", b'{"digest":' + b"9" * 9999 + b"}\n"]
)
def test_what_is_no_game_at_all(data):
    with pytest.raises(BadSave):
        read(data)


def test_seats_that_cannot_be():
    page = json.loads(page_line(GAME, deal(), PARTY))
    for seats in (
        page["party"]["seats"][:3],
        [{**seat, "level": "regular"} for seat in page["party"]["seats"]],
        [{**seat, "level": "grandmaster"} for seat in page["party"]["seats"]],
    ):
        with pytest.raises(BadSave):
            read(resealed(json.dumps(page), party={**page["party"], "seats": seats}))


@given(names=st.lists(st.text(max_size=60), min_size=5, max_size=5))
def test_no_game_is_lost_for_what_anybody_is_called(names):
    seats = tuple(seat._replace(name=name) for seat, name in zip(PARTY.seats, names, strict=False))
    found = read(page_line(GAME, deal(), PARTY._replace(name=names[-1], seats=seats)))
    assert found.wrong is None
    assert found.state == deal()
    assert all(0 < len(seat.name) <= LONGEST_NAME for seat in found.party.seats)
    assert read(page_line(GAME, deal(), found.party)).party == found.party


@pytest.mark.parametrize("name", ["👩‍🎨", "می‌نا", "Zoë", "O\u0301scar"])
def test_letters_of_all_scripts_stay_as_they_are(name):
    assert read(page_line(GAME, deal(), PARTY._replace(name=name))).party.name == name


def test_what_is_wrong_is_said_without_a_word_of_what_is_in_the_file():
    """The people of that game read it: hands, purses, bids and the deck are nobody's business."""
    lines, states, party = a_file()
    page = json.loads(page_line(GAME, states[-1], party))
    forged = []
    for place in ("hands", "cash", "deck"):
        position = {**page["saved"]["position"], place: page["saved"]["position"][place][:-1]}
        forged.append(resealed(json.dumps(page), saved={**page["saved"], "position": position}))
    for number in range(len(page["saved"]["actions"])):
        actions = [dict(action) for action in page["saved"]["actions"]]
        actions[number] = {"type": "offer", "seat": 0, "card": "4-double-1"}
        forged.append(resealed(json.dumps(page), saved={**page["saved"], "actions": actions}))
    forged.append(resealed(json.dumps(page), saved={**page["saved"], "options": {"players": 4, "deck": ["0-open-1"]}}))
    forged += [b"".join([*lines[:-1], resealed(lines[-1], do=[{"type": "offer", "seat": 0, "card": "4-double-1"}])])]
    told = set()
    for data in forged:
        try:
            told.add(read(data).wrong)
        except BadSave as wrong:
            told.add(wrong.sentence)
    assert told <= {
        "it does not lead where it says",
        "not all of it can be played again",
        "it cannot be played again",
        "entry 20 cannot be played again",
        None,  # the forged action may be the one that was played
    }
    assert len(told) >= 3


def test_a_page_that_cannot_be_hides_no_good_one_before_it():
    lines, states, party = a_file()
    page = json.loads(page_line(GAME, states[-1], party))
    bad = resealed(json.dumps(page), party={**page["party"], "at": -1})
    found = read(b"".join([*lines, bad]))
    assert found.state == states[-1]
    assert found.wrong
    early = json.loads(page_line(GAME, states[10], party._replace(entries=10)))
    early = resealed(json.dumps(early), party={**early["party"], "at": -1})
    found = read(b"".join([*lines[:11], early, *lines[11:]]))
    assert found.state == states[-1], "what comes after it hangs together with what came before"


def test_a_newer_page_anywhere_makes_the_file_a_newer_apps():
    lines, _, _ = a_file()
    newer = resealed(lines[0], version=VERSION + 1, party={})
    with pytest.raises(BadSave) as refusal:
        read(b"".join([*lines, newer]))
    assert refusal.value.code == "newer_version"


def test_many_choices_taken_back_need_one_way_back(monkeypatch):
    """Were the way back to the deal gone over for each of them, a small file could hold up the screen for minutes."""
    state = deal()
    moves = list(steps(state, 120))
    party = PARTY
    lines = [page_line(GAME, moves[-1][1], party)]
    for number in range(1, 100):
        party = party._replace(entries=number)
        lines.append(entry_line(party, leaves.undone(GAME, moves[-1 - number][1])))
    dealt = []
    monkeypatch.setattr(GAME, "new", lambda options, new=GAME.new: dealt.append(1) or new(options))
    found = read(b"".join(lines))
    assert found.wrong is None
    assert found.state == moves[-100][1]
    assert len(dealt) == 1
