"""The evening as an attentive dealer remembers it: the table and everybody's money, lot by lot, from the open log."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from modernart.games.modern_art.cards import ARTISTS, Card, card_named
from modernart.games.modern_art.market import TILES
from modernart.games.modern_art.options import STARTING_CASH
from modernart.games.modern_art.view import View
from modernart.players.modern_art.situation import ALL, Counts, Situation, counted, sort_of

SHOWING = frozenset({"offer", "add", "flip"})  # by which a card comes to light
TELLING = frozenset({"bid", "revealed", "sold"})  # of what a lot is worth to somebody


def lots(log: Sequence[Mapping[str, Any]]) -> int:
    """How many cards have come to light: another number, another lot."""
    return sum(event["type"] in SHOWING for event in log)


class Lot(NamedTuple):
    """What was for sale, how things stood when it was, and what was said and done about it."""

    cards: tuple[Card, ...]
    first_seller: int
    seller: int
    situation: Situation
    purses: Counts
    said: list[Mapping[str, Any]]


class Memory:
    """Replayed from the events of a view. Nothing here is hidden at a real table: it only has to be remembered."""

    def __init__(self, view: View) -> None:
        self.players = len(view["seats"])
        self.lots: list[Lot] = []
        self.purses = [STARTING_CASH] * self.players
        self._round = 0
        self._turn = 0
        self._with_mystery = view["mystery"] is not None
        self._mystery = 0
        self._gathered = [0] * len(ARTISTS)
        self._hidden = list(ALL)
        self._clear()
        for event in view["log"]:
            hear = _HEARD.get(event["type"])
            if hear is not None:
                hear(self, event)
            if self.lots and event["type"] in TELLING:
                self.lots[-1].said.append(event)
        seat = view["seat"]
        if seat is not None:
            self.purses[seat] = view["seats"][seat]["cash"] or 0
        self.situation = self._as_it_is() if view["auction"] is None else self.lots[-1].situation
        if seat is not None:
            self.situation = self.situation.known_to(seat, counted(map(card_named, view["hand"])))

    def _clear(self) -> None:
        self._played = [0] * len(ARTISTS)
        self._bought = [[0] * len(ARTISTS) for _ in range(self.players)]
        self._sizes = [0] * self.players

    def _as_it_is(self, lot: Sequence[Card] = ()) -> Situation:
        return Situation(
            self._round,
            self._turn,
            tuple(self._played),
            tuple(self._gathered),
            tuple(map(tuple, self._bought)),
            tuple(self._sizes),
            tuple(self._hidden),
            self._mystery,
            tuple(card.artist for card in lot),
        )

    def _dealt(self, event: Mapping[str, Any]) -> None:
        self._clear()
        self._round = event["round"]
        self._sizes = list(event["sizes"])
        if self._with_mystery:
            self._mystery += event["cards"]

    def _lit(self, card: Card) -> None:
        self._played[card.artist] += 1
        self._hidden[sort_of(card)] -= 1

    def _offer(self, event: Mapping[str, Any]) -> None:
        self._show((card_named(event["card"]),), event["seat"], event["seat"])

    def _add(self, event: Mapping[str, Any]) -> None:
        double = self.lots.pop()
        self._show((*double.cards, card_named(event["card"])), event["seat"], double.first_seller)

    def _show(self, cards: tuple[Card, ...], seller: int, first_seller: int) -> None:
        self._lit(cards[-1])
        self._sizes[seller] -= 1
        self._turn = (seller + 1) % self.players
        self.lots.append(Lot(cards, first_seller, seller, self._as_it_is(cards), tuple(self.purses), []))

    def _flip(self, event: Mapping[str, Any]) -> None:
        self._lit(card_named(event["card"]))
        self._mystery -= 1

    def _sold(self, event: Mapping[str, Any]) -> None:
        for name in event["cards"]:
            self._bought[event["buyer"]][card_named(name).artist] += 1
        for payment in event["payments"]:
            # A set position may have begun with more than anybody knows of.
            self.purses[payment["from"]] = max(0, self.purses[payment["from"]] - payment["amount"])
            if payment["to"] is not None:
                self.purses[payment["to"]] += payment["amount"]

    def _round_over(self, event: Mapping[str, Any]) -> None:
        for artist, tile in zip(event["result"]["ranking"], TILES, strict=False):
            self._gathered[artist] += tile
        for seat, paid in enumerate(event["result"]["paid"]):
            self.purses[seat] += paid


_HEARD = {
    "dealt": Memory._dealt,
    "offer": Memory._offer,
    "add": Memory._add,
    "flip": Memory._flip,
    "sold": Memory._sold,
    "round_over": Memory._round_over,
}
