"""A bot that knows what paintings will be worth, learns at the table what the others pay, and answers that best."""

from collections.abc import Sequence
from typing import NamedTuple

from modernart.games.modern_art.actions import Action, Add, Amounts, Choice, Decline, Flip, Offer, Pass
from modernart.games.modern_art.cards import ARTISTS, Card, Kind, card_named
from modernart.games.modern_art.market import LAST_CARD, TILES, rank
from modernart.games.modern_art.view import View
from modernart.players.modern_art import responses
from modernart.players.modern_art.appraisal import appraised
from modernart.players.modern_art.choosing import nearest, plain
from modernart.players.modern_art.forecast import End, forecast, means, sales
from modernart.players.modern_art.knowledge import CODES, Knowledge
from modernart.players.modern_art.remembered import Evening
from modernart.players.modern_art.demand import Demand, refusals_of_seller
from modernart.players.modern_art.situation import Situation
from modernart.players.modern_art.tempers import TEMPERS
from modernart.players.thinking import Luck, Thought


class Mind(NamedTuple):
    calls: float = 0.97  # of the worth, in the open
    shades: float = 1.0
    alone: float = 0.5
    sells: float = 0.9  # of its worth, what is sold later in the round
    times: int = 200
    inside: float = 1.0  # how much of what I know the others know too
    learned: float = 0.5  # weight of the net beside the rollouts


MASTER = Mind()


def by_study(mind: Mind = MASTER):
    def bot(view: View, choices: Sequence[Choice], luck: Luck, temper: str) -> Thought[Action]:
        if len(choices) == 1 and not isinstance(choices[0], Amounts):
            return choices[0]
        head = Study(mind, view, choices, luck, temper)
        ways = {"offer": head.offer, "second_card": head.second_card, "mystery": head.mystery}
        yield
        return (yield from ways.get(view["phase"], head.trade)())

    return bot


def part_of(share, one, other):
    return share * one + (1 - share) * other


_MEMO = {}


