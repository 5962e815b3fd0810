"""Thought fed a little at a time: the same in the end, dropped when it comes too late, short when it has to be."""

import pytest

from modernart.games.errors import BadInput
from modernart.games.modern_art.actions import Bid, NextRound, Offer, Pass
from modernart.games.modern_art.cards import CARDS
from modernart.games.registry import GAMES
from modernart.players import decide, levels, tempers
from modernart.table import Pondering, Seat, Table

GAME = GAMES["modern_art"]
SEED = 4
SEALED_FIRST = sorted((card.name for card in CARDS), key=lambda name: "sealed" not in name)


def a_table(*levels_and_tempers, **options):
    seats = [Seat("Ana"), *(Seat(f"Bot {n}", *mind[:1], temper=mind[1]) for n, mind in enumerate(levels_and_tempers))]
    return Table.lay(GAME, {"players": len(seats), "seed": SEED, **options}, seats)


def bots(level="regular", temper="even", count=3, **options):
    """A person and so many bots, the first of whom begins."""
    return a_table(*[(level, temper)] * count, **{"first_seat": 1, **options})


def never_more():
    """A front end that has no time at all: a step each time it is asked."""
    return False


def one_that_thinks(steps):
    """Sleeps over it so many times, unless it is cut off."""
    for _ in range(steps):
        if (yield):
            return "cut off"
    return "thought through"


@pytest.mark.parametrize("level", levels("modern_art"))
@pytest.mark.parametrize("temper", tempers("modern_art"))
def test_a_thought_in_slices_comes_to_the_same_decision(level, temper):
    table = bots(level, temper)
    for _ in range(6):
        seat = table.asked()
        if seat == 0 or seat is None:
            table.act(NextRound() if seat is None else table.advise(0, "novice"))
            continue
        state = table._state
        wanted = decide("modern_art", level, GAME.view(state, seat), GAME.legal(state, seat), SEED, temper)
        pondering = table.ponder()
        while not pondering.go_on(never_more):
            assert pondering.result is None
        assert pondering.result == wanted
        table.follow(pondering)


def test_a_step_at_a_time_or_as_many_as_it_may():
    allowed = iter([True, True, False, True, True, True])
    pondering = Pondering(1, one_that_thinks(5), lambda: True)
    assert not pondering.go_on(lambda: next(allowed))
    assert list(allowed) == [True, True, True], "no more was asked for than it took"
    assert pondering.finish() == "thought through"


@pytest.mark.parametrize("steps_before", [0, 1, 7])
def test_cut_off_it_comes_to_an_end_with_what_it_has(steps_before):
    pondering = Pondering(1, one_that_thinks(10**9), lambda: True)
    for _ in range(steps_before):
        pondering.go_on(never_more)
    pondering.cut_off()
    assert pondering.finish() == "cut off"


@pytest.mark.parametrize("level", levels("modern_art"))
def test_a_bot_that_is_always_cut_off_plays_a_whole_game_by_the_rules(level):
    table = bots(level, temper="spiteful")
    while not table.is_over:
        seat = table.asked()
        if seat is None:
            table.settle(NextRound())
        elif seat == 0:
            table.settle(table.advise(0, "novice"))
        else:
            pondering = table.ponder()
            pondering.cut_off()
            pondering.finish()
            table.follow(pondering)
    assert table.public_view()["winners"]


def test_what_was_thought_before_somebody_acted_is_never_acted_on():
    table = a_table(("regular", "even"), ("regular", "even"))
    table.settle(next(choice for choice in table.choices() if isinstance(choice, Offer) and choice.card.kind == "open"))
    early = table.ponder(1)
    early.finish()
    table.act(Bid(0, 1))
    assert not early.stands
    before = table._state
    with pytest.raises(BadInput) as refusal:
        table.follow(early)
    assert refusal.value.code == "stale"
    assert table._state is before


def test_what_was_thought_before_a_choice_was_taken_back_is_never_acted_on():
    """Ana passes, a bot thinks about that, and Ana takes it back."""
    table = a_table(("regular", "even"), ("regular", "even"))
    table.settle(next(choice for choice in table.choices() if isinstance(choice, Offer) and choice.card.kind == "open"))
    table.act(Pass(0))
    early = table.ponder(1)
    early.finish()
    table.undo()
    with pytest.raises(BadInput):
        table.follow(early)


def test_a_bots_temper_is_its_own():
    """A bold bot's sealed bid is more than a careful one's, for the same painting from the same hand."""
    amounts = {}
    for temper in ("careful", "bold"):
        table = bots("regular", temper, deck=SEALED_FIRST)
        table.settle(next(choice for choice in GAME.legal(table._state, 1) if choice.card.kind == "sealed"))
        amounts[temper] = table.ponder(2).finish().amount
    assert 0 < amounts["careful"] < amounts["bold"]
