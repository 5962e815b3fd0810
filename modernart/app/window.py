"""What must be settled before Kivy is first imported: Kivy reads it then and never again."""

import os
import sys


def has_screen() -> bool:
    """Is there anything to show a window on?"""
    if sys.platform.startswith("linux") and "ANDROID_ARGUMENT" not in os.environ:
        return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return True


def prepare(width: int | None = None, height: int | None = None, offscreen: bool = False) -> None:
    """Settle Kivy's surroundings; `offscreen` draws real pixels where nobody sees them."""
    os.environ.setdefault("KIVY_NO_ARGS", "1")  # the command line is ours
    os.environ.setdefault("KIVY_NO_FILELOG", "1")
    if offscreen:
        os.environ.update(
            SDL_VIDEODRIVER="offscreen",
            SDL_AUDIODRIVER="dummy",
            KIVY_USE_DEFAULTCONFIG="1",
            KIVY_LOG_MODE="PYTHON",  # Kivy's own mode takes standard error away from everybody else
        )
    from kivy.config import Config

    Config.set("input", "mouse", "mouse,disable_multitouch")  # no red dots from a right click
    Config.set("kivy", "exit_on_escape", "0")
    if width and height:
        Config.set("graphics", "width", width)
        Config.set("graphics", "height", height)
    if offscreen:
        Config.set("graphics", "multisamples", 0)
        Config.set("graphics", "maxfps", 0)


if __name__ == "__main__":
    sys.exit(not has_screen())
