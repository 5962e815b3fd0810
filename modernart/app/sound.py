"""What is heard. On a device without a voice nothing is, and nobody is told."""

from functools import cache
from typing import Any

from modernart.app.files import asset

GAVEL = "gavel"


def play(name: str) -> None:
    """From its beginning, also while it still sounds."""
    sound = _sound(name)
    if sound is not None:
        sound.stop()
        sound.play()


def fetch(name: str) -> None:
    """Read it before it is needed."""
    _sound(name)


@cache
def _sound(name: str) -> Any:
    from kivy.core.audio import SoundLoader

    return SoundLoader.load(asset("sounds", f"{name}.wav"))
