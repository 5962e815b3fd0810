"""What the strongest head would do in somebody's place, and what it takes a lot to be worth there."""

from collections.abc import Sequence

from modernart.games.modern_art.actions import Action, Add, Bid, Buy, Choice, Offer, Price, Seal
from modernart.games.modern_art.cards import Card, Kind
from modernart.games.modern_art.view import AuctionView, View
from modernart.players.modern_art.forecast import forecast
from modernart.players.modern_art.remembered import Memory
from modernart.players.modern_art.responses import breaks_even
from modernart.players.remarks import Remark
from modernart.players.seats import EVEN
from modernart.players.thinking import Bot, Luck, Thought

TIMES = 300  # that the round is played out


def hint(head: Bot, view: View, choices: Sequence[Choice], luck: Luck) -> Thought[Remark]:
    """`view`: that of whoever asks. Nobody else may be told what comes of it."""
    seed = luck.of_moment.below(1 << 30)
    action: Action = yield from head(view, choices, luck, EVEN)
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
    asked = auction["price"] if auction["price"] is not None else (auction["high"] or 0) + 1
    # A head that thinks less of it than this second thought does is not to be explained by it.
    return Remark("pass", {"worth": worth}) if worth <= asked else Remark("let_go")


def _showing(view: View, card: Card, deed: str, seed: int) -> Thought[Remark]:
    """A card from the hand, and what it brings with it."""
    memory = Memory(view)
    after = memory.situation.showing([card], view["seat"] or 0)
    if after.ends_round:
        return Remark(f"{deed}_ends_round", {"card": card.name})
    outlook = yield from forecast(after, TIMES, seed)
    return Remark(deed, {"card": card.name, "worth": round(sum(outlook.worths[artist] for artist in after.lot))})


def _worth_of_lot(view: View, auction: AuctionView, selling_on: bool, seed: int) -> Thought[int]:
    """To whoever asks: a seller who buys pays the bank and forgoes the price, so that to them it is worth less."""
    here = Memory(view).situation
    outlook = yield from forecast(here, TIMES, seed)
    worth = sum(outlook.worths[artist] for artist in here.lot)
    share = 1.0 if auction["seller"] == here.seat and not selling_on else 0.0
    return round(breaks_even(worth, 1 / (here.players - 1), share))
