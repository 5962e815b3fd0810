"""A walk past every screen of the app, in its most crowded state. Later screens add a stop each."""

import shutil
from collections.abc import Iterator
from typing import Any

from modernart.games.modern_art.actions import Add, Bid, Buy, Decline, Flip, NextRound, Offer, Pass, Price, Seal
from modernart.games.modern_art.cards import CARDS, card_named
from modernart.saves.disk import NotSaved
from modernart.table import Table
from tools.stagehand.house import House
from tools.stagehand.shelves import fill_shelf
from tools.stagehand.tables import lay, lay_late, seats

FIVE = "cmon_2017"  # the edition with the longest names
SETTLED = 0.6  # seconds after which nothing moves any more


class Tour:
    """`stops` leads from screen to screen; at each of them whoever walks along may look around."""

    def __init__(self, house: House) -> None:
        self._house = house

    def stops(self) -> Iterator[str]:
        for walk in (self._pages, self._saved, self._offer, self._second_card, self._open, self._around, self._sealed,
                     self._fixed_price, self._mystery, self._ends, self._alone, self._overlays):  # fmt: skip
            for stop in walk():
                self._house.seconds(SETTLED)
                yield stop

    # The parts of the walk

    def _pages(self) -> Iterator[str]:
        app = self._house.app
        app.leave_table()
        shutil.rmtree(self._house.home / "games", ignore_errors=True)
        app.show_home()
        yield "home"
        app.reception.play_alone()
        yield "home, playing alone"
        app.show_new_game()
        yield "new game"
        page = self._house.scene
        page._ask_about(page.rows[1])
        yield "new game, a bot"
        app.stage.go_back()
        page.remove_seat()
        for row in page.rows:
            row.ids.name_field.text = "Balthasar"
        page.begin()
        yield "new game, refused"
        app.show_how_to_play()
        yield "how to play"
        app.show_settings()
        yield "settings"

    def _saved(self) -> Iterator[str]:
        app = self._house.app
        app.show_saved_games()
        yield "saved games, none yet"
        names = fill_shelf(app.reception.shelf, self._house.home / "games")
        app.show_home()
        yield "home, a game to go on with"
        app.show_saved_games()
        yield "saved games"
        app.show_saved_game(names["going"], news="Copied: “Wilhelmina, Jo and 3 others”")
        yield "saved game"
        app.show_saved_game(names["damaged"])
        yield "saved game, damaged"
        app.show_saved_game(names["newer"])
        yield "saved game, of a newer app"
        app.show_saved_game(names["going"])
        self._house.scene._ask_name(app.reception.shelf.look(names["going"]))
        yield "saved game, renamed"
        app.stage.go_back()
        app.reception.shelf.delete(names["over"])
        app.show_saved_games(gone=names["over"])
        yield "saved games, one deleted"
        app.show_saved_games(deleted=True)
        yield "deleted games"
        app.show_saved_game(names["over"], deleted=True)
        self._house.scene._ask_to_burn()
        yield "deleted game, for good"
        app.stage.go_back()
        app.show_import()
        yield "from a file"
        app.show_saved_game(names["going"])
        self._house.scene._export(app.reception.shelf.look(names["going"]))
        yield "saved game, written to a file"
        app.show_import()
        yield "from a file, chosen"
        app.show_home()
        app._ask_to_close()
        yield "home, closing"

    def _offer(self) -> Iterator[str]:
        self._sit(lay(seats(5), edition=FIVE))
        yield "handoff"
        self._open_hand()
        yield "offer"
        self._touch_card("")
        yield "offer, chosen"
        hand = [card.name for card in CARDS][::3][:22]
        self._sit(lay_late(seats(3), hand))
        self._open_hand()
        self._touch_card("4-")
        yield "offer, 22 cards"

    def _second_card(self) -> Iterator[str]:
        table = lay(seats(4), {0: "4-double-1 4-sealed-1 4-open-1", 1: "0-open-1 0-sealed-1"}, edition=FIVE)
        self._sit(table)
        self._open_hand()
        self._send(Offer(0, card_named("4-double-1")))
        yield "second card"
        self._touch_card("4-")
        yield "second card, chosen"
        self._send(Decline(0))
        yield "handoff, second card"

    def _open(self) -> Iterator[str]:
        self._sit(lay(seats(5), {0: "2-open-1"}, edition=FIVE))
        self._open_hand()
        self._send(Offer(0, card_named("2-open-1")))
        yield "open"
        self._send(Bid(1, 12), Bid(3, 34), Pass(4), Bid(2, 400))
        yield "open, bids"
        table = lay(seats(3, 1), {0: "2-double-1 2-open-1"}, edition=FIVE)
        self._sit(table)
        self._open_hand()
        self._send(Offer(0, card_named("2-double-1")), Add(0, card_named("2-open-1")), Bid(0, 20))
        yield "open, two paintings"
        self._house.scene.pads[1].ask_amount(1)
        yield "open, typing"

    def _around(self) -> Iterator[str]:
        self._sit(lay(seats(5), {0: "1-once_around-1"}, edition=FIVE))
        self._open_hand()
        self._send(Offer(0, card_named("1-once_around-1")), Bid(1, 12))
        yield "once around"
        self._send(Bid(2, 700))
        yield "once around, refused"
        self._house.scene._ask_amount()
        yield "once around, keypad"

    def _sealed(self) -> Iterator[str]:
        self._sit(lay(seats(5), {0: "3-sealed-1"}, edition=FIVE))
        self._open_hand()
        self._send(Offer(0, card_named("3-sealed-1")))
        yield "sealed"
        for seat in range(5):
            self._send(Seal(seat, 11 * seat))
        yield "sold, sealed"

    def _fixed_price(self) -> Iterator[str]:
        table = lay(seats(5), {0: "0-double-1", 1: "0-fixed_price-1"}, edition=FIVE, double_proceeds="split")
        self._sit(table)
        self._open_hand()
        self._send(Offer(0, card_named("0-double-1")), Decline(0), Add(1, card_named("0-fixed_price-1")))
        yield "price"
        self._send(Price(1, 35))
        yield "fixed price"
        self._send(Buy(2))
        yield "sold, two paintings"

    def _mystery(self) -> Iterator[str]:
        self._sit(lay(seats(3), {0: "2-once_around-1"}, mystery=True, edition=FIVE))
        self._open_hand()
        self._send(Offer(0, card_named("2-once_around-1")), Bid(1, 20), Pass(2), Pass(0))
        yield "sold"
        self._house.app.sitting.go_on()
        yield "mystery"
        self._send(Flip(0))
        yield "mystery, turned"

    def _ends(self) -> Iterator[str]:
        fives = [card.name for card in CARDS if card.kind.value == "fixed_price" and card.artist >= 3][:6]
        hand = [card.name for card in CARDS if card.name in fives or card.artist == 4][:10]
        self._sit(lay_late(seats(5), hand, edition=FIVE))
        self._play_on()
        yield "round over"
        self._house.app.sitting.table.settle(NextRound())
        self._house.app.sitting.show()
        self._house.seconds(0.9)
        yield "game over, purses closed"
        self._house.seconds(6)
        yield "game over"

    def _alone(self) -> Iterator[str]:
        me = {0: "2-open-1 1-once_around-1 3-sealed-1 0-fixed_price-1 4-double-1 4-sealed-1"}
        self._sit(lay(seats(1, 4), me, first_seat=4, edition=FIVE))
        yield "alone, a bot chooses"
        self._sit(lay(seats(1, 4), me, edition=FIVE))
        yield "alone, offer"
        self._house.app.sitting.counsel.give_hint()
        yield "alone, a hint"
        self._house.app.sitting.close_overlay()
        self._send(Offer(0, card_named("2-open-1")))
        yield "alone, open"
        self._sit(lay(seats(1, 4), {4: "2-open-1"}, first_seat=4, edition=FIVE))
        self._house.app.sitting.table.settle(Offer(4, card_named("2-open-1")))
        self._house.app.sitting.show()
        yield "alone, a bot's open sale"
        self._sit(lay(seats(1, 4), me, edition=FIVE))
        self._send(Offer(0, card_named("1-once_around-1")))
        yield "alone, a bot thinks"
        for seat in (1, 2, 3, 4):
            self._send(Pass(seat))
        yield "alone, once around"
        self._house.app.sitting.counsel.say_why(2)
        yield "alone, why"
        self._sit(lay(seats(1, 2), me, edition=FIVE))
        self._send(Offer(0, card_named("0-fixed_price-1")))
        yield "alone, price"

    def _overlays(self) -> Iterator[str]:
        self._sit(lay_late(seats(5), [card.name for card in CARDS][::7], edition=FIVE))
        self._play_on(8)
        self._house.app.sitting.open_menu()
        yield "menu"
        self._house.app.sitting.safe.keep_moment()
        yield "menu, a moment kept"
        self._house.app.sitting.safe.attempt(_fail)
        yield "not saved"
        self._house.app.sitting.safe.ask_to_leave(lambda: None)
        yield "not saved, leaving"
        self._house.app.sitting.close_overlay()
        self._house.app.sitting.open_board()
        yield "board"
        self._house.app.stage.close_overlays()

    # How it gets there

    def _sit(self, table: Table) -> None:
        self._house.app.sit_down(table)

    def _open_hand(self) -> None:
        self._house.app.sitting.open_hand()

    def _send(self, *actions: Any) -> None:
        for action in actions:
            self._house.app.sitting.send(action)

    def _touch_card(self, begins: str) -> None:
        rack = self._house.scene.ids.hand
        tiles = [tile for tile in rack.ids.rack.children if not tile.disabled]
        rack.chosen = next(tile.card for tile in tiles if tile.card.startswith(begins))

    def _play_on(self, steps: int = 10_000) -> None:
        """Hurried play, by the rules of thumb, until a round ends."""
        table = self._house.app.sitting.table
        for _ in range(steps):
            seat = table.asked()
            if seat is None:
                break
            table.settle(table.advise(seat, "regular"))
        self._house.app.sitting.go_on()


def _fail() -> None:
    raise NotSaved("disk_full", "there is no room left on this device")
