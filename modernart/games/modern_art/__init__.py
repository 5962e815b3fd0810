"""Modern Art by Reiner Knizia, as the house's contract asks for it. Rule numbers are those of docs/RULES.md."""

from modernart.games.modern_art.actions import read_action
from modernart.games.modern_art.game import apply, legal, new, to_act
from modernart.games.modern_art.options import read_options
from modernart.games.modern_art.plain import plain
from modernart.games.modern_art.record import from_json, to_json
from modernart.games.modern_art.view import view

NAME = "modern_art"

# What these phases ask can only be decided with the hand or the sealed bid in sight (R9.1).
PRIVATE_PHASES = frozenset({"offer", "second_card", "sealed"})

__all__ = [
    "NAME",
    "PRIVATE_PHASES",
    "apply",
    "from_json",
    "legal",
    "new",
    "plain",
    "read_action",
    "read_options",
    "to_act",
    "to_json",
    "view",
]
