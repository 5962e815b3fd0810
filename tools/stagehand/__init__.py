"""Plays the app from outside, offscreen: eyes that see only what is on the screen, fingers that touch only that."""
