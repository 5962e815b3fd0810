"""Makes what is heard: `python -m tools.sounds`."""
