"""Lots drawn from the system, for whatever nobody chose."""

import os

from modernart.games.reading import BILLION


def fresh_seed() -> int:
    """Shown to nobody: it would tell the deck."""
    return int.from_bytes(os.urandom(8)) % BILLION
