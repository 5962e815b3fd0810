"""Tables laid on purpose: who sits there, and which cards come to whom."""

from collections.abc import Mapping, Sequence
from typing import Any

from modernart.games.modern_art.cards import CARDS, card_named
from modernart.games.modern_art.options import read_options
from modernart.games.registry import GAMES
from modernart.table import Seat, Table

GAME = GAMES["modern_art"]
NAMES = ("Wilhelmina", "Jo", "Balthasar", "Ana", "Konstantin")
SEED = 7


def seats(people: int, bots: int = 0, names: Sequence[str] = NAMES) -> list[Seat]:
    """People first, then bots."""
    return [
        Seat(names[number], None if number < people else "regular", colour=number) for number in range(people + bots)
    ]


def deck_for(hands: Mapping[int, str], options: Mapping[str, Any]) -> list[str]:
    """A deck that deals these cards ("0-open-1 2-double-1") to these seats first, and the rest as they come."""
    dealt = read_options({**options, "seed": SEED}).deal[0]
    wanted = {name for hand in hands.values() for name in hand.split()}
    others = [card.name for card in CARDS if card.name not in wanted]
    deck: list[str] = []
    for seat in range(options["players"]):
        hand = hands.get(seat, "").split()
        deck += hand + [others.pop() for _ in range(dealt - len(hand))]
    return deck + others


def lay(sitting: Sequence[Seat], hands: Mapping[int, str] | None = None, **options: Any) -> Table:
    """A table for a new game in which these cards are dealt."""
    options = {"players": len(sitting), **options}
    if hands:
        options["deck"] = deck_for(hands, options)
    return Table.lay(GAME, {**options, "seed": SEED}, sitting)


def lay_late(sitting: Sequence[Seat], hand: Sequence[str], in_round: int = 4, **options: Any) -> Table:
    """A table late in a game, with this hand at the first seat and the same number of any cards at the others."""
    draft = GAME.new(read_options({"players": len(sitting), "seed": SEED, **options})).draft()
    others = [card for card in CARDS if card.name not in hand]
    size = min(len(hand), len(others) // max(1, len(sitting) - 1))
    hands = [tuple(card_named(name) for name in hand)]
    hands += [tuple(others[size * number : size * (number + 1)]) for number in range(len(sitting) - 1)]
    draft.hands = tuple(hands)
    draft.discard = tuple(others[size * (len(sitting) - 1) :])
    draft.deck = ()
    draft.round = in_round
    draft.values = ((30, 0, 20, 0), (0, 30, 10, 0), (20, 0, 0, 0), (10, 20, 0, 0), (0, 10, 30, 0))
    return Table(GAME, draft.finish(None, ()), sitting, SEED)
