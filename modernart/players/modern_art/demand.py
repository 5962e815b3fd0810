"""What the others are likely to pay: from what is usual, and from what was paid at this table.

Only the keenest of them matters. How far that one goes, as a share of what a lot seems to be worth to anybody, is
taken to vary around a middle for each kind of auction; every sale moves the middle.
"""

from collections.abc import Iterable
from math import erf, log, sqrt

from modernart.games.modern_art.cards import Kind
from modernart.players.modern_art.remembered import Lot

USUAL = {Kind.OPEN: 0.95, Kind.ONCE_AROUND: 0.78, Kind.SEALED: 0.85, Kind.FIXED_PRICE: 0.9}
SELLERS = 0.5  # how far one goes for what one sells oneself
SPREAD = 0.3  # of the logarithm
HABIT = 4.0  # sales that the usual counts for
ELSEWHERE = 0.3  # what a sale of another kind counts for
TOO_LITTLE = 4.0  # a share of next to nothing tells nothing
AT_LEAST = 0.12  # a price that was taken, or was not, lies so far from the middle

# That nobody pays as much as 0, 1, 2 and so on.
Refusals = list[float]


class Demand:
    """`heard` has each lot that was sold, and what it seemed to be worth to anybody."""

    def __init__(self, seat: int, heard: Iterable[tuple[Lot, float]]) -> None:
        self._moves: dict[Kind, list[float]] = {kind: [] for kind in USUAL}
        for lot, worth in heard:
            if worth >= TOO_LITTLE and lot.cards[-1].kind in USUAL:
                kind = lot.cards[-1].kind
                move = _move(seat, lot, worth, log(USUAL[kind]))
                if move is not None:
                    self._moves[kind].append(move)

    def middle(self, kind: Kind) -> float:
        """The logarithm of the share."""
        total, weight = 0.0, HABIT
        for other, moves in self._moves.items():
            counts = 1.0 if other == kind else ELSEWHERE
            total += counts * sum(moves)
            weight += counts * len(moves)
        return log(USUAL[kind]) + total / weight

    def refusals(self, kind: Kind, worth: float, richest: int, cap: int) -> Refusals:
        """Up to one beyond the cap, for a lot that seems to be worth so much."""
        return _refusals(self.middle(kind) + log(max(worth, 1.0)), richest, cap)


def refusals_of_seller(worth: float, purse: int, cap: int) -> Refusals:
    """The same where only the seller is still to be asked."""
    return _refusals(log(SELLERS) + log(max(worth, 1.0)), purse, cap)


def _refusals(middle: float, richest: int, cap: int) -> Refusals:
    return [0.0] + [
        0.5 * (1 + erf((log(amount - 0.5) - middle) / (SPREAD * sqrt(2)))) if amount <= richest else 1.0
        for amount in range(1, cap + 2)
    ]


def _move(seat: int, lot: Lot, worth: float, usual: float) -> float | None:
    """How far from the usual the keenest of the others went."""
    sold = next((event for event in lot.said if event["type"] == "sold"), None)
    if sold is None:
        return None
    paid = sold["price"]
    if lot.cards[-1].kind is Kind.FIXED_PRICE:
        if sold["buyer"] == seat != lot.seller:
            return None  # the others were not all asked
        # All that is known is whether somebody went so far.
        there = log(max(paid, 0.5) / worth) - usual
        return min(0.0, there - AT_LEAST) if sold["buyer"] == lot.seller else max(0.0, there + AT_LEAST)
    revealed = next((event["amounts"] for event in lot.said if event["type"] == "revealed"), None)
    if revealed is not None:
        paid = max(amount for other, amount in enumerate(revealed) if other != seat)
    elif sold["buyer"] == seat:
        bids = [event["amount"] for event in lot.said if event["type"] == "bid" and event["seat"] != seat]
        if not bids:  # all that is known is that they went no further
            return min(0.0, log(max(paid, 0.5) / worth) - usual - AT_LEAST)
        paid = max(bids)
    move = log(max(paid, 0.5) / worth) - usual
    others = max(purse for other, purse in enumerate(lot.purses) if other != seat)
    return max(0.0, move) if paid >= others else move  # who has no more to pay is not unwilling
