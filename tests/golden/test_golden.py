"""The stories are told today as they were written down. `make golden` writes them down anew."""

from pathlib import Path

import pytest

from golden.story import STORIES, tell


@pytest.mark.parametrize("name", STORIES)
def test_the_story_is_the_same(name):
    written = (Path(__file__).parent / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    told = tell(STORIES[name]).splitlines()
    for number, (was, now) in enumerate(zip(written, told, strict=False), start=1):
        assert now == was, f"line {number}"
    assert len(told) == len(written)


def test_between_them_they_visit_every_phase_and_event():
    everything = "".join(tell(options) for options in STORIES.values())
    for phase in (
        *("offer", "second_card", "open", "once_around", "sealed", "price", "fixed_price", "mystery"),
        *("round_over", "game_over"),
    ):
        assert f"phase {phase} " in everything
    for words in (
        "adds no second card",
        "both are sold together",
        "to the bank",
        "turns over a mystery card",
        "Unsold:",
    ):
        assert words in everything
