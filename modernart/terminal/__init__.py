"""Modern Art in the terminal: a small front end that shows that the rules and the table need no screen."""

from modernart.terminal.play import play_in_terminal

__all__ = ["play_in_terminal"]
