"""A whole game at the keyboard: one person among bots, or several people in turn."""

import argparse
from collections.abc import Sequence
from typing import Any, cast

from modernart.games.errors import BadInput, GameError, IllegalAction
from modernart.games.modern_art.actions import (
    Action,
    Add,
    Bid,
    Buy,
    Decline,
    Flip,
    NextRound,
    Offer,
    Pass,
    Price,
    Seal,
)
from modernart.games.modern_art.cards import card_named
from modernart.games.modern_art.options import FEWEST, MOST
from modernart.games.modern_art.view import AuctionView, View
from modernart.games.registry import GAMES
from modernart.table import Seat, Table, fresh_seed
from modernart.words import Words

BOT_NAMES = ("Alma", "Bruno", "Carla", "Dario", "Elena")
CLEAR = "\n" * 60 + "\x1b[2J\x1b[3J\x1b[H"  # the lines for terminals that do not know the codes
HELP = "You can also type: board (the table), log (what happened), purse (your money), quit."


class Quit(Exception):
    """A person has had enough."""


def play_in_terminal(asked: argparse.Namespace) -> int:
    seats = _seats(asked.people, asked.players, asked.bots)
    game = GAMES["modern_art"]
    seed = fresh_seed() if asked.seed is None else asked.seed
    options = {
        "players": len(seats),
        "seed": seed,
        "edition": asked.edition,
        "double_proceeds": asked.proceeds,
        "mystery": asked.mystery,
        "first_seat": asked.first - 1,
    }
    table = Table.lay(game, options, seats)
    try:
        Evening(table).run()
    except (Quit, EOFError):
        print("\nThe sale is broken off.")
    return 0


def _seats(people: str, players: int | None, level: str) -> list[Seat]:
    names = [name.strip() for name in people.split(",") if name.strip()]
    if len(set(names)) != len(names):
        raise BadInput("same_name", "two people have the same name")
    wanted = players or max(4, len(names))
    if not len(names) <= wanted or not FEWEST <= wanted <= MOST:
        raise BadInput("too_many", f"{FEWEST} to {MOST} can play, and {len(names)} people were named")
    bots = [name for name in BOT_NAMES if name not in names]
    return [Seat(name) for name in names] + [Seat(name, level) for name in bots[: wanted - len(names)]]


