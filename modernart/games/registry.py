"""Which games live in this house."""

from modernart.games import modern_art
from modernart.games.contract import Game

GAMES: dict[str, Game] = {game.NAME: game for game in (modern_art,)}
