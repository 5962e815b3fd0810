"""Every decision of the game: a small record each, in the words of the protocol.

`type` comes last and fills itself in: `Bid(3, 12)`. It is part of the record, so that a pass is
never equal to a decline.
"""

from typing import Any, Literal, NamedTuple, TypeAlias, get_args

from modernart.games.errors import BadInput
from modernart.games.modern_art.cards import CARDS, Card, card_named
from modernart.games.modern_art.options import MOST
from modernart.games.reading import fields, one_of, whole


class Offer(NamedTuple):
    seat: int
    card: Card
    type: Literal["offer"] = "offer"


class Add(NamedTuple):
    seat: int
    card: Card
    type: Literal["add"] = "add"


class Decline(NamedTuple):
    seat: int
    type: Literal["decline"] = "decline"


class Bid(NamedTuple):
    seat: int
    amount: int
    type: Literal["bid"] = "bid"


class Pass(NamedTuple):
    seat: int
    type: Literal["pass"] = "pass"


class Seal(NamedTuple):
    seat: int
    amount: int
    type: Literal["seal"] = "seal"


class Price(NamedTuple):
    seat: int
    amount: int
    type: Literal["price"] = "price"


class Buy(NamedTuple):
    seat: int
    type: Literal["buy"] = "buy"


class Flip(NamedTuple):
    seat: int
    type: Literal["flip"] = "flip"


class NextRound(NamedTuple):
    type: Literal["next_round"] = "next_round"


Action: TypeAlias = Offer | Add | Decline | Bid | Pass | Seal | Price | Buy | Flip | NextRound


class Amounts(NamedTuple):
    """A choice of amount: a bid, a sealed bid or a price, from `min` to `max`."""

    seat: int
    min: int
    max: int
    type: Literal["bid", "seal", "price"]

    def of(self, amount: int) -> Bid | Seal | Price:
        """The action with this amount."""
        if self.type == "bid":
            return Bid(self.seat, amount)
        if self.type == "seal":
            return Seal(self.seat, amount)
        return Price(self.seat, amount)


Choice: TypeAlias = Offer | Add | Decline | Pass | Buy | Flip | Amounts

# What is the same in every game is made once: asking what is legal is on the path of every bot's thought.
_SEATS = range(MOST)
OFFER = tuple({card: Offer(seat, card) for card in CARDS} for seat in _SEATS)
ADD = tuple({card: Add(seat, card) for card in CARDS} for seat in _SEATS)
DECLINE = tuple(Decline(seat) for seat in _SEATS)
PASS = tuple(Pass(seat) for seat in _SEATS)
BUY = tuple(Buy(seat) for seat in _SEATS)
FLIP = tuple(Flip(seat) for seat in _SEATS)

ACTIONS: dict[str, type[Action]] = {action._field_defaults["type"]: action for action in get_args(Action)}


def read_action(data: object) -> Action:
    """The action that an object of the protocol describes; whether it is legal is the game's to say."""
    if type(data) is not dict or "type" not in data:
        raise BadInput("bad_action", "an action must be an object with a type")
    kind: Any = ACTIONS[one_of(data["type"], "an action's type", ACTIONS)]
    given = fields(data, f"a {data['type']!r} action", required=kind._fields)
    read = {"seat": _seat, "amount": _amount, "card": card_named}
    action: Action = kind(**{name: read[name](value) for name, value in given.items() if name != "type"})
    return action


def _seat(value: object) -> int:
    return whole(value, "seat")


def _amount(value: object) -> int:
    return whole(value, "amount")
