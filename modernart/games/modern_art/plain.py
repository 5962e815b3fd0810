"""Records of the game as plain JSON: actions, choices, events, phases."""

from typing import Any

from modernart.games.modern_art.cards import Card


def plain(value: Any) -> Any:
    """A card by its name, a record as an object, any other tuple as a list."""
    if isinstance(value, tuple):
        if hasattr(value, "_fields"):
            # Python reserves the word `from`, so a field may carry an underscore.
            return {name.rstrip("_"): plain(content) for name, content in zip(value._fields, value, strict=True)}
        return [plain(content) for content in value]
    return value.name if isinstance(value, Card) else value
