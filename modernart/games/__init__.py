"""The rules: pure Python, the standard library only, no files, no clock, no global random."""

from modernart.games import modern_art
from modernart.games.contract import Game

GAMES: dict[str, Game] = {game.NAME: game for game in (modern_art,)}
