"""A bot that plays the rest of the round in its head: what is each artist likely to be worth, and who gains by what?

It counts what it gains on the mean of the others. By that measure a buyer breaks even at the full worth of a lot,
because what is not bought is a rival's surplus; a seller who buys pays the bank and forgoes the price, and breaks even
at n / (2n - 1) of it.
"""

from collections.abc import Sequence
from typing import NamedTuple

from modernart.games.modern_art.actions import Action, Add, Amounts, Choice, Decline, Flip, Offer, Pass
from modernart.games.modern_art.cards import Card, Kind
from modernart.games.modern_art.market import LAST_CARD, TILES
from modernart.games.modern_art.view import AuctionView, View
from modernart.players.modern_art.choosing import nearest, plain
from modernart.players.modern_art.forecast import forecast, means
from modernart.players.modern_art.knowledge import CODES, DOUBLES, Knowledge
from modernart.players.modern_art.tempers import TEMPERS
from modernart.players.thinking import Bot, Luck, Thought

OPENING = 0.4  # of one's limit: below it there is nothing to be had, and everybody's time is saved
SECONDS = (Kind.OPEN, Kind.SEALED, Kind.FIXED_PRICE, Kind.ONCE_AROUND)  # with which a double is best finished


_REMEMBERED: dict[str, list[float]] = {}
_MEMORY = 500


class Judgement(NamedTuple):
    """Shares are of what a lot is worth to one."""

    times: int = 300  # that the round is played out for a bid
    times_a_card: int = 150  # and for each card that could be shown
    open: float = 0.95  # the most that is called, in the smallest steps
    sealed: float = 0.8
    around: float = 0.72  # where others are still to be asked; who is asked last needs no more than the lowest bid
    bought: float = 0.95
    asked: float = 0.68  # nobody may want it, and then it is paid to the bank
    fetches_open: float = 0.97
    fetches_around: float = 0.93
    fetches_sealed: float = 0.95
    fetches_price: float = 0.92
    alone: float = 0.45  # of a double shown without a second card: others may add theirs, and take the money


EXPERT = Judgement()


def by_forecast(judgement: Judgement) -> Bot:
    def bot(view: View, choices: Sequence[Choice], luck: Luck, temper: str) -> Thought[Action]:
        if len(choices) == 1 and not isinstance(choices[0], Amounts):
            return choices[0]
        head = Head(judgement, view, choices, luck, temper)
        ways = {"offer": head.offer, "second_card": head.second_card, "mystery": head.mystery}
        return (yield from ways.get(view["phase"], head.trade)())

    return bot


