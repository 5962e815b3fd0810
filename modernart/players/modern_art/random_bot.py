"""A bot that does anything it may: the yardstick below which nobody should fall."""

from collections.abc import Sequence

from modernart.games.chance import Chance
from modernart.games.modern_art.actions import Action, Amounts, Choice
from modernart.games.modern_art.view import View


def at_random(view: View, choices: Sequence[Choice], chance: Chance) -> Action:
    choice = chance.pick(choices)
    if isinstance(choice, Amounts):
        return choice.of(choice.min + chance.below(choice.max - choice.min + 1))
    return choice
