"""Bots play legally from their own view, the same each time, and the thoughtful one beats chance."""

import pytest
from playing import bot_game

from modernart.games.errors import BadInput
from modernart.games.modern_art import legal, new, read_options, to_act, view
from modernart.games.modern_art.actions import Add, Amounts, Bid, Buy, Decline, NextRound, Offer, Seal
from modernart.games.modern_art.cards import CARDS, card_named
from modernart.games.modern_art.game import apply
from modernart.games.modern_art.market import TILES
from modernart.players import decide, levels

LEVELS = ["novice", "regular", "expert", "master"]


def test_the_levels_weakest_first():
    assert levels("modern_art") == LEVELS


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("players", "mystery"), [(3, False), (3, True), (4, False), (5, False)])
def test_a_table_of_bots_plays_to_the_end(level, players, mystery):
    *_, (_, _, last, _) = bot_game({"players": players, "seed": 6, "mystery": mystery}, level)
    assert last.phase.name == "game_over"


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_and_seed_give_the_same_decision(level):
    for before, _, _, _ in bot_game({"players": 4, "seed": 2}, level):
        for seat in to_act(before)[:1]:
            asked = (view(before, seat), legal(before, seat), 5)
            assert decide("modern_art", level, *asked) == decide("modern_art", level, *asked)


def test_refusals():
    state = new(read_options({"players": 3, "seed": 1}))
    with pytest.raises(BadInput) as refusal:
        decide("modern_art", "grandmaster", view(state, 0), legal(state, 0), 0)
    assert refusal.value.code == "unknown_level"
    with pytest.raises(BadInput) as refusal:
        decide("modern_art", "regular", view(state, 1), legal(state, 1), 0)
    assert refusal.value.code == "nothing_to_do"


@pytest.mark.parametrize(
    ("level", "temper", "games"),
    [("regular", "even", 12), ("expert", "bold", 2), ("master", "even", 2), ("master", "bold", 2)],
)
def test_a_thoughtful_bot_never_pays_more_than_a_lot_can_be_worth(level, temper, games):
    paid = 0
    for seed in range(games):
        for before, action, _, _ in bot_game({"players": 4, "seed": seed}, level, temper):
            if isinstance(action, (Bid, Seal, Buy)):
                auction = view(before, None)["auction"]
                amount = auction["price"] if isinstance(action, Buy) else action.amount
                most = sum(sum(before.values[card_named(name).artist]) + TILES[0] for name in auction["cards"])
                assert amount <= most
                paid += 1
    assert paid > 50 * games


@pytest.mark.parametrize(
    ("one", "others", "deals"),
    [("novice", "random", 3), ("regular", "novice", 3), ("expert", "regular", 3), ("master", "expert", 3)],
)
def test_a_stronger_bot_is_ahead_of_three_weaker_ones(one, others, deals):
    """In every seat of the same deals, so that luck with the cards does not count."""
    ahead = 0.0
    for seed in range(deals):
        for me in range(4):
            state = new(read_options({"players": 4, "seed": seed}))
            while state.phase.name != "game_over":
                seats = to_act(state)
                if not seats:
                    state, _ = apply(state, NextRound())
                    continue
                seat = seats[0]
                level = one if seat == me else others
                action = decide("modern_art", level, view(state, seat), legal(state, seat), seed)
                state, _ = apply(state, action)
            ahead += state.cash[me] - sum(state.cash) / 4
    assert ahead / (4 * deals) > 10


@pytest.mark.parametrize("level", LEVELS)
def test_tempers_differ_and_the_bold_pay_no_less_than_the_careful(level):
    calls = {"careful": [], "bold": [], "spiteful": []}
    for before, _, _, _ in bot_game({"players": 4, "seed": 5}):
        if before.phase.name in ("sealed", "offer"):
            for seat in to_act(before)[:1]:
                asked = (view(before, seat), legal(before, seat), 3)
                for temper, made in calls.items():
                    made.append(decide("modern_art", level, *asked, temper))
    careful, bold = (
        [action.amount for action in calls[temper] if isinstance(action, Seal)]
        for temper in calls
        if temper != "spiteful"
    )
    assert all(one <= other for one, other in zip(careful, bold, strict=True))
    assert sum(careful) < sum(bold)
    if level != "novice":  # who minds nobody begrudges nobody
        assert calls["spiteful"] != calls["careful"]


def test_a_random_amount_is_within_what_is_legal():
    seen = 0
    for before, action, _, _ in bot_game({"players": 4, "seed": 9}, "random"):
        for choice in legal(before, getattr(action, "seat", 0)):
            if isinstance(choice, Amounts) and choice.type == action.type:
                assert choice.min <= action.amount <= choice.max
                seen += 1
    assert seen > 30


@pytest.mark.parametrize("level", ["expert", "master"])
def test_the_first_seller_of_a_shared_double_pays_less_than_a_stranger(level):
    """R5.8: half of what it pays to itself goes to the bank."""
    deck = ["0-double-1", *(f"1-sealed-{copy}" for copy in (1, 2, 3)), "2-open-1", "3-open-1"]
    deck += ["0-sealed-1", "2-open-2", "3-open-2", "4-open-1"]
    deck += [card.name for card in CARDS if card.name not in deck]

    def seals(proceeds):
        state = new(read_options({"players": 4, "seed": 1, "deck": deck, "double_proceeds": proceeds}))
        state, _ = apply(state, Offer(0, card_named("0-double-1")))
        while state.phase.name == "second_card":
            seat = to_act(state)[0]
            adds = [choice for choice in legal(state, seat) if choice.type == "add" and choice.card.kind == "sealed"]
            state, _ = apply(state, adds[0] if adds and seat else Decline(seat))
        return state.phase.lot, decide("modern_art", level, view(state, 0), legal(state, 0), 3).amount

    lot, shared = seals("split")
    assert (lot.first_seller, lot.kind) == (0, "sealed")
    assert lot.seller != 0
    assert 0 < shared < seals("all_to_second")[1]


@pytest.mark.parametrize("level", ["regular", "expert", "master"])
def test_the_last_card_of_all_is_not_added_for_a_sale_that_will_not_be(level):
    """R7.2: with it all hands are empty, and both stay unsold; declined, the double is its seller's for nothing."""
    state = new(read_options({"players": 3, "seed": 5}))
    held = view(state, 0)
    mine = {**held, "phase": "second_card", "to_act": [0], "hand": ["4-open-1"], "played": [0, 0, 0, 0, 3]}
    mine["seats"] = [{**there, "hand_size": int(seat == 0)} for seat, there in enumerate(held["seats"])]
    mine["values"] = [[0] * 4] * 4 + [[30, 30, 0, 0]]
    mine["auction"] = {
        "kind": "double", "seller": 0, "first_seller": 0, "cards": ["4-double-1"], "high": None, "leader": None,
        "price": None, "in": [0, 1, 2], "locked": [], "own_seal": None,
    }  # fmt: skip
    told = {"type": "dealt", "round": 4, "cards": 0, "sizes": [2, 0, 0]}
    mine["log"] = [told, {"type": "offer", "seat": 0, "card": "4-double-1"}]
    choices = [Add(0, card_named("4-open-1")), Decline(0)]
    assert decide("modern_art", level, mine, choices, 1) == Decline(0)
