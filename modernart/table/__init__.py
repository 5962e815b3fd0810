"""Between the rules and a front end: who sits where, whose eyes may look, and what comes next."""

from modernart.players.seats import Seat
from modernart.table.evening import CURTAIN, HANDOFF, Evening, Scene
from modernart.table.hammer import Call, Hammer
from modernart.table.lots import fresh_seed
from modernart.table.pondering import Pondering
from modernart.table.table import Table

__all__ = ["CURTAIN", "HANDOFF", "Call", "Evening", "Hammer", "Pondering", "Scene", "Seat", "Table", "fresh_seed"]
