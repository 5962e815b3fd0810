"""Why a bot may have done something, judged by what lies open to all.

Its own thoughts would tell its hand. So it is not asked: this looks at the public table and at what was done, and at
nothing else, and two tables that look alike give the same reason.
"""

from collections.abc import Callable, Sequence
from typing import Any

from modernart.games.modern_art.actions import Action, Add, Bid, Buy, Flip, Offer, Pass, Price
from modernart.games.modern_art.cards import card_named
from modernart.games.modern_art.market import LAST_CARD, rank
from modernart.games.modern_art.view import View
from modernart.players.modern_art.estimate import worths
from modernart.players.remarks import Remark

CHEAP = 0.75  # of what it is worth
LITTLE = 8  # thousands: what may well be worth nothing in the end
LEADS_FROM = 2  # cards shown: one alone leads nobody


def reason(view: View, action: Action) -> Remark:
    """`view`: the public one, as it was before the action."""
    if view["seat"] is not None:
        raise ValueError("a reason is found in what all can see")
    return _JUDGES[action.type](view, action)


def _offer(view: View, offer: Offer) -> Remark:
    artist = offer.card.artist
    played = _with_one_more(view, artist)
    if played[artist] >= LAST_CARD:
        return Remark("ends_round", {"artist": artist})
    if rank(played)[0] == artist and played[artist] >= LEADS_FROM:
        return Remark("leads", {"artist": artist})
    owned = sum(card_named(name).artist == artist for name in view["seats"][offer.seat]["bought"])
    if owned:
        return Remark("owns", {"artist": artist, "count": owned})
    return Remark("worth", {"worth": round(worths(view, played)[artist])})


def _add(view: View, add: Add) -> Remark:
    artist = add.card.artist
    played = _with_one_more(view, artist)
    if played[artist] >= LAST_CARD:
        return Remark("ends_round", {"artist": artist})
    return Remark("two", {"artist": artist, "worth": round(2 * worths(view, played)[artist])})


def _decline(view: View, action: Action) -> Remark:
    """Whether it had one is its own affair (R9.3)."""
    return Remark("adds_none")


def _bid(view: View, bid: Bid) -> Remark:
    return _paid(view, bid.amount)


def _buy(view: View, buy: Buy) -> Remark:
    auction = view["auction"]
    return _paid(view, (auction["price"] or 0) if auction else 0)


def _paid(view: View, amount: int) -> Remark:
    worth = _lot_worth(view)
    code = "cheap" if amount <= CHEAP * worth else "fair" if amount <= worth else "sees_more"
    return Remark(code, {"worth": worth, "amount": amount})


def _seal(view: View, action: Action) -> Remark:
    """Whatever the amount: it may still be a secret (R9.1)."""
    return Remark("worth", {"worth": _lot_worth(view)})


def _price(view: View, price: Price) -> Remark:
    return Remark("asks", {"worth": _lot_worth(view), "amount": price.amount})


def _pass(view: View, action: Pass) -> Remark:
    auction = view["auction"]
    if auction is None:
        return Remark("leaves_mystery")
    worth = _lot_worth(view)
    asked = auction["price"] if auction["price"] is not None else (auction["high"] or 0) + 1
    if asked > worth:
        return Remark("dear", {"worth": worth, "amount": asked})
    return Remark("little" if worth <= LITTLE else "leaves_it", {"worth": worth})


def _flip(view: View, flip: Flip) -> Remark:
    worth = worths(view)
    owned = [sum(worth[card_named(name).artist] for name in seat["bought"]) for seat in view["seats"]]
    return Remark("hastens" if owned[flip.seat] == max(owned) else "tries_its_luck")


def _with_one_more(view: View, artist: int) -> Sequence[int]:
    return [count + (number == artist) for number, count in enumerate(view["played"])]


def _lot_worth(view: View) -> int:
    auction = view["auction"]
    worth = worths(view)
    return round(sum(worth[card_named(name).artist] for name in (auction["cards"] if auction else ())))


_JUDGES: dict[str, Callable[[View, Any], Remark]] = {
    "offer": _offer,
    "add": _add,
    "decline": _decline,
    "bid": _bid,
    "pass": _pass,
    "seal": _seal,
    "price": _price,
    "buy": _buy,
    "flip": _flip,
}
