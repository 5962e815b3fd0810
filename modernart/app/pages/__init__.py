"""The screens around a game, one file each."""
