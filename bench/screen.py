"""The app under the stopwatch, offscreen: each measurement in a process of its own."""

import resource
import statistics
import subprocess
import sys
import time
from itertools import pairwise

from bench.rows import Row, row

STARTS = 7
STILL_SECONDS = 10
CHANGES = 40  # actions of a game in which the screen changes
THOUGHTS = 30  # of bots, in a game of one person among them


def rows() -> list[Row]:
    empty, first = [], []
    for turn in range(STARTS):  # taking turns evens out what else the machine is doing
        print(f"\rstart {turn + 1}/{STARTS}", end="", file=sys.stderr, flush=True)
        empty.append(_measure("empty", time.time()))
        first.append(_measure("first", time.time()))
    print(file=sys.stderr)
    start, nothing = statistics.median(first), statistics.median(empty)
    print(f"First usable frame after {start:.2f} s, an empty Kivy window after {nothing:.2f} s (medians of {STARTS}).")
    return [
        row("screen_start_ratio_to_empty_window", start / nothing, "ratio", at_most=2.0),
        row(f"screen_frames_in_{STILL_SECONDS}_s_where_nothing_moves", _measure("still"), "frames", at_most=0),
        row("screen_longest_gap_in_a_change_ms_360x800", _measure("change"), "ms", at_most=100),
        row("screen_longest_gap_while_a_bot_thinks_ms_360x800", _measure("thinking"), "ms", at_most=50),
        row("screen_memory_mb_1280x800", _measure("memory"), "MB", at_most=300),
    ]


def _measure(what: str, *arguments: float) -> float:
    command = [sys.executable, "-m", "bench.screen", what, *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return float(done.stdout.split()[-1])


# What the processes do


def empty(since: str) -> float:
    """Seconds until an empty window has drawn its second frame; the first is incomplete offscreen."""
    from modernart.app.window import prepare

    prepare(360, 800, offscreen=True)
    from kivy.app import App
    from kivy.uix.widget import Widget

    class Nothing(App):
        def build(self) -> Widget:
            return Widget()

    return _second_frame(Nothing(), float(since))


def first(since: str) -> float:
    """The same for the app, whose first screen can be touched then."""
    from modernart.app.window import prepare

    prepare(360, 800, offscreen=True)
    from modernart.app.app import ModernArtApp

    return _second_frame(ModernArtApp(), float(since))


def _second_frame(app: object, since: float) -> float:
    from kivy.base import EventLoop
    from kivy.core.window import Window
    from kivy.graphics.opengl import glFinish

    app._run_prepare()  # type: ignore[attr-defined]
    for _ in range(2):
        Window.canvas.ask_update()
        EventLoop.idle()
    glFinish()
    return time.time() - since


def still() -> float:
    """Frames drawn, on the worst of several screens on which nothing moves."""
    from tools.stagehand.house import House

    house = House(360, 800, frame=None)
    from tools.stagehand.tour import Tour

    worst = 0
    for stop in Tour(house).stops():
        if stop in ("home", "handoff", "offer, 22 cards", "once around", "sealed", "sold", "round over"):
            house.seconds(1.5)
            before = house.camera.count
            house.seconds(STILL_SECONDS)
            worst = max(worst, house.camera.count - before)
    return worst


def change() -> float:
    """Milliseconds of the longest gap between frames, from a choice that changes the screen to the end of the fade."""
    from tools.stagehand.house import House

    house = House(360, 800, frame=None)
    from kivy.core.window import Window

    from modernart.app.sitting import Sitting
    from modernart.app.stage import FADE
    from tools.stagehand.player import Player
    from tools.stagehand.tables import lay, seats

    house.seconds(3)  # what is imported in the background is there
    marks: list[tuple[str, float]] = []
    Window.bind(on_flip=lambda *_: marks.append(("frame", time.perf_counter())))
    show = Sitting.show

    def timed(self: Sitting, afresh: bool = False) -> None:
        marks.append(("show", time.perf_counter()))
        show(self, afresh)

    Sitting.show = timed  # type: ignore[method-assign]
    table = lay(seats(4))
    house.app.sit_down(table)
    player = Player(house)
    for _ in range(CHANGES):
        seat = table.asked()
        if seat is None:
            break
        player.do(table.advise(seat, "regular"))
        house.seconds(1)  # a quick person's pace
    worst = 0.0
    for number, (what, began) in enumerate(marks):
        if what == "show":
            frames = [began] + [at for kind, at in marks[number:] if kind == "frame" and at - began < FADE + 0.1]
            worst = max([worst, *(after - before for before, after in pairwise(frames))])
    return worst * 1000


def thinking() -> float:
    """Milliseconds of the longest gap between frames while a bot of the strongest level thinks, its sign wandering."""
    from tools.stagehand.house import House

    house = House(360, 800, frame=None)
    from kivy.core.window import Window

    from modernart.app.bots import Bots
    from modernart.app.stage import FADE
    from modernart.players import levels
    from tools.stagehand.tables import GAME, lay, seats

    house.seconds(3)
    frames: list[float] = []
    gaps: list[float] = []
    thoughts: list[object] = []
    Window.bind(on_flip=lambda *_: frames.append(time.perf_counter()))
    go_on = Bots.go_on

    def timed(self: Bots, *asked: object, **ways: object) -> object:
        if self._spent > FADE + 0.1:  # before, it is a change of scenes
            gaps.append(frames[-1] - frames[-2])
        pondering = go_on(self, *asked, **ways)  # type: ignore[arg-type]
        thoughts.extend([pondering] if pondering else [])
        return pondering

    Bots.go_on = timed  # type: ignore[method-assign,assignment]
    strongest = levels(GAME.NAME)[-1]
    house.app.preferences.choose("pace", "quick")
    table = lay([seat if seat.is_person else seat._replace(level=strongest) for seat in seats(1, 3)])
    house.app.sit_down(table)
    sitting = house.app.sitting
    while len(thoughts) < THOUGHTS and table.asked() is not None:
        # No fingers here: looking for what they are to touch would itself hold up the frames.
        if sitting.evening.scene().news:
            sitting.go_on()
        elif table.choices():
            sitting.send(table.advise(0, "regular"))
        house.seconds(0.05)
    return max(gaps) * 1000


def memory() -> float:
    """Megabytes at the end of a walk past every screen of a tablet."""
    from tools.stagehand.house import House

    house = House(1280, 800)
    from tools.stagehand.tour import Tour

    for _ in Tour(house).stops():
        house.draw()
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


if __name__ == "__main__":
    measures = {
        "empty": empty,
        "first": first,
        "still": still,
        "change": change,
        "thinking": thinking,
        "memory": memory,
    }
    print(measures[sys.argv[1]](*sys.argv[2:]))
