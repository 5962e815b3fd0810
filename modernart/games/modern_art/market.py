"""What is in fashion: the ranking of a round, and what the bank pays for a painting (R6.4, R6.5)."""

from collections.abc import Sequence

from modernart.games.modern_art.cards import ARTISTS

TILES = (30, 20, 10)  # R6.4
LAST_CARD = 5  # R6.1: of one artist, this one ends the round


def rank(played: Sequence[int]) -> tuple[int, ...]:
    """R6.4: the artists who get a tile, best first; ties go to the artist further left on the board."""
    shown = [artist for artist in ARTISTS if played[artist]]
    shown.sort(key=played.__getitem__, reverse=True)  # stable: equals stay in board order
    return tuple(shown[: len(TILES)])


def worths_if_ended(played: Sequence[int], values: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """R6.5: the worth of one painting of each artist if the round ended with these counts; none of the unranked."""
    tiles = dict(zip(rank(played), TILES, strict=False))
    return tuple([sum(values[artist]) + tiles[artist] if artist in tiles else 0 for artist in ARTISTS])
