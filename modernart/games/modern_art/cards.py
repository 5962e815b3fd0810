"""The seventy cards (R2.1)."""

from enum import StrEnum
from operator import attrgetter
from typing import NoReturn

from modernart.games.errors import BadInput
from modernart.games.reading import shown, text


class Kind(StrEnum):
    """How a painting is sold; printed on its card."""

    OPEN = "open"
    ONCE_AROUND = "once_around"
    SEALED = "sealed"
    FIXED_PRICE = "fixed_price"
    DOUBLE = "double"

    __hash__ = str.__hash__  # an Enum's own is slower, and kinds are looked up at every offer


ARTISTS = range(5)

COPIES: tuple[dict[Kind, int], ...] = tuple(
    dict(zip(Kind, copies, strict=True))
    for copies in (  # R2.1: open, once around, sealed, fixed price, double
        (3, 3, 2, 2, 2),
        (3, 2, 3, 3, 2),
        (3, 3, 3, 3, 2),
        (3, 3, 3, 3, 3),
        (4, 3, 3, 3, 3),
    )
)


class Card:
    """One of the seventy. There is one object for each, so that cards compare and hash by identity."""

    __slots__ = ("artist", "copy", "index", "kind", "name")

    artist: int
    kind: Kind
    copy: int
    index: int
    name: str

    def __init__(self, artist: int, kind: Kind, copy: int, index: int) -> None:
        for field, value in (("artist", artist), ("kind", kind), ("copy", copy), ("index", index)):
            object.__setattr__(self, field, value)
        object.__setattr__(self, "name", f"{artist}-{kind}-{copy}")

    def __setattr__(self, field: str, value: object) -> NoReturn:
        raise AttributeError("a card does not change")

    def __repr__(self) -> str:
        return self.name

    def __deepcopy__(self, memo: object) -> "Card":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return card_named, (self.name,)


def _all_cards() -> tuple[Card, ...]:
    kinds = [(artist, kind, copy) for artist in ARTISTS for kind in Kind for copy in range(1, COPIES[artist][kind] + 1)]
    return tuple(Card(*card, index) for index, card in enumerate(kinds))


CARDS = _all_cards()

_INDEX = attrgetter("index")
_BY_NAME = {card.name: card for card in CARDS}


def card_named(name: object) -> Card:
    card = _BY_NAME.get(text(name, "a card"))
    if card is None:
        raise BadInput("unknown_card", f"there is no card {shown(name)}")
    return card


def in_board_order(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Sorted by artist and kind, as people like to hold a hand."""
    return tuple(sorted(cards, key=_INDEX))
