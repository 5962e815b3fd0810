"""The four auctions that sell a lot by themselves; a double borrows one of them (R5.5)."""

from collections.abc import Callable

from modernart.games.modern_art.auctions import fixed_price, once_around, open, sealed
from modernart.games.modern_art.cards import Kind
from modernart.games.modern_art.phases import Lot, Sale

SINGLE: dict[Kind, Callable[[Lot, int], Sale]] = {
    Kind.OPEN: open.begin,
    Kind.ONCE_AROUND: once_around.begin,
    Kind.SEALED: sealed.begin,
    Kind.FIXED_PRICE: fixed_price.begin,
}
