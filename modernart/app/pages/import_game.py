"""Games that came from elsewhere: the files in the folder where people put them."""

from pathlib import Path
from typing import Any

from kivy.core.window import Window
from kivy.lang import Builder
from kivy.properties import StringProperty

from modernart.app.device import exchange_folder, in_words
from modernart.app.files import kv_file
from modernart.app.pages.page import Page
from modernart.app.pages.saved_game import ENDING
from modernart.app.widgets.slot_row import EmptyWall, SlotRow
from modernart.games.errors import GameError


class ImportPage(Page):
    explanation = StringProperty()

    def __init__(self, app: Any) -> None:
        self._app = app
        super().__init__(heading="From a file", back=app.show_saved_games)
        folder = exchange_folder()
        files = sorted(folder.glob(f"*{ENDING}")) if folder.is_dir() else []
        self.explanation = f"From {in_words(folder)}. Touch a game to add it to yours; nothing is replaced."
        if not files:
            self.explanation = f"Put a file that ends in {ENDING} into {in_words(folder)}, and it stands here."
            self.ids.files.add_widget(EmptyWall())
        for file in files:
            row = SlotRow(app.reception.shelf.look_at(file))
            row.bind(on_release=lambda _, file=file: self.take_in(file))
            self.ids.files.add_widget(row)
        Window.bind(on_drop_file=self._dropped)

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
        self.take_in(Path(path.decode()))


Builder.load_file(kv_file("pages/import_game"))
