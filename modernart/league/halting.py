"""How games are broken off: whoever plays looks now and then, and puts the cards down."""

from collections.abc import Callable
from typing import TypeAlias

HasHalted: TypeAlias = Callable[[], bool]


class Halted(Exception):
    """The games are to be broken off."""
