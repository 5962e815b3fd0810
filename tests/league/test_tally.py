"""The statistics beside examples worked by hand, and beside the tables of textbooks."""

import pytest

from modernart.league.entrants import Entrant
from modernart.league.one_game import Showing
from modernart.league.playing import Deal, PlayedDeal, Terms
from modernart.league.tally import by_deal, interval, score, share_interval, student, times_of


@pytest.mark.parametrize(
    ("freedom", "point"),
    [(1, 12.706), (4, 2.776), (6, 2.447), (7, 2.365), (10, 2.228), (30, 2.042), (120, 1.980)],
)
def test_students_distribution_is_that_of_the_tables(freedom, point):
    assert student(freedom) == pytest.approx(point, abs=0.0012)


def test_an_interval_worked_by_hand():
    """Mean 0.5; squares of the deviations 0.25, 0, 0.0625, 0.0625: variance 0.125, its root over 2 is 0.176777."""
    found = interval([0.0, 0.5, 0.75, 0.75])
    assert found.mean == 0.5
    assert found.high - found.mean == pytest.approx(3.182 * 0.3535534 / 2)
    assert found.mean - found.low == pytest.approx(found.high - found.mean)


def test_one_deal_says_nothing_of_how_sure_it_is():
    assert interval([0.25]) == (0.25, None, None)
    assert share_interval([1.0]) == (1.0, None, None)


def test_a_share_is_never_below_none_nor_beyond_all():
    assert share_interval([0.0, 0.5]).low == 0
    assert share_interval([0.5, 1.0]).high == 1
    assert interval([0.0, 0.5]).low < 0


def test_never_and_always_are_not_certain():
    """After ten deals without a win the exact binomial bound is 1 - 0.025 ** (1/10) = 0.3085."""
    assert share_interval([0.0] * 10) == (0.0, 0.0, pytest.approx(0.3085, abs=1e-4))
    assert share_interval([1.0] * 10) == (1.0, pytest.approx(0.6915, abs=1e-4), 1.0)
    assert share_interval([4.0] * 10, most=4.0) == (4.0, pytest.approx(4 * 0.6915, abs=4e-4), 4.0)


def test_times_by_nearest_rank():
    assert times_of([]) is None
    assert times_of([7.0]) == (1, 7.0, 7.0)
    assert times_of([float(n) for n in range(20, 0, -1)]) == (20, 10.0, 19.0)
    assert times_of([float(n) for n in range(1, 102)]) == (101, 51.0, 96.0)


def showing(money, share, thrown=0, forfeits=(), times=()):
    return Showing(0, money, share, thrown, dict(forfeits), "ouch" if forfeits else "", dict(times))


def deal(number, *games):
    return PlayedDeal(Deal(number, number, (Entrant("novice"),) * 3, Terms()), games)


DEALS = [
    deal(
        0,
        (showing(300, 1, times={"open": [1.0, 2.0]}.items()), showing(200, 0), showing(100, 0)),
        (showing(250, 0.5, thrown=4), showing(250, 0.5), showing(100, 0)),
        (showing(100, 0), showing(200, 0), showing(300, 1)),
    ),
    deal(
        1,
        (showing(100, 0, times={"open": [3.0], "offer": [9.0]}.items()), showing(200, 0), showing(600, 1)),
        (showing(150, 0, thrown=2, forfeits={"too_late": 2}.items()), showing(250, 0), showing(350, 1)),
        (showing(400, 1, forfeits={"too_late": 1, "gone": 1}.items()), showing(200, 0), showing(300, 0)),
    ),
]


def test_the_unit_is_the_deal():
    """The games of a deal share their cards: nine games are not nine witnesses, but two."""
    assert by_deal(DEALS, [0], lambda one: one.share) == [pytest.approx(0.5), pytest.approx(1 / 3)]
    assert by_deal(DEALS, [1, 2], lambda one: one.share) == [pytest.approx(0.25), pytest.approx(1 / 3)]
    assert score("one", [0], DEALS).share.mean == pytest.approx(5 / 12)
    money = score("one", [0], DEALS).money
    assert money.mean == pytest.approx(1300 / 6)
    # The two deals' means are the mean of all, so nothing is known of how far they scatter but this: not at all.
    assert (money.low, money.high) == (money.mean, money.mean)


def test_conduct_is_added_up():
    conduct = score("one", [0], DEALS).conduct
    assert conduct.forfeits == {"gone": 1, "too_late": 3}
    assert conduct.last_words == "ouch"
    assert (conduct.thrown, conduct.overpaid) == (1.0, 2)
    assert conduct.times == (4, 2.0, 9.0)
    assert conduct.times_by_phase == {"offer": (1, 9.0, 9.0), "open": (3, 2.0, 3.0)}
    others = score("others", [1, 2], DEALS)
    assert (others.places, others.conduct.times, others.conduct.forfeits) == (2, None, {})
