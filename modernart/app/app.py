"""The app: one stage, the pages around a game, and the game that is going on."""

from importlib import import_module
from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.properties import ObjectProperty

from modernart.app import scenes
from modernart.app.pages.home import HomePage
from modernart.app.preferences import Preferences
from modernart.app.stage import Stage
from modernart.app.theme import look
from modernart.table import Table

# Imported one at a time once the first screen stands, so that no later screen makes anybody wait.
LATER = (
    "modernart.app.widgets.material",
    "modernart.app.pages.new_game",
    "modernart.app.pages.settings",
    "modernart.app.pages.how_to_play",
    "modernart.app.sitting",
)


class ModernArtApp(App):
    title = "Modern Art"
    theme_cls = ObjectProperty(None, allownone=True)  # KivyMD's widgets look for it here; see widgets/material.py

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.preferences = Preferences()
        self.sitting: Any = None
        self.stage = Stage()

    def build(self) -> Stage:
        look.wall_name = self.preferences.wall
        look.motion = self.preferences.motion
        self.show_home()
        Window.bind(on_keyboard=self._on_key, on_minimize=self._left, on_hide=self._left)
        Clock.schedule_once(self._warm_up)
        return self.stage

    def show_home(self) -> None:
        self.stage.show(HomePage(self))

    def show_new_game(self) -> None:
        from modernart.app.pages.new_game import NewGamePage

        self.stage.show(NewGamePage(self))

    def show_how_to_play(self) -> None:
        from modernart.app.pages.how_to_play import HowToPlayPage

        self.stage.show(HowToPlayPage(self.show_home))

    def show_settings(self) -> None:
        from modernart.app.pages.settings import SettingsPage

        self.stage.show(SettingsPage(self))

    def sit_down(self, table: Table) -> None:
        """Play at this table, from where it stands."""
        from modernart.app.sitting import Sitting

        self.leave_table()
        self.sitting = Sitting(self.stage, table, self.preferences, self.show_home)
        self.sitting.show()

    def leave_table(self) -> None:
        """For good: the game is given up, or another begins."""
        if self.sitting is not None:
            self.sitting.rest()
            self.sitting = None
        self.show_home()

    def continue_game(self) -> None:
        self.sitting.cover()

    def on_pause(self) -> bool:
        """The app leaves the screen, perhaps for ever: nobody's hand stays on it."""
        if self._playing():
            self.sitting.cover()
        return True

    def on_resume(self) -> None:
        if self._playing():
            self.sitting.cover()

    def _left(self, *_: object) -> None:
        """A desktop's window is put away: as when a phone's app leaves the screen."""
        self.on_pause()

    def _playing(self) -> bool:
        return self.sitting is not None and self.sitting.stands

    def _on_key(self, _: object, key: int, *__: object) -> bool:
        """Back, on a phone, and Escape: one step back, never out by accident."""
        if key != 27:
            return False
        if self.stage.overlay is not None:
            self.sitting.close_overlay()
        elif self._playing():
            self.sitting.open_menu()
        elif not isinstance(self.stage.scene, HomePage):
            self.show_home()
        return True

    def _warm_up(self, *_: object) -> None:
        """Between frames of the first screen, a little at a time."""
        queue = [*LATER, *scenes.MODULES]

        def fetch_next(*_: object) -> bool:
            if queue:
                import_module(queue.pop(0))
                return True
            from modernart.app.paintings import fetch_thumbs

            fetch_thumbs()
            self.stage.tidying.settle()
            return False

        Clock.schedule_interval(fetch_next, 0.05)
