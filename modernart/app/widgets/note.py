"""A slip of paper at the foot of the screen: something that was asked for. A touch anywhere takes it away."""

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.properties import StringProperty
from kivy.uix.floatlayout import FloatLayout

from modernart.app.files import kv_file
from modernart.app.mind import Mind
from modernart.app.widgets import marks, text, thinking  # noqa: F401  kv names them
from modernart.app.widgets.press import Touchable


class Note(Touchable, FloatLayout):
    heading = StringProperty()
    told = StringProperty()
    sentence = StringProperty()

    def __init__(self, heading: str, told: str, sentence: str, close: Callable[[], object]) -> None:
        super().__init__(heading=heading, told=told, sentence=sentence, says="Close the note")
        self.bind(on_release=lambda _: close())


class ThinkingNote(Note):
    """Says what a thought comes to. Taken away, it is not thought on, and what it said is nowhere."""

    def __init__(self, heading: str, mind: Mind, say: Callable[[Any], str], close: Callable[[], object]) -> None:
        super().__init__(heading, "", "Let me think …", close)
        self._mind = mind
        self._say = say
        self._spent = 0.0
        self.ids.sign.shown = True
        self._clock = Clock.schedule_interval(self._think, 0)

    def on_parent(self, _: object, parent: Any) -> None:
        if parent is None:
            self._clock.cancel()
            self.sentence = ""

    def _think(self, seconds: float) -> None:
        self._spent += seconds
        self.ids.sign.wander(self._spent)
        if self._mind.go_on(seconds):
            self._clock.cancel()
            self.ids.sign.shown = False
            self.sentence = self._say(self._mind.pondering.result)


Builder.load_file(kv_file("widgets/note"))
