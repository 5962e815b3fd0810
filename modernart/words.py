"""The table in plain words. Everything is said from a view, so nothing can be said that the viewer may not know."""

from collections.abc import Mapping, Sequence
from typing import Any

from modernart.games.errors import GameError
from modernart.games.modern_art.cards import ARTISTS, Kind, card_named
from modernart.games.modern_art.editions import EDITIONS, Edition
from modernart.games.modern_art.view import View

KINDS = {
    Kind.OPEN: "open",
    Kind.ONCE_AROUND: "once around",
    Kind.SEALED: "sealed",
    Kind.FIXED_PRICE: "fixed price",
    Kind.DOUBLE: "double",
}

# What lies behind a bot's choice, as far as all can see.
REASONS = {
    "ends_round": "It is the fifth {artist}, and ends the round.",
    "leads": "{artist} is likely to be first, and dear.",
    "owns": "It owns {count} of {artist}, who gains by being shown.",
    "worth": "Worth about {worth} at the end.",
    "two": "Two of {artist} are worth about {worth} at the end.",
    "adds_none": "Whether it had one to add is its secret.",
    "cheap": "Worth about {worth} at the end; {amount} was cheap.",
    "fair": "Worth about {worth} at the end; {amount} still pays.",
    "sees_more": "Worth about {worth} as it looks; it must see more in it.",
    "asks": "Worth about {worth} at the end; at {amount} somebody may want it.",
    "dear": "Worth about {worth} at the end; {amount} was too much.",
    "little": "It may well be worth nothing at the end.",
    "leaves_it": "Worth about {worth} at the end, but it left it to others.",
    "hastens": "Nobody has better paintings: let the round end soon.",
    "tries_its_luck": "Others have the better paintings; a card may change that.",
    "leaves_mystery": "The artists are well as they are.",
}

HINTS = {
    "offer": "I would offer {card}: it should be worth about {worth}.",
    "offer_ends_round": "I would show {card}: the fifth ends the round.",
    "add": "I would add {card}: the two should be worth about {worth}.",
    "add_ends_round": "I would add {card}: the fifth ends the round.",
    "second_card_decline": "I would add none.",
    "mystery_flip": "I would turn a card over.",
    "mystery_pass": "I would leave it.",
    "bid_up_to": "Worth about {worth} to you: bid up to that.",
    "bid": "Worth about {worth} to you. I would bid {amount}.",
    "seal": "Worth about {worth} to you. I would seal {amount}.",
    "seal_none": "Worth about {worth} to you. I would seal no bid.",
    "price": "Worth about {worth} at the end. I would ask {amount}.",
    "buy": "Worth about {worth} to you. I would buy it.",
    "pass": "Worth about {worth} to you. I would let it go.",
    "let_go": "I would let it go.",
}


