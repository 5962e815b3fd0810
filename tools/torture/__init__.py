"""Games that are killed again and again while they are saved: `python -m tools.torture 2000`."""
