"""Bots measured against each other: matches, and programs from outside as players."""

from modernart.league.match import Match, play_match
from modernart.league.playing import Terms

__all__ = ["Match", "Terms", "play_match"]
