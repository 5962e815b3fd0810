"""A game on the screen and its file on the disk: what is said and can be done when the two do not keep together."""

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from modernart.saves.disk import NotSaved

if TYPE_CHECKING:
    from modernart.saves.shelf import Shelf

WARNING = "warning"  # the mark beside whatever cannot be saved

_ADVICE = {
    "disk_full": "Make some room, then try again.",
    "read_only": "Allow the app to write there, then try again.",
    "newer_version": "They are left as they are: update this one to change them.",
}


def not_saved_words(failed: NotSaved) -> str:
    """What happened, and what one can do about it."""
    advice = _ADVICE.get(failed.code, "Perhaps it works when you try again.")
    return f"{failed.said} {advice}"


class Safekeeping:
    def __init__(self, sitting: Any, shelf: "Shelf") -> None:
        self._sitting = sitting
        self._shelf = shelf

    def attempt(self, step: Callable[[], object], otherwise: str = "Not now") -> bool:
        """Do what has to be saved. If it cannot be, nothing was done, and the people decide how to go on.

        `otherwise`: what leaving it undone is called.
        """
        try:
            step()
        except NotSaved as failed:
            self._sitting.ask(
                "This could not be saved",
                f"{not_saved_words(failed)} What was played before is saved; this has not been done.",
                [
                    ("Try again", lambda: self._again(step, otherwise)),
                    ("Play on, unsaved", lambda: self._play_on_unsaved(step, otherwise)),
                    (otherwise, self._sitting.close_overlay),
                ],
                WARNING,
            )
            return False
        return True

    def save_quietly(self) -> None:
        """Once more, at a moment that may be the last; there is nobody to be told if it fails."""
        with suppress(NotSaved):
            self._save()

    def save_now(self) -> None:
        self._try(self._save, "The game is saved", "All of it, up to here.")

    def keep_moment(self) -> None:
        self._try(
            lambda: self._sitting.table.keep(self._shelf),
            "The bookmark is set",
            "You find it among the saved games, and can play on from this moment as often as you like.",
        )

    def ask_to_leave(self, leave: Callable[[], object]) -> None:
        """Something would be lost."""
        self._sitting.ask(
            "Leave a game that is not saved?",
            "What was played since it was last saved would be lost.",
            [
                ("Save it and leave", lambda: self._save_and(leave)),
                ("Stay", self._sitting.close_overlay),
                ("Leave, and lose it", leave),
            ],
            WARNING,
        )

    def _save_and(self, leave: Callable[[], object]) -> None:
        self.save_now()
        if not self._sitting.table.unsaved:
            leave()

    def _save(self) -> None:
        self._sitting.table.save(self._shelf)

    def _try(self, deed: Callable[[], object], done: str, sentence: str) -> None:
        mark = "check"
        try:
            deed()
        except NotSaved as failed:
            done, sentence, mark = "It cannot be saved", not_saved_words(failed), WARNING
        self._sitting.ask(done, sentence, [("Back to the sale", self._sitting.close_overlay)], mark)

    def _again(self, step: Callable[[], object], otherwise: str) -> None:
        self._sitting.uncover_table()
        self.attempt(step, otherwise)

    def _play_on_unsaved(self, step: Callable[[], object], otherwise: str) -> None:
        self._sitting.table.play_on_unsaved(self._shelf)
        self._again(step, otherwise)
