"""A game between minds: what each is shown, who wins, what was thrown away."""

import json

import pytest

from modernart.games.modern_art import apply, is_over, legal, new, read_options, to_act, view
from modernart.games.modern_art.actions import Bid, Offer, Pass, Price
from modernart.games.modern_art.cards import CARDS, card_named
from modernart.games.modern_art.events import Result
from modernart.games.modern_art.phases import Finished
from modernart.league.one_game import OneGame
from modernart.league.visitor import quietest
from modernart.players import decide


class Listener:
    """Remembers what it was shown."""

    last_words = ""

    def __init__(self):
        self.forfeits = {}
        self.seen = []

    def decide(self, seen, choices):
        self.seen.append((json.dumps(seen), choices))
        return decide("modern_art", "regular", seen, choices, 0)


class Script(Listener):
    """Does what it was told to, then the quietest."""

    def __init__(self, *actions):
        super().__init__()
        self._actions = list(actions)

    def decide(self, _, choices):
        return self._actions.pop(0) if self._actions else quietest(choices)


@pytest.mark.parametrize(("players", "mystery"), [(3, True), (4, False), (5, False)])
def test_a_mind_is_shown_its_seats_own_view_and_no_more(players, mystery):
    minds = [Listener() for _ in range(players)]
    game = OneGame(new(read_options({"players": players, "seed": 5, "mystery": mystery})), minds)
    while not is_over(game.state):
        before = game.state
        heard = [len(mind.seen) for mind in minds]
        game.step()
        for seat, mind in enumerate(minds):
            for seen, choices in mind.seen[heard[seat] :]:
                assert seat == to_act(before)[0]
                assert json.loads(seen) == view(before, seat)
                assert choices == legal(before, seat)
    assert all(len(mind.seen) > 20 for mind in minds)


def test_who_has_only_one_choice_is_not_asked():
    minds = [Listener() for _ in range(4)]
    game = OneGame(new(read_options({"players": 4, "seed": 8})), minds)
    forced = 0
    while not is_over(game.state):
        heard = sum(len(mind.seen) for mind in minds)
        seats = to_act(game.state)
        only = bool(seats) and [choice.type for choice in legal(game.state, seats[0])] in (["pass"], ["decline"])
        game.step()
        forced += only
        assert sum(len(mind.seen) for mind in minds) == heard + (bool(seats) and not only)
    assert forced > 0


def test_a_shared_win_counts_as_a_share():
    draft = new(read_options({"players": 3, "seed": 0})).draft()
    draft.cash = (50, 70, 70)
    draft.phase = Finished(Result((), (0,) * 5, (0, 0, 0)), (1, 2))
    showings = OneGame(draft.finish(None, ()), [Listener() for _ in range(3)]).showings()
    assert [one.share for one in showings] == [0, 0.5, 0.5]
    assert [one.money for one in showings] == [50, 70, 70]


@pytest.mark.parametrize(
    ("cards", "values", "price", "thrown"),
    [
        (["1-open-1"], 0, 30, 0),  # the best tile may still come
        (["1-open-1"], 0, 37, 7),
        (["1-open-1"], 20, 50, 0),  # gathered in an earlier round
        (["1-open-1"], 20, 51, 1),
        (["1-double-1", "1-open-1"], 0, 60, 0),  # two paintings
        (["1-double-1", "1-open-1"], 20, 110, 10),
    ],
)
def test_what_no_luck_could_bring_back_is_thrown_away(cards, values, price, thrown):
    deck = [*cards, *[card.name for card in CARDS if card.name not in cards]]
    state = new(read_options({"players": 3, "seed": 0, "deck": deck, "cash": [100, 200, 100]}))
    draft = state.draft()
    draft.values = tuple((values if artist == 1 else 0, 0, 0, 0) for artist in range(5))
    state, _ = apply(draft.finish(None, ()), Offer(0, card_named(cards[0])))
    for name in cards[1:]:
        state, _ = apply(state, next(one for one in legal(state, 0) if getattr(one, "card", None) is card_named(name)))
    state, _ = apply(state, Pass(0))
    game = OneGame(state, [Script(), Script(Bid(1, price)), Script()])
    while game.state.phase.name == "open":
        game.step()
    assert [one.thrown for one in game.showings()] == [0, thrown, 0]


def test_a_price_that_nobody_takes_can_be_thrown_away_too():
    cards = ["1-fixed_price-1"]
    deck = [*cards, *[card.name for card in CARDS if card.name not in cards]]
    state, _ = apply(new(read_options({"players": 3, "seed": 0, "deck": deck})), Offer(0, card_named(cards[0])))
    game = OneGame(state, [Script(Price(0, 45)), Script(), Script()])
    while game.state.phase.name != "offer":
        game.step()
    assert [one.thrown for one in game.showings()] == [15, 0, 0]
