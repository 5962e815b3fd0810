"""Many deals on many cores: broken off, broken down, and away from the main thread."""

import sys
import threading

import pytest

from modernart.league import Terms, play_league, play_match
from modernart.league.entrants import Entrant, read_entrant
from modernart.league.playing import Deal
from modernart.league.workers import play_deals


def some_deals(*lineup):
    return [Deal(number, number, lineup, Terms()) for number in range(4)]


def test_how_far_it_is_is_told():
    told = []
    play_deals(some_deals(*[Entrant("random")] * 3), 2, lambda *far: told.append(far))
    assert told == [(3, 12), (6, 12), (9, 12), (12, 12)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_defect_of_ours_is_not_passed_over(jobs):
    with pytest.raises(Exception, match="unknown_level"):
        play_deals(some_deals(*[Entrant("nobody")] * 3), jobs, lambda *_: None)


def test_a_process_that_ends_without_a_word_is_not_waited_for():
    murderer = read_entrant(f"cmd:{sys.executable} -S -c 'import os; os.kill(os.getppid(), 9)'")
    with pytest.raises(RuntimeError, match="without a word"):
        play_deals(some_deals(murderer, *[Entrant("random")] * 2), 2, lambda *_: None)


def test_it_can_be_called_from_any_thread():
    matches = []
    thread = threading.Thread(
        target=lambda: matches.append(play_match(["novice", "random"], players=3, deals=2, jobs=2))
    )
    thread.start()
    thread.join()
    assert len(matches[0].played) == 2


def broken_off(monkeypatch, module, after):
    """As if somebody had pressed Ctrl-C after so many deals."""

    def play_some(deals, _, tell):
        return play_deals(deals[:after], 1, tell)

    monkeypatch.setattr(f"modernart.league.{module}.play_deals", play_some)


def test_a_league_broken_off_counts_the_deals_that_all_have_played(monkeypatch):
    broken_off(monkeypatch, "league", 11)
    league = play_league(["random", "novice", "regular"], players=[3], deals=4)
    assert (league.deals, league.wanted, league.games) == (1, 4, 18)
    assert len(league.meetings) == 6


@pytest.mark.parametrize(("module", "play"), [("match", play_match), ("league", play_league)])
def test_with_nothing_to_tell_it_is_an_interruption(monkeypatch, module, play):
    broken_off(monkeypatch, module, 0)
    with pytest.raises(KeyboardInterrupt):
        play(["random", "novice"])