class Evening:
    """Leads a table through its game, one question after the other."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._words = Words.for_view(self._view(), [seat.name for seat in table.seats])
        table.listen(self._tell)

    def _view(self) -> View:
        return cast(View, self._table.view())

    def run(self) -> None:
        print(f"Welcome to the sale. {HELP}")
        print(self._words.board(self._view()))
        while self._view()["phase"] != "game_over":
            seat = self._table.asked()
            if seat is None:
                print(self._words.board(self._view()))
                _ask("Press Enter to go on. ")
                self._table.act(NextRound())
            elif self._table.seats[seat].is_person:
                self._ask_person(seat)
            else:
                self._table.let_bot_act()
        print(self._words.board(self._view()))

    def _tell(self, events: Sequence[Any]) -> None:
        for event in self._view()["log"][-len(events) :]:
            print(self._words.event(event))

    def _ask_person(self, seat: int) -> None:
        """Ask until an answer is accepted; what is private, only once the others look away."""
        name = self._words.seat(seat)
        private = self._table.needs_cover()
        if private:
            _ask(f"\n{name}, take the keyboard; the others look away. Press Enter. ")
            self._table.uncover(seat)
        while True:
            try:
                action = self._question(seat)
            except GameError as wrong:
                print(f"  {wrong.sentence}")
                continue
            if action is None:
                continue
            if private:
                print(CLEAR, end="")
            try:
                self._table.act(action)
            except IllegalAction as wrong:
                print(f"  {name}: {wrong.sentence}")
                continue
            return

    def _question(self, seat: int) -> Action | None:
        """One question and its answer as an action; None if it was about something else."""
        view = self._view()
        cards = self._hand(view, seat)
        answer = _ask(f"{self._prompt(view, seat)} ").lower()
        if answer in ("board", "log", "purse", "help", "?"):
            self._inform(answer, view, seat)
            return None
        return _understand(view["phase"], seat, answer, cards)

    def _hand(self, view: View, seat: int) -> list[str]:
        """Show what the viewer holds, where it matters; the cards that may be named, by number."""
        if view["seat"] != seat:
            return []
        phase = view["phase"]
        usable = [choice.card.name for choice in self._table.choices() if isinstance(choice, (Offer, Add))]
        print(f"\n{self._words.seat(seat)}, you have {self._words.money(view['seats'][seat]['cash'] or 0)}.")
        if phase == "offer":
            for number, name in enumerate(usable, start=1):
                print(f"  {number:>2}  {self._words.card(name)}")
            return usable
        print(f"  In your hand: {', '.join(self._words.card(name) for name in view['hand']) or 'nothing'}")
        for number, name in enumerate(usable, start=1):
            print(f"  {number:>2}  add {self._words.card(name)}")
        return usable

    def _prompt(self, view: View, seat: int) -> str:
        name = self._words.seat(seat)
        phase = view["phase"]
        auction = view["auction"]
        if phase == "offer":
            return f"{name}, which painting do you put up? (its number)"
        if phase == "mystery" or auction is None:
            return f"{name}, turn over a mystery card? (yes or no)"
        lot = self._words.cards(auction["cards"])
        if phase == "second_card":
            return f"{name}, a second card for {lot}? (its number, or no)"
        if phase == "sealed":
            return f"{name}, your sealed bid for {lot}? (0 for none)"
        if phase == "price":
            return f"{name}, your price for {lot}?"
        if phase == "fixed_price":
            return f"{name}, {lot} for {self._words.money(auction['price'] or 0)}? (yes or no)"
        return f"{name}, {lot}, {self._standing(auction)}. Your bid? (an amount, or no)"

    def _standing(self, auction: AuctionView) -> str:
        if auction["leader"] is None:
            return "no bid yet"
        return f"{self._words.seat(auction['leader'])} leads with {self._words.money(auction['high'] or 0)}"

    def _inform(self, about: str, view: View, seat: int) -> None:
        if about == "board":
            print(self._words.board(view))
        elif about == "log":
            print("\n".join(self._words.event(event) for event in view["log"][-20:]))
        elif about == "purse":
            self._peek(seat)
        else:
            print(HELP)

    def _peek(self, seat: int) -> None:
        """A look into one's own purse, covered again at once."""
        covered = self._table.viewer != seat
        if covered:
            _ask("  The others look away. Press Enter. ")
            self._table.uncover(seat)
        print(f"  You have {self._words.money(self._view()['seats'][seat]['cash'] or 0)}.")
        if covered:
            self._table.cover()
            _ask("  Press Enter to cover it. ")
            print(CLEAR, end="")


def _understand(phase: str, seat: int, answer: str, cards: Sequence[str]) -> Action:
    """The action that an answer means in this phase."""
    no = answer in ("no", "n", "pass", "")
    yes = answer in ("yes", "y")
    if phase == "offer":
        return Offer(seat, card_named(_numbered(cards, answer)))
    if phase == "second_card":
        return Decline(seat) if no else Add(seat, card_named(_numbered(cards, answer)))
    if phase == "sealed":
        return Seal(seat, _amount(answer))
    if phase == "price":
        return Price(seat, _amount(answer))
    if phase in ("open", "once_around"):
        return Pass(seat) if no else Bid(seat, _amount(answer))
    if not yes and not no:
        raise BadInput("not_understood", "Please answer yes or no.")
    if no:
        return Pass(seat)
    return Flip(seat) if phase == "mystery" else Buy(seat)


def _numbered(cards: Sequence[str], answer: str) -> str:
    number = _amount(answer)
    if not 1 <= number <= len(cards):
        raise BadInput("not_understood", f"Please give a number from 1 to {len(cards)}." if cards else "No card fits.")
    return cards[number - 1]


def _amount(answer: str) -> int:
    if not (answer.isascii() and answer.isdigit() and len(answer) < 10):
        raise BadInput("not_understood", "Please give a whole number.")
    return int(answer)


def _ask(prompt: str) -> str:
    answer = input(prompt).strip()
    if answer.lower() in ("quit", "exit"):
        raise Quit
    return answer
