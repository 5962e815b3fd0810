"""Run everything, print a table, write build/bench.json: `python -m bench [engine] [saves] [bots] [screen]`."""

import json
import sys
from pathlib import Path


def main(parts: list[str]) -> None:
    rows = []
    if "engine" in parts:
        from bench import engine

        rows += engine.rows()
    if "saves" in parts:
        from bench import saves

        rows += saves.rows()
    if "bots" in parts:
        from bench import bots

        rows += bots.rows()
    if "screen" in parts:
        from bench import screen

        rows += screen.rows()
    for entry in rows:
        print(entry)
    Path("build").mkdir(exist_ok=True)
    Path("build/bench.json").write_text(
        json.dumps([entry._asdict() for entry in rows], indent=1) + "\n", encoding="utf-8"
    )


if __name__ == "__main__":
    main(sys.argv[1:] or ["engine", "saves", "bots", "screen"])
