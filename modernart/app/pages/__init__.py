"""The screens around a game: the first one, a new game, how to play, settings."""
