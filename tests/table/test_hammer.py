"""The hammer of an open auction (R5.1): "once, twice, sold"."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from modernart.table import Call, Hammer


def test_it_counts_once_twice_sold():
    hammer = Hammer(2)
    heard = [hammer.pass_time(1) for _ in range(7)]
    assert heard == [Call.OPEN, Call.ONCE, Call.ONCE, Call.TWICE, Call.TWICE, Call.SOLD, Call.SOLD]


@given(st.lists(st.floats(0, 100, allow_nan=False), max_size=30))
def test_no_late_frame_skips_a_call(times):
    hammer = Hammer(2)
    order = list(Call)
    for seconds in times:
        before = order.index(hammer.call)
        assert order.index(hammer.pass_time(seconds)) - before in (0, 1)


@pytest.mark.parametrize("strokes", [0, 1, 2])
def test_a_bid_starts_it_again(strokes):
    hammer = Hammer(2)
    for _ in range(strokes):
        hammer.strike()
    hammer.pass_time(1.5)
    hammer.restart()
    assert (hammer.call, hammer.left) == (Call.OPEN, 1)


def test_held_it_does_not_count():
    hammer = Hammer(2)
    hammer.hold(True)
    assert hammer.pass_time(60) is Call.OPEN
    hammer.hold(False)
    assert hammer.pass_time(2) is Call.ONCE


def test_held_it_can_still_be_brought_down():
    hammer = Hammer(2)
    hammer.hold(True)
    assert [hammer.strike() for _ in range(4)] == [Call.ONCE, Call.TWICE, Call.SOLD, Call.SOLD]


def test_what_is_left_of_a_call():
    hammer = Hammer(4)
    hammer.pass_time(1)
    assert hammer.left == 0.75


def test_the_last_stroke_waits_for_whoever_is_still_to_be_heard():
    hammer = Hammer(2)
    for _ in range(4):
        hammer.pass_time(1)
    assert [hammer.pass_time(1, awaited=True) for _ in range(9)] == [Call.TWICE] * 9
    assert (hammer.is_due, hammer.left) == (True, 0)
    assert hammer.pass_time(0.01) is Call.SOLD


def test_a_bid_begins_the_count_anew_also_where_the_last_stroke_waits():
    hammer = Hammer(2)
    calls = [hammer.strike(awaited=True) for _ in range(4)]
    assert calls == [Call.ONCE, Call.TWICE, Call.TWICE, Call.TWICE]
    hammer.restart()
    assert (hammer.call, hammer.left, hammer.is_due) == (Call.OPEN, 1, False)