class Words:
    """Says things in the names of one edition and of the people at one table."""

    def __init__(self, edition: Edition, names: Sequence[str]) -> None:
        self._edition = edition
        self._names = names

    @classmethod
    def for_view(cls, view: View, names: Sequence[str]) -> "Words":
        return cls(EDITIONS[view["edition"]], names)

    def seat(self, seat: int) -> str:
        return self._names[seat]

    def money(self, amount: int) -> str:
        return f"{amount} {self._edition.currency}"

    @property
    def currency(self) -> str:
        return self._edition.currency

    def refusal(self, wrong: GameError, seat: int | None) -> str:
        """Why a choice does not stand, in words that all may hear: none tells how much anybody has (R9.1)."""
        if wrong.code == "too_high" and seat is not None:
            return f"{self.seat(seat)} cannot cover that."
        return wrong.said

    def artist(self, artist: int) -> str:
        return self._edition.artists[artist]

    def kind(self, kind: Kind) -> str:
        return KINDS[kind]

    def card(self, name: str) -> str:
        card = card_named(name)
        return f"{self.artist(card.artist)} ({KINDS[card.kind]})"

    def cards(self, names: Sequence[str]) -> str:
        return " and ".join(self.card(name) for name in names) or "nothing"

    def event(self, event: dict[str, Any]) -> str:
        """A sentence for something that everybody saw."""
        say = getattr(self, f"_{event['type']}")
        return str(say(event))

    def _dealt(self, event: dict[str, Any]) -> str:
        if not event["cards"]:
            return f"Round {event['round']} begins; no cards are dealt."
        return f"Round {event['round']} begins; {event['cards']} cards are dealt to each."

    def _offer(self, event: dict[str, Any]) -> str:
        return f"{self.seat(event['seat'])} shows {self.card(event['card'])}."

    def _add(self, event: dict[str, Any]) -> str:
        return f"{self.seat(event['seat'])} adds {self.card(event['card'])}: both are sold together."

    def _decline(self, event: dict[str, Any]) -> str:
        return f"{self.seat(event['seat'])} adds no second card."

    def _bid(self, event: dict[str, Any]) -> str:
        return f"{self.seat(event['seat'])} bids {self.money(event['amount'])}."

    def _pass(self, event: dict[str, Any]) -> str:
        return f"{self.seat(event['seat'])} passes."

    def _sealed(self, event: dict[str, Any]) -> str:
        return f"{self.seat(event['seat'])} has sealed a bid."

    def _revealed(self, event: dict[str, Any]) -> str:
        bids = (f"{self.seat(seat)} {amount}" for seat, amount in enumerate(event["amounts"]))
        return f"The bids: {', '.join(bids)}."

    def _price(self, event: dict[str, Any]) -> str:
        return f"{self.seat(event['seat'])} asks {self.money(event['amount'])}."

    def _buy(self, event: dict[str, Any]) -> str:
        return f"{self.seat(event['seat'])} buys."

    def _sold(self, event: dict[str, Any]) -> str:
        buyer = self.seat(event["buyer"])
        if not event["price"]:
            return f"{buyer} gets {self.cards(event['cards'])} for nothing."
        shares = ", ".join(self._share(payment) for payment in event["payments"])
        return f"Sold! {buyer} gets {self.cards(event['cards'])} and pays {shares}."

    def payment(self, payment: dict[str, Any]) -> str:
        return f"{self.seat(payment['from'])} pays {self._share(payment)}."

    def _share(self, payment: dict[str, Any]) -> str:
        return f"{self.money(payment['amount'])} to {self._receiver(payment['to'])}"

    def _receiver(self, seat: int | None) -> str:
        return "the bank" if seat is None else self.seat(seat)

    def _flip(self, event: dict[str, Any]) -> str:
        return f"{self.seat(event['seat'])} turns over a mystery card: {self.card(event['card'])}."

    def _unsold(self, event: dict[str, Any]) -> str:
        return f"Unsold: {self.cards(event['cards'])}."

    def _round_over(self, event: dict[str, Any]) -> str:
        result = event["result"]
        ranking = ", ".join(
            f"{self.artist(artist)} at {self.money(result['worth'][artist])}" for artist in result["ranking"]
        )
        paid = ", ".join(f"{self.seat(seat)} {amount}" for seat, amount in enumerate(result["paid"]))
        return f"Round {event['round']} is over. The bank buys {ranking}. It pays: {paid}."

    def _game_over(self, event: dict[str, Any]) -> str:
        purses = ", ".join(f"{self.seat(seat)} {self.money(cash)}" for seat, cash in enumerate(event["cash"]))
        winners = " and ".join(self.seat(seat) for seat in event["winners"])
        return f"The purses are opened: {purses}. {winners} {'wins' if len(event['winners']) == 1 else 'win'}!"

    def reason(self, code: str, facts: Mapping[str, int | str]) -> str:
        """Why a bot may have done what it did."""
        return REASONS[code].format(**self._named(facts))

    def hint(self, code: str, facts: Mapping[str, int | str]) -> str:
        """For nobody's ears but theirs who asked."""
        return HINTS[code].format(**self._named(facts))

    def _named(self, facts: Mapping[str, int | str]) -> dict[str, str]:
        """The facts as they are called at this table."""
        named = {name: str(fact) for name, fact in facts.items()}
        if "artist" in facts:
            named["artist"] = self.artist(int(facts["artist"]))
        if "card" in facts:
            card = card_named(facts["card"])
            named["card"] = f"{self.artist(card.artist)}, {self.kind(card.kind)}"
        return named

    def board(self, view: View) -> str:
        """What lies open: the market, everybody's paintings, hand sizes."""
        lines = [f"Round {view['round']} of 4"]
        for artist in ARTISTS:
            tiles = " ".join(f"{tile or '.':>2}" for tile in view["values"][artist])
            lines.append(f"  {self.artist(artist):<16} shown {view['played'][artist]}   tiles {tiles}")
        for seat, there in enumerate(view["seats"]):
            lines.append(
                f"  {self.seat(seat):<16} {there['hand_size']:>2} cards in hand, bought: {self._tally(there['bought'])}"
            )
        if view["mystery"] is not None:
            lines.append(f"  {'mystery':<16} {view['mystery']['left']:>2} cards face down")
        return "\n".join(lines)

    def holdings(self, cards: Sequence[str]) -> str:
        """One's paintings of this round, in a line."""
        return f"You own {self._tally(cards)}" if cards else "You own no paintings yet"

    def _tally(self, cards: Sequence[str]) -> str:
        counts = [sum(card_named(name).artist == artist for name in cards) for artist in ARTISTS]
        return ", ".join(f"{count} {self.artist(artist)}" for artist, count in enumerate(counts) if count) or "-"
