"""What a bot is like: how strong, and of what temper."""

from collections.abc import Callable

from kivy.lang import Builder
from kivy.properties import StringProperty
from kivy.uix.floatlayout import FloatLayout

from modernart.app.company import LEVELS, TEMPERS
from modernart.app.files import kv_file
from modernart.app.pages import page  # noqa: F401  kv names it
from modernart.app.widgets import press, question, text  # noqa: F401  kv names them

_STRENGTHS = {
    "novice": "A novice trusts the moment, and pays for it.",
    "regular": "A regular knows what paintings usually bring.",
    "expert": "An expert plays the round out in its head.",
    "master": "A master takes its time, and sees furthest.",
}
_TEMPERS = {
    "even": "Even: it pays what it thinks right.",
    "careful": "Careful: it pays and asks a little less.",
    "bold": "Bold: it pays and asks a little more.",
    "spiteful": "Spiteful: it begrudges whoever is ahead.",
}


class BotQuestion(FloatLayout):
    """Whatever is touched holds at once; `done` takes the question away."""

    heading = StringProperty()
    strength = StringProperty()
    temper = StringProperty()

    def __init__(
        self,
        name: str,
        mind: tuple[str, str],
        give: Callable[[str, str], None],
        let_person_sit: Callable[[], None],
        done: Callable[[], None],
    ) -> None:
        super().__init__(heading=name)
        self.let_person_sit = let_person_sit
        self.done = done
        self._give = give
        choices = ((self.ids.level, LEVELS, mind[0]), (self.ids.temper, TEMPERS, mind[1]))
        for choice, answers, taken in choices:
            choice.taken = taken
            choice.offer({answer: answer.capitalize() for answer in answers})
            choice.bind(taken=lambda *_: self._say())
        self._say()

    def _say(self) -> None:
        level, temper = self.ids.level.taken, self.ids.temper.taken
        self.strength = _STRENGTHS.get(level, "")
        self.temper = _TEMPERS.get(temper, "")
        self._give(level, temper)


Builder.load_file(kv_file("pages/bot_question"))
