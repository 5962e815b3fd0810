"""Between the rules and a front end: who sits where, and whose eyes may look."""

from modernart.table.seats import Seat, fresh_seed
from modernart.table.table import Table

__all__ = ["Seat", "Table", "fresh_seed"]
