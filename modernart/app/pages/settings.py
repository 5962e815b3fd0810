"""What a person likes: the wall, the letters, the pace, how the device is handed on."""

from typing import Any

from kivy.lang import Builder
from kivy.properties import StringProperty

from modernart.app import device
from modernart.app.files import kv_file
from modernart.app.pages.page import Choice, Page
from modernart.app.preferences import HAMMERS, HANDOFFS, LANGUAGES, LETTERS, PACES, Preferences
from modernart.app.safekeeping import not_saved_words
from modernart.app.theme import WALLS
from modernart.app.widgets.material import ToggleRow
from modernart.saves.disk import NotSaved

SEEN_AT_ONCE = ("wall", "letters")  # a screen is painted once: in other colours or letters it is another screen


class SettingsPage(Page):
    wrong = StringProperty()

    def __init__(self, app: Any, wrong: str = "") -> None:
        self._app = app
        self._preferences: Preferences = app.preferences
        super().__init__(heading="Settings", back=app.show_home)
        self.wrong = wrong or self._preferences.wrong
        self._ask("wall", "The gallery", dict(zip(WALLS, ("By day", "By night"), strict=True)))
        self._ask("letters", "Size of the letters", {size: size.capitalize() for size in LETTERS})
        self._ask(
            "handoffs",
            "Between two people, the cover opens",
            dict(zip(HANDOFFS, ("When held", "At a touch"), strict=True)),
        )
        self._ask("pace", "Bots decide", dict(zip(PACES, ("Slow", "Steady", "Quick", "At once"), strict=True)))
        self._ask("hammer", "The hammer's count is", {pace: pace.capitalize() for pace in HAMMERS})
        if len(LANGUAGES) > 1:  # one answer is no question
            self._ask("language", "Language", LANGUAGES)
        self._switch("hints", "Hints, for those who ask")
        self._switch("motion", "Movement on the screen")
        self._switch("sound", "Sound")
        if device.is_phone():
            self._switch("haptics", "A tap to be felt")

    def _ask(self, name: str, question: str, answers: dict[str, str]) -> None:
        choice = Choice(question=question, taken=self._preferences[name])
        choice.offer(answers)
        choice.bind(taken=lambda _, taken: self._choose(name, taken))
        self.ids.column.add_widget(choice)

    def _switch(self, name: str, says: str) -> None:
        row = ToggleRow(says=says, active=self._preferences[name])
        row.bind(active=lambda _, active: self._choose(name, active))
        self.ids.column.add_widget(row)

    def _choose(self, name: str, answer: Any) -> None:
        try:
            self._preferences.choose(name, answer)
            self.wrong = ""
        except NotSaved as failed:
            self.wrong = f"This holds until the app is closed. {not_saved_words(failed)}"
        self._app.settle_look()
        if name in SEEN_AT_ONCE:
            self._app.show_settings(self.wrong)


Builder.load_file(kv_file("pages/settings"))
