"""The best answer to what others are likely to pay, in each kind of auction; and what a seller gains by each.

Gains are counted against the mean of the others: whoever else buys gains too, and `tilt` is how much of another's
gain is one's own loss. `share` is the seller's own of the price; the rest is another seller's (R5.8). `refusals` are
the chances that nobody else pays as much as 0, 1, 2 and so on.
"""

from typing import NamedTuple

from modernart.players.modern_art.demand import Refusals


class Answer(NamedTuple):
    amount: int
    gain: float


def bid(worth: float, refusals: Refusals, least: int, most: int) -> int:
    """Of a buyer who will not be asked again: what others win is lost whatever they pay, so only the surplus counts,
    and the chance of it; 0 for none.
    """
    best, gain = 0, 0.0
    for amount in range(least, min(most, len(refusals) - 2) + 1):
        here = (worth - amount) * refusals[amount + 1]
        if here > gain:
            best, gain = amount, here
    return best


def keep_or_sell(worth: float, tilt: float, refusals: Refusals, most: int, share: float = 1.0) -> Answer:
    """Of a seller who goes so far, and otherwise gets what the keenest of the others pays (R4.2, R5.3)."""
    cap = len(refusals) - 2
    beyond = [0.0] * (cap + 1)  # what selling brings, if only bids above this amount win
    for amount in range(cap, 0, -1):
        exactly = (refusals[amount + 1] if amount < cap else 1.0) - refusals[amount]
        beyond[amount - 1] = beyond[amount] + exactly * sold(worth, tilt, amount, share)
    gains = [
        beyond[own] + (refusals[own + 1] if own < cap else 1.0) * kept(worth, tilt, own, share)
        for own in range(min(most, cap) + 1)
    ]
    best = max(range(len(gains)), key=gains.__getitem__)
    return Answer(best, gains[best])


def price(worth: float, tilt: float, refusals: Refusals, most: int, share: float = 1.0) -> Answer:
    """Whoever asks more risks to pay it to the bank (R5.4)."""
    gains = [
        (1 - refusals[asked]) * sold(worth, tilt, asked, share) + refusals[asked] * kept(worth, tilt, asked, share)
        for asked in range(min(most, len(refusals) - 2) + 1)
    ]
    best = max(range(min(1, len(gains) - 1), len(gains)), key=gains.__getitem__)
    return Answer(best, gains[best])


def sold(worth: float, tilt: float, paid: float, share: float = 1.0) -> float:
    """What a seller gains on the mean of the others, one of whom has the painting then."""
    return (1 + tilt) * share * paid - tilt * worth


def kept(worth: float, tilt: float, paid: float, share: float = 1.0) -> float:
    """And what by keeping it: one's own share goes to the bank, the rest to a rival."""
    return worth - (1 + tilt * (1 - share)) * paid


def breaks_even(worth: float, tilt: float, share: float) -> float:
    """Where it is the same to buy or to let another buy, for a seller with this share; for others it is 0."""
    return worth * (1 + tilt) / (1 + tilt + share)
