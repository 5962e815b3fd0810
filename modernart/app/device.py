"""What a device gives beside a screen: places for files, no sleep during a game, privacy, a tap that is felt.

Where a device has none of it, nothing happens: none of this is worth stopping a game for.
"""

import os
from pathlib import Path

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.lang import Builder
from kivy.logger import Logger
from kivy.utils import platform

FOLDER = "Modern Art"
FLAG_SECURE = 0x2000  # android.view.WindowManager.LayoutParams
PHONES = ("android", "ios")


def own_folder() -> Path:
    """Where the app keeps what is its own. It may not exist yet."""
    if "MODERNART_HOME" in os.environ:
        return Path(os.environ["MODERNART_HOME"])
    if platform == "android":
        from android.storage import app_storage_path

        return Path(app_storage_path()) / "modernart"
    home = Path.home()
    if platform == "ios":
        return home / "Documents" / ".modernart"
    if platform == "macosx":
        return home / "Library" / "Application Support" / FOLDER
    if platform == "win":
        return Path(os.environ.get("APPDATA", home)) / FOLDER
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "modernart"


def exchange_folder() -> Path:
    """Where people find files that leave the app, and put those that are to come in."""
    if "MODERNART_HOME" in os.environ:
        return Path(os.environ["MODERNART_HOME"]) / "Documents" / FOLDER
    if platform == "android":
        from android.storage import primary_external_storage_path

        return Path(primary_external_storage_path()) / "Documents" / FOLDER
    return Path.home() / "Documents" / FOLDER


def folder_words(folder: Path) -> str:
    """As people know it: its own name, and that of the folder around it."""
    return f"the folder “{folder.name}” in {folder.parent.name}"


def stay_awake(awake: bool) -> None:
    Window.allow_screensaver = not awake


def hide_from_switcher() -> None:
    """A phone photographs the screen for its list of apps; a hand of cards is not for that list."""
    if platform != "android":
        return
    try:
        from android.runnable import run_on_ui_thread
        from jnius import autoclass

        window = autoclass("org.kivy.android.PythonActivity").mActivity.getWindow()
        run_on_ui_thread(window.addFlags)(FLAG_SECURE)  # no other thread may touch a window
    except Exception as missing:
        Logger.warning("Device: the app switcher will show the screen: %s", missing)


def show_now() -> None:
    """iOS has nothing like that flag: it photographs the last frame before the app was put away. So one more is drawn,
    by the steps of Kivy's own loop, which no longer gets to it.
    """
    if platform != "ios":
        return
    Builder.sync()
    Clock.tick_draw()
    Builder.sync()
    Window.dispatch("on_draw")
    Window.dispatch("on_flip")


def buzz(seconds: float = 0.03) -> None:
    """A short tap that can be felt."""
    if not is_phone():
        return
    try:
        from plyer import vibrator

        vibrator.vibrate(seconds)
    except Exception as missing:
        Logger.info("Device: nothing to be felt here: %s", missing)


def is_phone() -> bool:
    return platform in PHONES
