"""What a seat can work out from its view: everybody's money, what is still unseen, who holds how much."""

from collections.abc import Mapping, Sequence
from operator import mul
from typing import Any

from modernart.games.modern_art.cards import ARTISTS, CARDS, Kind, card_named
from modernart.games.modern_art.market import TILES
from modernart.games.modern_art.options import STARTING_CASH
from modernart.games.modern_art.view import View
from modernart.players.modern_art.tempers import Temper, ahead_of

# A card as the forecast needs it: its artist, and further on the same again for a double.
DOUBLES = len(ARTISTS)
CODES = {card.name: card.artist + (DOUBLES if card.kind is Kind.DOUBLE else 0) for card in CARDS}


SHOWING = frozenset({"offer", "add", "flip"})  # the events by which a card comes to light


def lots(log: Sequence[Mapping[str, Any]]) -> int:
    """How many cards have come to light: another number, another lot."""
    return sum(event["type"] in SHOWING for event in log)


class Knowledge:
    """Lists run by seat or by artist. Nothing here is hidden at a real table: it only has to be remembered."""

    def __init__(self, view: View) -> None:
        seats = view["seats"]
        self.view = view
        self.me = view["seat"] or 0
        self.players = len(seats)
        self.played = view["played"]
        self.gathered = [sum(tiles) for tiles in view["values"]]  # on the board, from earlier rounds
        self.hand = [CODES[name] for name in view["hand"]]
        self.sizes = [seat["hand_size"] for seat in seats]
        self.bought = [[0] * len(ARTISTS) for _ in seats]
        for seat, there in enumerate(seats):
            for name in there["bought"]:
                self.bought[seat][card_named(name).artist] += 1
        shown = {event["card"] for event in view["log"] if event["type"] in SHOWING}
        self.unseen = [CODES[card.name] for card in CARDS if card.name not in shown and card.name not in view["hand"]]
        self.purses = self._purses()

    def next_after(self, seat: int) -> int:
        return (seat + 1) % self.players

    def worths(self, shown: list[int]) -> list[int]:
        """Of one painting of each artist, if the round ended with these cards shown (R6.4, R6.5)."""
        # By cards shown, then by the board's order: one number for both.
        order = sorted([count * 8 + DOUBLES - artist for artist, count in enumerate(shown)], reverse=True)
        worths = [0] * DOUBLES
        for number, tile in zip(order, TILES, strict=False):
            if number >= 8:
                artist = DOUBLES - (number & 7)
                worths[artist] = self.gathered[artist] + tile
        return worths

    def standing(self, worths: Sequence[float], temper: Temper) -> float:
        """One's own paintings beside the others', at these worths."""
        totals = [sum(map(mul, held, worths)) for held in self.bought]
        return ahead_of(totals.pop(self.me), totals, temper)

    def richest_other(self) -> int:
        return max(cash for seat, cash in enumerate(self.purses) if seat != self.me)

    def _purses(self) -> list[int]:
        """From what everybody saw being paid. One's own is known."""
        purses = [STARTING_CASH] * self.players
        for event in self.view["log"]:
            if event["type"] == "sold":
                for payment in event["payments"]:
                    purses[payment["from"]] -= payment["amount"]
                    if payment["to"] is not None:
                        purses[payment["to"]] += payment["amount"]
            elif event["type"] == "round_over":
                for seat, paid in enumerate(event["result"]["paid"]):
                    purses[seat] += paid
        purses[self.me] = self.view["seats"][self.me]["cash"] or 0
        return purses
