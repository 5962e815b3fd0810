"""The bots of Modern Art, weakest first."""

from modernart.players.modern_art.expert_bot import by_forecast
from modernart.players.modern_art.random_bot import at_random
from modernart.players.modern_art.simple_bot import by_thumb

LEVELS = {"random": at_random, "simple": by_thumb, "expert": by_forecast}
