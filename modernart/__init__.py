"""Modern Art and its sister games, played on one device."""

__version__ = "0.1.0"
