"""What a person has chosen about the app itself, not about a game."""

from dataclasses import dataclass

PACES = {"slow": 2.0, "steady": 1.2, "quick": 0.8}  # seconds a bot takes over a choice
HAMMERS = {"slow": 3.5, "steady": 2.5, "quick": 1.5}  # seconds for each call of the hammer


@dataclass
class Preferences:
    wall: str = "night"
    pace: str = "steady"
    hammer: str = "steady"
    motion: bool = True

    @property
    def bot_seconds(self) -> float:
        return PACES[self.pace]

    @property
    def call_seconds(self) -> float:
        return HAMMERS[self.hammer]
