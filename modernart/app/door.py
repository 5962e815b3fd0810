"""The way in, for a phone and for a desktop alike."""

from modernart.app.window import has_screen, prepare
from modernart.games.errors import BadInput


def open_door() -> int:
    """Show the app until it is closed."""
    if not has_screen():
        raise BadInput("no_screen", "there is no screen here; try: modernart play --text")
    prepare()
    from modernart.app.app import ModernArtApp

    ModernArtApp().run()
    return 0