class Head:
    def __init__(
        self, judgement: Judgement, view: View, choices: Sequence[Choice], luck: Luck, temper: str
    ) -> None:
        self.known = Knowledge(view)
        self.judgement = judgement
        self.choices = choices
        self.temper = TEMPERS[temper]
        self.seed = luck.of_lot.below(1 << 30)
        self.fetches = {
            Kind.OPEN: judgement.fetches_open,
            Kind.ONCE_AROUND: judgement.fetches_around,
            Kind.SEALED: judgement.fetches_sealed,
            Kind.FIXED_PRICE: judgement.fetches_price,
        }

    def offer(self) -> Thought[Action]:
        """All cards are compared with the same luck."""
        offers = {(offer.card.artist, offer.card.kind): offer for offer in self.choices if isinstance(offer, Offer)}
        best, most = None, float("-inf")
        for offer in offers.values():
            gain = yield from self._gain(offer.card)
            if gain > most:
                best, most = offer, gain
        if best is None:
            raise ValueError("there is nothing to offer")
        return best

    def _gain(self, card: Card) -> Thought[float]:
        known = self.known
        hand = known.hand[:]
        hand.remove(CODES[card.name])
        played = known.played[:]
        played[card.artist] += 1
        lot, share = 1, self.fetches.get(card.kind)
        if card.kind is Kind.DOUBLE and card.artist in hand and played[card.artist] < LAST_CARD:
            hand.remove(card.artist)
            played[card.artist] += 1
            lot, share = 2, self.fetches[Kind.OPEN]
        if played[card.artist] >= LAST_CARD:
            return self._standing(known.worths(played))
        worths = yield from self._worths(played, known.next_after(known.me), self.judgement.times_a_card, hand)
        if share is None:
            return self.judgement.alone * worths[card.artist] + self._standing(worths)
        return self._sale(lot * worths[card.artist], share) + self._standing(worths)

    def _worths(self, played: list[int], turn: int, times: int, hand: list[int] | None = None) -> Thought[list[float]]:
        known = self.known
        there = (known.hand if hand is None else hand, known.sizes, known.unseen, known.bought, known.gathered)
        asked = repr((played, turn, times, self.seed, there))
        if asked not in _REMEMBERED:
            ends = yield from forecast(known, played, turn, times, self.seed, hand)
            if len(_REMEMBERED) >= _MEMORY:
                _REMEMBERED.clear()
            _REMEMBERED[asked] = means(ends)
        return _REMEMBERED[asked]

    def _standing(self, worths: Sequence[float]) -> float:
        return self.known.standing(worths, self.temper)

    def _sale(self, worth: float, share: float) -> float:
        """What selling a lot of this worth gains on the mean of the others, one of whom has the painting then."""
        price = min(worth * share, self.known.richest_other())
        return (self.known.players * price - worth) / (self.known.players - 1)

    def second_card(self) -> Thought[Action]:
        known = self.known
        adds = [choice for choice in self.choices if isinstance(choice, Add)]
        decline = next(choice for choice in self.choices if isinstance(choice, Decline))
        auction = known.view["auction"]
        if not adds or auction is None:
            return decline
        artist = adds[0].card.artist
        turn = known.next_after(known.me)
        now = yield from self._worths(known.played, turn, self.judgement.times_a_card)
        # Left alone, the first card is its seller's for nothing.
        mine = auction["first_seller"] == known.me
        without = self._standing(now) + now[artist] * (1 if mine else -1 / (known.players - 1))
        played = known.played[:]
        played[artist] += 1
        if played[artist] >= LAST_CARD:
            added = self._standing(known.worths(played))
        else:
            hand = known.hand[:]
            hand.remove(artist)
            worths = yield from self._worths(played, turn, self.judgement.times_a_card, hand)
            added = self._sale(2 * worths[artist], self.fetches[Kind.OPEN]) + self._standing(worths)
        if added <= without:
            return decline
        return min(adds, key=lambda add: SECONDS.index(add.card.kind))

    def mystery(self) -> Thought[Action]:
        """A card from the dark hastens the end: good for whoever has the better paintings."""
        known = self.known
        worths = yield from self._worths(known.played, known.next_after(known.me), self.judgement.times)
        wanted = Flip if self._standing(worths) > 0 else Pass
        return next(choice for choice in self.choices if isinstance(choice, wanted))

    def trade(self) -> Thought[Action]:
        known, judgement = self.known, self.judgement
        auction = known.view["auction"]
        if auction is None:
            raise ValueError("there is nothing for sale")
        worths = yield from self._worths(known.played, known.next_after(auction["seller"]), judgement.times)
        artists = [CODES[name] % DOUBLES for name in auction["cards"]]
        worth = sum(worths[artist] for artist in artists)
        most = sum(known.gathered[artist] + TILES[0] for artist in artists)  # that it can possibly be worth
        selling = auction["seller"] == known.me
        value = (worth * known.players / (2 * known.players - 1) if selling else worth) * self.temper.pays
        amounts = next((choice for choice in self.choices if isinstance(choice, Amounts)), None)
        if amounts is None:
            wanted = len(self.choices) > 1 and (auction["price"] or 0) <= min(value * judgement.bought, most)
            return plain(self.choices, "buy" if wanted else "pass")
        if amounts.type == "price":
            return nearest(amounts, min(worth * judgement.asked * self.temper.asks, known.richest_other(), most))
        if amounts.type == "seal":
            return nearest(amounts, min(value * judgement.sealed, known.richest_other() + 1, most))
        called = self._called(auction, amounts, min(value, most))
        return amounts.of(called) if called >= amounts.min else plain(self.choices, "pass")

    def _called(self, auction: AuctionView, amounts: Amounts, value: float) -> int:
        """A bid that all hear; less than the least that is allowed means none."""
        known = self.known
        if auction["kind"] == Kind.OPEN:
            limit = int(value * self.judgement.open)
            return min(max(amounts.min, int(limit * OPENING)), amounts.max) if amounts.min <= limit else 0
        if auction["in"] == [known.me]:
            return amounts.min if amounts.min <= value * self.judgement.open else 0
        beyond_all = max(known.purses[seat] for seat in auction["in"] if seat != known.me) + 1
        return min(int(value * self.judgement.around), beyond_all, amounts.max)
