"""Reading JSON that may be wrong in any way: every field is asked for by name and checked."""

import reprlib
from collections.abc import Collection, Mapping
from typing import Any

from modernart.games.errors import BadInput

BILLION = 1_000_000_000

Json = Any  # what `json.loads` gives; nothing is believed of it until it is read through here
JsonObject = dict[str, Any]


def shown(value: object) -> str:
    """A value for an error message: however long or deep it is, a few words of it."""
    return reprlib.repr(value)


def whole(value: object, what: str, low: int = -BILLION, high: int = BILLION) -> int:
    """`value` as a whole number; `True` and `12.0` are none."""
    if type(value) is not int:
        raise BadInput("wrong_type", f"{what} must be a whole number, not {shown(value)}")
    if not low <= value <= high:
        raise BadInput("out_of_range", f"{what} must be from {low} to {high}, not {shown(value)}")
    return value


def text(value: object, what: str) -> str:
    if type(value) is not str:
        raise BadInput("wrong_type", f"{what} must be a text, not {shown(value)}")
    return value


def flag(value: object, what: str) -> bool:
    if type(value) is not bool:
        raise BadInput("wrong_type", f"{what} must be true or false, not {shown(value)}")
    return value


def one_of(value: object, what: str, names: Collection[str]) -> str:
    if text(value, what) not in names:
        raise BadInput("unknown_value", f"{what} must be one of {', '.join(names)}, not {shown(value)}")
    return str(value)


def items(value: object, what: str) -> list[Json]:
    if type(value) is not list:
        raise BadInput("wrong_type", f"{what} must be a list, not {shown(value)}")
    return value


def fields(value: object, what: str, required: Collection[str], optional: Collection[str] = ()) -> Mapping[str, Json]:
    """`value` as an object with all the required fields, perhaps some optional ones, and no others.

    An optional field that is absent or null is left out of the answer.
    """
    if type(value) is not dict:
        raise BadInput("wrong_type", f"{what} must be an object, not {shown(value)}")
    for name in value:
        if name not in required and name not in optional:
            raise BadInput("unknown_field", f"{what} has no field {shown(name)}")
    for name in required:
        if name not in value:
            raise BadInput("missing_field", f"{what} needs the field {name!r}")
    return {name: content for name, content in value.items() if name in required or content is not None}
