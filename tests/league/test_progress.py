"""In place on a terminal; a line now and then on a pipe."""

import io

from modernart.league.progress import Progress


class Terminal(io.StringIO):
    def isatty(self):
        return True


def followed(out):
    """A hundred games, one a second."""
    now = 0.0
    progress = Progress(out, lambda: now)
    for game in range(1, 101):
        now += 1
        progress.tell(game, 100)
    progress.close()
    return out.getvalue()


def test_in_place_on_a_terminal_and_taken_away_at_the_end():
    drawn = followed(Terminal())
    assert "\n" not in drawn
    assert drawn.count("\r") == 101
    assert "[###############...............] 50 of 100 games, 1.0 a second, 0:50 to go" in drawn
    assert drawn.endswith("\r\x1b[K")


def test_a_line_now_and_then_on_a_pipe():
    lines = followed(io.StringIO()).splitlines()
    assert len(lines) == 6
    assert lines[0] == "15 of 100 games, 1.0 a second, 1:25 to go"


def test_a_short_match_says_nothing_on_a_pipe():
    out = io.StringIO()
    progress = Progress(out, lambda: 0.0)
    progress.tell(1, 2)
    progress.tell(2, 2)
    progress.close()
    assert out.getvalue() == ""
