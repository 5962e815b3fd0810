"""Opens the app where nobody sees it, on real pixels, with a clock that moves only from frame to frame."""

import atexit
import gc
import math
import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from modernart.app.window import prepare

FRAME = 1 / 12  # seconds that pass from one frame to the next, however long it took to draw


def settle(width: int = 360, height: int = 800, font_scale: float = 1.0) -> None:
    """Before Kivy is first imported."""
    os.environ.update(KIVY_METRICS_DENSITY="1", KIVY_DPI="160", KIVY_METRICS_FONTSCALE=str(font_scale))
    prepare(width, height, offscreen=True)


class House:
    """The running app. Import nothing of Kivy before one is opened: sizes and scales are read once."""

    def __init__(
        self,
        width: int = 360,
        height: int = 800,
        font_scale: float = 1.0,
        frame: float | None = FRAME,
        home: Path | None = None,
    ) -> None:
        """`frame`: what the clock says has passed between two frames; None for the time that really has.
        `home`: where it saves; a new folder, gone with the process, if none is named.
        """
        if home is None:
            folder = tempfile.TemporaryDirectory(prefix="modernart-")
            atexit.register(folder.cleanup)
            home = Path(folder.name)
        self.home = home
        os.environ["MODERNART_HOME"] = str(home)
        self._frame = frame
        self.sparing = False  # draw a frame only when somebody looks, for long games
        settle(width, height, font_scale)
        from kivy.base import EventLoop
        from kivy.clock import Clock

        from modernart.app.app import ModernArtApp
        from tools.stagehand.camera import Camera
        from tools.stagehand.eyes import Eyes
        from tools.stagehand.fingers import Fingers

        self._now = Clock.time()
        if frame is not None:
            Clock.time = lambda: self._now
        self._loop = EventLoop
        self.app: Any = ModernArtApp(home)
        self.app._run_prepare()
        if frame is not None:  # no quiet moments here: let Python tidy when it likes
            self.app.stage.tidying.after_a_change = lambda: None
            gc.enable()
        self.camera = Camera()
        self.eyes = Eyes(self.app.stage)
        self.fingers = Fingers(self)
        self.frames(3)

    def frames(self, count: int = 1) -> None:
        """Let so many frames go by."""
        from kivy.clock import Clock

        for _ in range(count):
            self._now += self._frame or 0
            if self.sparing:
                Clock.tick()
                self._loop.dispatch_input()
                Clock.tick_draw()
            else:
                self._loop.idle()

    def draw(self) -> None:
        """One frame, drawn whatever happens."""
        self._now += self._frame or 0
        self._loop.idle()

    def seconds(self, seconds: float) -> None:
        if self._frame is not None:
            self.frames(max(1, math.ceil(seconds / self._frame)))
            return
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            self.frames()
            time.sleep(0.001)

    def until(self, there: Callable[[], object], seconds: float = 30) -> None:
        """Let time go by until something is so."""
        for _ in range(math.ceil(seconds / (self._frame or 0.001))):
            if there():
                return
            self.seconds(self._frame or 0.001)
        raise AssertionError(f"it did not come to pass in {seconds} s; the screen says: {self.eyes.texts()}")

    def turn(self, width: int, height: int) -> None:
        """Turn the device, or make the window another size."""
        from kivy.core.window import Window

        Window.size = (width, height)
        self.frames(3)

    @property
    def scene(self) -> Any:
        return self.app.stage.scene
