"""A digest that shows any alteration of what was written. How it is made never changes: any app checks any other's."""

import hashlib
import json

from modernart.games.errors import BadSave
from modernart.games.reading import JsonObject, shown


def sealed(contents: JsonObject) -> JsonObject:
    return {**contents, "digest": digest(contents)}


def unsealed(data: object) -> JsonObject:
    """The contents of anything that was sealed; `BadSave` if they are not what they were."""
    if type(data) is not dict:
        raise BadSave("wrong_type", f"a save must be an object, not {shown(data)}")
    if "digest" not in data:
        raise BadSave("missing_field", "a save needs the field 'digest'")
    contents = {key: value for key, value in data.items() if key != "digest"}
    if data["digest"] != digest(contents):
        raise BadSave("digest", "the save was altered or damaged: its digest does not fit")
    return contents


def digest(contents: JsonObject) -> str:
    """Of the JSON in one fixed spelling, so that white space and the order of fields do not matter."""
    spelled = json.dumps(contents, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(spelled.encode("ascii")).hexdigest()
