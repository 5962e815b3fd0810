"""The referee: one game over standard input and output, a JSON object a line (docs/PROTOCOL.md)."""

import json
from collections.abc import Callable
from typing import Any, BinaryIO, NoReturn

from modernart.games.contract import Game
from modernart.games.errors import BadInput, GameError
from modernart.games.reading import BILLION, JsonObject, fields, one_of, shown, text, whole
from modernart.games.registry import GAMES
from modernart.players import decide, levels
from modernart.saves.envelope import seal, unseal
from modernart.table import fresh_seed

LONGEST_LINE = 16 * 1024 * 1024


class Referee:
    """Answers one request after the other. After an error nothing has changed."""

    def __init__(self) -> None:
        self._game: Game | None = None
        self._state: Any = None

    def answer(self, line: bytes) -> JsonObject:
        """The answer to a line, whatever is in it."""
        try:
            return {"ok": True, **self._carry_out(_read(line))}
        except GameError as error:
            return _refusal(error.code, error.sentence)
        except RecursionError:
            return _refusal("too_deep", "the line is nested too deeply")
        except Exception as defect:  # one of ours: the next line must be served all the same
            return _refusal("internal_error", f"the referee failed: {type(defect).__name__}: {defect}")

    def _carry_out(self, request: object) -> JsonObject:
        if type(request) is not dict or "cmd" not in request:
            raise BadInput("bad_request", 'a request must be an object with a "cmd"')
        name = text(request["cmd"], "cmd")
        if name not in _COMMANDS:
            raise BadInput("unknown_command", f"the commands are {', '.join(_COMMANDS)}, not {shown(name)}")
        return _COMMANDS[name](self, {key: value for key, value in request.items() if key != "cmd"})

    def _running(self) -> Game:
        if self._game is None:
            raise BadInput("no_game", "there is no game yet: begin with new or load")
        return self._game

    def _new(self, request: JsonObject) -> JsonObject:
        if "game" not in request:
            raise BadInput("missing_field", "new needs the field 'game'")
        game = GAMES[one_of(request["game"], "game", GAMES)]
        options = {key: value for key, value in request.items() if key != "game"}
        if options.get("seed") is None:
            options["seed"] = fresh_seed()
        self._state = game.new(game.read_options(options))
        self._game = game
        return self._public_view()

    def _public_view(self) -> JsonObject:
        return {"view": self._running().view(self._state, None)}

    def _view(self, request: JsonObject) -> JsonObject:
        given = fields(request, "view", required=(), optional=("seat",))
        seat = whole(given["seat"], "seat") if "seat" in given else None
        return {"view": self._running().view(self._state, seat)}

    def _legal(self, request: JsonObject) -> JsonObject:
        seat = whole(fields(request, "legal", required=("seat",))["seat"], "seat")
        game = self._running()
        return {"actions": [game.plain(choice) for choice in game.legal(self._state, seat)]}

    def _act(self, request: JsonObject) -> JsonObject:
        given = fields(request, "act", required=("action",))
        game = self._running()
        self._state, events = game.apply(self._state, game.read_action(given["action"]))
        return {"events": [game.plain(event) for event in events]}

    def _save(self, request: JsonObject) -> JsonObject:
        fields(request, "save", required=())
        return {"save": seal(self._running(), self._state)}

    def _load(self, request: JsonObject) -> JsonObject:
        self._game, self._state, _ = unseal(fields(request, "load", required=("save",))["save"])
        return self._public_view()

    def _ask(self, request: JsonObject) -> JsonObject:
        given = fields(request, "ask", required=("seat", "level"), optional=("seed",))
        seat = whole(given["seat"], "seat")
        level = one_of(given["level"], "level", levels(self._running().NAME))
        seed = whole(given.get("seed", 0), "seed")
        game = self._running()
        choices = game.legal(self._state, seat)
        return {"action": game.plain(decide(game.NAME, level, game.view(self._state, seat), choices, seed))}

    def _bots(self, request: JsonObject) -> JsonObject:
        fields(request, "bots", required=())
        return {"levels": levels(self._game.NAME if self._game else "modern_art")}


_COMMANDS: dict[str, Callable[[Referee, JsonObject], JsonObject]] = {
    "new": Referee._new,
    "view": Referee._view,
    "legal": Referee._legal,
    "act": Referee._act,
    "save": Referee._save,
    "load": Referee._load,
    "ask": Referee._ask,
    "bots": Referee._bots,
}


def _refusal(code: str, message: str) -> JsonObject:
    return {"ok": False, "error": {"code": code, "message": message}}


def _read(line: bytes) -> object:
    """The JSON of a line, strictly: no NaN, no field twice, no number beyond a billion."""
    if len(line) > LONGEST_LINE:
        raise BadInput("too_long", f"a line may have {LONGEST_LINE} bytes at most")
    try:
        return json.loads(
            line.decode("utf-8"),
            object_pairs_hook=_object,
            parse_int=_number,
            parse_constant=_no_number,
        )
    except ValueError as wrong:  # also what is not UTF-8
        raise BadInput("bad_json", f"the line is no JSON: {wrong}") from wrong


def _object(pairs: list[tuple[str, Any]]) -> JsonObject:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise BadInput("field_twice", "an object has the same field twice")
    return found


def _number(digits: str) -> int:
    if len(digits) > 11 or abs(int(digits)) > BILLION:
        raise BadInput("out_of_range", "a number is beyond a billion")
    return int(digits)


def _no_number(name: str) -> NoReturn:
    raise BadInput("bad_json", f"{name} is no number")


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer every line until there are no more."""
    referee = Referee()
    for line in iter(lambda: _line(requests), b""):
        answers.write(json.dumps(referee.answer(line), separators=(",", ":")).encode("ascii") + b"\n")
        answers.flush()


def _line(requests: BinaryIO) -> bytes:
    """The next line. Of one that is too long only the beginning is kept, enough to see that it is."""
    line = requests.readline(LONGEST_LINE + 1)
    rest = line
    while len(rest) > LONGEST_LINE and not rest.endswith(b"\n"):
        rest = requests.readline(LONGEST_LINE + 1)
    return line
