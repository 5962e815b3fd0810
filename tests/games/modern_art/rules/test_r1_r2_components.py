"""R1 and R2: what is in the box."""

from collections import Counter

import pytest

from modernart.games.errors import BadInput
from modernart.games.modern_art import new, read_options, view
from modernart.games.modern_art.cards import CARDS, Kind
from modernart.games.modern_art.editions import DEFAULT_EDITION, EDITIONS, Proceeds


@pytest.mark.parametrize(
    ("name", "artists", "currency", "proceeds", "variant", "open_auction"),
    [
        (
            "hans_im_gluck_1992",
            "Lite Metal, Yoko, Christin P., Karl Gitter, Krypto",
            "$",
            "split",
            "all_to_second",
            "Aller et retour",
        ),
        ("matagot_2009", "Nex, Bahut, Darmoir, Sadland, Koriko", "k€", "all_to_second", None, "Libre"),
        (
            "cmon_2017",
            "Manuel Carvalho, Sigrid Thaler, Daniel Melim, Ramon Martins, Rafael Silveira",
            "$",
            "all_to_second",
            "split",
            "Asta aperta",
        ),
    ],
)
def test_r1_the_three_editions(name, artists, currency, proceeds, variant, open_auction):
    edition = EDITIONS[name]
    assert ", ".join(edition.artists) == artists
    assert (edition.currency, edition.proceeds, edition.proceeds_variant) == (currency, proceeds, variant)
    assert edition.open_auction == open_auction
    assert read_options({"players": 4, "seed": 1, "edition": name}).proceeds == proceeds


def test_r1_the_default_edition():
    assert len(EDITIONS) == 3
    assert read_options({"players": 4, "seed": 1}).edition == DEFAULT_EDITION == "matagot_2009"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("proceeds", [way.value for way in Proceeds])
def test_r1_any_edition_with_either_way_to_share(edition, proceeds):
    options = read_options({"players": 3, "seed": 1, "edition": edition, "double_proceeds": proceeds})
    assert view(new(options), None)["double_proceeds"] == proceeds


def test_r2_1_seventy_cards_by_artist_and_kind():
    assert len(CARDS) == len({card.name for card in CARDS}) == 70
    assert list(Counter(card.artist for card in CARDS).values()) == [12, 13, 14, 15, 16]
    counts = Counter((card.artist, card.kind) for card in CARDS)
    table = [[counts[artist, kind] for kind in Kind] for artist in range(5)]
    assert list(Kind) == ["open", "once_around", "sealed", "fixed_price", "double"]
    assert table == [[3, 3, 2, 2, 2], [3, 2, 3, 3, 2], [3, 3, 3, 3, 2], [3, 3, 3, 3, 3], [4, 3, 3, 3, 3]]


def test_r2_2_the_board_has_a_row_for_each_round_and_a_column_for_each_artist():
    board = view(new(read_options({"players": 4, "seed": 1})), None)["values"]
    assert board == [[0, 0, 0, 0]] * 5


def test_r2_3_the_money_is_behind_a_screen():
    state = new(read_options({"players": 4, "seed": 1}))
    assert [seat["cash"] for seat in view(state, 2)["seats"]] == [None, None, 100, None]
    assert [seat["cash"] for seat in view(state, None)["seats"]] == [None] * 4


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"players": 2}, "out_of_range"),
        ({"players": 6}, "out_of_range"),
        ({"players": True}, "wrong_type"),
        ({"players": 4.0}, "wrong_type"),
        ({"seed": None}, "wrong_type"),
        ({"seed": 10**9 + 1}, "out_of_range"),
        ({"edition": "pirate"}, "unknown_value"),
        ({"double_proceeds": "none"}, "unknown_value"),
        ({"mystery": 1}, "wrong_type"),
        ({"mystery": True}, "mystery_needs_three"),
        ({"first_seat": 4}, "out_of_range"),
        ({"first_seat": -1}, "out_of_range"),
        ({"deck": ["0-open-1"]}, "bad_deck"),
        ({"deck": ["0-open-1"] * 70}, "bad_deck"),
        ({"deck": ["0-open-9"] * 70}, "unknown_card"),
        ({"cash": [1, 2, 3]}, "bad_cash"),
        ({"cash": [1, 2, 3, -1]}, "out_of_range"),
        ({"cash": [1, 2, 3, 1_000_001]}, "out_of_range"),
        ({"cash": {"0": 1}}, "wrong_type"),
        ({"colour": "red"}, "unknown_field"),
    ],
)
def test_options_that_cannot_be_are_refused(wrong, code):
    with pytest.raises(BadInput) as refusal:
        read_options({"players": 4, "seed": 1, **wrong})
    assert refusal.value.code == code
