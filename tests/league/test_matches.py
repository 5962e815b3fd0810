"""The same deal from all seats, all against all; the same seed, the same result."""

from itertools import combinations, permutations

import pytest

from modernart.games.errors import BadInput
from modernart.league import Terms, play_league, play_match, playing
from modernart.league.entrants import Entrant, names, read_entrant
from modernart.league.playing import Deal, play_deal, seed_of
from modernart.league.record import league_json, match_json
from modernart.players import levels, styles, tempers


def never():
    return False


def test_a_deal_is_played_from_every_seat_with_the_same_deck(monkeypatch):
    tables = []

    class Watched(playing.OneGame):
        def __init__(self, state, minds):
            super().__init__(state, minds)
            tables.append((state, [mind._name for mind in minds]))

    monkeypatch.setattr(playing, "OneGame", Watched)
    lineup = tuple(map(read_entrant, ("novice", "regular", "half_value", "random")))
    played = play_deal(Deal(0, 11, lineup, Terms()), never)
    assert [[one.seat for one in game] for game in played.games] == [
        [0, 1, 2, 3],
        [1, 2, 3, 0],
        [2, 3, 0, 1],
        [3, 0, 1, 2],
    ]
    for game, (_, seated) in zip(played.games, tables, strict=True):
        assert [seated[one.seat] for one in game] == ["novice", "regular", "half_value", "random"]
    for (one, _), (other, _) in combinations(tables, 2):
        assert (one.hands, one.deck, one.phase) == (other.hands, other.deck, other.phase)


def test_the_shares_of_every_game_add_up_to_one_win():
    for number in range(5):
        lineup = tuple(map(read_entrant, ("random", "novice", "never_buys")))
        for game in play_deal(Deal(number, number, lineup, Terms()), never).games:
            assert sum(one.share for one in game) == pytest.approx(1)
            richest = max(one.money for one in game)
            assert all((one.share > 0) == (one.money == richest) for one in game)


def test_deals_differ_and_are_the_same_next_time():
    seeds = [seed_of(7, number) for number in range(50)]
    assert len(set(seeds)) == 50
    assert seeds == [seed_of(7, number) for number in range(50)]
    assert not set(seeds) & {seed_of(8, number) for number in range(50)}


def without_timing(result):
    return {key: value for key, value in result.items() if key != "timing"}


def test_a_match_is_the_same_however_many_play_it_at_a_time():
    def record(jobs, seed=3):
        entered = ["regular:bold", "novice", "random"]
        return without_timing(match_json(play_match(entered, deals=5, seed=seed, jobs=jobs)))

    assert record(1) == record(3)
    assert record(1) != record(1, seed=4)


def test_a_league_is_the_same_however_many_play_it_at_a_time():
    def record(jobs):
        entered = ["random", "novice", "half_value"]
        return without_timing(league_json(play_league(entered, players=[3, 4], deals=2, seed=3, jobs=jobs)))

    assert record(1) == record(2)


def test_one_against_the_others_of_a_kind():
    match = play_match(["regular", "random"], players=5, deals=2, jobs=1)
    assert [(score.name, score.places) for score in match.scores] == [("regular", 1), ("random", 4)]
    assert match.par == 0.2
    one, others = match.scores
    assert one.share.mean + 4 * others.share.mean == pytest.approx(1)
    assert one.share.mean == 1  # chance buys at any price
    assert others.conduct.thrown > 20 > one.conduct.thrown
    assert one.money.mean > others.money.mean


def test_a_table_of_as_many_as_are_named():
    match = play_match(["novice", "regular", "random"], deals=2, jobs=1)
    assert [score.places for score in match.scores] == [1, 1, 1]
    assert sum(score.share.mean for score in match.scores) == pytest.approx(1)
    assert sum(len(played.games) for played in match.played) == 6


def test_twins_are_told_apart_and_win_alike():
    match = play_match(["novice", "novice"], deals=2, jobs=1)
    assert [score.name for score in match.scores] == ["novice #1", "novice #2"]
    assert [score.share.mean for score in match.scores] == [0.25, 0.25]


def test_all_against_all():
    league = play_league(["random", "novice", "regular"], players=[3, 4], deals=2, seed=1, jobs=1)
    pairs = list(permutations(["random", "novice", "regular"], 2))
    assert [(one.players, one.one, one.others) for one in league.meetings] == [
        (players, *pair) for players in (3, 4) for pair in pairs
    ]
    assert league.games == 2 * 6 * (3 + 4)
    assert [rank.name for rank in league.ranking][-1] == "random"
    strengths = [rank.strength.mean for rank in league.ranking]
    assert strengths == sorted(strengths, reverse=True)
    for rank in league.ranking:
        mine = [one.share.mean * one.players for one in league.meetings if one.one == rank.name]
        assert rank.strength.mean == pytest.approx(sum(mine) / len(mine))


def test_who_can_be_entered():
    for name in levels("modern_art") + styles("modern_art"):
        assert read_entrant(name) == Entrant(name)
        for temper in tempers("modern_art"):
            assert read_entrant(f"{name}:{temper}") == Entrant(name, temper)
    assert read_entrant("cmd:sh 'my bot.sh' --fast").command == ("sh", "my bot.sh", "--fast")


def test_commands_are_named_without_their_folders():
    far = read_entrant("cmd:sh /a/long/way/down/to/the/folder/of/my/bot.sh --fast")
    long = read_entrant("cmd:sh bot.sh --think-as-long-as-you-like")
    same = read_entrant("cmd:sh elsewhere/bot.sh --fast")
    assert names([far, long, same]) == ["sh bot.sh --fast #1", "sh bot.sh --think-as-long-a…", "sh bot.sh --fast #2"]


@pytest.mark.parametrize(
    ("entered", "code"),
    [
        ("grandmaster", "unknown_entrant"),
        ("", "unknown_entrant"),
        ("regular:angry", "unknown_temper"),
        ("regular:", "unknown_temper"),
        ("cmd:", "bad_command"),
        ("cmd:   ", "bad_command"),
        ("cmd:sh 'open", "bad_command"),
        ("cmd:no-such-program-anywhere", "no_program"),
    ],
)
def test_who_cannot(entered, code):
    with pytest.raises(BadInput) as refusal:
        read_entrant(entered)
    assert refusal.value.code == code
