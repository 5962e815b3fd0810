"""Games that came from elsewhere: the files in the folder where people put them."""

import os
from pathlib import Path
from typing import Any

from kivy.core.window import Window
from kivy.lang import Builder
from kivy.properties import StringProperty

from modernart.app.device import exchange_folder, folder_words
from modernart.app.files import kv_file
from modernart.app.pages.page import Page
from modernart.app.pages.saved_game import ENDING
from modernart.app.widgets.slot_row import EmptyWall
from modernart.games.errors import GameError
from modernart.saves.disk import NotSaved


class ImportPage(Page):
    explanation = StringProperty()

    def __init__(self, app: Any) -> None:
        self._app = app
        super().__init__(heading="From a file", back=app.show_saved_games)
        folder = exchange_folder()
        self.explanation = f"From {folder_words(folder)}. Touch a game to add it to yours; nothing is replaced."
        files = self._files(folder)
        if not files:
            self.explanation = f"Put a file that ends in {ENDING} into {folder_words(folder)}, and it stands here."
            self.ids.rows.add_widget(EmptyWall())
        self.ids.rows.fill(files, app.reception.shelf.look_at, self.take_in)
        Window.bind(on_drop_file=self._dropped)

    def _files(self, folder: Path) -> list[Path]:
        try:
            files: list[Path] = self._app.reception.shelf.files(folder, ENDING)
        except NotSaved:
            self.ids.notice.say(f"The app may not look into {folder_words(folder)}.")
            return []
        return files

    def take_in(self, file: Path) -> None:
        try:
            name = self._app.reception.shelf.take_in(file)
        except GameError as wrong:
            self.ids.notice.say(f"{file.name}: {wrong.sentence}.")
            return
        self._app.show_saved_game(name, news=f"Added from {file.name}.")

    def on_parent(self, _: object, parent: Any) -> None:
        if parent is None:
            Window.unbind(on_drop_file=self._dropped)

    def _dropped(self, _: object, path: bytes, *__: object) -> None:
        """Onto the window, from a desktop's own view of its files."""
        self.take_in(Path(os.fsdecode(path)))


Builder.load_file(kv_file("pages/import_game"))
