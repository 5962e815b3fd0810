"""A wooden gavel on its block: dry and close."""

import math

from modernart.games.chance import Chance

SECONDS = 0.32
# Of the block and of the head: pitch in hertz, loudness, and how quickly it dies away.
TONES = ((212, 1.0, 26), (468, 0.7, 34), (910, 0.5, 52), (1730, 0.25, 80))
CLICK, CLICK_DIES = 0.6, 420  # the hard surfaces meeting, before the wood rings


def gavel(rate: int) -> list[float]:
    """Samples from -1 to 1."""
    chance = Chance(5)
    samples = []
    for number in range(int(SECONDS * rate)):
        at = number / rate
        ring = sum(loud * math.exp(-dies * at) * math.sin(2 * math.pi * pitch * at) for pitch, loud, dies in TONES)
        click = CLICK * math.exp(-CLICK_DIES * at) * (chance.below(2001) / 1000 - 1)
        samples.append(ring + click)
    loudest = max(map(abs, samples))
    return [0.8 * sample / loudest for sample in samples]
