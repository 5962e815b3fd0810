"""A page with a heading, a way back, and something to scroll through."""

from collections.abc import Callable
from typing import Any

from kivy.lang import Builder
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from modernart.app.files import kv_file
from modernart.app.widgets import press, scroll, text  # noqa: F401  kv names them


class Page(BoxLayout):
    heading = StringProperty()
    back: Any = ObjectProperty(None)


class FootNote(BoxLayout):
    """What was just done, at the foot of a page, and perhaps one thing more to do about it. Empty, it takes no room."""

    text = StringProperty()
    offer = StringProperty()

    def say(self, sentence: str, offer: str = "", deed: Callable[[], object] | None = None) -> None:
        self.text, self.offer, self._deed = sentence, offer, deed

    def take(self) -> None:
        if self._deed is not None:
            self._deed()


class Choice(BoxLayout):
    """A question with a few answers, one of them taken."""

    question = StringProperty()
    taken = StringProperty()

    def offer(self, answers: dict[str, str]) -> None:
        """`answers`: what each is called in the program, and what it says."""
        self.ids.answers.clear_widgets()
        for key, says in answers.items():
            answer = Answer(key=key, text=says, taken=key == self.taken)
            answer.bind(on_release=self._take)
            self.ids.answers.add_widget(answer)

    def across(self, answers: int, room: int) -> int:
        """How many stand in a row, of so many for which there is room: no row is much longer than another."""
        rows = -(-answers // max(1, room))
        return -(-answers // max(1, rows)) or 1

    def _take(self, answer: "Answer") -> None:
        self.taken = answer.key

    def on_taken(self, *_: object) -> None:
        answers = self.ids.get("answers")  # not there yet while the choice is being made
        for answer in answers.children if answers else ():
            answer.taken = answer.key == self.taken


class Answer(press.Press):
    key = StringProperty()
    taken = ObjectProperty(False)


Builder.load_file(kv_file("pages/page"))
