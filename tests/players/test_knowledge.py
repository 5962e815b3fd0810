"""What an attentive player knows: no more than a seat may, and all of it right."""

import pytest
from playing import bot_game

from modernart.games.modern_art import to_act, view
from modernart.games.modern_art.market import worths_if_ended
from modernart.players import finish
from modernart.players.modern_art.forecast import forecast, means
from modernart.players.modern_art.knowledge import CODES, Knowledge


def foreseen(known, played, times, seed):
    return means(finish(forecast(known, played, 0, times, seed)))


@pytest.mark.parametrize(("players", "mystery"), [(3, True), (4, False), (5, False)])
def test_everybodys_money_follows_from_what_was_paid(players, mystery):
    for before, _, _, _ in bot_game({"players": players, "seed": 8, "mystery": mystery}):
        for seat in to_act(before)[:1]:
            assert Knowledge(view(before, seat)).purses == list(before.cash)


def test_what_is_unseen_is_in_other_hands_or_in_the_deck():
    for before, _, _, _ in bot_game({"players": 3, "seed": 8, "mystery": True}):
        for seat in to_act(before)[:1]:
            hidden = [*before.deck, *before.mystery_hand]
            hidden += [card for other, hand in enumerate(before.hands) if other != seat for card in hand]
            assert sorted(Knowledge(view(before, seat)).unseen) == sorted(CODES[card.name] for card in hidden)


def test_a_forecast_is_the_same_for_the_same_luck_and_leaves_everything_as_it_was():
    before = next(step[0] for step in bot_game({"players": 4, "seed": 8}))
    known = Knowledge(view(before, 0))
    kept = ([*known.hand], [*known.unseen], [*known.sizes], [*known.played])
    assert foreseen(known, known.played, 50, seed=1) == foreseen(known, known.played, 50, seed=1)
    assert foreseen(known, known.played, 50, seed=1) != foreseen(known, known.played, 50, seed=2)
    assert ([*known.hand], [*known.unseen], [*known.sizes], [*known.played]) == kept


def test_a_round_that_all_but_ended_is_forecast_nearly_as_it_stands():
    known = Knowledge(view(next(step[0] for step in bot_game({"players": 4, "seed": 8})), 0))
    played = [4, 4, 4, 0, 0]
    worths = foreseen(known, played, 400, seed=1)
    sure = worths_if_ended(played, known.view["values"])
    assert worths[0] > 20
    assert worths[3] < 5
    assert worths[4] < 5
    assert sum(worths) == pytest.approx(sum(sure), abs=1)


def test_forecasts_are_right_on_the_average():
    """Over many sales, what was forecast is about what the bank paid in the end."""
    promised, paid, waiting = 0.0, 0.0, []
    for seed in range(6):
        for before, _, after, _ in bot_game({"players": 4, "seed": seed}):
            for seat in to_act(before)[:1]:
                seen = view(before, seat)
                if seen["auction"] and seen["phase"] in ("once_around", "sealed"):
                    known = Knowledge(seen)
                    turn = known.next_after(seen["auction"]["seller"])
                    worths = means(finish(forecast(known, known.played, turn, 60, seed)))
                    waiting += [(artist, worths[artist]) for artist in [CODES[seen["auction"]["cards"][0]] % 5]]
            if after.phase.name == "round_over":
                worth = view(after, None)["result"]["worth"]
                promised += sum(value for _, value in waiting)
                paid += sum(worth[artist] for artist, _ in waiting)
                waiting = []
    assert promised == pytest.approx(paid, rel=0.15)
