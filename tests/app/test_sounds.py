"""What is heard is made by a program, the same every time, and can be played."""

import wave

from kivy.core.audio import SoundLoader

from modernart.app.files import asset
from tools.sounds.__main__ import RATE
from tools.sounds.gavel import SECONDS, gavel


def test_the_gavel_is_dry_and_short():
    samples = gavel(RATE)
    assert max(map(abs, samples)) <= 0.8
    assert len(samples) == int(SECONDS * RATE)
    loud = max(map(abs, samples[: len(samples) // 10]))
    quiet = max(map(abs, samples[-len(samples) // 10 :]))
    assert quiet < loud / 100, "nothing rings on"


def test_the_file_is_what_the_program_makes():
    with wave.open(asset("sounds", "gavel.wav"), "rb") as file:
        assert (file.getframerate(), file.getnchannels()) == (RATE, 1)
        written = file.readframes(file.getnframes())
    steps = memoryview(written).cast("h")
    assert len(steps) == int(SECONDS * RATE)
    # Sines may differ in their last digit from one machine to another.
    assert all(abs(step - 32_000 * sample) <= 1.5 for step, sample in zip(steps, gavel(RATE), strict=True))


def test_it_can_be_played():
    assert SoundLoader.load(asset("sounds", "gavel.wav")) is not None
