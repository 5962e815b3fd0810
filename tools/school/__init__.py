"""Teaches the appraiser of the bots what paintings come to be worth: `make school`."""
