"""A game on the screen: shows each scene of the evening, sends what people choose, and lets bots take their time."""

from collections.abc import Callable
from typing import Any, cast

from modernart.app import device, sound
from modernart.app.auctioneer import Auctioneer
from modernart.app.bots import Bots
from modernart.app.counsel import Counsel
from modernart.app.haste import Haste
from modernart.app.pages.how_to_play import HowToPlayPage
from modernart.app.preferences import Preferences
from modernart.app.safekeeping import Safekeeping
from modernart.app.scenes import make_scene
from modernart.app.scenes.board import BoardOverlay
from modernart.app.stage import Stage
from modernart.app.widgets.amount import Keypad
from modernart.app.widgets.question import Answers, Question
from modernart.games.errors import GameError
from modernart.games.modern_art.actions import Action, Bid, NextRound
from modernart.games.modern_art.view import View
from modernart.saves.shelf import Shelf
from modernart.table import Evening, Pondering, Scene, Table
from modernart.words import Words

HAND_OPENED, HAMMER_FELL = 0.03, 0.06  # seconds to be felt
OPEN_SALE = "open"  # the one scene that time runs in, and that stands from the first bid to the last
READ = 0.8  # seconds that news stays where people run through it


class Sitting:
    """One game from the deal to the winner. Scenes know it; it knows no scene by name but the open sale."""

    def __init__(
        self, stage: Stage, table: Table, preferences: Preferences, shelf: Shelf, home: Callable[[], None]
    ) -> None:
        self.table = table
        self.seats = table.seats
        self.evening = Evening(table)
        self.words = Words.for_view(self.public_view, [seat.name for seat in table.seats])
        self.auctioneer: Auctioneer | None = None
        self._stage = stage
        self._preferences = preferences
        self.safe = Safekeeping(self, shelf)
        self.counsel = Counsel(self, preferences)
        self._home = home
        self._haste = Haste(self._run_on)
        self._bots = Bots(table, preferences, self._haste, self._show_thinking, self._follow)

    @property
    def view(self) -> View:
        """What may be seen now, by whoever looks."""
        return cast(View, self.table.view())

    @property
    def public_view(self) -> View:
        return cast(View, self.table.public_view())

    @property
    def several_people(self) -> bool:
        return len(self.table.people) > 1

    @property
    def quick_handoffs(self) -> bool:
        return self._preferences.quick_handoffs

    @property
    def stands(self) -> bool:
        """Is it on the stage, or does it wait behind the first screen?"""
        return getattr(self._stage.scene, "sitting", None) is self

    # What is on the screen

    def show(self, afresh: bool = False) -> None:
        """Put the evening's scene on the stage, or let the one that is there catch up."""
        self._bots.rest()
        scene = self.evening.scene()
        self._run_sale(scene)
        standing = self._stage.scene
        if not afresh and self.stands and standing.scene == scene:
            standing.refresh()
        else:
            self._stage.show(make_scene(self, scene))
            if scene.news and not afresh:
                self._buzz(HAMMER_FELL)
                self._sound_hammer()
        bot = self._asked_bot(scene)
        if bot is not None:
            self._bots.ask(bot)
        elif scene.name != OPEN_SALE:
            self._haste.arrived()

    def cover(self) -> None:
        """Nobody looks any more: the app leaves the screen, or comes back to it.

        Everything is made afresh, so that no finger that was down goes on opening or peeking.
        """
        self.table.cover()
        self.evening.draw_curtain()
        if self.auctioneer is not None:
            self.auctioneer.begin_anew()
        self.show(afresh=True)

    def put_away(self) -> None:
        """The app leaves the screen: covered, and nothing happens until it is back."""
        self.cover()
        self._stop_time()

    def leave(self) -> None:
        """Back to the first screen; the game waits on the shelf."""
        if self.table.unsaved:
            self.safe.ask_to_leave(self._home)
        else:
            self._home()

    def rest(self) -> None:
        """Nothing moves at this table, and nobody looks."""
        self._stop_time()
        self.table.cover()
        self._dismiss_auctioneer()
        self.table.close()

    # What people do

    def send(self, action: Action) -> bool:
        """A person's choice; if the rules refuse it, the scene says so in words that tell nobody's purse."""
        try:
            return self.safe.attempt(lambda: self._carry_out(action), "Take the choice back")
        except GameError as wrong:
            seat = getattr(action, "seat", None)
            self._stage.scene.refuse(self.words.refusal(wrong, seat), seat)
            return False

    def _carry_out(self, action: Action) -> None:
        self.evening.act(action)
        if isinstance(action, Bid) and self.auctioneer is not None:
            self.auctioneer.bid_was_called()
        self.show()

    def open_hand(self) -> None:
        """The cover was opened: whoever the handoff named looks now."""
        self._buzz(HAND_OPENED)
        self.evening.open()
        self.show()

    def go_on(self) -> None:
        self.evening.go_on()
        self.show()

    def next_round(self) -> None:
        self.safe.attempt(self._deal_next_round)

    def _deal_next_round(self) -> None:
        self.table.settle(NextRound())
        self.show()

    def undo(self) -> None:
        if self.table.can_undo:
            self.safe.attempt(self._take_back)

    def _take_back(self) -> None:
        self.evening.undo()
        self._dismiss_auctioneer()
        self.show(afresh=True)

    def peek(self, seat: int) -> str:
        """One's own purse, for as long as the finger is held."""
        return self.words.money(self.table.peek(seat)["seats"][seat]["cash"])

    # What lies over a scene

    def open_board(self) -> None:
        self.lay_over(BoardOverlay(self))

    def open_menu(self) -> None:
        heading, back = "The sale waits", "Back to the sale"
        sentence = (
            "Every choice is saved as it is made. A bookmark brings you back to this very moment, whatever comes."
        )
        keeping = [("Bookmark this moment", self.safe.keep_moment)]
        if self.table.is_over:  # nobody can play on from here
            heading, back = "The game is over", "Back to the table"
            sentence, keeping = "All of it is kept among the saved games.", []
        if self.table.unsaved:
            sentence, keeping = "What you play now is not saved.", [("Save it now", self.safe.save_now)]
        answers = [
            (back, self.close_overlay),
            ("How to play", self.open_rules),
            *keeping,
            ("Leave for the first screen", self.leave),
        ]
        self.lay_over(Question(heading, sentence, answers))

    def open_rules(self) -> None:
        self.lay_over(HowToPlayPage(self.close_overlay))

    def ask_amount(self, prompt: str, verb: str, give: Callable[[int], object]) -> None:
        keypad = Keypad(prompt=prompt, verb=verb, currency=self.words.currency)

        def take(_: object, amount: int) -> None:
            self.close_overlay()
            give(amount)

        keypad.bind(on_amount=take, on_close=lambda _: self.close_overlay())
        self.lay_over(keypad)

    def close_overlay(self) -> None:
        self._stage.close_overlay()
        if self._stage.overlay is None:
            self.uncover_table()
            self.show()

    def lay_over(self, overlay: Any) -> None:
        """Under it, nothing goes on."""
        self._stop_time()
        self._stage.lay_over(overlay, back=self.close_overlay)

    def ask(self, heading: str, sentence: str, answers: Answers, mark: str = "") -> None:
        """In place of whatever lay over the table."""
        self._stage.close_overlays()
        self.lay_over(Question(heading, sentence, answers, mark))

    def uncover_table(self) -> None:
        """Take off everything that lies over it; time runs again."""
        self._stage.close_overlays()
        if self.auctioneer is not None:
            self.auctioneer.paused = False

    # Time

    def _run_sale(self, scene: Scene) -> None:
        """An open sale has an auctioneer for as long as it lasts."""
        if scene.name != OPEN_SALE:
            self._dismiss_auctioneer()
        elif self.auctioneer is None:
            self.auctioneer = Auctioneer(
                self.table,
                self._bots,
                self._haste,
                self._preferences.call_seconds,
                self.show,
                self.safe.attempt,
            )

    def _dismiss_auctioneer(self) -> None:
        if self.auctioneer is not None:
            self.auctioneer.stop()
            self.auctioneer = None

    def _stop_time(self) -> None:
        """No bot thinks, nothing counts, nobody is in a hurry."""
        self._haste.rest()
        self._bots.rest()
        if self.auctioneer is not None:
            self.auctioneer.paused = True

    def _asked_bot(self, scene: Scene) -> int | None:
        return None if scene.seat is None or self.seats[scene.seat].is_person else scene.seat

    def _show_thinking(self, seat: int, seconds: float) -> None:
        self._stage.tidying.put_off()
        self._stage.scene.show_thinking(seat, seconds)

    def _follow(self, pondering: Pondering) -> None:
        self.safe.attempt(lambda: self._bot_acts(pondering))

    def _bot_acts(self, pondering: Pondering) -> None:
        self.table.follow(pondering)
        self.show()

    def hurry(self, finger: Any) -> bool:
        """A finger where there is nothing to touch: is there anything that can go faster?"""
        scene = self._stage.scene.scene
        goes_by_itself = not self.several_people and (bool(scene.news) or scene.name == OPEN_SALE)
        if goes_by_itself or self._asked_bot(scene) is not None:
            self._haste.begin(finger)
            return True
        return False

    def _run_on(self) -> None:
        """A finger stays down: through the news, if nobody else has to read it."""
        if self.evening.scene().news and not self.several_people and self._stage.shown_for >= READ:
            self.go_on()

    def _sound_hammer(self) -> None:
        if self._preferences["sound"]:
            sound.play(sound.GAVEL)

    def _buzz(self, seconds: float) -> None:
        if self._preferences["haptics"]:
            device.buzz(seconds)