class Study:
    def __init__(self, mind, view, choices, luck, temper) -> None:
        self.mind = mind
        self.view = view
        self.choices = choices
        self.temper = TEMPERS[temper]
        self.evening = Evening(view)
        self.me = view["seat"] or 0
        self.known = Knowledge(view)
        self.seed = luck.of_lot.below(1 << 30)
        self.players = self.evening.players
        self.others = [seat for seat in range(self.players) if seat != self.me]
        self.tilt = 1 / (self.players - 1)
        self.here = self.evening.situation
        self.cash = self.evening.purses[self.me]
        past = self.evening.lots
        self.demand = Demand(self.me, ((lot, self._outside(lot.situation, lot.cards)) for lot in past))

    def _outside(self, situation: Situation, cards: Sequence[Card]) -> float:
        """What a lot seems to be worth to anybody."""
        worths = appraised(situation._replace(seat=None, hand=(0,)*10, hidden=tuple(map(sum, zip(situation.hidden, situation.hand)))))
        return sum(worths[card.artist] for card in cards)

    def most(self, cards) -> int:
        return sum(self.here.gathered[card.artist] + TILES[0] for card in cards)

    def richest(self) -> int:
        return max(self.evening.purses[seat] for seat in self.others)

    def standing(self, worths) -> float:
        totals = [sum(h * w for h, w in zip(held, worths)) for held in self.here.bought]
        own = totals.pop(self.me)
        return own - sum(totals) / len(totals)

    def ended(self, played) -> list[float]:
        worths = [0.0] * 5
        for artist, tile in zip(rank(played), TILES):
            worths[artist] = self.here.gathered[artist] + tile
        return worths

    # offering

    def offer(self) -> Thought[Action]:
        offers = {(o.card.artist, o.card.kind): o for o in self.choices if isinstance(o, Offer)}
        best, most = None, float("-inf")
        for offer in offers.values():
            gain = yield from self.gain(offer.card)
            if gain > most:
                best, most = offer, gain
        return best

    def gain(self, card: Card) -> Thought[float]:
        gain = yield from self.gain_of((card,), self.me)
        if card.kind is Kind.DOUBLE:
            for second in self.seconds(card.artist):
                two = yield from self.gain_of((card, second), self.me)
                gain = max(gain, two)
        return gain

    def seconds(self, artist):
        cards = {c.kind: c for c in map(card_named, self.view["hand"]) if c.artist == artist and c.kind is not Kind.DOUBLE}
        return list(cards.values())

    def gain_of(self, cards, first_seller) -> Thought[float]:
        """Of putting these up for sale; those of them that are in my hand leave it."""
        mine = cards if first_seller == self.me and self.view["phase"] == "offer" else cards[-1:]
        after = self.here.showing(mine, self.me)._replace(lot=tuple(c.artist for c in cards))
        artist = cards[0].artist
        if after.played[artist] >= LAST_CARD:
            return self.standing(self.ended(after.played))
        worths, later = yield from self.prospect(after)
        standing = self.standing(worths) + self.mind.sells * later
        if cards[-1].kind is Kind.DOUBLE:
            return self.mind.alone * worths[artist] + standing
        return self.sale(cards, cards[-1].kind, len(cards) * worths[artist], after) + standing

    def prospect(self, after: Situation) -> Thought[tuple[list[float], float]]:
        known = self.known
        hand = [sort for sort, count in enumerate(after.hand) for _ in range(count)]
        key = (after, self.seed, self.mind.times)
        if key not in _MEMO:
            if len(_MEMO) > 500: _MEMO.clear()
            ends = yield from forecast(known, list(after.played), after.turn, self.mind.times, self.seed, hand)
            _MEMO[key] = means(ends), sales(ends, self.me)
        played_out, later = _MEMO[key]
        learned = appraised(after)
        part = self.mind.learned
        return [part * a + (1 - part) * b for a, b in zip(learned, played_out)], later

    def sale(self, cards, kind, worth, after) -> float:
        outside = part_of(self.mind.inside, worth, self._outside(after, cards))
        cap = max(1, min(self.most(cards), int(outside * 1.6) + 2))
        refusals = self.demand.refusals(kind, outside, self.richest(), cap)
        own = min(self.cash, cap)
        if kind is Kind.FIXED_PRICE:
            return responses.price(worth, self.tilt, refusals, own).gain
        if kind is not Kind.SEALED:
            own = min(own, int(responses.limit_of_seller(worth, self.tilt)))
        return responses.keep_or_sell(worth, self.tilt, refusals, own).gain

    def second_card(self) -> Thought[Action]:
        adds = {c.card.kind: c for c in self.choices if isinstance(c, Add)}
        decline = next(c for c in self.choices if isinstance(c, Decline))
        if not adds:
            return decline
        lot = self.evening.lots[-1]
        artist = lot.cards[0].artist
        worths, later = yield from self.prospect(self.here)
        share = self.mind.alone if lot.first_seller == self.me else -self.tilt
        best, most = decline, share * worths[artist] + self.standing(worths) + self.mind.sells * later
        for add in adds.values():
            gain = yield from self.gain_of((lot.cards[0], add.card), lot.first_seller)
            if gain > most:
                best, most = add, gain
        return best

    def mystery(self) -> Thought[Action]:
        yield
        here = self.here._replace(lot=())
        hidden = here.hidden
        total = sum(hidden)
        now = self.standing(appraised(here))
        then = 0.0
        for sort, count in enumerate(hidden):
            if count:
                artist = sort % len(ARTISTS)
                played = list(here.played); played[artist] += 1
                less = list(hidden); less[sort] -= 1
                after = here._replace(played=tuple(played), hidden=tuple(less), mystery=here.mystery - 1)
                worths = self.ended(played) if played[artist] >= LAST_CARD else appraised(after)
                then += count / total * self.standing(worths)
        wanted = Flip if then > now else Pass
        return next(c for c in self.choices if isinstance(c, wanted))

    # bidding

    def trade(self) -> Thought[Action]:
        auction = self.view["auction"]
        lot = self.evening.lots[-1]
        yield
        worths, _ = yield from self.prospect(self.here)
        worth = sum(worths[card.artist] for card in lot.cards)
        outside = part_of(self.mind.inside, worth, self._outside(self.here, lot.cards))
        yield
        selling = lot.seller == self.me
        kind = lot.cards[-1].kind
        most = self.most(lot.cards)
        cap = max(1, min(most, int(max(outside, worth) * 1.6) + 2))
        amounts = next((c for c in self.choices if isinstance(c, Amounts)), None)
        value = responses.limit_of_seller(worth, self.tilt) if selling else worth
        if amounts is None:
            if len(self.choices) == 1:
                return self.choices[0]
            price = auction["price"] or 0
            return plain(self.choices, "buy" if price <= min(value * self.mind.calls, most) else "pass")
        own = min(self.cash, cap, amounts.max)
        refusals = self.demand.refusals(kind, outside, self.richest(), cap)
        if amounts.type == "price":
            return nearest(amounts, responses.price(worth, self.tilt, refusals, own).amount)
        if amounts.type == "seal":
            if selling:
                return nearest(amounts, responses.keep_or_sell(worth, self.tilt, refusals, own).amount)
            return nearest(amounts, responses.bid(worth, refusals, 1, own))
        limit = min(value * self.mind.calls, most)
        if amounts.min > limit:
            return plain(self.choices, "pass")
        if auction["kind"] == Kind.OPEN:
            return amounts.of(min(max(amounts.min, int(limit * 0.4)), amounts.max))
        after_me = [seat for seat in auction["in"] if seat != self.me]
        if not after_me:
            return amounts.of(amounts.min)
        if after_me == [lot.seller]:
            refusals = refusals_of_seller(outside, self.evening.purses[lot.seller], cap)
        called = responses.bid(worth, refusals, amounts.min, min(own, int(limit)))
        return amounts.of(called) if called else plain(self.choices, "pass")
