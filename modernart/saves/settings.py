"""What people have set, kept as carefully as their games: sealed, and replaced whole.

A setting that this app does not know is another version's, and is kept for it.
"""

import json
from collections.abc import Mapping
from pathlib import Path

from modernart.games.errors import BadSave
from modernart.games.reading import Json, JsonObject
from modernart.saves.disk import Disk, NotSaved, in_words
from modernart.saves.locks import Lock
from modernart.saves.seals import sealed, unsealed

VERSION = 1
UNREADABLE = "The settings could not be read; these are the usual ones."


class SettingsFile:
    def __init__(self, home: Path, disk: Disk | None = None) -> None:
        self._path = home / "settings.json"
        self._lock = home / "locks" / "settings"
        self._disk = disk or Disk()
        self.wrong = ""  # what was wrong with it when it was last read, in words

    def read(self) -> Mapping[str, Json]:
        """Everything that was set; nothing, and `wrong`, if the file cannot be read."""
        try:
            return self._read()
        except NotSaved as newer:
            self.wrong = f"{newer.said} These are the usual ones."
        except OSError:
            self.wrong = "The settings cannot be read now; these are the usual ones."
        return {}

    def change(self, name: str, value: Json) -> None:
        """One setting: another copy of the app may have changed others. A damaged file is put aside, not lost."""
        with in_words():
            self._disk.make_folder(self._path.parent)
        lock = Lock(self._lock, "another copy of the app is changing the settings")
        try:
            with in_words():
                settings: JsonObject = {**self._read(), name: value}
                if self.wrong:
                    self._disk.move(self._path, self._aside())
                data = json.dumps(sealed({"version": VERSION, "settings": settings})).encode("ascii")
                self._disk.put(self._path, data)
        finally:
            lock.release()

    def _read(self) -> JsonObject:
        self.wrong = ""
        if not self._path.exists():
            return {}
        if not self._path.is_file():
            self.wrong = UNREADABLE
            return {}
        try:
            contents = unsealed(json.loads(self._disk.read(self._path)))
            settings, version = contents.get("settings"), contents.get("version")
        except (ValueError, RecursionError, BadSave):
            settings = version = None
        if type(version) is int and version > VERSION:
            raise NotSaved("newer_version", "the settings were made by a newer version of the app")
        if type(settings) is not dict:
            self.wrong = UNREADABLE
            return {}
        return settings

    def _aside(self) -> Path:
        """A name for what is damaged that nothing has yet."""
        number = 1
        while (place := self._path.with_suffix(f".damaged-{number}")).exists():
            number += 1
        return place
