"""What the strongest head would do in somebody's place, and what it takes a lot to be worth there."""

from collections.abc import Sequence

from modernart.games.chance import Chance
from modernart.games.modern_art.actions import Action, Add, Bid, Buy, Choice, Offer, Price, Seal
from modernart.games.modern_art.cards import Card, Kind, card_named
from modernart.games.modern_art.market import LAST_CARD
from modernart.games.modern_art.view import AuctionView, View
from modernart.players.modern_art.forecast import forecast, means
from modernart.players.modern_art.knowledge import CODES, Knowledge
from modernart.players.remarks import Remark
from modernart.players.seats import EVEN
from modernart.players.thinking import Bot, Thought

TIMES = 300  # that the round is played out


def hint(head: Bot, view: View, choices: Sequence[Choice], chance: Chance) -> Thought[Remark]:
    """`view`: that of whoever asks. Nobody else may be told what comes of it."""
    seed = chance.below(1 << 30)
    action: Action = yield from head(view, choices, chance, EVEN)
    if isinstance(action, (Offer, Add)):
        return (yield from _showing(view, action.card, action.type, seed))
    auction = view["auction"]
    if auction is None or view["phase"] == "second_card":
        return Remark(f"{view['phase']}_{action.type}")
    worth = yield from _worth_of_lot(view, auction, isinstance(action, Price), seed)
    if isinstance(action, (Bid, Seal)):
        # To whoever would pay it, it is worth that much.
        facts = {"worth": max(worth, action.amount), "amount": action.amount}
        open_sale = auction["kind"] == Kind.OPEN
        return Remark("bid_up_to" if open_sale else action.type if action.amount else "seal_none", facts)
    if isinstance(action, Price):
        return Remark("price", {"worth": worth, "amount": action.amount})
    if isinstance(action, Buy):
        return Remark("buy", {"worth": max(worth, auction["price"] or 0)})
    return Remark("pass", {"worth": worth})


def _showing(view: View, card: Card, deed: str, seed: int) -> Thought[Remark]:
    """A card from the hand, and what it brings with it."""
    known = Knowledge(view)
    played = known.played[:]
    played[card.artist] += 1
    if played[card.artist] >= LAST_CARD:
        return Remark(f"{deed}_ends_round", {"card": card.name})
    hand = known.hand[:]
    hand.remove(CODES[card.name])
    ends = yield from forecast(known, played, known.next_after(known.me), TIMES, seed, hand)
    lot = 2 if deed == "add" else 1
    return Remark(deed, {"card": card.name, "worth": round(lot * means(ends)[card.artist])})


def _worth_of_lot(view: View, auction: AuctionView, selling_on: bool, seed: int) -> Thought[int]:
    """To whoever asks: a seller who buys pays the bank and forgoes the price, so that to them it is worth less."""
    known = Knowledge(view)
    ends = yield from forecast(known, known.played, known.next_after(auction["seller"]), TIMES, seed)
    worths = means(ends)
    worth = sum(worths[card_named(name).artist] for name in auction["cards"])
    if auction["seller"] == known.me and not selling_on:
        worth *= known.players / (2 * known.players - 1)
    return round(worth)
