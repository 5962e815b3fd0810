"""How a thinking bot goes about it, whatever it takes a painting to be worth and others to pay.

It counts what it gains on the mean of the others. By that measure a buyer breaks even at the full worth of a lot,
because what is not bought is a rival's surplus; a seller who buys pays the bank and forgoes the price, and breaks even
at n / (2n - 1) of it.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from modernart.games.modern_art.actions import Action, Add, Amounts, Choice, Decline, Flip, Offer, Pass
from modernart.games.modern_art.cards import Card, Kind, card_named
from modernart.games.modern_art.editions import Proceeds
from modernart.games.modern_art.market import TILES
from modernart.games.modern_art.view import AuctionView, View
from modernart.players.modern_art.choosing import nearest, plain
from modernart.players.modern_art.forecast import Forecast
from modernart.players.modern_art.remembered import Lot, Memory
from modernart.players.modern_art.situation import Situation
from modernart.players.modern_art.tempers import TEMPERS
from modernart.players.thinking import Luck, Thought

OPENING = 0.4  # of the most that one would call: below it nothing is to be had, and everybody's time is saved


class Dealer(ABC):
    """One decision of one seat."""

    SELLS: ClassVar[float] = 0.0  # of its worth, what is sold later in the round is counted for
    FOCUS: ClassVar[tuple[float, ...]] = (0.0, 0.0, 0.0, 0.0)  # by round: how far whoever is ahead is the one to beat
    ALONE: ClassVar[float]  # and a double shown without a second card: others may add theirs, and take the money

    def __init__(self, view: View, choices: Sequence[Choice], luck: Luck, temper: str) -> None:
        self.view = view
        self.choices = choices
        self.temper = TEMPERS[temper]
        self.seed = luck.of_lot.below(1 << 30)
        self.memory = Memory(view)
        self.here = self.memory.situation
        self.me = view["seat"] or 0
        self.tilt = 1 / (self.memory.players - 1)  # how much of another's gain is one's own loss
        self.cash = self.memory.purses[self.me]
        self.richest = max(purse for seat, purse in enumerate(self.memory.purses) if seat != self.me)
        self._rivals = self._weighed()

    def recall(self) -> Thought[None]:
        """What is to be made of the evening so far, before anything else."""
        yield

    @abstractmethod
    def outlook(self, situation: Situation) -> Thought[Forecast]:
        """What becomes of this round."""

    @abstractmethod
    def sale(self, kind: Kind, worth: float, situation: Situation, share: float) -> float:
        """What putting this lot up for sale gains, if it is worth so much and this share of the price is one's own."""

    @abstractmethod
    def price(self, worth: float, amounts: Amounts) -> float:
        """To be asked of the others."""

    @abstractmethod
    def sealed(self, worth: float, lot: Lot) -> float: ...

    @abstractmethod
    def called_once(self, worth: float, lot: Lot, least: int) -> float:
        """Once around, with others still to be asked; less than the least means none."""

    @abstractmethod
    def limit(self, worth: float, lot: Lot) -> float:
        """The most to be paid where one more or less decides."""

    def decide(self) -> Thought[Action]:
        if len(self.choices) == 1 and not isinstance(self.choices[0], Amounts):
            return self.choices[0]
        yield from self.recall()
        phase = self.view["phase"]
        if phase == "offer":
            return (yield from self._offer())
        if phase == "second_card":
            return (yield from self._second_card())
        if phase == "mystery":
            return (yield from self._mystery())
        auction = self.view["auction"]
        if auction is None:
            raise ValueError("there is nothing for sale")
        return (yield from self._trade(auction))

    # Showing cards

    def _offer(self) -> Thought[Action]:
        """All cards are compared with the same luck."""
        offers = {(offer.card.artist, offer.card.kind): offer for offer in self.choices if isinstance(offer, Offer)}
        gains: list[tuple[float, Offer]] = []
        for offer in offers.values():
            gains.append(((yield from self._gain_of_offering(offer.card)), offer))
        return max(gains, key=lambda gain: gain[0])[1]

    def _gain_of_offering(self, card: Card) -> Thought[float]:
        alone = yield from self._gain(self.here.showing([card], self.me), card.kind)
        gains = [alone]
        if card.kind is Kind.DOUBLE and not self.here.showing([card], self.me).ends_round:  # R6.2
            for kind, second in self._seconds(card.artist).items():
                gains.append((yield from self._gain(self.here.showing([card, second], self.me), kind)))
        return max(gains)

    def _seconds(self, artist: int) -> dict[Kind, Card]:
        cards = [card for card in map(card_named, self.view["hand"]) if card.artist == artist]
        return {card.kind: card for card in cards if card.kind is not Kind.DOUBLE}

    def _gain(self, situation: Situation, kind: Kind, share: float = 1.0) -> Thought[float]:
        """Of being the seller there."""
        if situation.ends_round:
            return self._standing(situation.worths_if_ended())
        outlook = yield from self.outlook(situation)
        worth = sum(outlook.worths[artist] for artist in situation.lot)
        return self._prospects(outlook) + (
            self.ALONE * worth if kind is Kind.DOUBLE else self.sale(kind, worth, situation, share)
        )

    def _prospects(self, outlook: Forecast) -> float:
        """All that is to come, but for what becomes of the lot."""
        return self._standing(outlook.worths) + self.SELLS * self._ahead(outlook.sales)

    def _standing(self, worths: Sequence[float]) -> float:
        """One's own paintings beside the others', at these worths."""
        return self._ahead(self.here.collections(worths))

    def _ahead(self, totals: Sequence[float]) -> float:
        """What one's own is beyond the others'."""
        others = sum([weight * total for weight, total in zip(self._rivals, totals, strict=True)])
        return totals[self.me] - others

    def _weighed(self) -> list[float]:
        """How much each of the others is a rival: all alike, or whoever is ahead more than the rest."""
        focus = max(self.temper.spite, self.FOCUS[self.here.round - 1])
        paintings = self.here.collections(self.here.worths_if_ended())
        totals = [purse + worth for purse, worth in zip(self.memory.purses, paintings, strict=True)]
        totals[self.me] = -1
        weights = [(1 - focus) * self.tilt] * len(totals)
        weights[totals.index(max(totals))] += focus
        weights[self.me] = 0.0
        return weights

    def _second_card(self) -> Thought[Action]:
        adds = {choice.card.kind: choice for choice in self.choices if isinstance(choice, Add)}
        decline = next(choice for choice in self.choices if isinstance(choice, Decline))
        if not adds:
            return decline
        outlook = yield from self.outlook(self.here)
        # Left alone, the first card is its seller's for nothing (R5.6).
        lot = self.memory.lots[-1]
        mine = lot.first_seller == self.me
        best: Action = decline
        most = (self.ALONE if mine else -self.tilt) * outlook.worths[self.here.lot[0]] + self._prospects(outlook)
        for kind, add in adds.items():
            share = self.share_of(lot._replace(seller=self.me))
            gain = yield from self._gain(self.here.showing([add.card], self.me), kind, share)
            if gain > most:
                best, most = add, gain
        return best

    def _mystery(self) -> Thought[Action]:
        """Any of the hidden cards may come up; it hastens the end, and moves the race."""
        now = yield from self._future(self.here)
        then = 0.0
        for sort, count in enumerate(self.here.hidden):
            if count:
                then += count * (yield from self._future(self.here.turning_over(sort)))
        wanted = Flip if then > now * sum(self.here.hidden) else Pass
        return next(choice for choice in self.choices if isinstance(choice, wanted))

    def _future(self, situation: Situation) -> Thought[float]:
        if situation.ends_round:
            return self._standing(situation.worths_if_ended())
        return self._prospects((yield from self.outlook(situation)))

    # Buying

    def _trade(self, auction: AuctionView) -> Thought[Action]:
        outlook = yield from self.outlook(self.here)
        lot = self.memory.lots[-1]
        worth = sum(outlook.worths[artist] for artist in self.here.lot)
        most = self.most()
        amounts = next((choice for choice in self.choices if isinstance(choice, Amounts)), None)
        if amounts is not None and amounts.type == "price":
            return nearest(amounts, min(self.price(worth, amounts) * self.temper.asks, most))
        limit = min(self.limit(worth, lot) * self.temper.pays, most)
        if amounts is None:
            buys = len(self.choices) > 1 and (auction["price"] or 0) <= limit
            return plain(self.choices, "buy" if buys else "pass")
        if amounts.type == "seal":
            beyond_all = self.richest + (lot.seller != self.me)  # R5.3: equals go to the seller
            return nearest(amounts, min(self.sealed(worth, lot) * self.temper.pays, beyond_all, most))
        called = self._called(auction, amounts, worth, limit)
        return nearest(amounts, called) if called >= amounts.min else plain(self.choices, "pass")

    def _called(self, auction: AuctionView, amounts: Amounts, worth: float, limit: float) -> float:
        """A bid that all hear; less than the least that is allowed means none."""
        if amounts.min > limit:
            return 0
        if auction["kind"] == Kind.OPEN:
            return max(amounts.min, int(limit * OPENING))
        others = [seat for seat in auction["in"] if seat != self.me]
        if not others:
            return amounts.min  # who is asked last needs no more
        beyond_all = max(amounts.min, *(self.memory.purses[seat] for seat in others))  # they would have to go higher
        return min(self.called_once(worth, self.memory.lots[-1], amounts.min) * self.temper.pays, beyond_all, limit)

    def share_of(self, lot: Lot) -> float:
        """What part of the price is one's own, or the bank's where one buys it oneself (R4.2, R5.8)."""
        if self.me not in (lot.seller, lot.first_seller):
            return 0.0
        if lot.seller != lot.first_seller and self.view["double_proceeds"] == Proceeds.SPLIT.value:
            return 0.5
        return 1.0 if lot.seller == self.me else 0.0

    def most(self) -> int:
        """That the lot can possibly be worth."""
        return most_of(self.here)


def most_of(situation: Situation) -> int:
    return sum(situation.gathered[artist] + TILES[0] for artist in situation.lot)
