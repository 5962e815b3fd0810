"""The one place for colours and sizes: a quiet gallery, by day and by night.

Brass is for money and the hammer only. Players are solid colours, artists are emblem and colour, and the two
sets share none.
"""

from kivy.core.window import Window
from kivy.event import EventDispatcher
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, OptionProperty
from kivy.utils import get_color_from_hex

Colour = list[float]

WALLS: dict[str, dict[str, str]] = {
    "day": {
        "wall": "#EFE7DA",
        "wall_low": "#DCD0BD",
        "light": "#FFFBF2",
        "panel": "#F7F1E7",
        "ink": "#2A2521",
        "ink_soft": "#5A5249",
        "faint": "#CBBEA9",
        "brass": "#6A480C",
        "brass_fill": "#C9973F",
        "brass_ink": "#221A0C",
        "wood": "#3B2A1E",
        "mat": "#F4EEE2",
    },
    "night": {
        "wall": "#2B2630",
        "wall_low": "#1B181F",
        "light": "#4A4250",
        "panel": "#353039",
        "ink": "#F3ECE2",
        "ink_soft": "#C2B8B4",
        "faint": "#5A5260",
        "brass": "#E2B968",
        "brass_fill": "#C9973F",
        "brass_ink": "#221A0C",
        "wood": "#120E10",
        "mat": "#E9E1D4",
    },
}

PLAYERS = tuple(
    get_color_from_hex(colour)
    for colour in ("#9B2D3A", "#1F6368", "#3C4A8C", "#5B6229", "#6D3A78", "#8F4420", "#4A5560")
)
PLAYER_NAMES = ("crimson", "teal", "indigo", "olive", "plum", "rust", "slate")
VELVET = get_color_from_hex("#4A2A33")  # of the curtain before all of them: nobody's colour

# Told apart with every common colour blindness; the emblem's shape alone must do as well.
ARTISTS = tuple(get_color_from_hex(colour) for colour in ("#35699E", "#DC6B3A", "#35A081", "#C174A7", "#B9A544"))

WIDE = dp(700)  # from here on a screen that is wider than high has its parts side by side
TABLET = dp(600)  # the shorter side of a device that lies flat among people


class Look(EventDispatcher):
    """The colours of the present wall, and the shape of the screen.

    Screens follow the shape. Colours are plain values: a screen is painted once, and in other colours it is another
    screen. As properties they would be watched by every word and line of it, and taking a screen down would cost
    more than putting it up.
    """

    wall_name = OptionProperty("night", options=list(WALLS))
    wide = BooleanProperty(False)
    tablet = BooleanProperty(False)
    short_side = NumericProperty(0)
    tall = NumericProperty(0)
    motion = BooleanProperty(True)

    wall: Colour
    wall_low: Colour
    light: Colour
    panel: Colour
    ink: Colour
    ink_soft: Colour
    faint: Colour
    brass: Colour
    brass_fill: Colour
    brass_ink: Colour
    wood: Colour
    mat: Colour

    def __init__(self) -> None:
        super().__init__()
        self._measure()
        Window.bind(size=self._measure)
        self.on_wall_name()

    def on_wall_name(self, *_: object) -> None:
        for name, colour in WALLS[self.wall_name].items():
            setattr(self, name, get_color_from_hex(colour))
        Window.clearcolor = self.wall

    def _measure(self, *_: object) -> None:
        width, height = Window.size
        self.tall = height
        self.short_side = min(width, height)
        self.tablet = self.short_side >= TABLET
        self.wide = width > height and width >= WIDE

    def player(self, colour: int) -> Colour:
        return list(PLAYERS[colour % len(PLAYERS)])

    def artist(self, artist: int) -> Colour:
        return list(ARTISTS[artist])

    def ink_on(self, ground: Colour) -> Colour:
        """Black or white, whichever is read more easily on this ground."""
        return max(([1.0, 1.0, 1.0, 1.0], [0.05, 0.04, 0.04, 1.0]), key=lambda ink: contrast(ink, ground))


def contrast(one: Colour, other: Colour) -> float:
    """The ratio of WCAG, from 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour[:3]]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


look = Look()
