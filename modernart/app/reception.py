"""The way to a table: from a new deal, or from the shelf. Whatever can go wrong on it is said here, in words."""

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from modernart.app.safekeeping import WARNING, not_saved_words
from modernart.games.errors import BadSave
from modernart.saves.disk import Disk, NotSaved
from modernart.saves.folders import GOING, Folders

if TYPE_CHECKING:
    from modernart.saves.shelf import Shelf
    from modernart.table import Table


class Reception:
    def __init__(self, app: Any, home: Path) -> None:
        self._app = app
        self._home = home
        self._folders = Folders(home, Disk())

    @cached_property
    def shelf(self) -> "Shelf":
        """Not needed by the first screen, which need not wait for the rules of the game."""
        from modernart.saves.shelf import Shelf

        return Shelf(self._home)

    def newest(self) -> str | None:
        """The game to go on with. A folder that cannot be read holds none, and says so where saved games are shown."""
        try:
            return self._folders.newest()
        except NotSaved:
            return None

    def sit_down(self, table: "Table") -> None:
        """Play at this table, once it is saved: a deal that is not on the disk has not been dealt."""
        try:
            table.save(self.shelf)
        except NotSaved as failed:
            self.ask_unsaved(
                failed,
                "The game cannot be saved",
                again=lambda: self.sit_down(table),
                unsaved=lambda: self._seat_unsaved(table),
            )
            return
        self._app.seat(table)

    def play_alone(self) -> None:
        """Against bots, of whom nothing has to be said but how strong they are."""
        from modernart.app.company import LEVEL, LEVELS, alone
        from modernart.app.widgets.question import Question

        answers = [(level.capitalize(), lambda level=level: self.sit_down(alone(level))) for level in LEVELS]
        question = Question("You against three bots", "How strong are they to be?", answers, likely=LEVELS.index(LEVEL))
        self._app.stage.lay_over(question)

    def go_on(self) -> None:
        """With the game that was played last."""
        name = self.newest()
        if name is not None:
            self.take_up(name)

    def take_up(self, name: str) -> None:
        """A game from the shelf, at the decision at which it was left."""
        try:
            found, journal = self.shelf.open(name)
        except BadSave:
            self._app.show_saved_game(name)  # which says what is wrong, and what can be done
            return
        except NotSaved as failed:
            self._not_opened(failed, name)
            return
        from modernart.table import Table

        self._app.seat(Table.resume(found, journal))

    def restore(self, name: str) -> None:
        """A deleted game, back on the shelf."""
        try:
            self.shelf.restore(name)
        except NotSaved as failed:
            answers = [("Try again", lambda: self.restore(name)), ("Not now", self._app.stage.close_overlay)]
            self._app.ask("It cannot be brought back now", not_saved_words(failed), answers, mark=WARNING)
            return
        self._app.show_saved_games()

    def _not_opened(self, failed: NotSaved, name: str) -> None:
        if failed.code == "in_use":
            self._app.ask(
                "Somebody plays this already",
                f"{failed.said} Close it there, or choose another game here.",
                [("Try again", lambda: self.take_up(name)), ("Leave it", self._app.stage.close_overlay)],
                mark="person",
            )
            return
        self.ask_unsaved(
            failed,
            "What you play now cannot be saved",
            again=lambda: self.take_up(name),
            unsaved=lambda: self._take_up_unsaved(name),
        )

    def _take_up_unsaved(self, name: str) -> None:
        from modernart.table import Table

        slot = self.shelf.look(name)
        if slot.found is None or not slot.whole:
            self._app.show_saved_game(name)  # which says what is wrong
            return
        self._seat_unsaved(Table.resume(slot.found, place=name if name.endswith(GOING) else None))

    def _seat_unsaved(self, table: "Table") -> None:
        table.play_on_unsaved(self.shelf)
        self._app.seat(table)

    def ask_unsaved(
        self, failed: NotSaved, heading: str, again: Callable[[], object], unsaved: Callable[[], object]
    ) -> None:
        """Something could not be brought to the disk: what now?"""
        answers = [
            ("Try again", again),
            ("Play unsaved", unsaved),
            ("Leave it", self._app.stage.close_overlay),
        ]
        self._app.ask(heading, not_saved_words(failed), answers, mark=WARNING)
