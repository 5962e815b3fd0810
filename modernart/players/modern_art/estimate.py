"""What a painting will fetch at the end of the round, by rule of thumb, from one seat's view."""

from collections.abc import Sequence

from modernart.games.modern_art.cards import ARTISTS, CARDS, card_named
from modernart.games.modern_art.market import TILES, worths_if_ended
from modernart.games.modern_art.view import View

# The chance that the artist in each place of the race will have a tile: early in a round hardly more than even,
# towards its end nearly settled.
_EARLY = (0.70, 0.65, 0.55, 0.40, 0.35)
_LATE = (1.00, 0.97, 0.90, 0.12, 0.02)
_CARDS_OF_A_ROUND = 13  # about so many are shown before it ends
_TILE_IF_IT_CLIMBS = 10
_HOPE = 0.6

_COPIES = [sum(card.artist == artist for card in CARDS) for artist in ARTISTS]


def worths(view: View, played: Sequence[int] | None = None) -> list[float]:
    """The expected sale value of one painting of each artist, with these counts of cards shown."""
    played = view["played"] if played is None else played
    own = [0] * len(ARTISTS)
    for name in view["hand"]:
        own[card_named(name).artist] += 1
    # One's own cards are sure to be there; of the rest, an artist with more copies has more to come.
    hopes = [played[artist] + 0.3 * min(own[artist], 3) + _COPIES[artist] / 100 for artist in ARTISTS]
    race = sorted(ARTISTS, key=lambda artist: -hopes[artist])
    progress = min(1.0, sum(played) / _CARDS_OF_A_ROUND)
    worth = [0.0] * len(ARTISTS)
    for place, artist in enumerate(race):
        likely = _EARLY[place] + (_LATE[place] - _EARLY[place]) * progress
        tile = TILES[place] if place < len(TILES) else _TILE_IF_IT_CLIMBS
        worth[artist] = likely * (sum(view["values"][artist]) + tile)
    return worth


def worths_as_it_stands(view: View, played: Sequence[int] | None = None) -> list[float]:
    """As a beginner sees it: what the round would bring if it ended now; hope for those nobody has shown yet."""
    played = view["played"] if played is None else played
    now = worths_if_ended(played, view["values"])
    return [float(now[artist]) or _HOPE * (sum(view["values"][artist]) + _TILE_IF_IT_CLIMBS) for artist in ARTISTS]
