"""What is said on request: why a bot may have done something, and what a strong head would do in one's place."""

from typing import Any

from modernart.app.mind import Mind
from modernart.app.preferences import Preferences
from modernart.app.widgets.note import Note, ThinkingNote


class Counsel:
    def __init__(self, sitting: Any, preferences: Preferences) -> None:
        self._sitting = sitting
        self._preferences = preferences

    @property
    def can_hint(self) -> bool:
        """To whoever looks, if it is for them to decide.

        Where several people play nobody looks at a screen that all can see, and so there are no hints on it.
        """
        return bool(self._preferences["hints"] and self._sitting.table.choices())

    def give_hint(self) -> None:
        """It stands on the scene of whoever asked, and goes with it."""
        table, words = self._sitting.table, self._sitting.words
        heading = f"A hint for {words.seat(table.viewer)}"
        note = ThinkingNote(heading, Mind(table.hint()), lambda hint: words.hint(*hint), self._sitting.close_overlay)
        self._sitting.lay_over(note)

    def say_why(self, seat: int) -> None:
        """Who that is, what they did last, and what lay open that speaks for it."""
        table, words = self._sitting.table, self._sitting.words
        bot = table.seats[seat]
        why = table.why(seat)
        deeds = [event for event in self._sitting.public_view["log"] if event.get("seat") == seat]
        self._sitting.lay_over(
            Note(
                " · ".join(part for part in (bot.name, bot.level, bot.temper) if part),
                words.event(deeds[-1]) if deeds else "",
                words.reason(*why) if why else "It has not done anything yet.",
                self._sitting.close_overlay,
            )
        )
