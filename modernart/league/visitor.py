"""A program from outside at its seat: asked, believed in nothing, started anew (docs/OUTSIDE_BOTS.md)."""

import json
import time
from collections import Counter
from collections.abc import Sequence

from modernart.games.errors import BadInput
from modernart.games.modern_art import plain, read_action
from modernart.games.modern_art.actions import Action, Amounts, Choice, Decline, Pass
from modernart.games.modern_art.view import View
from modernart.games.reading import fields, whole
from modernart.league.halting import HasHalted
from modernart.league.outside import Broken, Outside

STARTS = 3  # in a game; a program that breaks down as often forfeits the rest of it


class Visitor:
    """It is told its seat's view and choices, and no seed: a seed would tell the deck."""

    def __init__(self, command: Sequence[str], patience: float, halted: HasHalted) -> None:
        self.forfeits: Counter[str] = Counter()
        self.last_words = ""
        self._command = command
        self._patience = patience
        self._halted = halted
        self._program: Outside | None = None
        self._starts = 0
        self._asked = 0

    def decide(self, view: View, choices: Sequence[Choice]) -> Action:
        """Its decision, or, if there is none that counts, the quietest that it could have made."""
        deadline = time.monotonic() + self._patience
        try:
            answer = self._answer(self._request(view, choices), deadline)
            action = read_action(answer)
            if not _is_among(action, choices):
                raise BadInput("illegal", "this may not be done now")
        except Broken as broken:
            self.forfeits[broken.why] += 1
            self.close()
            return quietest(choices)
        except BadInput:  # it has understood when to speak: it stays
            self.forfeits["illegal"] += 1
            return quietest(choices)
        return action

    def _request(self, view: View, choices: Sequence[Choice]) -> bytes:
        self._asked += 1
        request = {"cmd": "decide", "id": self._asked, "view": view, "actions": [plain(choice) for choice in choices]}
        return json.dumps(request, separators=(",", ":")).encode("ascii") + b"\n"

    def _answer(self, request: bytes, deadline: float) -> object:
        if self._program is None:
            if self._starts == STARTS:
                raise Broken("given_up")
            self._starts += 1
            self._program = Outside(self._command, self._halted)
        line = self._program.ask(request, deadline - time.monotonic())
        try:
            answer = fields(json.loads(line), "an answer", required=("id", "action"))
            # An answer to something else: nobody knows what the next one will be to.
            whole(answer["id"], "id", self._asked, self._asked)
        except (ValueError, RecursionError, BadInput):
            raise Broken("nonsense") from None
        return answer["action"]

    def close(self) -> None:
        if self._program is not None:
            self.last_words = self._program.last_words or self.last_words
            self._program.close()
            self._program = None


def quietest(choices: Sequence[Choice]) -> Action:
    """Pass, decline, the lowest amount, the first card: whichever there is."""
    for choice in choices:
        if isinstance(choice, (Pass, Decline)):
            return choice
    first = choices[0]
    return first.of(first.min) if isinstance(first, Amounts) else first


def _is_among(action: Action, choices: Sequence[Choice]) -> bool:
    for choice in choices:
        if isinstance(choice, Amounts):
            amount = getattr(action, "amount", None)
            if amount is not None and action == choice.of(amount) and choice.min <= amount <= choice.max:
                return True
        elif action == choice:
            return True
    return False
