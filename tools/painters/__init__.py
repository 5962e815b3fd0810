"""Five painters made of numbers: `python -m tools.painters` paints the seventy paintings of the game."""
