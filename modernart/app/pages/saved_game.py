"""One saved game: its table, how far it is, what is wrong with it, and everything that can be done with it."""

import time
from collections.abc import Callable
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import StringProperty
from kivy.uix.widget import Widget

from modernart.app.device import exchange_folder, folder_words
from modernart.app.files import kv_file
from modernart.app.pages.page import Page
from modernart.app.safekeeping import not_saved_words
from modernart.app.slot_words import company, day, edition, file_name, progress, round_of
from modernart.app.theme import look
from modernart.app.widgets import table_picture  # noqa: F401  kv names it
from modernart.app.widgets.name_question import NameQuestion
from modernart.app.widgets.press import Press, Primary
from modernart.games.errors import GameError
from modernart.saves.disk import NotSaved
from modernart.saves.folders import KEPT, OVER
from modernart.saves.party import LONGEST_NAME
from modernart.saves.shelf import Slot

ENDING = ".modernart"  # of files that leave the app


class SavedGamePage(Page):
    title = StringProperty()
    details = StringProperty()
    wrong = StringProperty()

    def __init__(self, app: Any, name: str, deleted: bool = False, news: str = "") -> None:
        self._app = app
        self._shelf = app.reception.shelf
        self._name = name
        self._deleted = deleted
        super().__init__(heading="Deleted game" if deleted else "Saved game", back=self._to_all)
        self.ids.notice.say(news)
        slot: Slot = self._shelf.look(name, deleted)
        self.title = slot.title
        self._tell(slot)
        self._offer(slot)

    def _tell(self, slot: Slot) -> None:
        if slot.found is not None:
            self.ids.picture.view = slot.found.game.view(slot.found.state, None)
            self.ids.picture.colours = [look.player(seat.colour) for seat in slot.found.party.seats]
            begun, played = (day(at, time.time()) for at in (slot.found.party.begun, slot.found.party.at))
            self.details = f"{company(slot.found)}\n{edition(slot.found)}\n{progress(slot)}, {played}\nBegun {begun}"
        if slot.newer:
            self.wrong = "A newer version of the app saved this game. It is left as it is: update this one to play it."
        elif slot.found is None:
            self.wrong = "This game cannot be read. It is left as it is."
        elif slot.wrong:
            self.wrong = (
                f"Part of this game cannot be read. It is good up to {round_of(slot.found)}, and you can go on from"
                " there; the damaged file is left as it is."
            )
        if slot.wrong and not slot.newer:
            self.details += f"\n({slot.wrong})"

    def _offer(self, slot: Slot) -> None:
        """What can be done, most wanted first."""
        if self._deleted:
            self._add("Bring it back", lambda: self._app.reception.restore(self._name))
            self._add("Delete it for good", self._ask_to_burn)
            return
        if slot.whole:
            says = {KEPT: "Play on from here", OVER: "Look at the end"}.get(slot.kind, "Continue the sale")
            self._add(says, lambda: self._app.reception.take_up(self._name))
            self._add("Rename", lambda: self._ask_name(slot))
        elif slot.found is not None:
            self._add("Go on from there", self._recover)
        if not slot.newer:
            copied = f"Copied: “{slot.title}”"
            self._add("Make a copy", lambda: self._do(lambda: self._shelf.copy(self._name), copied), quiet=True)
        self._add("Write it to a file", lambda: self._export(slot), quiet=True)
        self.ids.deeds.add_widget(Widget(size_hint_y=None, height=dp(12)))  # no finger slips to it by accident
        self._add("Delete", self._delete)

    def _add(self, says: str, deed: Callable[[], Any], quiet: bool = False) -> None:
        press = (Press if quiet or self.ids.deeds.children else Primary)(text=says)
        press.bind(on_release=lambda _: deed())
        self.ids.deeds.add_widget(press)

    # Deeds

    def _do(self, deed: Callable[[], Any], done: str) -> None:
        """And say that it was done, or why not."""
        try:
            deed()
        except GameError as wrong:
            done = self._why(wrong)
        self._app.show_saved_game(self._name, self._deleted, done)

    def _recover(self) -> None:
        try:
            name = self._shelf.recover(self._name)
        except GameError as wrong:
            self.ids.notice.say(self._why(wrong))
            return
        self._app.reception.take_up(name)

    def _ask_name(self, slot: Slot) -> None:
        def give(name: str) -> None:
            try:
                self._shelf.rename(self._name, name)
            except GameError as wrong:
                question.wrong = self._why(wrong)
                return
            self._app.show_saved_game(self._name)

        question = NameQuestion(
            "What is this game called?", slot.title, LONGEST_NAME, give, self._app.stage.close_overlay
        )
        self._app.stage.lay_over(question)

    def _export(self, slot: Slot) -> None:
        folder = exchange_folder()
        try:
            place = self._shelf.export(self._name, folder, file_name(slot), ENDING)
        except GameError as wrong:
            self.ids.notice.say(self._why(wrong))
            return
        self.ids.notice.say(f"Written to “{place.name}” in {folder_words(folder)}.")

    def _delete(self) -> None:
        try:
            gone = self._shelf.delete(self._name)
        except GameError as wrong:
            self.ids.notice.say(self._why(wrong))
            return
        self._app.show_saved_games(gone=gone)

    def _ask_to_burn(self) -> None:
        self._app.ask(
            "Delete it for good?",
            f"“{self.title}” cannot be brought back after that.",
            [("Keep it", self._app.stage.close_overlay), ("Delete it for good", self._burn)],
            mark="bin",
        )

    def _burn(self) -> None:
        try:
            self._shelf.burn(self._name)
        except GameError as wrong:
            self._app.stage.close_overlays()
            self.ids.notice.say(self._why(wrong))
            return
        self._to_all()

    def _to_all(self) -> None:
        self._app.show_saved_games(deleted=self._deleted)

    @staticmethod
    def _why(wrong: GameError) -> str:
        if isinstance(wrong, NotSaved) and wrong.code != "in_use":
            return not_saved_words(wrong)
        return wrong.said


Builder.load_file(kv_file("pages/saved_game"))
