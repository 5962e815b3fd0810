"""What a person likes: the wall, the pace of the bots and of the hammer, movement."""

from typing import Any

from kivy.lang import Builder

from modernart.app.files import kv_file
from modernart.app.pages.page import Choice, Page
from modernart.app.preferences import HAMMERS, PACES, Preferences
from modernart.app.theme import WALLS, look


class SettingsPage(Page):
    def __init__(self, app: Any) -> None:
        self._app = app
        self._preferences: Preferences = app.preferences
        super().__init__(heading="Settings", back=app.show_home)
        self._ask("wall", "The gallery", dict(zip(WALLS, ("By day", "By night"), strict=True)))
        self._ask("pace", "Bots take their time", {pace: pace.capitalize() for pace in PACES})
        self._ask("hammer", "The hammer counts", {pace: pace.capitalize() for pace in HAMMERS})
        toggle = self.ids.motion
        toggle.active = self._preferences.motion
        toggle.bind(active=self._move)

    def _ask(self, name: str, question: str, answers: dict[str, str]) -> None:
        choice = Choice(question=question, taken=getattr(self._preferences, name))
        choice.offer(answers)
        choice.bind(taken=lambda _, taken: self._keep(name, taken))
        self.ids.column.add_widget(choice, index=1)

    def _keep(self, name: str, value: str) -> None:
        setattr(self._preferences, name, value)
        if name == "wall":
            look.wall_name = value
            self._app.show_settings()  # a screen is painted once: in other colours it is another screen

    def _move(self, _: object, active: bool) -> None:
        self._preferences.motion = look.motion = active


Builder.load_file(kv_file("pages/settings"))
