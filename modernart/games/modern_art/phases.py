"""The named phases of a game: each record holds just what its decision needs, and tells whose it is."""

from typing import NamedTuple, TypeAlias

from modernart.games.modern_art.cards import Card, Kind
from modernart.games.modern_art.events import Result


class Lot(NamedTuple):
    """What is for sale, and who sells it. Two cards and perhaps two sellers if a double was added to."""

    cards: tuple[Card, ...]
    seller: int
    first_seller: int

    @property
    def kind(self) -> Kind:
        """The last card says how the lot is sold (R5.5)."""
        return self.cards[-1].kind


class Offering(NamedTuple):
    """R4.1: the seller chooses a painting to put up."""

    seller: int
    name: str = "offer"

    def to_act(self) -> tuple[int, ...]:
        return (self.seller,)


class SecondCard(NamedTuple):
    """R5.5, R5.6: one after the other is asked for a second card."""

    lot: Lot
    waiting: tuple[int, ...]
    name: str = "second_card"

    def to_act(self) -> tuple[int, ...]:
        return self.waiting[:1]


class OpenSale(NamedTuple):
    """R5.1: `waiting` are those who neither lead nor have passed since the last bid. No leader: `high` is 0."""

    lot: Lot
    high: int
    leader: int | None
    waiting: tuple[int, ...]
    name: str = "open"

    def to_act(self) -> tuple[int, ...]:
        return self.waiting


class OnceAround(NamedTuple):
    """R5.2: `waiting` are those still to be asked. No leader: `high` is 0."""

    lot: Lot
    high: int
    leader: int | None
    waiting: tuple[int, ...]
    name: str = "once_around"

    def to_act(self) -> tuple[int, ...]:
        return self.waiting[:1]


class SealedSale(NamedTuple):
    """R5.3: `amounts` by seat, None for a bid that is not in."""

    lot: Lot
    amounts: tuple[int | None, ...]
    waiting: tuple[int, ...]
    name: str = "sealed"

    def to_act(self) -> tuple[int, ...]:
        return self.waiting


class Pricing(NamedTuple):
    """R5.4: the seller names a price."""

    lot: Lot
    name: str = "price"

    def to_act(self) -> tuple[int, ...]:
        return (self.lot.seller,)


class FixedPrice(NamedTuple):
    """R5.4: one after the other may buy."""

    lot: Lot
    price: int
    waiting: tuple[int, ...]
    name: str = "fixed_price"

    def to_act(self) -> tuple[int, ...]:
        return self.waiting[:1]


class MysteryCard(NamedTuple):
    """R8.2: who held the auction may turn over a mystery card."""

    seller: int
    name: str = "mystery"

    def to_act(self) -> tuple[int, ...]:
        return (self.seller,)


class BetweenRounds(NamedTuple):
    """R6: the bank has paid. `shower` showed the last card; the next round begins to their left (R6.7)."""

    result: Result
    shower: int
    name: str = "round_over"

    def to_act(self) -> tuple[int, ...]:
        return ()


class Finished(NamedTuple):
    """R7.1"""

    result: Result
    winners: tuple[int, ...]
    name: str = "game_over"

    def to_act(self) -> tuple[int, ...]:
        return ()


Sale: TypeAlias = SecondCard | OpenSale | OnceAround | SealedSale | Pricing | FixedPrice
Phase: TypeAlias = Offering | Sale | MysteryCard | BetweenRounds | Finished
