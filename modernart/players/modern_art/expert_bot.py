"""A bot that plays the rest of the round in its head: what is each artist likely to be worth, and who gains by what?

It counts what it gains on the mean of the others. By that measure a buyer breaks even at the full worth of a lot,
because what is not bought is a rival's surplus; a seller who buys pays the bank and forgoes the price, and breaks even
at n / (2n - 1) of it.
"""

from collections.abc import Sequence

from modernart.games.chance import Chance
from modernart.games.modern_art.actions import Action, Add, Amounts, Choice, Decline, Flip, Offer, Pass
from modernart.games.modern_art.cards import Card, Kind
from modernart.games.modern_art.market import LAST_CARD, TILES, worths_if_ended
from modernart.games.modern_art.view import AuctionView, View
from modernart.players.modern_art.choosing import nearest, plain
from modernart.players.modern_art.forecast import forecast
from modernart.players.modern_art.knowledge import CODES, DOUBLES, Knowledge

TIMES = 300  # that the round is played out for a bid
TIMES_A_CARD = 150  # and for each card that could be shown

# Shares of what a lot is worth to one.
OPEN = 0.95  # the most that is called, in the smallest steps
SEALED = 0.8
AROUND = 0.72  # where others are still to be asked; who is asked last needs no more than the lowest bid
BOUGHT = 0.95
ASKED = 0.68  # nobody may want it, and then it is paid to the bank
FETCHES = {Kind.OPEN: 0.97, Kind.ONCE_AROUND: 0.93, Kind.SEALED: 0.95, Kind.FIXED_PRICE: 0.92}
ALONE = 0.45  # of a double shown without a second card: others may add theirs, and take the money

SECONDS = (Kind.OPEN, Kind.SEALED, Kind.FIXED_PRICE, Kind.ONCE_AROUND)  # with which a double is best finished


def by_forecast(view: View, choices: Sequence[Choice], chance: Chance) -> Action:
    if len(choices) == 1 and not isinstance(choices[0], Amounts):
        return choices[0]
    decide = {"offer": _offer, "second_card": _second_card, "mystery": _mystery}.get(view["phase"], _trade)
    return decide(Knowledge(view), choices, chance.below(1 << 30))


def _offer(known: Knowledge, choices: Sequence[Choice], seed: int) -> Action:
    """All cards are compared with the same luck."""
    offers = {(offer.card.artist, offer.card.kind): offer for offer in choices if isinstance(offer, Offer)}
    return max(offers.values(), key=lambda offer: _gain(known, offer.card, seed))


def _gain(known: Knowledge, card: Card, seed: int) -> float:
    hand = known.hand[:]
    hand.remove(CODES[card.name])
    played = known.played[:]
    played[card.artist] += 1
    lot, share = 1, FETCHES.get(card.kind)
    if card.kind is Kind.DOUBLE and card.artist in hand and played[card.artist] < LAST_CARD:
        hand.remove(card.artist)
        played[card.artist] += 1
        lot, share = 2, FETCHES[Kind.OPEN]
    if played[card.artist] >= LAST_CARD:
        return known.standing(_ended(known, played))
    worths = forecast(known, played, known.next_after(known.me), TIMES_A_CARD, seed, hand)
    if share is None:
        return ALONE * worths[card.artist] + known.standing(worths)
    return _sale(known, lot * worths[card.artist], share) + known.standing(worths)


def _sale(known: Knowledge, worth: float, share: float) -> float:
    """What selling a lot of this worth gains on the mean of the others, one of whom has the painting then."""
    price = min(worth * share, known.richest_other())
    return (known.players * price - worth) / (known.players - 1)


def _ended(known: Knowledge, played: list[int]) -> list[float]:
    return [float(worth) for worth in worths_if_ended(played, known.view["values"])]


def _second_card(known: Knowledge, choices: Sequence[Choice], seed: int) -> Action:
    adds = [choice for choice in choices if isinstance(choice, Add)]
    decline = next(choice for choice in choices if isinstance(choice, Decline))
    auction = known.view["auction"]
    if not adds or auction is None:
        return decline
    artist = adds[0].card.artist
    turn = known.next_after(known.me)
    now = forecast(known, known.played, turn, TIMES_A_CARD, seed)
    # Left alone, the first card is its seller's for nothing.
    mine = auction["first_seller"] == known.me
    without = known.standing(now) + now[artist] * (1 if mine else -1 / (known.players - 1))
    played = known.played[:]
    played[artist] += 1
    if played[artist] >= LAST_CARD:
        added = known.standing(_ended(known, played))
    else:
        hand = known.hand[:]
        hand.remove(artist)
        worths = forecast(known, played, turn, TIMES_A_CARD, seed, hand)
        added = _sale(known, 2 * worths[artist], FETCHES[Kind.OPEN]) + known.standing(worths)
    if added <= without:
        return decline
    return min(adds, key=lambda add: SECONDS.index(add.card.kind))


def _mystery(known: Knowledge, choices: Sequence[Choice], seed: int) -> Action:
    """A card from the dark hastens the end: good for whoever has the better paintings."""
    worths = forecast(known, known.played, known.next_after(known.me), TIMES, seed)
    wanted = Flip if known.standing(worths) > 0 else Pass
    return next(choice for choice in choices if isinstance(choice, wanted))


def _trade(known: Knowledge, choices: Sequence[Choice], seed: int) -> Action:
    auction = known.view["auction"]
    if auction is None:
        raise ValueError("there is nothing for sale")
    worths = forecast(known, known.played, known.next_after(auction["seller"]), TIMES, seed)
    artists = [CODES[name] % DOUBLES for name in auction["cards"]]
    worth = sum(worths[artist] for artist in artists)
    most = sum(known.gathered[artist] + TILES[0] for artist in artists)  # that it can possibly be worth
    selling = auction["seller"] == known.me
    value = worth * known.players / (2 * known.players - 1) if selling else worth
    amounts = next((choice for choice in choices if isinstance(choice, Amounts)), None)
    if amounts is None:
        wanted = len(choices) > 1 and (auction["price"] or 0) <= min(value * BOUGHT, most)
        return plain(choices, "buy" if wanted else "pass")
    if amounts.type == "price":
        return nearest(amounts, min(worth * ASKED, known.richest_other()))
    if amounts.type == "seal":
        return nearest(amounts, min(value * SEALED, known.richest_other() + 1, most))
    called = _called(known, auction, amounts, min(value, most))
    return amounts.of(called) if called >= amounts.min else plain(choices, "pass")


def _called(known: Knowledge, auction: AuctionView, amounts: Amounts, value: float) -> int:
    """A bid that all hear; less than the least that is allowed means none."""
    if auction["kind"] == Kind.OPEN or auction["in"] == [known.me]:
        return amounts.min if amounts.min <= value * OPEN else 0
    beyond_all = max(known.purses[seat] for seat in auction["in"] if seat != known.me) + 1
    return min(int(value * AROUND), beyond_all, amounts.max)
