"""A saved game in words: who plays it, how far it is, what is wrong with it."""

import time

from modernart.games.modern_art.editions import EDITIONS
from modernart.players.seats import people
from modernart.saves.folders import KEPT
from modernart.saves.party import named_after
from modernart.saves.reader import Found
from modernart.saves.shelf import Slot

DAY = 24 * 60 * 60
MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "June", "July", "Aug", "Sept", "Oct", "Nov", "Dec")


def company(found: Found) -> str:
    """Everybody at the table."""
    return ", ".join(seat.name + ("" if seat.is_person else " (bot)") for seat in found.party.seats)


def players(found: Found) -> str:
    """Everybody, unless the game's own name has said it already."""
    all_named = found.party.name == named_after(found.party.seats) and "others" not in found.party.name
    return edition(found) if all_named and len(people(found.party.seats)) == len(found.party.seats) else company(found)


def edition(found: Found) -> str:
    return EDITIONS[found.game.view(found.state, None)["edition"]].title


def standing(slot: Slot, now: float) -> str:
    """How far the game is and when it was played; or what is wrong with it."""
    if slot.newer:
        return "Saved by a newer version of the app"
    if slot.found is None:
        return "Damaged; it is left as it is"
    if slot.wrong:
        return f"Damaged, but good up to {round_of(slot.found)}"
    return f"{progress(slot)}, {day(slot.found.party.at, now)}"


def progress(slot: Slot) -> str:
    if slot.found is None:
        return ""
    view = slot.found.game.view(slot.found.state, None)
    if view["winners"] is not None:
        names = " and ".join(slot.found.party.seats[seat].name for seat in view["winners"])
        return f"{names} won"
    return f"Bookmark in {round_of(slot.found)}" if slot.kind == KEPT else round_of(slot.found).capitalize()


def round_of(found: Found) -> str:
    return f"round {found.game.view(found.state, None)['round']} of 4"


def day(at: int, now: float) -> str:
    """As one would say it; nothing is known of a game from elsewhere."""
    if not at:
        return "some time ago"
    then, today = time.localtime(at), time.localtime(now)
    clock = f"{then.tm_hour}:{then.tm_min:02}"
    if then[:3] == today[:3]:
        return f"today, {clock}"
    if then[:3] == time.localtime(now - DAY)[:3]:
        return f"yesterday, {clock}"
    year = "" if then.tm_year == today.tm_year else f" {then.tm_year}"
    return f"{then.tm_mday} {MONTHS[then.tm_mon - 1]}{year}, {clock}"


def file_name(slot: Slot) -> str:
    """For a file that leaves the house: letters and digits of its title, so that every system takes it."""
    letters = "".join(letter if letter.isalnum() else " " for letter in slot.title)
    return " ".join(letters.split())[:40] or "game"
