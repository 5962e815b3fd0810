"""All games on the shelf, or all that were deleted: a row for each, with a picture of its table."""

from typing import Any

from kivy.lang import Builder

from modernart.app.files import kv_file
from modernart.app.pages.page import Page
from modernart.app.theme import look
from modernart.app.widgets.slot_row import EmptyWall
from modernart.app.widgets.text import Sentence
from modernart.saves.disk import NotSaved

NOTHING_YET = "No game has been played yet. Every game you begin stands here, saved at every step."


class SavedGamesPage(Page):
    def __init__(self, app: Any, deleted: bool = False, gone: str = "") -> None:
        self._app = app
        self._shelf = app.reception.shelf
        self._deleted = deleted
        heading = "Deleted games" if deleted else "Saved games"
        back = app.show_saved_games if deleted else app.show_home
        super().__init__(heading=heading, back=back)
        if gone:
            title = self._shelf.look(gone, deleted=True).title
            self.ids.notice.say(f"Deleted: “{title}”", "Bring it back", lambda: app.reception.restore(gone))
        if deleted:
            self.ids.column.remove_widget(self.ids.elsewhere)
        self.ids.rows.fill(
            self._names(),
            lambda name: self._shelf.look(name, deleted),
            lambda name: app.show_saved_game(name, deleted),
        )

    def show_deleted(self) -> None:
        self._app.show_saved_games(deleted=True)

    def show_import(self) -> None:
        self._app.show_import()

    def _names(self) -> list[str]:
        try:
            names: list[str] = self._shelf.names(self._deleted)
        except NotSaved as failed:
            self.ids.rows.add_widget(EmptyWall())
            self._say(failed.said)
            return []
        if self._deleted and names:
            self._say("Deleted games stay here until you delete them for good. Touch one to bring it back.")
        elif not names:
            self.ids.rows.add_widget(EmptyWall())
            self._say("Nothing has been deleted." if self._deleted else NOTHING_YET)
        return names

    def _say(self, sentence: str) -> None:
        self.ids.rows.add_widget(Sentence(text=sentence, halign="center", color=look.ink_soft))


Builder.load_file(kv_file("pages/saved_games"))
