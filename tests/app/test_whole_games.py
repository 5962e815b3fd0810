"""Whole games through the screens, by fingers that touch only what is there to be seen."""

from playing import any_action, dice

from modernart.app.theme import look
from modernart.games.modern_art import apply, new, read_options, to_act, view
from modernart.games.modern_art.actions import NextRound
from modernart.table import Seat, Table
from tools.stagehand.tables import GAME, seats


def by_a_bot(table, _):
    return table.advise(table.asked(), "regular")


def at_random(seed):
    below = dice(seed)
    return lambda _, state: any_action(state, below, in_turn=state.phase.name != "open")


def play(house, player, options, choose):
    """The same game on the screens and in the rules alone, action by action; at the end they tell the same story."""
    look.motion, house.sparing = False, True
    options = {**options, "seed": 5}
    table = Table.lay(GAME, options, seats(options["players"]))
    house.app.sit_down(table)
    state = new(read_options(options))
    screens = set()
    player.look = lambda: screens.add(player.screen)
    while state.phase.name != "game_over":
        action = choose(table, state) if to_act(state) else NextRound()
        player.do(action)
        house.frames()
        state, _ = apply(state, action)
        assert table.phase == state.phase.name, f"{action} {house.eyes.texts()}"
    player.look()
    assert table.public_view() == view(state, None)
    return screens, table


EVERY_AUCTION = {"OpenScene", "OnceAroundScene", "SealedScene", "PriceScene", "FixedPriceScene", "SecondCardScene"}


def the_verdict(house, table):
    house.seconds(6)
    names = [table.seats[seat].name for seat in table.public_view()["winners"]]
    return any(all(name in text for name in names) and "win" in text for text in house.eyes.texts())


def test_three_people_play_with_the_mystery_player(house, player):
    screens, table = play(house, player, {"players": 3, "mystery": True}, at_random(3))
    assert screens >= EVERY_AUCTION | {"MysteryScene", "FlippedScene"}
    assert the_verdict(house, table)


def test_four_people_play_a_game_to_the_winner(house, player):
    screens, table = play(house, player, {"players": 4, "edition": "cmon_2017"}, by_a_bot)
    assert screens >= EVERY_AUCTION | {"HandoffScene", "OfferScene", "SoldScene", "RoundOverScene", "GameOverScene"}
    assert the_verdict(house, table)


def test_five_people_play_around_a_tablet(tablet, player):
    screens, table = play(tablet, player, {"players": 5, "edition": "hans_im_gluck_1992"}, by_a_bot)
    assert screens >= EVERY_AUCTION - {"OpenScene"} | {"FlatOpenScene"}
    assert the_verdict(tablet, table)


def test_one_person_among_bots_never_hands_the_device_over(house, player):
    look.motion, house.sparing = False, True
    table = Table.lay(GAME, {"players": 3, "seed": 8}, [Seat("Ana"), Seat("Bo", "regular"), Seat("Cy", "regular")])
    house.app.sit_down(table)
    screens = set()
    player.look = lambda: screens.add(player.screen)
    for _ in range(100_000):
        player.look()
        if table.phase == "game_over":
            break
        if table.phase == "round_over":
            player.do(NextRound())
        elif 0 in table.waiting() and (table.phase == "open" or table.asked() == 0):
            player.do(table.advise(0, "regular"))
        elif not player.read_news():
            house.frames()
    assert house.app.sitting.evening.handoffs == 0
    assert "HandoffScene" not in screens
    assert {"WaitingScene", "OfferScene", "SoldScene"} <= screens
    assert the_verdict(house, table)
