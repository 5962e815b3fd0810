"""What a head has to say for itself: a code and facts. Front ends make a sentence of it, in the names of the table."""

from collections.abc import Mapping
from typing import NamedTuple


class Remark(NamedTuple):
    code: str
    facts: Mapping[str, int | str] = {}
