"""The five auctions (R5), a file each: how one begins, what is legal in it, and what each action does."""

from modernart.games.modern_art.auctions import double, fixed_price, once_around, open, sealed
from modernart.games.modern_art.auctions.single import SINGLE
from modernart.games.modern_art.cards import Kind
from modernart.games.modern_art.phases import Lot, Sale

__all__ = ["begin", "double", "fixed_price", "once_around", "open", "sealed"]

_BEGIN = {**SINGLE, Kind.DOUBLE: double.begin}


def begin(lot: Lot, players: int) -> Sale:
    """The first phase of the auction that the shown card asks for."""
    return _BEGIN[lot.kind](lot, players)
