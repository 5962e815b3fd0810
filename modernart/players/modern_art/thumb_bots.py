"""Bots that play by rules of thumb: pay less than it is worth, sell what others will pay for.

`regular` has sound ones. `novice` has a beginner's: it takes the race for decided as it stands now, trusts its moods,
and shows whatever comes to hand, without a thought for what that does to the race or for the others.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from modernart.games.modern_art.actions import Action, Add, Amounts, Choice, Decline, Flip, Offer, Pass
from modernart.games.modern_art.cards import Card, Kind, card_named
from modernart.games.modern_art.market import LAST_CARD, worths_if_ended
from modernart.games.modern_art.view import AuctionView, View
from modernart.players.modern_art.choosing import nearest, plain
from modernart.players.modern_art.estimate import worths, worths_as_it_stands
from modernart.players.modern_art.tempers import TEMPERS, ahead_of
from modernart.players.thinking import Bot, Luck, Thought

_INCOME = 0.8  # what an auction brings on average
_WORTH_ADDING = 14  # below this a second card is better kept


class Habits(NamedTuple):
    """Shares are of a lot's worth."""

    worths: Callable[[View, Sequence[int] | None], Sequence[float]]
    buyer: float  # what another buys leaves them a surplus, so a good buyer goes close to the worth
    own: float  # a seller who buys pays the bank and forgoes the price
    asked: float  # a fixed price that still leaves the buyer something
    moods: int  # percent that a judgement is off, up or down: people differ
    weighs_offers: bool  # or does it show whatever comes to hand?
    minds_others: bool  # does it see what a card that it shows does for the others?


REGULAR = Habits(worths, buyer=0.82, own=0.5, asked=0.75, moods=6, weighs_offers=True, minds_others=True)
NOVICE = Habits(worths_as_it_stands, buyer=0.8, own=0.55, asked=0.7, moods=18, weighs_offers=False, minds_others=False)


def by_thumb(habits: Habits) -> Bot:
    def bot(view: View, choices: Sequence[Choice], luck: Luck, temper: str) -> Thought[Action]:
        yield  # it is quick enough to need no rest, but every bot thinks in the same way
        return _Thumb(habits, view, choices, luck, temper).decide()

    return bot


class _Thumb:
    def __init__(self, habits: Habits, view: View, choices: Sequence[Choice], luck: Luck, temper: str) -> None:
        self._habits = habits
        self._view = view
        self._choices = choices
        self._luck = luck
        self._temper = TEMPERS[temper]
        self._worth = self._worths()

    def decide(self) -> Action:
        phase = self._view["phase"]
        if phase == "offer":
            return self._offer()
        if phase == "second_card":
            return self._second_card()
        if phase == "mystery":
            return self._mystery()
        return self._trade()

    def _worths(self, played: Sequence[int] | None = None) -> Sequence[float]:
        return self._habits.worths(self._view, played)

    def _offer(self) -> Action:
        offers = [choice for choice in self._choices if isinstance(choice, Offer)]
        chance_order = self._luck.of_moment.shuffled(offers)  # among equals, any
        return max(
            chance_order if self._habits.weighs_offers else chance_order[:1], key=lambda offer: self._gain(offer.card)
        )

    def _gain(self, card: Card) -> float:
        """The price to come and the rise of one's own paintings, beside what the rise gives to the others."""
        played = list(self._view["played"])
        played[card.artist] += 1
        if played[card.artist] == LAST_CARD or self._last_card():
            return self._standing(worths_if_ended(played, self._view["values"])) - self._standing(self._worth)
        after = self._worths(played)
        doubled = 0.5 if card.kind is Kind.DOUBLE else 0.0  # it may draw a second card, or another seller
        income = _INCOME * after[card.artist] * (1 + doubled)
        if card.kind is Kind.FIXED_PRICE:  # R5.4
            income = min(income, self._view["seats"][self._view["seat"] or 0]["cash"] or 0)
        return income + self._standing(after) - self._standing(self._worth)

    def _last_card(self) -> bool:
        """R7.2, R7.3: when all hands are empty, the round ends, and what was shown last is not sold."""
        return sum(seat["hand_size"] for seat in self._view["seats"]) == 1

    def _standing(self, worth: Sequence[float]) -> float:
        """One's own paintings beside the others' at these worths."""
        seats = self._view["seats"]
        totals = [sum(worth[card_named(name).artist] for name in seat["bought"]) for seat in seats]
        own = totals.pop(self._view["seat"] or 0)
        return ahead_of(own, totals, self._temper) if self._habits.minds_others else own

    def _second_card(self) -> Action:
        adds = [choice for choice in self._choices if isinstance(choice, Add)]
        if adds:
            played = list(self._view["played"])
            artist = adds[0].card.artist
            played[artist] += 1
            ends_round = played[artist] == LAST_CARD or self._last_card()
            if not ends_round and self._worths(played)[artist] >= _WORTH_ADDING:
                return adds[0]
        return next(choice for choice in self._choices if isinstance(choice, Decline))

    def _mystery(self) -> Action:
        """A card from the dark hastens the end: good for whoever has the better paintings."""
        wanted = Flip if self._standing(self._worth) > 0 else Pass
        return next(choice for choice in self._choices if isinstance(choice, wanted))

    def _trade(self) -> Action:
        auction = self._view["auction"]
        if auction is None:
            raise ValueError("there is nothing for sale")
        worth = sum(self._worth[card_named(name).artist] for name in auction["cards"])
        moods = self._habits.moods
        mood = 1 - moods / 100 + self._luck.of_lot.below(2 * moods + 1) / 100
        selling = auction["seller"] == self._view["seat"]
        share = self._habits.own if selling else self._habits.buyer
        limit = int(worth * share * mood * self._temper.pays)
        amounts = next((choice for choice in self._choices if isinstance(choice, Amounts)), None)
        if amounts is None:
            price = auction["price"]
            buying = price is not None and price <= limit and len(self._choices) > 1
            return plain(self._choices, "buy" if buying else "pass")
        if amounts.type == "price":
            return nearest(amounts, int(worth * self._habits.asked * mood * self._temper.asks))
        if amounts.type == "seal":
            return nearest(amounts, limit)
        if limit < amounts.min:
            return plain(self._choices, "pass")
        return nearest(amounts, _raise(auction, amounts, limit))


def _raise(auction: AuctionView, amounts: Amounts, limit: int) -> int:
    """In the open, a step towards the limit; once around, nearly all of it, since there is no second chance.

    Who is asked last needs no more than the lowest bid.
    """
    if auction["kind"] == Kind.OPEN:
        return amounts.min + (limit - amounts.min) // 4
    return amounts.min if len(auction["in"]) == 1 else max(amounts.min, limit * 9 // 10)
