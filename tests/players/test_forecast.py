"""The rest of a round, played out in the head."""

import pytest
from playing import bot_game

from modernart.games.modern_art import to_act, view
from modernart.games.modern_art.market import worths_if_ended as by_the_rules
from modernart.players import finish
from modernart.players.modern_art.appraisal import appraised, features
from modernart.players.modern_art.forecast import forecast
from modernart.players.modern_art.remembered import Memory
from modernart.players.modern_art.situation import worths_if_ended


def first_moment():
    return Memory(view(next(step[0] for step in bot_game({"players": 4, "seed": 8})), 0)).situation


def nearly_over():
    return first_moment()._replace(played=(4, 4, 4, 0, 0))


def test_the_same_luck_gives_the_same_forecast_and_another_another():
    here = first_moment()
    assert finish(forecast(here, 50, 1)) == finish(forecast(here, 50, 1))
    assert finish(forecast(here, 50, 1)) != finish(forecast(here, 50, 2))


def test_cut_short_it_answers_with_what_it_has_and_does_not_remember_that():
    here = first_moment()
    cut = forecast(here, 500, 77)
    next(cut)
    with pytest.raises(StopIteration) as end:
        cut.send(True)
    whole = finish(forecast(here, 500, 77))
    assert end.value.value.worths != whole.worths
    assert finish(forecast(here, 500, 77)) is whole


def test_a_round_that_all_but_ended_is_forecast_nearly_as_it_stands():
    worths = finish(forecast(nearly_over(), 400, 1)).worths
    assert worths[0] > 20
    assert max(worths[3:]) < 5
    assert sum(worths) == pytest.approx(60, abs=1)


def test_the_network_sees_it_coming_too():
    worths = appraised(nearly_over())
    assert min(worths[:3]) > 8
    assert max(worths[3:]) < 5


def test_an_end_pays_what_the_rules_say():
    for before, _, after, _ in bot_game({"players": 3, "seed": 5}):
        if sum(after.played):
            gathered = [sum(tiles) for tiles in before.values]
            if after.round == before.round and after.values == before.values:
                assert worths_if_ended(after.played, gathered) == list(by_the_rules(after.played, after.values))


def test_nobody_sells_more_than_their_hand_holds():
    here = first_moment()
    sales = finish(forecast(here, 200, 3)).sales
    assert all(0 < income < 90 * size for income, size in zip(sales, here.sizes, strict=True))


def test_every_table_looks_alike_to_the_network_in_size():
    sizes = set()
    for players in (3, 4, 5):
        for before, _, _, _ in bot_game({"players": players, "seed": 3}):
            for seat in to_act(before)[:1]:
                here = Memory(view(before, seat)).situation
                sizes |= {len(features(here)), len(features(here.known_to_all()))}
    assert len(sizes) == 1


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_is_foreseen_is_what_the_bank_pays_on_the_average(players):
    played_out, learned, paid = 0.0, 0.0, 0.0
    waiting = []
    for seed in range(10):
        for before, _, after, _ in bot_game({"players": players, "seed": seed}, "expert"):
            for seat in to_act(before)[:1]:
                if before.phase.name in ("once_around", "sealed"):
                    here = Memory(view(before, seat)).situation
                    [artist] = set(here.lot)
                    foreseen = finish(forecast(here, 60, seed))
                    waiting.append((artist, foreseen.worths[artist], appraised(here)[artist]))
            if after.phase.name == "round_over":
                worth = view(after, None)["result"]["worth"]
                played_out += sum(there for _, there, _ in waiting)
                learned += sum(there for _, _, there in waiting)
                paid += sum(worth[artist] for artist, _, _ in waiting)
                waiting = []
    assert played_out == pytest.approx(paid, rel=0.25)
    assert learned == pytest.approx(paid, rel=0.25)
