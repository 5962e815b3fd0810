"""A bot that plays the rest of the round in its head, and pays and asks fixed shares of what it finds there."""

from collections.abc import Sequence
from typing import ClassVar

from modernart.games.modern_art.actions import Action, Amounts, Choice
from modernart.games.modern_art.cards import Kind
from modernart.games.modern_art.view import View
from modernart.players.modern_art.dealer import Dealer
from modernart.players.modern_art.forecast import Forecast, forecast
from modernart.players.modern_art.remembered import Lot
from modernart.players.modern_art.responses import breaks_even, sold
from modernart.players.modern_art.situation import Situation
from modernart.players.thinking import Luck, Thought

TIMES = 150  # that the round is played out for each question

# Shares of what a lot is worth to one.
PAYS = 0.95  # where one more or less decides
SEALS = 0.8
CALLS = 0.72  # once around, where others are still to be asked
ASKS = 0.68  # nobody may want it, and then it is paid to the bank
FETCHES = {Kind.OPEN: 0.97, Kind.ONCE_AROUND: 0.93, Kind.SEALED: 0.95, Kind.FIXED_PRICE: 0.92}


def expert(view: View, choices: Sequence[Choice], luck: Luck, temper: str) -> Thought[Action]:
    return Expert(view, choices, luck, temper).decide()


class Expert(Dealer):
    ALONE: ClassVar[float] = 0.45

    def outlook(self, situation: Situation) -> Thought[Forecast]:
        return forecast(situation, TIMES, self.seed)

    def sale(self, kind: Kind, worth: float, situation: Situation, share: float) -> float:
        purse = min(self.richest, self.cash) if kind is Kind.FIXED_PRICE else self.richest  # R5.4
        return sold(worth, self.tilt, min(worth * FETCHES[kind], purse), share)

    def price(self, worth: float, amounts: Amounts) -> float:
        return min(worth * ASKS, self.richest)

    def sealed(self, worth: float, lot: Lot) -> float:
        return self._breaks_even(worth, lot) * SEALS

    def called_once(self, worth: float, lot: Lot, least: int) -> float:
        return self._breaks_even(worth, lot) * CALLS

    def limit(self, worth: float, lot: Lot) -> float:
        return self._breaks_even(worth, lot) * PAYS

    def _breaks_even(self, worth: float, lot: Lot) -> float:
        return breaks_even(worth, self.tilt, self.share_of(lot))
