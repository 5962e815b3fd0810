"""When the rubbish goes out. Taken-down scenes are cycles of widgets; Python would look for them in the middle of the
next movement, and stop it for a fifth of a second. Here it looks at quiet moments only, and among what is new.
"""

import gc

from kivy.clock import Clock

QUIET = 0.5  # seconds after a scene came up: its fade is over, and nobody has decided anything yet


class Tidying:
    def __init__(self) -> None:
        gc.disable()
        self._soon = Clock.create_trigger(lambda _: gc.collect(), QUIET)

    def after_a_change(self) -> None:
        self._soon()

    def put_off(self) -> None:
        """Something moves on the screen: not now."""
        if self._soon.is_triggered:
            self._soon.cancel()
            self._soon()

    def settle(self) -> None:
        """What is there now stays for good, and is not looked at again."""
        gc.collect()
        gc.freeze()
