"""Picking one of the choices that a seat has."""

from collections.abc import Sequence

from modernart.games.modern_art.actions import Action, Amounts, Choice


def plain(choices: Sequence[Choice], kind: str) -> Action:
    """The choice of that type, which has no amount."""
    return next(choice for choice in choices if choice.type == kind and not isinstance(choice, Amounts))


def nearest(amounts: Amounts, wished: float) -> Action:
    """With this amount, or the nearest that may be named."""
    return amounts.of(max(amounts.min, min(int(wished), amounts.max)))
