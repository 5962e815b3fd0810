"""All games on the shelf, or all that were deleted: a row for each, with a picture of its table."""

import time
from typing import Any

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from modernart.app.files import kv_file
from modernart.app.pages.page import Page
from modernart.app.slot_words import company, standing
from modernart.app.theme import look
from modernart.app.widgets.press import Touchable
from modernart.app.widgets.table_picture import TablePicture
from modernart.app.widgets.text import Sentence
from modernart.saves.disk import NotSaved
from modernart.saves.shelf import Slot


class SlotRow(Touchable, BoxLayout):
    title = StringProperty()
    players = StringProperty()
    standing = StringProperty()
    sound = BooleanProperty(True)
    picture: Any = ObjectProperty(None, allownone=True)
    colours = ListProperty()

    def __init__(self, slot: Slot) -> None:
        super().__init__()
        self.title = slot.title
        self.says = f"Open {slot.title}"
        self.standing = standing(slot, time.time())
        self.sound = slot.whole
        if slot.found is not None:
            self.players = company(slot.found)
            self.picture = slot.found.game.view(slot.found.state, None)
            self.colours = [look.player(seat.colour) for seat in slot.found.party.seats]


class EmptyWall(TablePicture):
    """Where nothing hangs yet."""


class SavedGamesPage(Page):
    notice = StringProperty()  # what was just done, and can be taken back
    deleted = BooleanProperty(False)

    def __init__(self, app: Any, deleted: bool = False, gone: str = "") -> None:
        self._app = app
        self._shelf = app.reception.shelf
        self._gone = gone
        heading = "Deleted games" if deleted else "Saved games"
        back = app.show_saved_games if deleted else app.show_home
        super().__init__(heading=heading, back=back, deleted=deleted)
        if gone:
            self.notice = f"{self._shelf.look(gone, deleted=True).title} was deleted."
        else:
            self.remove_widget(self.ids.gone)
        if deleted:
            self.ids.column.remove_widget(self.ids.elsewhere)
        self._waiting = self._names()
        # One at a time, so that the page stands at once however many there are.
        self._clock = Clock.schedule_interval(self._add_row, 0)

    def bring_back(self) -> None:
        self._app.reception.restore(self._gone)

    def show_deleted(self) -> None:
        self._app.show_saved_games(deleted=True)

    def show_import(self) -> None:
        self._app.show_import()

    def on_parent(self, _: object, parent: Any) -> None:
        if parent is None:
            self._clock.cancel()

    def _names(self) -> list[str]:
        try:
            names: list[str] = self._shelf.names(self.deleted)
        except NotSaved as failed:
            self._say(f"{failed.sentence[0].upper()}{failed.sentence[1:]}.")
            return []
        if not names and self.deleted:
            self._say("Nothing has been deleted.")
        elif not names:
            self._say("No game has been played yet. Every game you begin stands here, saved at every step.")
        return names

    def _say(self, sentence: str) -> None:
        self.ids.rows.add_widget(EmptyWall())
        self.ids.rows.add_widget(Sentence(text=sentence, halign="center", color=look.ink_soft))

    def _add_row(self, *_: object) -> None:
        if not self._waiting:
            self._clock.cancel()
            return
        name = self._waiting.pop(0)
        row = SlotRow(self._shelf.look(name, self.deleted))
        row.bind(on_release=lambda _: self._app.show_saved_game(name, self.deleted))
        self.ids.rows.add_widget(row)


Builder.load_file(kv_file("pages/saved_games"))
