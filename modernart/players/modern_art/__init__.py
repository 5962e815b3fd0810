"""The bots of Modern Art."""

from modernart.players.modern_art.expert_bot import expert
from modernart.players.modern_art.hints import hint
from modernart.players.modern_art.master_bot import master
from modernart.players.modern_art.reasons import reason
from modernart.players.modern_art.remembered import lots
from modernart.players.modern_art.styles import STYLES
from modernart.players.modern_art.tempers import TEMPERS
from modernart.players.modern_art.thumb_bots import NOVICE, REGULAR, by_thumb
from modernart.players.thinking import Bot

# Weakest first.
LEVELS: dict[str, Bot] = {
    "novice": by_thumb(NOVICE),
    "regular": by_thumb(REGULAR),
    "expert": expert,
    "master": master,
}

__all__ = ["LEVELS", "STYLES", "TEMPERS", "hint", "lots", "reason"]
