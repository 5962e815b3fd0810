"""What can be learned from the file of a game, whatever has happened to it: its last good state, and what is wrong.

Pages repeat what is known already, on purpose: one damaged place never takes a game with it. What is wrong is said
without a word of what is in the file: the people of that game read it.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from modernart.games.contract import Game
from modernart.games.errors import BadInput, BadSave, GameError
from modernart.games.reading import Json, JsonObject
from modernart.games.registry import GAMES
from modernart.saves.disk import LARGEST
from modernart.saves.envelope import Opened, open_contents
from modernart.saves.leaves import DO, UNDO, is_entry, read_line, where
from modernart.saves.migrations import migrated
from modernart.saves.party import Party, read_party, strangers

GAP = "gap"


class Found(NamedTuple):
    """The last good state of a game, and what is wrong with the rest of its file, if anything is."""

    game: Game
    state: Any
    party: Party
    wrong: str | None = None


def read(data: bytes) -> Found:
    """`BadSave` if there is not even a beginning to go on from.

    What follows the last line's end was being written when the app died, and was never acknowledged.
    """
    if len(data) > LARGEST:
        raise BadSave("too_large", "this file is too large to be a game")
    reader = _Reader()
    for number, line in enumerate(data.split(b"\n")[:-1], start=1):
        reader.turn(number, line)
    return reader.found()


class _Reader:
    def __init__(self) -> None:
        self._page: JsonObject | None = None
        self._entries: list[JsonObject] = []  # since that page, without a gap
        self._known = 0  # entries, those in the page included
        self._wrong: BadSave | None = None  # the first thing that was

    def turn(self, number: int, line: bytes) -> None:
        """Take in one more line; what does not fit is passed over, and told."""
        try:
            contents = read_line(line)
            if is_entry(contents):
                self._take_entry(contents)
            else:
                self._take_page(contents)
        except BadSave as wrong:
            says = (
                f"something is missing before line {number}" if wrong.code == GAP else f"line {number} cannot be read"
            )
            self._complain(BadSave(wrong.code, says))

    def found(self) -> Found:
        if self._page is None:
            raise self._wrong or BadSave("empty", "there is no game in this file")
        try:
            game, state, party = open_contents(self._page)
        except BadSave as wrong:
            if wrong.code in ("newer_version", "unknown_game"):
                raise
            game, state, party = _as_far_as_it_goes(self._page, wrong)
            self._entries = []
            self._complain(BadSave(wrong.code, "not all of it can be played again"))
        party = party or strangers(len(game.view(state, None)["seats"]))
        state, good = self._walk(game, state)
        for entry in self._entries[:good]:
            party = _brought_forward(party, entry)
        return Found(game, state, party, self._wrong.sentence if self._wrong else None)

    def _take_page(self, page: JsonObject) -> None:
        known = _entries_in(page)
        if self._page is None or known >= self._known:
            self._page, self._entries, self._known = page, [], known

    def _take_entry(self, entry: JsonObject) -> None:
        if entry["entry"] <= self._known:
            return  # the page has it already
        if entry["entry"] != self._known + 1:
            raise BadSave(GAP, "an entry is missing")
        self._entries.append(entry)
        self._known += 1

    def _walk(self, game: Game, state: Any) -> tuple[Any, int]:
        """Through the entries to the last good state, and how many were good.

        Where all together lead to the right place, nothing between was wrong; only if not is every step compared, which
        takes ten times as long.
        """
        last = max((number for number, entry in enumerate(self._entries) if "position" in entry), default=0)
        try:
            return _walked(game, state, self._entries, compare=(last,))
        except _Stumble:
            pass
        try:
            return _walked(game, state, self._entries, compare=range(len(self._entries)))
        except _Stumble as stumble:
            entry = self._entries[stumble.number]["entry"]
            self._complain(BadSave(stumble.wrong.code, f"entry {entry} cannot be played again"))
            return stumble.state, stumble.number

    def _complain(self, wrong: BadSave) -> None:
        self._wrong = self._wrong or wrong


class _Stumble(Exception):
    """An entry that cannot be: its number, the state before it, and why."""

    def __init__(self, number: int, state: Any, wrong: GameError) -> None:
        super().__init__(number)
        self.number = number
        self.state = state
        self.wrong = wrong


def _walked(game: Game, state: Any, entries: Sequence[JsonObject], compare: Sequence[int]) -> tuple[Any, int]:
    path = [state]
    for number, entry in enumerate(entries):
        good = path[-1]
        try:
            if DO in entry:
                for action in entry[DO]:
                    path.append(game.apply(path[-1], game.read_action(action))[0])
            elif UNDO in entry:
                path[-1:] = [] if len(path) > 1 else [_before_last(game, good)]
            if number in compare and "position" in entry and entry["position"] != where(game, path[-1]):
                raise BadSave("wrong_position", "it does not lead where it says")
        except GameError as wrong:
            raise _Stumble(number, good, wrong) from wrong
    return path[-1], len(entries)


def _before_last(game: Game, state: Any) -> Any:
    saved = game.to_json(state)
    if not saved["actions"]:
        raise BadSave("nothing_to_undo", "there is nothing to take back")
    return _replayed(game, saved["options"], saved["actions"][:-1])[0]


def _replayed(game: Game, options: Json, actions: Sequence[Json]) -> tuple[Any, GameError | None]:
    """As far as it goes, and why not further."""
    state = game.new(game.read_options(options))
    for action in actions:
        try:
            state = game.apply(state, game.read_action(action))[0]
        except GameError as wrong:
            return state, wrong
    return state, None


def _as_far_as_it_goes(page: JsonObject, wrong: BadSave) -> Opened:
    """A page that is sealed but cannot be: the rules have changed, or it was made up. Its beginning may be good."""
    try:
        contents = migrated(page)
        game = GAMES[contents["game"]]
        saved = contents["saved"]
        state, stopped = _replayed(game, saved["options"], saved["actions"])
        players = len(game.view(state, None)["seats"])
        party = None if contents["party"] is None else read_party(contents["party"], game.NAME, players)
    except (BadInput, LookupError, TypeError) as worse:
        raise BadSave(wrong.code, "it cannot be played again") from worse
    if stopped is None:  # played to the end, and yet it is not what was saved: there is no telling where it went wrong
        raise BadSave(wrong.code, "it does not lead where it says")
    return Opened(game, state, party)


def _entries_in(page: JsonObject) -> int:
    """How much of the journal the page holds. Whether that is right is found out when it is opened."""
    party = page.get("party")
    entries = party.get("entries") if type(party) is dict else None
    return entries if type(entries) is int else 0


def _brought_forward(party: Party, entry: JsonObject) -> Party:
    return party._replace(entries=entry["entry"], at=entry["at"], seen=DO not in entry)
