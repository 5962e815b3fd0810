"""Refusals that more than one phase needs. None tells how much money a player has (R9.1)."""

from modernart.games.errors import IllegalAction
from modernart.games.modern_art.cards import Card


def check_amount(amount: int, low: int, high: int) -> None:
    """R4.3: whole, higher than the last, within the player's means."""
    if type(amount) is not int:
        raise IllegalAction("not_whole", "an amount must be a whole number of thousands (R4.3)")
    if amount < low:
        raise IllegalAction("too_low", f"the amount must be at least {low}")
    if amount > high:
        raise IllegalAction("too_high", "that is more than this player can pay (R4.3)")


def without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The hand after the card was shown."""
    try:
        place = hand.index(card)
    except ValueError:
        raise IllegalAction("not_in_hand", f"the card {card} is not in this player's hand") from None
    return hand[:place] + hand[place + 1 :]
