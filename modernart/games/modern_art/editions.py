"""Three printed editions of one game, as data (R1). Any can be played with either way to share."""

from enum import StrEnum
from typing import NamedTuple


class Proceeds(StrEnum):
    """Who gets the money for a double that another player finished (R5.8)."""

    ALL_TO_SECOND = "all_to_second"
    SPLIT = "split"


class Edition(NamedTuple):
    title: str
    artists: tuple[str, str, str, str, str]  # in board order
    currency: str
    proceeds: Proceeds
    proceeds_variant: Proceeds | None  # the other way to share, where the rulebook offers it
    open_auction: str  # what the open auction is called


EDITIONS: dict[str, Edition] = {
    "hans_im_gluck_1992": Edition(
        title="Hans im Glück 1992",
        artists=("Lite Metal", "Yoko", "Christin P.", "Karl Gitter", "Krypto"),
        currency="$",
        proceeds=Proceeds.SPLIT,
        proceeds_variant=Proceeds.ALL_TO_SECOND,
        open_auction="Aller et retour",
    ),
    "matagot_2009": Edition(
        title="Matagot 2009",
        artists=("Nex", "Bahut", "Darmoir", "Sadland", "Koriko"),
        currency="k€",
        proceeds=Proceeds.ALL_TO_SECOND,
        proceeds_variant=None,
        open_auction="Libre",
    ),
    "cmon_2017": Edition(
        title="CMON 2017",
        artists=("Manuel Carvalho", "Sigrid Thaler", "Daniel Melim", "Ramon Martins", "Rafael Silveira"),
        currency="$",
        proceeds=Proceeds.ALL_TO_SECOND,
        proceeds_variant=Proceeds.SPLIT,
        open_auction="Asta aperta",
    ),
}

DEFAULT_EDITION = "matagot_2009"
