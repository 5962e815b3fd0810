"""Who comes to the table if nobody says otherwise: names, and bots that are not all of one mind."""

from modernart.games.chance import Chance
from modernart.games.registry import GAMES
from modernart.players import levels, tempers
from modernart.table import Seat, Table, fresh_seed

GAME = "modern_art"
LEVEL = "regular"
LEVELS = tuple(levels(GAME))
TEMPERS = tuple(tempers(GAME))
NAMES = ("Ana", "Ben", "Cleo", "Dev", "Eli")
BOT_NAMES = ("Alma", "Bruno", "Carla", "Dario", "Elena")
OPPONENTS = 3  # of a person who plays alone


def usual_temper(seat: int) -> str:
    """Another at every seat."""
    return TEMPERS[seat % len(TEMPERS)]


def alone(level: str) -> Table:
    """A person among bots of this strength; who begins is drawn by lots, everything else is as usual."""
    bots = range(1, OPPONENTS + 1)
    seats = [Seat(NAMES[0]), *(Seat(BOT_NAMES[seat], level, seat, usual_temper(seat)) for seat in bots)]
    options = {
        "players": len(seats),
        "seed": fresh_seed(),
        "first_seat": Chance(fresh_seed()).below(len(seats)),
    }
    return Table.lay(GAMES[GAME], options, seats)
