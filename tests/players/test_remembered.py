"""What an attentive dealer remembers: no more than a seat may know, and all of it right."""

import pytest
from playing import bot_game

from modernart.games.modern_art import to_act, view
from modernart.games.modern_art.cards import ARTISTS
from modernart.players.modern_art.remembered import Memory, lots
from modernart.players.modern_art.situation import DOUBLES, counted, sort_of

TABLES = [(3, True), (3, False), (4, False), (5, False)]


def moments(players, mystery, seed=8):
    """Every decision of a game, with the memory of whoever is asked."""
    for before, _, _, _ in bot_game({"players": players, "seed": seed, "mystery": mystery}):
        for seat in to_act(before)[:1]:
            yield before, seat, Memory(view(before, seat))


@pytest.mark.parametrize(("players", "mystery"), TABLES)
def test_everybodys_money_follows_from_what_was_paid(players, mystery):
    for before, _, memory in moments(players, mystery):
        assert memory.purses == list(before.cash)


@pytest.mark.parametrize(("players", "mystery"), TABLES)
def test_the_table_is_remembered_as_it_stands(players, mystery):
    for before, seat, memory in moments(players, mystery):
        here = memory.situation
        assert here.round == before.round
        assert here.played == before.played
        assert list(here.gathered) == [sum(tiles) for tiles in before.values]
        assert here.sizes == tuple(len(hand) for hand in before.hands)
        assert here.mystery == len(before.mystery_hand)
        assert here.hand == counted(before.hands[seat])
        for held, bought in zip(here.bought, before.bought, strict=True):
            assert list(held) == [sum(card.artist == artist for card in bought) for artist in ARTISTS]


@pytest.mark.parametrize(("players", "mystery"), TABLES)
def test_what_is_hidden_is_in_other_hands_or_in_the_deck(players, mystery):
    for before, seat, memory in moments(players, mystery):
        hidden = [*before.deck, *before.mystery_hand]
        hidden += [card for other, hand in enumerate(before.hands) if other != seat for card in hand]
        assert memory.situation.hidden == counted(hidden)


def test_a_lot_has_both_cards_of_a_double_and_whoever_sells_it():
    seen = 0
    for before, _, memory in moments(4, False):
        lot = getattr(before.phase, "lot", None)
        if lot is not None:
            assert memory.lots[-1].cards == lot.cards
            assert (memory.lots[-1].seller, memory.lots[-1].first_seller) == (lot.seller, lot.first_seller)
            assert memory.situation.turn == (lot.seller + 1) % 4
            seen += len(lot.cards) == 2
    assert seen > 5


def test_the_luck_of_a_lot_lasts_as_long_as_the_lot():
    """Another card shown, another lot; a bid is none."""
    counts = {}
    for before, _, memory in moments(4, False):
        number = lots(view(before, None)["log"])
        shown = 70 - sum(memory.situation.hidden) - sum(memory.situation.hand)
        assert number == shown
        counts[number] = counts.get(number, 0) + 1
    assert max(counts.values()) > 4


def test_showing_a_card_moves_it_from_the_hand_to_the_table():
    before, seat, memory = next(moments(4, False))
    card = before.hands[seat][0]
    after = memory.situation.showing([card], seat)
    assert after.played[card.artist] == memory.situation.played[card.artist] + 1
    assert after.hand[sort_of(card)] == memory.situation.hand[sort_of(card)] - 1
    assert sum(after.hand) == after.sizes[seat] == len(before.hands[seat]) - 1
    assert after.lot == (card.artist,)
    assert after.known_to_all().seat is None
    assert sum(after.known_to_all().hidden) == 69


def test_a_round_ends_with_the_fifth_card_or_with_the_last():
    here = next(moments(4, False))[2].situation
    assert not here.ends_round
    assert here._replace(played=(0, 5, 0, 0, 0)).ends_round
    assert here._replace(sizes=(0, 0, 0, 0)).ends_round


def test_doubles_are_sorts_of_their_own():
    before, _, memory = next(moments(4, False))
    assert sum(memory.situation.hidden[:DOUBLES]) + sum(memory.situation.hidden[DOUBLES:]) == 70 - len(before.hands[0])
