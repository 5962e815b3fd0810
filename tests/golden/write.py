"""`make golden`: tell the stories anew. Read the difference like a change of the rulebook."""

from pathlib import Path

from golden.story import STORIES, tell

for name, options in STORIES.items():
    file = Path(__file__).parent / f"{name}.txt"
    file.write_text(tell(options), encoding="utf-8")
    print(f"{file.name}: {file.read_text(encoding='utf-8').count(chr(10))} lines")
