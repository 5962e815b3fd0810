"""Carries out any action of the game by touching what is on the screen, as a person at the table would.

One method for each type of action; a new screen adds a method.
"""

from collections.abc import Callable
from typing import Any

from tools.stagehand.eyes import Seen
from tools.stagehand.house import House

PATIENCE = 0.4  # seconds until a new screen takes a touch


class Player:
    def __init__(self, house: House) -> None:
        self._house = house
        self._eyes = house.eyes
        self._fingers = house.fingers
        self.look: Callable[[], None] = lambda: None  # called at every screen that is come by

    def do(self, action: Any) -> None:
        getattr(self, f"_{action.type}")(action)

    @property
    def screen(self) -> str:
        return type(self._house.scene).__name__

    def wait_for(self, *screens: str) -> None:
        """Through handoffs, news and bots' turns, until one of these screens is there and takes a touch."""
        while True:
            self._house.seconds(PATIENCE)
            self._house.draw()
            self.look()
            if self.screen in screens and self._somebody_can_act():
                return
            if self.screen in ("HandoffScene", "CurtainScene"):
                self.hold_open()
            elif not self.read_news():
                if self._somebody_can_act():
                    raise AssertionError(f"{self.screen} is there, and none of {screens}: {self._eyes.texts()}")
                before = self._house.scene
                self._house.until(lambda before=before: self._house.scene is not before or self._somebody_can_act())

    def read_news(self) -> bool:
        """Go on from what everybody was shown; was there anything?"""
        if self.screen not in ("SoldScene", "FlippedScene"):
            return False
        self._house.seconds(PATIENCE)
        self.touch("Go on", "On to")
        return True

    def hold_open(self) -> None:
        """Hold the ring until the cover opens."""
        covered = self._house.scene
        finger = self._fingers.put(self._find("Hold to open", "Touch to open"))
        self._house.until(lambda: self._house.scene is not covered, seconds=2)
        finger.up()
        self._house.frames()

    def touch(self, *says: str) -> None:
        self._fingers.tap(self._find(*says))

    def go(self, *says: str) -> None:
        """Touch one thing after the other, each on the screen that the one before led to."""
        for each in says:
            self.touch(each)
            self._house.seconds(PATIENCE + 0.2)

    # What can be done, by its name

    def _offer(self, action: Any) -> None:
        self.wait_for("OfferScene")
        self._take_up(action.card.name)
        self.touch("Offer")

    def _add(self, action: Any) -> None:
        self.wait_for("SecondCardScene")
        self._take_up(action.card.name)
        self.touch("Add this one")

    def _decline(self, _: Any) -> None:
        self.wait_for("SecondCardScene")
        self.touch("Add none")

    def _bid(self, action: Any) -> None:
        self.wait_for("OnceAroundScene", "OpenScene", "FlatOpenScene")
        if self.screen == "OnceAroundScene":
            self._choose_amount(action.amount)
            self.touch(f"Bid {action.amount}")
            return
        auction = self._house.app.sitting.public_view["auction"]
        step = action.amount - (auction["high"] or 0)
        if step in (1, 5, 10):
            self._fingers.tap(self._key(action.seat, f"Raise by {step}"))
        else:
            self._fingers.tap(self._key(action.seat, "Type a bid"))
            self._house.frames(2)
            for digit in str(action.amount):
                self._fingers.tap(self._key(action.seat, digit))
            self._fingers.tap(self._key(action.seat, f"Bid {action.amount}"))

    def _pass(self, action: Any) -> None:
        self.wait_for("OnceAroundScene", "OpenScene", "FlatOpenScene", "FixedPriceScene", "MysteryScene")
        if self.screen in ("OpenScene", "FlatOpenScene"):
            self._fingers.tap(self._key(action.seat, "No more"))
        else:
            self.touch("Pass", "Leave it")

    def _seal(self, action: Any) -> None:
        self.wait_for("SealedScene")
        self._choose_amount(action.amount)
        self.touch(f"Seal a bid of {action.amount}" if action.amount else "Seal no bid")

    def _price(self, action: Any) -> None:
        self.wait_for("PriceScene")
        self._choose_amount(action.amount)
        self.touch(f"Ask for {action.amount}")

    def _buy(self, _: Any) -> None:
        self.wait_for("FixedPriceScene")
        self.touch("Buy for")

    def _flip(self, _: Any) -> None:
        self.wait_for("MysteryScene")
        self.touch("Turn a card over")

    def _next_round(self, _: Any) -> None:
        self.wait_for("RoundOverScene")
        self.touch("Deal round", "Open the purses")

    # How

    def _take_up(self, card: str) -> None:
        """Touch a painting of the hand, pushing the hand along until it is in sight."""
        for _ in range(20):
            tile = next((seen for seen in self._eyes.several("CardTile") if seen.widget.card == card), None)
            if tile is not None and tile.sight.width > 20 and tile.sight.height > 20:
                self._fingers.tap(tile)
                return
            (rack,) = self._eyes.several("HandRack")
            there = next(seen for seen in self._eyes.all() if getattr(seen.widget, "card", "") == card)
            across = rack.sight.width / 2 if there.box.x < rack.box.x else -rack.sight.width / 2
            down = rack.sight.height / 2 if there.box.y < rack.box.y else 0
            self._fingers.push(rack, across if rack.widget.do_scroll_x else 0, down if rack.widget.do_scroll_y else 0)
        raise AssertionError(f"{card} cannot be brought into sight")

    def _choose_amount(self, amount: int) -> None:
        (figure,) = self._eyes.several("Figure")
        if figure.widget.amount == amount:
            return
        self._fingers.tap(figure)
        for digit in str(amount):
            self.touch(digit)
        self.touch(f"Choose {amount}")

    def _key(self, seat: int, says: str) -> Seen:
        """A key of this person's own pad, or of the keypad that lies over the sale."""
        if self._house.app.stage.overlay is not None:
            return self._find(says)
        for pad in self._eyes.several("RowPad") + self._eyes.several("EdgePad"):
            if pad.widget.seat == seat:
                for seen in self._eyes.touchables():
                    if seen.widget.says == says and pad.box.holds(seen.box):
                        return seen
        raise AssertionError(f"no key {says!r} for seat {seat}; the screen says: {self._eyes.texts()}")

    def _find(self, *says: str) -> Seen:
        seen = self._eyes.find(*says)
        if seen is None:
            raise AssertionError(f"nothing to touch says {says}; the screen says: {self._eyes.texts()}")
        return seen

    def _somebody_can_act(self) -> bool:
        """Is there anything to touch beyond what is there on every screen?"""
        always = ("Open the menu", "Open the board", "Undo", "Hold to see", "Hurry on", "Hint", "Why, ")
        return any(not seen.widget.says.startswith(always) for seen in self._eyes.touchables())
