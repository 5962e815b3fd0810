"""Every screen on every device: nothing cut off, overlapping, too small to touch or too pale; a picture of each."""

import pytest

from tools.stagehand.shots import DEVICES, Device, tour_in_a_process

# On the smallest phone with the largest letters the words come first, and the lot gets what is left.
WORDS_FIRST = Device(360, 800, 1.5)


@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.name)
def test_every_screen_can_be_read_and_touched(device):
    done = tour_in_a_process(device)
    faults = [line for line in done.stdout.splitlines() if not (device == WORDS_FIRST and "a meagre lot" in line)]
    assert "\n".join(faults).strip() == "", done.stderr[-1500:]
    assert "Traceback" not in done.stderr or "xclip" in done.stderr, done.stderr[-1500:]
