"""Where the app's files lie: beside the package in a checkout and on a phone, inside it when installed."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[1]
HOUSE = next(place for place in (_PACKAGE.parent, _PACKAGE) if (place / "kv").is_dir())


def asset(*names: str) -> str:
    return str(HOUSE.joinpath("assets", *names))


def kv_file(name: str) -> str:
    return str(HOUSE / "kv" / f"{name}.kv")
