"""Writes the sounds of the sale into assets/sounds, the same every time."""

import wave
from pathlib import Path

from tools.sounds.gavel import gavel

SOUNDS = Path(__file__).resolve().parents[2] / "assets" / "sounds"
RATE = 22_050  # samples a second


def main() -> None:
    SOUNDS.mkdir(parents=True, exist_ok=True)
    for name, make in {"gavel": gavel}.items():
        samples = make(RATE)
        with wave.open(str(SOUNDS / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(b"".join(round(32_000 * sample).to_bytes(2, "little", signed=True) for sample in samples))


if __name__ == "__main__":
    main()
