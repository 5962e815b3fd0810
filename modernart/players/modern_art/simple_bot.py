"""A bot that plays by sound rules of thumb: pay less than it is worth, sell what others will pay for."""

from collections.abc import Sequence

from modernart.games.chance import Chance
from modernart.games.modern_art.actions import Action, Add, Amounts, Choice, Decline, Flip, Offer, Pass
from modernart.games.modern_art.cards import Card, Kind, card_named
from modernart.games.modern_art.market import LAST_CARD, worths_if_ended
from modernart.games.modern_art.view import AuctionView, View
from modernart.players.modern_art.choosing import nearest, plain
from modernart.players.modern_art.estimate import worths

# Shares of a lot's worth.
_BUYER = 0.85  # what another buys leaves them a surplus, so a buyer goes close to the worth
_OWN = 0.5  # a seller who buys pays the bank and forgoes the price
_ASKED = 0.75  # a fixed price that still leaves the buyer something
_INCOME = 0.8  # what an auction brings on average
_WORTH_ADDING = 14  # below this a second card is better kept


def by_thumb(view: View, choices: Sequence[Choice], chance: Chance) -> Action:
    phase = view["phase"]
    if phase == "offer":
        return _offer(view, choices, chance)
    if phase == "second_card":
        return _second_card(view, choices)
    if phase == "mystery":
        return _mystery(view, choices)
    return _trade(view, choices, chance)


def _offer(view: View, choices: Sequence[Choice], chance: Chance) -> Action:
    offers = [choice for choice in choices if isinstance(choice, Offer)]
    chance_order = chance.shuffled(offers)  # among equals, any
    return max(chance_order, key=lambda offer: _gain(view, offer.card))


def _gain(view: View, card: Card) -> float:
    """The price to come and the rise of one's own paintings, beside what the rise gives to the others."""
    played = list(view["played"])
    played[card.artist] += 1
    if played[card.artist] == LAST_CARD:
        return _standing(view, worths_if_ended(played, view["values"])) - _standing(view, worths(view))
    before, after = worths(view), worths(view, played)
    doubled = 0.5 if card.kind is Kind.DOUBLE else 0.0  # it may draw a second card, or another seller
    return _INCOME * after[card.artist] * (1 + doubled) + _standing(view, after) - _standing(view, before)


def _standing(view: View, worth: Sequence[float]) -> float:
    """One's own paintings less the mean of the others' at these worths."""
    totals = [sum(worth[card_named(name).artist] for name in seat["bought"]) for seat in view["seats"]]
    own = totals[view["seat"] or 0]
    return own - (sum(totals) - own) / (len(totals) - 1)


def _second_card(view: View, choices: Sequence[Choice]) -> Action:
    adds = [choice for choice in choices if isinstance(choice, Add)]
    if adds:
        played = list(view["played"])
        artist = adds[0].card.artist
        played[artist] += 1
        ends_round = played[artist] == LAST_CARD
        if not ends_round and worths(view, played)[artist] >= _WORTH_ADDING:
            return adds[0]
    return next(choice for choice in choices if isinstance(choice, Decline))


def _mystery(view: View, choices: Sequence[Choice]) -> Action:
    """A card from the dark hastens the end: good for whoever has the better paintings."""
    wanted = Flip if _standing(view, worths(view)) > 0 else Pass
    return next(choice for choice in choices if isinstance(choice, wanted))


def _trade(view: View, choices: Sequence[Choice], chance: Chance) -> Action:
    auction = view["auction"]
    if auction is None:
        raise ValueError("there is nothing for sale")
    worth = _lot_worth(view, auction)
    mood = 0.9 + chance.below(21) / 100  # people differ
    selling = auction["seller"] == view["seat"]
    limit = int(worth * (_OWN if selling else _BUYER) * mood)
    amounts = next((choice for choice in choices if isinstance(choice, Amounts)), None)
    if amounts is None:
        price = auction["price"]
        buying = price is not None and price <= limit and len(choices) > 1
        return plain(choices, "buy" if buying else "pass")
    if amounts.type == "price":
        return nearest(amounts, int(worth * _ASKED * mood))
    if amounts.type == "seal":
        return nearest(amounts, limit)
    if limit < amounts.min:
        return plain(choices, "pass")
    return nearest(amounts, _raise(auction, amounts, limit))


def _raise(auction: AuctionView, amounts: Amounts, limit: int) -> int:
    """In the open, a step towards the limit; once around, nearly all of it, since there is no second chance.

    Who is asked last needs no more than the lowest bid.
    """
    if auction["kind"] == Kind.OPEN:
        return amounts.min + (limit - amounts.min) // 4
    return amounts.min if len(auction["in"]) == 1 else max(amounts.min, limit * 9 // 10)


def _lot_worth(view: View, auction: AuctionView) -> float:
    worth = worths(view)
    return sum(worth[card_named(name).artist] for name in auction["cards"])
