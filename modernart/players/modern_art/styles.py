"""Partners to spar with: one idea each, played to the end. Whoever is worth beating beats them all.

They judge a painting as `novice` does, and differ in what they make of it.
"""

from collections.abc import Callable, Sequence

from modernart.games.modern_art.actions import Action, Amounts, Choice, Offer
from modernart.games.modern_art.cards import Kind, card_named
from modernart.games.modern_art.view import AuctionView, View
from modernart.players.modern_art.choosing import nearest, plain
from modernart.players.modern_art.estimate import worths_as_it_stands
from modernart.players.modern_art.thumb_bots import NOVICE, by_thumb
from modernart.players.thinking import Bot, Luck, Thought

# What the style would pay for this lot, and what it asks for it.
Limit = Callable[[View, AuctionView], float]

_novice = by_thumb(NOVICE)


def at_random(view: View, choices: Sequence[Choice], luck: Luck, temper: str) -> Thought[Action]:
    """Anything it may do: the yardstick below which nobody should fall."""
    yield
    choice = luck.of_moment.pick(choices)
    if isinstance(choice, Amounts):
        return choice.of(choice.min + luck.of_moment.below(choice.max - choice.min + 1))
    return choice


def dumping_doubles(view: View, choices: Sequence[Choice], luck: Luck, temper: str) -> Thought[Action]:
    """Rids itself of doubles first, whatever they do for others."""
    doubles = [choice for choice in choices if isinstance(choice, Offer) and choice.card.kind is Kind.DOUBLE]
    if doubles:
        yield
        return luck.of_moment.pick(doubles)
    action: Action = yield from _novice(view, choices, luck, temper)
    return action


def paying(limit: Limit) -> Bot:
    """As `novice`, but for what it would pay."""

    def bot(view: View, choices: Sequence[Choice], luck: Luck, temper: str) -> Thought[Action]:
        auction = view["auction"]
        amounts = next((choice for choice in choices if isinstance(choice, Amounts)), None)
        if auction is None or view["phase"] == "second_card" or (amounts is not None and amounts.type == "price"):
            action: Action = yield from _novice(view, choices, luck, temper)
            return action
        yield
        most = limit(view, auction)
        if amounts is None:
            buys = auction["price"] is not None and auction["price"] <= most and len(choices) > 1
            return plain(choices, "buy" if buys else "pass")
        if amounts.type == "seal":
            return nearest(amounts, most)
        if most < amounts.min:
            return plain(choices, "pass")
        return amounts.of(amounts.min) if auction["kind"] == Kind.OPEN else nearest(amounts, most)

    return bot


def _worth(view: View, auction: AuctionView) -> float:
    worth = worths_as_it_stands(view)
    return sum(worth[card_named(name).artist] for name in auction["cards"])


def _half(view: View, auction: AuctionView) -> float:
    return _worth(view, auction) / 2


def _everything(view: View, auction: AuctionView) -> float:
    return view["seats"][view["seat"] or 0]["cash"] or 0


def _nothing(view: View, auction: AuctionView) -> float:
    return 0


def _own_only(view: View, auction: AuctionView) -> float:
    """Always buys what it sells itself, as far as it can; of the others', what is cheap."""
    return _everything(view, auction) if auction["seller"] == view["seat"] else _half(view, auction)


STYLES: dict[str, Bot] = {
    "random": at_random,
    "half_value": paying(_half),
    "everything": paying(_everything),
    "never_buys": paying(_nothing),
    "buys_own": paying(_own_only),
    "dumps_doubles": dumping_doubles,
}
