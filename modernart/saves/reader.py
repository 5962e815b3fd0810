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
from modernart.saves.migrations import VERSION, migrated
from modernart.saves.party import Party, read_party, strangers

GAP, NEWER = "gap", "newer_version"


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
        self._chapters: list[tuple[JsonObject, list[JsonObject]]] = []  # a page, and the entries after it without a gap
        self._known = 0  # entries, those in the last page included
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
            if wrong.code == NEWER:
                raise
            says = (
                f"something is missing before line {number}" if wrong.code == GAP else f"line {number} cannot be read"
            )
            self._complain(BadSave(wrong.code, says))

    def found(self) -> Found:
        if not self._chapters:
            raise self._wrong or BadSave("empty", "there is no game in this file")
        (game, state, party), entries = self._open()
        party = party or strangers(len(game.view(state, None)["seats"]))
        state, good = self._walk(game, state, entries)
        for entry in entries[:good]:
            party = _brought_forward(party, entry)
        return Found(game, state, party, self._wrong.sentence if self._wrong else None)

    def _open(self) -> tuple[Opened, list[JsonObject]]:
        """The last page that is good, and the entries after it; if none is, the last one as far as it goes."""
        entries: list[JsonObject] = []
        failed: BadSave | None = None
        for page, after in reversed(self._chapters):
            entries = after + entries
            try:
                return open_contents(page), entries
            except BadSave as wrong:
                if wrong.code == "unknown_game":
                    raise
                failed = failed or wrong
                self._complain(BadSave(wrong.code, "not all of it can be played again"))
                # Behind a page that holds more than is known without it, its entries hang in the air.
                entries = entries if self._joined(page) else []
        if failed is None:
            raise RuntimeError("there is no page")
        return _as_far_as_it_goes(self._chapters[-1][0], failed), []

    def _joined(self, page: JsonObject) -> bool:
        """Does this page hold no more than the chapter before it?"""
        number = next(number for number, chapter in enumerate(self._chapters) if chapter[0] is page)
        if number == 0:
            return False
        before, entries = self._chapters[number - 1]
        return _entries_in(page) == _entries_in(before) + len(entries)

    def _take_page(self, page: JsonObject) -> None:
        version = page.get("version")
        if type(version) is int and version > VERSION:
            raise BadSave(NEWER, "this game was saved by a newer version of the app")
        known = _entries_in(page)
        if not self._chapters or known >= self._known:
            self._chapters.append((page, []))
            self._known = known

    def _take_entry(self, entry: JsonObject) -> None:
        if self._chapters and entry["entry"] <= self._known:
            return  # the page has it already
        if not self._chapters or entry["entry"] != self._known + 1:
            raise BadSave(GAP, "an entry is missing")
        self._chapters[-1][1].append(entry)
        self._known += 1

    def _walk(self, game: Game, state: Any, entries: list[JsonObject]) -> tuple[Any, int]:
        """Through the entries to the last good state, and how many were good.

        Where all together lead to the right place, nothing between was wrong; only if not is every step compared, which
        takes ten times as long.
        """
        last = max((number for number, entry in enumerate(entries) if "position" in entry), default=0)
        try:
            return _walked(game, state, entries, compare=(last,))
        except _Stumble:
            pass
        try:
            return _walked(game, state, entries, compare=range(len(entries)))
        except _Stumble as stumble:
            entry = entries[stumble.number]["entry"]
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
                if len(path) == 1:
                    path = _way_to(game, good)
                path.pop()
            if number in compare and "position" in entry and entry["position"] != where(game, path[-1]):
                raise BadSave("wrong_position", "it does not lead where it says")
        except GameError as wrong:
            raise _Stumble(number, good, wrong) from wrong
    return path[-1], len(entries)


def _way_to(game: Game, state: Any) -> list[Any]:
    """Every state from the deal to this one; `BadSave` if there is no way back from it."""
    saved = game.to_json(state)
    if not saved["actions"]:
        raise BadSave("nothing_to_undo", "there is nothing to take back")
    path = [game.new(game.read_options(saved["options"]))]
    for action in saved["actions"]:
        path.append(game.apply(path[-1], game.read_action(action))[0])
    return path


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
