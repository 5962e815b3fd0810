"""Pictures of every screen at every size, and what is wrong with them: `python -m tools.stagehand.shots`."""

import argparse
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

SHOTS = Path(__file__).resolve().parents[2] / "build" / "shots"
WALLS = ("day", "night")


class Device(NamedTuple):
    width: int
    height: int
    font_scale: float = 1.0

    @property
    def name(self) -> str:
        return f"{self.width}x{self.height}@{self.font_scale}"


DEVICES = (
    Device(360, 800),
    Device(412, 915, 1.5),
    Device(800, 1280),
    Device(1280, 800),
    Device(360, 800, 1.5),  # small and large letters at once: the hardest of all
    Device(1280, 800, 1.5),
)


def tour(device: Device, walls: tuple[str, ...] = WALLS) -> list[str]:
    """Walk past every screen on one device, take its picture, and tell what is wrong. One device to a process."""
    from tools.stagehand.house import House

    house = House(*device)
    from tools.stagehand.inspector import Inspector
    from tools.stagehand.tour import Tour

    inspector = Inspector(house.eyes, house.camera)
    faults = []
    for wall in walls:
        house.app.preferences.choose("wall", wall)
        house.app.settle_look()
        for number, stop in enumerate(Tour(house).stops()):
            house.camera.save(SHOTS / device.name / f"{number:02d} {stop}, {wall}.png")
            faults += [f"{stop}, {wall}: {fault}" for fault in inspector.faults()]
    return faults


def tour_in_a_process(device: Device) -> subprocess.CompletedProcess[str]:
    """Kivy reads the size and the scale of a device only once."""
    command = [sys.executable, "-m", "tools.stagehand.shots", *map(str, device)]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=SHOTS.parents[1])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("device", nargs="*", help="width, height, font scale; all devices if none is named")
    asked = parser.parse_args()
    if asked.device:
        width, height, scale = asked.device
        faults = tour(Device(int(width), int(height), float(scale)))
        print("\n".join(faults))
        return bool(faults)
    wrong = 0
    for device in DEVICES:
        done = tour_in_a_process(device)
        wrong += done.returncode
        print(f"{device.name:>14}  {'looked at' if not done.returncode else done.stdout or done.stderr}", flush=True)
    print(f"The pictures are in {SHOTS.relative_to(SHOTS.parents[1])}/.")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
