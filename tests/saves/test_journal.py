"""Everything that is done is on the disk before anybody sees it; every step on the way there may fail."""

import errno
from contextlib import suppress
from pathlib import Path

import pytest
from playing import dice
from saving import GAME, NOON, PARTY, FaultyDisk, ForgetfulDisk, Killed, actions_of, deal, journal_at, steps

from modernart.games.errors import BadSave
from modernart.saves.disk import Disk, NotSaved
from modernart.saves.folders import OVER
from modernart.saves.journal import PAGE_EVERY, Journal
from modernart.saves.locks import Lock
from modernart.saves.reader import read

LONG = PAGE_EVERY + 10  # entries: past the first page that is added


def test_every_action_is_in_the_file_when_it_returns(tmp_path):
    path = tmp_path / "a.game"
    journal = journal_at(path, deal())
    for action, state in steps(deal(), LONG):
        journal.did([action], state)
        found = read(path.read_bytes())
        assert found.state == state
        assert found.party == journal.party
        assert found.wrong is None


def test_undo_and_news_are_there_too(tmp_path):
    path = tmp_path / "a.game"
    before = deal()
    journal = journal_at(path, before)
    ((action, after),) = steps(before, 1)
    journal.did([action], after)
    journal.undid(before)
    assert read(path.read_bytes()).state == before
    journal.did([action], after)
    journal.was_seen(after)
    found = read(path.read_bytes())
    assert (found.state, found.party.seen) == (after, True)


def test_an_entry_is_as_long_late_in_a_game_as_early(tmp_path):
    path = tmp_path / "a.game"
    journal = journal_at(path, deal())
    lengths = []
    for action, state in steps(deal(), 200):
        before = path.stat().st_size
        journal.did([action], state)
        lengths.append(path.stat().st_size - before)
    pages = [length for length in lengths if length > 1000]
    assert 2 <= len(pages) <= 6
    assert max(length for length in lengths if length <= 1000) < 400


def test_a_game_that_is_over_is_put_with_those_to_look_at_at_once(tmp_path):
    """Not only when it is closed: whoever dies at the last screen has finished the game."""
    path = tmp_path / "a.game"
    *_, (action, end) = steps(deal())
    *_, (_, before) = steps(deal(), len(actions_of(end)) - 1)
    journal = journal_at(path, before)
    journal.did([action], end)
    assert not path.exists()
    kept = read(path.with_suffix(OVER).read_bytes()).state
    assert GAME.is_over(kept)
    assert actions_of(kept) == actions_of(end), "every action of it, to be played again"
    journal.catch_up(end)
    journal.close(end)
    assert not path.exists()


def test_what_is_done_at_one_stroke_is_there_whole_or_not_at_all(tmp_path):
    path = tmp_path / "a.game"
    moves = list(steps(deal(), 3))
    journal = journal_at(path, deal())
    journal.did([action for action, _ in moves], moves[-1][1])
    data = path.read_bytes()
    assert read(data).state == moves[-1][1]
    for cut in range(1, len(data.splitlines()[-1]) + 1):
        assert read(data[:-cut]).state == deal()


def test_a_closed_journal_writes_no_more(tmp_path):
    path = tmp_path / "a.game"
    journal = journal_at(path, deal())
    journal.close(deal())
    before = path.read_bytes()
    ((action, after),) = steps(deal(), 1)
    journal.did([action], after)
    journal.catch_up(after)
    assert path.read_bytes() == before


@pytest.mark.parametrize("now", [-5e9, 1e15])
def test_a_clock_that_is_very_wrong_costs_no_game(tmp_path, now):
    path = tmp_path / "a.game"
    journal = Journal(Disk(), path, Lock(tmp_path / "lock"), GAME, deal(), PARTY, lambda: now)
    ((action, after),) = steps(deal(), 1)
    journal.did([action], after)
    assert read(path.read_bytes()).wrong is None


# Whatever fails, what was acknowledged is there


def evening(journal_for, told):
    """An evening with everything in it that is ever written. `told` hears what is tried, and what was acknowledged."""
    state = deal()
    told.trying(state)
    journal = journal_for(state)
    told.done(state)
    for number, (action, after) in enumerate(steps(state, LONG)):
        told.trying(after)
        journal.did([action], after)
        told.done(after)
        if number % 50 == 20:
            told.trying(state)
            journal.undid(state)
            told.done(state)
            told.trying(after)
            journal.did([action], after)
            told.done(after)
            journal.was_seen(after)
        state = after
    return journal, state


class Told:
    """What the people at the table believe."""

    def __init__(self):
        self.acknowledged = None
        self.tried = None

    def trying(self, state):
        self.tried = state

    def done(self, state):
        self.acknowledged = state

    def allows(self, data):
        """The last acknowledged state, or the one that was on its way; nothing else, and no damage."""
        if data is None:
            return self.acknowledged is None
        found = read(data)
        allowed = [actions_of(state) for state in (self.acknowledged or self.tried, self.tried)]
        return found.wrong is None and actions_of(found.state) in allowed


