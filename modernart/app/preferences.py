"""What people have chosen about the app itself, not about a game. Every choice is kept the moment it is made."""

from collections.abc import Mapping
from typing import Any

from modernart.saves.settings import SettingsFile

PACES = {"slow": 2.0, "steady": 1.2, "quick": 0.8, "at_once": 0.0}  # seconds a bot takes over a choice at least
HAMMERS = {"slow": 3.5, "steady": 2.5, "quick": 1.5}  # seconds for each call of the hammer
LETTERS = {"usual": 1.0, "large": 1.25, "largest": 1.5}  # times the size that the system asks for
LANGUAGES = {"en": "English"}
HANDOFFS = ("strict", "quick")  # the cover is opened by holding a finger on it, or by a touch

# What can be chosen, the usual answer first.
ANSWERS: Mapping[str, tuple[Any, ...]] = {
    "wall": ("night", "day"),
    "letters": tuple(LETTERS),
    "pace": ("steady", "slow", "quick", "at_once"),
    "hammer": ("steady", "slow", "quick"),
    "handoffs": HANDOFFS,
    "hints": (True, False),
    "motion": (True, False),
    "sound": (True, False),
    "haptics": (True, False),
    "language": tuple(LANGUAGES),
}


class Preferences:
    def __init__(self, file: SettingsFile) -> None:
        self._file = file
        read = file.read()
        self._chosen = {name: _one_of(read.get(name), answers) for name, answers in ANSWERS.items()}
        self.wrong = file.wrong

    def __getitem__(self, name: str) -> Any:
        return self._chosen[name]

    def choose(self, name: str, answer: Any) -> None:
        """`NotSaved` if it cannot be kept; it holds until the app is closed all the same."""
        self._chosen[name] = answer
        self._file.change(name, answer)
        self.wrong = ""

    @property
    def bot_seconds(self) -> float:
        return PACES[self["pace"]]

    @property
    def call_seconds(self) -> float:
        return HAMMERS[self["hammer"]]

    @property
    def letter_scale(self) -> float:
        return LETTERS[self["letters"]]

    @property
    def quick_handoffs(self) -> bool:
        return bool(self["handoffs"] == "quick")


def _one_of(answer: object, answers: tuple[Any, ...]) -> Any:
    """The answer, if it is one; a newer app may have others."""
    return next((known for known in answers if type(known) is type(answer) and known == answer), answers[0])
