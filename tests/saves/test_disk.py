"""The real disk, and what it says when it cannot."""

from pathlib import Path

import pytest

from modernart.saves.disk import Disk, NotSaved, in_words


def test_a_full_device_says_so():
    """Not a pretended one: the system's own."""
    if not Path("/dev/full").exists():
        pytest.skip("this system has no full device")
    disk = Disk()
    with pytest.raises(NotSaved) as refusal, in_words():
        disk.write(disk.open_end(Path("/dev/full")), b"x")
    assert refusal.value.code == "disk_full"
