"""Asks for a name."""

from collections.abc import Callable

from kivy.lang import Builder
from kivy.properties import StringProperty
from kivy.uix.floatlayout import FloatLayout

from modernart.app.files import kv_file
from modernart.app.widgets import material, question  # noqa: F401  kv names them


class NameQuestion(FloatLayout):
    heading = StringProperty()
    wrong = StringProperty()

    def __init__(
        self, heading: str, name: str, longest: int, give: Callable[[str], None], leave: Callable[[], None]
    ) -> None:
        super().__init__(heading=heading)
        self._give = give
        self.leave = leave
        self.ids.name_field.longest = longest
        self.ids.name_field.text = name

    def answer(self) -> None:
        self._give(self.ids.name_field.text)


Builder.load_file(kv_file("widgets/name_question"))
