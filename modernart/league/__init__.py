"""Bots measured against each other: matches, leagues, and programs from outside as players."""

from modernart.league.league import League, play_league
from modernart.league.match import Match, play_match
from modernart.league.playing import Terms

__all__ = ["League", "Match", "Terms", "play_league", "play_match"]
