"""A scene for each phase of the game, each with a kv file of its name. One is made afresh for every decision."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from kivy.uix.widget import Widget

if TYPE_CHECKING:
    from modernart.table import Scene

# Where each scene stands. They are imported when first shown: the first screen need not wait for the last.
_SCENES = {
    "handoff": ("handoff", "HandoffScene"),
    "curtain": ("handoff", "CurtainScene"),
    "offer": ("offer", "OfferScene"),
    "second_card": ("second_card", "SecondCardScene"),
    "open": ("open", "open_scene"),
    "once_around": ("once_around", "OnceAroundScene"),
    "sealed": ("sealed", "SealedScene"),
    "price": ("price", "PriceScene"),
    "fixed_price": ("fixed_price", "FixedPriceScene"),
    "sold": ("sold", "SoldScene"),
    "mystery": ("mystery", "MysteryScene"),
    "flip": ("flipped", "FlippedScene"),
    "round_over": ("round_over", "RoundOverScene"),
    "game_over": ("game_over", "GameOverScene"),
}
_NAMES = (*(module for module, _ in _SCENES.values()), "open_flat", "waiting")
MODULES = tuple(f"{__name__}.{name}" for name in _NAMES)

# Where a bot chooses in secret there is nothing to do but wait; the rest is seen by all anyway.
_BOTS_WAIT = {"offer", "second_card", "sealed", "price", "mystery"}


def make_scene(sitting: Any, scene: "Scene") -> Widget:
    module, name = _SCENES[scene.name]
    if scene.seat is not None and not sitting.seats[scene.seat].is_person and scene.name in _BOTS_WAIT:
        module, name = "waiting", "WaitingScene"
    made: Widget = getattr(import_module(f"modernart.app.scenes.{module}"), name)(sitting, scene)
    return made
