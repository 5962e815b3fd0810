"""Something that wants an answer before anything else goes on: a sentence, and what can be done."""

from collections.abc import Callable, Sequence
from typing import Any

from kivy.lang import Builder
from kivy.properties import StringProperty
from kivy.uix.floatlayout import FloatLayout

from modernart.app.files import kv_file
from modernart.app.widgets.press import Press, Primary

Answers = Sequence[tuple[str, Callable[[], Any]]]


class Question(FloatLayout):
    """`likely`: the number of the answer that most will give."""

    heading = StringProperty()
    sentence = StringProperty()
    mark = StringProperty()

    def __init__(self, heading: str, sentence: str, answers: Answers, mark: str = "", likely: int = 0) -> None:
        super().__init__(heading=heading, sentence=sentence, mark=mark)
        for number, (says, deed) in enumerate(answers):
            answer = (Primary if number == likely else Press)(text=says)
            answer.bind(on_release=lambda _, deed=deed: deed())
            self.ids.answers.add_widget(answer)


Builder.load_file(kv_file("widgets/question"))
