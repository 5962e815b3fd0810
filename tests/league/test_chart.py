"""The picture: well formed, true to scale, and safe with any name."""

import xml.etree.ElementTree as ElementTree

import pytest

from modernart.league.chart import Bar, chart
from modernart.league.tally import Interval

SVG = "{http://www.w3.org/2000/svg}"
BARS = [
    Bar("expert", Interval(60, 40, 80)),
    Bar('<b> & "co"', Interval(15, 5, 25)),
    Bar("nobody", Interval(0, None, None)),
]


@pytest.fixture
def picture():
    return ElementTree.fromstring(chart("Who & whom", "10 deals", BARS, 25))


def test_bars_whiskers_and_par_share_one_scale(picture):
    bars = [one for one in picture.iter(f"{SVG}rect") if one.get("class") in ("bar", "below")]
    assert [one.get("class") for one in bars] == ["bar", "below", "below"]
    left = float(bars[0].get("x"))
    scale = float(bars[0].get("width")) / 60
    assert float(bars[1].get("width")) == pytest.approx(15 * scale, abs=0.1)
    assert float(bars[2].get("width")) == 0
    (par,) = [one for one in picture.iter(f"{SVG}line") if one.get("class") == "par"]
    assert float(par.get("x1")) == pytest.approx(left + 25 * scale, abs=0.1)
    whiskers = [one.get("d") for one in picture.iter(f"{SVG}path")]
    assert len(whiskers) == 2  # of one deal alone nothing can be said
    assert whiskers[0].startswith(f"M{left + 40 * scale:.1f} ")
    assert f"H{left + 80 * scale:.1f}m" in whiskers[0]


def test_every_name_is_there_as_it_is(picture):
    words = [one.text for one in picture.iter(f"{SVG}text")]
    assert {"expert", '<b> & "co"', "nobody", "Who & whom", "10 deals", "par 25 %"} <= set(words)
    assert "60.0 % (40\N{EN DASH}80)" in words
    assert "0.0 %" in words


@pytest.mark.parametrize("most", [3, 26, 99, 100, 270, 800])
def test_all_fits_and_the_grid_is_not_a_fence(most):
    picture = ElementTree.fromstring(chart("", "", [Bar("one", Interval(most / 2, 0, most))], 1))
    grid = [float(one.get("x1")) for one in picture.iter(f"{SVG}line") if one.get("class") == "grid"]
    (whisker,) = [one.get("d") for one in picture.iter(f"{SVG}path")]
    assert 2 <= len(grid) <= 10
    assert float(whisker.split("H")[1].split("m")[0]) <= grid[-1] + 0.1


def test_it_is_drawn_for_light_and_for_dark():
    light, _, dark = chart("", "", BARS, 25).partition("prefers-color-scheme: dark")
    for name in (".paper", ".ink", ".faint", ".grid", ".bar", ".below", ".whisker", ".par ", ".par-word"):
        assert name in light
        assert name in dark.partition("}\n  }")[0]
