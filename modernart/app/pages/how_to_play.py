"""The rules in our own words, on one page; with the rulings where the rulebooks are silent."""

from collections.abc import Callable

from kivy.lang import Builder

from modernart.app.files import kv_file
from modernart.app.pages.page import Page
from modernart.app.theme import look
from modernart.app.widgets.text import Sentence

SECTIONS = (
    (
        "The idea",
        "Everybody at the table is a dealer. You sell paintings to each other, and at the end of each of four"
        " rounds the bank buys what you bought. It pays only for the artists in fashion, and who is in fashion is"
        " decided by what was put up for sale. After four rounds the richest wins.",
    ),
    (
        "Your turn",
        "Show one painting of your hand; it is auctioned in the way its mark says. The winner pays you. If you"
        " win it yourself, you pay the bank. What is in your hand is not yours yet: it is what you may sell.",
    ),
    (
        "Five auctions",
        "Open: anybody bids at any time, until the hammer falls. Once around: one bid each, the seller last."
        " Sealed: all write a bid in secret; the highest wins, of equals the seller, then the nearest to the"
        " seller's left. Fixed price: the seller names it, the first to the left who wants it takes it; if nobody"
        " does, the seller pays it to the bank. Double: another painting of the same artist is added and both are"
        " sold in its way. If the seller adds none, the next to the left may, and becomes the seller.",
    ),
    (
        "The end of a round",
        "When the fifth painting of one artist is shown, the round ends at once, and that one is not sold. The"
        " three artists shown most often get 30, 20 and 10; of equals the one further left on the board. The bank"
        " pays for a painting all that its artist has gathered in this and earlier rounds, but nothing if the"
        " artist is not among the three this time. Then new cards are dealt; before the last round there are none.",
    ),
    (
        "The mystery player",
        "With three players you may agree on a fourth hand that lies face down. Who has just held an auction may"
        " turn over one of its cards: it counts for its artist, and belongs to nobody.",
    ),
    (
        "What is secret",
        "Hands, purses and sealed bids. The screen is covered between two people; hold a finger on it to open it."
        " On a screen that all can see, hold your finger on your own name to look into your purse.",
    ),
    (
        "Bots, and a hint",
        "Touch a bot's name to hear what may have moved it. While bots are at it, a touch anywhere takes you on to"
        " where you are needed; where you play alone, a finger that stays goes through the news as well. “Hint”, on a"
        " screen that only you see, says what a strong player would do in your place.",
    ),
    (
        "Where the rulebooks are silent",
        "Who leads an open auction does not outbid themselves. A fixed price is at least 1, unless the seller has"
        " nothing. The winner needs the whole price, also where part of it comes back. Equal richest players"
        " share the win. If all hands are empty in the last round, the last painting shown is not sold.",
    ),
)


class HowToPlayPage(Page):
    def __init__(self, back: Callable[[], None]) -> None:
        super().__init__(heading="How to play", back=back)
        for title, text in SECTIONS:
            self.ids.column.add_widget(Sentence(text=title, font_size="18sp", bold=True))
            self.ids.column.add_widget(Sentence(text=text, line_height=1.2, color=look.ink))


Builder.load_file(kv_file("pages/how_to_play"))
