"""What can go wrong between a game and the outside: one base, and a code with a sentence for each case."""


class GameError(Exception):
    """A refusal. `code` is for programs, `sentence` for people; whatever was passed in is untouched."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(f"{code}: {sentence}")
        self.code = code
        self.sentence = sentence

    @property
    def said(self) -> str:
        """The same as a sentence of its own."""
        return f"{self.sentence[0].upper()}{self.sentence[1:]}."


class IllegalAction(GameError):
    """The rules do not allow this action now."""


class BadInput(GameError):
    """Data from outside is not of the form that was asked for."""


class BadSave(GameError):
    """A saved game was altered, cut off, made up, or is of another version."""
