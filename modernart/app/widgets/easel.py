"""The painting that is being considered, large; or an empty easel and a sentence."""

from kivy.lang import Builder
from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from modernart.app.files import kv_file
from modernart.app.widgets import marks, text  # noqa: F401  kv names them
from modernart.app.widgets.lot import LotView
from modernart.words import Words


class EmptyEasel(BoxLayout):
    sentence = StringProperty()


class Easel(BoxLayout):
    sentence = StringProperty()

    def on_kv_post(self, _: object) -> None:
        self.show_nothing()

    def show_nothing(self) -> None:
        self.clear_widgets()
        self.add_widget(EmptyEasel(sentence=self.sentence))

    def show(self, card: str, words: Words) -> None:
        self.clear_widgets()
        lot = LotView()
        lot.hang([card], words)
        self.add_widget(lot)


Builder.load_file(kv_file("widgets/easel"))
