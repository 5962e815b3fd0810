"""The app: one stage, the pages around a game, and the game that is going on."""

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import Metrics
from kivy.properties import ObjectProperty

from modernart.app import device, scenes
from modernart.app.pages.home import HomePage
from modernart.app.preferences import Preferences
from modernart.app.reception import Reception
from modernart.app.stage import Stage
from modernart.app.theme import look
from modernart.saves.settings import SettingsFile

if TYPE_CHECKING:
    from modernart.app.widgets.question import Answers
    from modernart.table import Table

# Imported one at a time once the first screen stands, so that no later screen makes anybody wait.
LATER = (
    "modernart.app.widgets.material",
    "modernart.app.widgets.name_question",
    "modernart.app.pages.new_game",
    "modernart.app.widgets.question",
    "modernart.app.pages.saved_games",
    "modernart.app.pages.saved_game",
    "modernart.app.pages.import_game",
    "modernart.app.pages.settings",
    "modernart.app.pages.how_to_play",
    "modernart.app.sitting",
)
BACK = 27  # the key of Escape, and of the back gesture
LARGEST_LETTERS = 1.5  # times the usual: what every screen is laid out for


class ModernArtApp(App):
    title = "Modern Art"
    theme_cls = ObjectProperty(None, allownone=True)  # KivyMD's widgets look for it here; see widgets/material.py

    def __init__(self, home: Path | None = None, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.home = home or device.own_folder()
        self.preferences = Preferences(SettingsFile(self.home))
        self.reception = Reception(self, self.home)
        self.sitting: Any = None
        self.stage = Stage()
        self.is_warm = False  # is everything there that later screens need?
        self._system_letters = Metrics.fontscale

    def build(self) -> Stage:
        self.settle_look()
        device.hide_from_switcher()
        self.show_home()
        Window.bind(
            on_keyboard=self._on_key,
            on_minimize=self._left,
            on_hide=self._left,
            on_restore=self._back,
            on_show=self._back,
            on_request_close=self._on_close,
        )
        Clock.schedule_once(self._warm_up)
        return self.stage

    def settle_look(self) -> None:
        """As people have chosen it. What stands on the stage already has to be made afresh."""
        look.wall_name = self.preferences["wall"]
        look.motion = self.preferences["motion"]
        Metrics.fontscale = min(
            self._system_letters * self.preferences.letter_scale, max(self._system_letters, LARGEST_LETTERS)
        )

    # Pages

    def show_home(self) -> None:
        self.stage.show(HomePage(self))

    def show_new_game(self) -> None:
        from modernart.app.pages.new_game import NewGamePage

        self.stage.show(NewGamePage(self))

    def show_saved_games(self, deleted: bool = False, gone: str = "") -> None:
        """`gone`: the file of a game that was deleted just now, and can be brought back at once."""
        from modernart.app.pages.saved_games import SavedGamesPage

        self.stage.show(SavedGamesPage(self, deleted, gone))

    def show_saved_game(self, name: str, deleted: bool = False, news: str = "") -> None:
        from modernart.app.pages.saved_game import SavedGamePage

        self.stage.show(SavedGamePage(self, name, deleted, news))

    def show_import(self) -> None:
        from modernart.app.pages.import_game import ImportPage

        self.stage.show(ImportPage(self))

    def show_how_to_play(self) -> None:
        from modernart.app.pages.how_to_play import HowToPlayPage

        self.stage.show(HowToPlayPage(self.show_home))

    def show_settings(self, wrong: str = "") -> None:
        """`wrong`: why what was just chosen cannot be kept."""
        from modernart.app.pages.settings import SettingsPage

        self.stage.show(SettingsPage(self, wrong))

    def ask(self, heading: str, sentence: str, answers: "Answers", mark: str = "") -> None:
        """Something that wants an answer before anything else goes on."""
        from modernart.app.widgets.question import Question

        self.stage.close_overlays()
        self.stage.lay_over(Question(heading, sentence, answers, mark))

    # Games

    def sit_down(self, table: "Table") -> None:
        """Play at this table, from where it stands, saved from now on."""
        self.reception.sit_down(table)

    def seat(self, table: "Table") -> None:
        """Everybody sits: the game is on the stage."""
        from modernart.app.sitting import Sitting

        self._rest()
        self.sitting = Sitting(self.stage, table, self.preferences, self.reception.shelf, self.leave_table)
        device.stay_awake(True)
        self.sitting.show()

    def leave_table(self) -> None:
        """Back to the first screen. The game waits on the shelf."""
        self._rest()
        device.stay_awake(False)
        self.show_home()

    def _rest(self) -> None:
        if self.sitting is not None:
            self.sitting.rest()
            self.sitting = None

    # The life of an app on a phone

    def on_pause(self) -> bool:
        """The app leaves the screen, perhaps for ever: nobody's hand stays on it, and nothing stays unsaved."""
        if self._playing():
            self.sitting.put_away()
            self.sitting.safe.save_quietly()
            device.show_now()
        return True

    def on_resume(self) -> None:
        if self._playing():
            self.sitting.cover()
        Window.canvas.ask_update()

    def on_stop(self) -> None:
        self._rest()

    def _left(self, *_: object) -> None:
        """A desktop's window is put away: as when a phone's app leaves the screen."""
        self.on_pause()

    def _back(self, *_: object) -> None:
        self.on_resume()

    def _playing(self) -> bool:
        return self.sitting is not None and self.sitting.stands

    def _on_key(self, _: object, key: int, *__: object) -> bool:
        """Back: one step, never out by accident."""
        if key != BACK:
            return False
        if not self.stage.go_back():
            if self._playing():
                self.sitting.open_menu()
            elif isinstance(self.stage.scene, HomePage):
                self._ask_to_close()
            else:
                self.stage.scene.back()
        return True

    def _on_close(self, *_: object, **__: object) -> bool:
        """The window is to be closed: at once, unless something would be lost."""
        if self._playing() and self.sitting.table.unsaved:
            self.sitting.safe.ask_to_leave(self.stop)
            return True
        return False

    def _ask_to_close(self) -> None:
        answers = [("Stay", self.stage.close_overlay), ("Close the app", self.stop)]
        self.ask("Close Modern Art?", "Your games are saved.", answers)

    def _warm_up(self, *_: object) -> None:
        """Between frames of the first screen, a little at a time."""
        queue = [*LATER, *scenes.MODULES]

        def fetch_next(*_: object) -> bool:
            if queue:
                import_module(queue.pop(0))
                return True
            from modernart.app.paintings import fetch_thumbs

            fetch_thumbs()
            if self.preferences["sound"]:
                from modernart.app import sound

                sound.fetch(sound.GAVEL)
            self.is_warm = True
            if isinstance(self.stage.scene, HomePage):
                self.stage.scene.tell_which()
            self.stage.tidying.settle()
            return False

        Clock.schedule_interval(fetch_next, 0.05)
