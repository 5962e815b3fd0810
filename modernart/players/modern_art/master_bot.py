"""A bot that was taught what paintings come to be worth. At the table it learns what the others pay."""

from collections.abc import Sequence
from typing import ClassVar

from modernart.games.modern_art.actions import Action, Amounts, Choice
from modernart.games.modern_art.cards import Kind
from modernart.games.modern_art.view import View
from modernart.players.modern_art import responses
from modernart.players.modern_art.appraisal import appraised
from modernart.players.modern_art.dealer import Dealer, most_of
from modernart.players.modern_art.demand import Demand, Refusals, refusals_of_seller
from modernart.players.modern_art.forecast import Forecast, forecast
from modernart.players.modern_art.remembered import Lot
from modernart.players.modern_art.situation import Situation
from modernart.players.thinking import Luck, Thought

TIMES = 400  # that the round is played out for each question
LEARNED = 0.35  # what the network says counts for so much, what was played out for the rest
PAYS = 0.97  # of a lot's worth, where one more or less decides
BEYOND = 1.6  # times its worth, nobody is thought to pay


def master(view: View, choices: Sequence[Choice], luck: Luck, temper: str) -> Thought[Action]:
    return Master(view, choices, luck, temper).decide()


class Master(Dealer):
    SELLS: ClassVar[float] = 0.9
    FOCUS: ClassVar[tuple[float, ...]] = (0.0, 0.1, 0.3, 0.6)
    ALONE: ClassVar[float] = 0.5

    demand: Demand

    def recall(self) -> Thought[None]:
        heard = []
        for lot in reversed(self.memory.lots):  # the latest first, if there is no time for all
            heard.append((lot, _from_outside(lot)))
            if (yield):
                break
        self.demand = Demand(self.me, heard)

    def outlook(self, situation: Situation) -> Thought[Forecast]:
        played_out = yield from forecast(situation, TIMES, self.seed)
        learned = appraised(situation)
        worths = [LEARNED * one + (1 - LEARNED) * other for one, other in zip(learned, played_out.worths, strict=True)]
        return Forecast(worths, played_out.sales)

    def sale(self, kind: Kind, worth: float, situation: Situation, share: float) -> float:
        refusals = self._refusals(kind, worth, situation)
        own = self.cash
        if kind is Kind.FIXED_PRICE:
            return responses.price(worth, self.tilt, refusals, own, share).gain
        if kind is not Kind.SEALED:
            own = min(own, int(responses.breaks_even(worth, self.tilt, share)))
        return responses.keep_or_sell(worth, self.tilt, refusals, own, share).gain

    def price(self, worth: float, amounts: Amounts) -> float:
        refusals = self._refusals(Kind.FIXED_PRICE, worth, self.here)
        share = self.share_of(self.memory.lots[-1])
        return responses.price(worth, self.tilt, refusals, amounts.max, share).amount

    def sealed(self, worth: float, lot: Lot) -> float:
        refusals = self._refusals(Kind.SEALED, worth, self.here)
        share = self.share_of(lot)
        if share:
            return responses.keep_or_sell(worth, self.tilt, refusals, self.cash, share).amount
        return responses.bid(worth, refusals, 1, self.cash)

    def called_once(self, worth: float, lot: Lot, least: int) -> float:
        auction = self.view["auction"]
        refusals = self._refusals(Kind.ONCE_AROUND, worth, self.here)
        if auction is not None and set(auction["in"]) == {self.me, lot.seller}:
            refusals = refusals_of_seller(worth, self.memory.purses[lot.seller], len(refusals) - 2)
        return responses.bid(worth, refusals, least, self.cash)

    def limit(self, worth: float, lot: Lot) -> float:
        return responses.breaks_even(worth, self.tilt, self.share_of(lot)) * PAYS

    def _refusals(self, kind: Kind, worth: float, situation: Situation) -> Refusals:
        cap = max(1, min(most_of(situation), int(worth * BEYOND) + 2))
        return self.demand.refusals(kind, worth, self.richest, cap)


def _from_outside(lot: Lot) -> float:
    """What it seemed to be worth to anybody."""
    worths = appraised(lot.situation)
    return sum(worths[artist] for artist in lot.situation.lot)