def steps_of_an_evening(tmp_path):
    disk = FaultyDisk()
    evening(lambda state: journal_at(tmp_path / "count.game", state, disk=disk), Told())
    return disk.steps


def test_a_process_that_dies_at_any_step_loses_nothing(tmp_path):
    for at in range(1, steps_of_an_evening(tmp_path) + 1):
        path = tmp_path / f"{at}.game"
        told = Told()
        disk = FaultyDisk(at, Killed)
        with pytest.raises(Killed):
            evening(lambda state, path=path, disk=disk: journal_at(path, state, disk=disk), told)
        assert told.allows(path.read_bytes() if path.exists() else None), at


@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EIO, errno.EROFS])
def test_a_step_that_fails_is_told_and_the_next_attempt_makes_it_good(tmp_path, error):
    """Once is enough to lose a game, if one goes on as though nothing had happened."""
    told_of = 0
    for at in range(1, steps_of_an_evening(tmp_path) + 1, 1 if error == errno.EIO else 7):
        path = tmp_path / f"{at}-{error}.game"
        disk = FaultyDisk(at, error)
        told = Told()
        state = deal()
        told.trying(state)
        try:
            journal = journal_at(path, state, disk=disk)
        except NotSaved:
            told_of += 1
            assert told.allows(path.read_bytes() if path.exists() else None)
            journal = journal_at(path, state, disk=disk)
        told.done(state)
        for action, after in steps(state, LONG):
            told.trying(after)
            try:
                journal.did([action], after)
            except NotSaved:
                told_of += 1
                assert told.allows(path.read_bytes()), at
                journal.did([action], after)
            told.done(after)
            assert not journal.behind
        found = read(path.read_bytes())
        assert found.wrong is None
        assert found.state == told.acknowledged
        assert found.party == journal.party
    assert told_of > 15


@pytest.mark.parametrize("cannot_be_cut", [False, True])
def test_what_was_refused_does_not_turn_up_at_the_next_start(tmp_path, cannot_be_cut):
    path = tmp_path / "a.game"
    state = deal()
    disk = FaultyDisk()
    journal = journal_at(path, state, disk=disk)
    ((action, after),) = steps(state, 1)
    disk.at = disk.steps + 2  # the sync: all of the entry is in the file already
    disk._for_good = cannot_be_cut
    with pytest.raises(NotSaved):
        journal.did([action], after)
    disk.is_mended()
    journal.close(state)
    assert read(path.read_bytes()).state == state


def test_people_can_play_on_unsaved_and_are_saved_again_as_soon_as_it_works(tmp_path):
    path = tmp_path / "a.game"
    state = deal()
    disk = FaultyDisk()
    journal = journal_at(path, state, disk=disk)
    disk.at, disk._error, disk._for_good = disk.steps + 1, errno.ENOSPC, True
    moves = list(steps(state, 10))
    with pytest.raises(NotSaved) as refusal:
        journal.did([moves[0][0]], moves[0][1])
    assert refusal.value.code == "disk_full"
    assert not journal.behind, "nothing was played that is not there"
    journal.excuse()
    for move in moves[:5]:
        journal.did([move[0]], move[1])
    assert journal.behind
    assert read(path.read_bytes()).state == state, "the old file stands"
    with pytest.raises(NotSaved):
        journal.catch_up(moves[4][1])
    disk.at = None
    journal.did([moves[5][0]], moves[5][1])
    assert not journal.behind
    assert read(path.read_bytes()).state == moves[5][1]
    disk.at = disk.steps + 1
    with pytest.raises(NotSaved):  # the excuse was for that time only
        journal.did([moves[6][0]], moves[6][1])


def test_when_the_power_goes_nothing_that_was_acknowledged_is_lost():
    """Not only the process dies: whatever was not synced may be gone, in part, or be zeros."""
    path = Path("/home/modernart/games/a.game")
    below = dice(7)
    counting = ForgetfulDisk()
    evening(lambda state: journal_on(counting, path, state), Told())
    cuts = 0
    for at in range(1, counting.steps + 1):
        disk = ForgetfulDisk(cut_at=at)
        told = Told()
        with suppress(Killed):
            evening(lambda state, disk=disk: journal_on(disk, path, state), told)
        for _ in range(4):
            left = disk.power_cut(below)
            assert told.allows(left.get(path)), at
            cuts += 1
    assert cuts > 500


class NoLock:
    def release(self):
        pass


def journal_on(disk, path, state):
    disk.make_folder(path.parent)
    return Journal(disk, path, NoLock(), GAME, state, PARTY, lambda: NOON)


def test_the_forgetful_disk_does_forget():
    """Or the test above could not fail: a disk that is never synced loses everything but luck."""

    class Careless(ForgetfulDisk):
        def sync(self, handle):
            pass

        def sync_folder(self, folder):
            pass

    disk = Careless()
    told = Told()
    evening(lambda state: journal_on(disk, Path("/home/modernart/a"), state), told)
    allowed = []
    for seed in range(40):
        try:
            allowed.append(told.allows(disk.power_cut(dice(seed)).get(Path("/home/modernart/a"))))
        except BadSave:
            allowed.append(False)
    assert sum(allowed) < 10
