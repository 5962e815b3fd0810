"""Modern Art by Reiner Knizia, as the house's contract asks for it. Rule numbers are those of docs/RULES.md."""

from modernart.games.modern_art.actions import read_action
from modernart.games.modern_art.game import apply, is_over, last_events, legal, new, phase, to_act
from modernart.games.modern_art.options import read_options
from modernart.games.modern_art.plain import plain
from modernart.games.modern_art.record import from_json, position, to_json
from modernart.games.modern_art.view import view

NAME = "modern_art"

# What these phases ask can only be decided with the hand or the sealed bid in sight (R9.1).
PRIVATE_PHASES = frozenset({"offer", "second_card", "sealed"})

FREE_PHASES = frozenset({"open"})  # R5.1

NEWS = frozenset({"sold", "flip"})

# Cards, sealed bids and purses that were seen cannot be unseen.
REVEALING = frozenset({"dealt", "offer", "add", "flip", "revealed", "unsold", "round_over", "game_over"})

__all__ = [
    "FREE_PHASES",
    "NAME",
    "NEWS",
    "PRIVATE_PHASES",
    "REVEALING",
    "apply",
    "from_json",
    "is_over",
    "last_events",
    "legal",
    "new",
    "phase",
    "plain",
    "position",
    "read_action",
    "read_options",
    "to_act",
    "to_json",
    "view",
]
