"""The course of an evening: which scene comes next, before whose eyes, and how often the device changes hands."""

from playing import any_action, dice

from modernart.games.modern_art.actions import Add, Bid, Decline, Flip, NextRound, Offer, Pass, Seal
from modernart.games.modern_art.cards import card_named
from modernart.games.registry import GAMES
from modernart.table import CURTAIN, HANDOFF, Evening, Scene, Seat, Table

GAME = GAMES["modern_art"]
PEOPLE = (Seat("Ana"), Seat("Ben"), Seat("Cleo"))


def an_evening(*first_cards, seats=PEOPLE, **options):
    """These cards come to the first seat's hand first."""
    from modernart.games.modern_art.cards import CARDS

    deck = [*first_cards, *(card.name for card in CARDS if card.name not in first_cards)]
    return Evening(Table.lay(GAME, {"players": len(seats), "seed": 3, "deck": deck, **options}, seats))


def offer(evening, card):
    evening.open()
    evening.act(Offer(evening.table.asked(), card_named(card)))


def test_a_private_decision_is_covered_until_its_maker_opens_it():
    evening = an_evening("0-open-1")
    assert evening.scene() == Scene(HANDOFF, 0)
    evening.open()
    assert evening.scene() == Scene("offer", 0)
    assert evening.handoffs == 1


def test_people_who_have_been_away_come_back_to_a_covered_screen():
    evening = an_evening("0-once_around-1")
    evening.draw_curtain()
    assert evening.scene() == Scene(HANDOFF, 0), "that is a cover already"
    offer(evening, "0-once_around-1")
    assert evening.scene() == Scene("once_around", 1), "and behind it there is no other"
    evening.draw_curtain()
    assert evening.scene() == Scene(CURTAIN)
    evening.open()
    assert evening.scene() == Scene("once_around", 1)


def test_alone_or_after_the_end_there_is_no_curtain():
    alone = an_evening("0-once_around-1", seats=(Seat("Ana"), Seat("Bo", "regular"), Seat("Cy", "regular")))
    alone.draw_curtain()
    assert alone.scene() == Scene("offer", 0)
    evening = an_evening()
    while not evening.table.is_over:
        evening.table.settle(any_action(evening.table._state, dice(1)))
        evening.go_on()
    evening.draw_curtain()
    assert evening.scene() == Scene("game_over")


def test_what_all_may_see_is_decided_without_a_handoff():
    evening = an_evening("0-once_around-1")
    offer(evening, "0-once_around-1")
    assert evening.scene() == Scene("once_around", 1)
    evening.act(Bid(1, 5))
    assert evening.scene() == Scene("once_around", 2)
    assert evening.handoffs == 1


def test_an_open_sale_is_nobodys_turn():
    evening = an_evening("0-open-1")
    offer(evening, "0-open-1")
    assert evening.scene() == Scene("open", None)


def test_who_is_asked_again_at_once_keeps_the_device():
    evening = an_evening("0-double-1", "0-sealed-1")
    offer(evening, "0-double-1")
    assert evening.scene() == Scene("second_card", 0)
    evening.act(Add(0, card_named("0-sealed-1")))
    assert evening.scene() == Scene("sealed", 0)
    assert evening.handoffs == 1
    evening.act(Seal(0, 4))
    assert evening.scene() == Scene(HANDOFF, 1)
    assert evening.table.viewer is None


def test_everybody_is_handed_the_device_for_a_second_card():
    evening = an_evening("0-double-1")
    offer(evening, "0-double-1")
    asked = []
    while evening.table.phase == "second_card":
        evening.open()
        asked.append(evening.scene().seat)
        evening.act(Decline(asked[-1]))
    assert asked == [0, 1, 2]
    assert evening.handoffs == 3


def test_a_sale_is_news_until_it_has_been_seen():
    evening = an_evening("0-once_around-1")
    offer(evening, "0-once_around-1")
    evening.act(Bid(1, 5))
    evening.act(Pass(2))
    evening.act(Pass(0))
    scene = evening.scene()
    assert scene.name == "sold"
    assert [event["type"] for event in scene.news] == ["pass", "sold"]
    evening.go_on()
    assert evening.scene() == Scene(HANDOFF, 1)


def test_a_mystery_card_is_news():
    evening = an_evening("0-once_around-1", mystery=True)
    offer(evening, "0-once_around-1")
    for seat in (1, 2, 0):
        evening.act(Pass(seat))
    evening.go_on()
    assert evening.scene() == Scene("mystery", 0)
    evening.act(Flip(0))
    assert evening.scene().name == "flip"


def test_one_person_is_never_handed_the_device():
    seats = (Seat("Ana"), Seat("Bo", "regular"), Seat("Cy", "regular"))
    evening = an_evening("0-sealed-1", seats=seats)
    assert evening.scene() == Scene("offer", 0)
    evening.act(Offer(0, card_named("0-sealed-1")))
    assert evening.scene() == Scene("sealed", 0)
    assert evening.table.viewer == 0
    assert evening.handoffs == 0


def test_undo_goes_back_one_choice_behind_a_cover():
    evening = an_evening("0-sealed-1")
    offer(evening, "0-sealed-1")
    assert not evening.table.can_undo, "everybody saw the card"
    evening.act(Seal(0, 9))
    assert evening.table.can_undo
    evening.undo()
    assert evening.scene() == Scene(HANDOFF, 0)
    assert not evening.table.can_undo


def test_going_on_confirms():
    evening = an_evening("0-once_around-1")
    offer(evening, "0-once_around-1")
    for seat in (1, 2, 0):
        evening.act(Pass(seat))
    assert evening.table.can_undo
    evening.go_on()
    assert not evening.table.can_undo


def test_a_bots_choice_cannot_be_undone():
    evening = an_evening("0-once_around-1", seats=(Seat("Ana"), Seat("Ben"), Seat("Cy", "regular")))
    offer(evening, "0-once_around-1")
    evening.act(Pass(1))
    assert evening.table.can_undo
    evening.table.let_bot_act()
    assert not evening.table.can_undo


def test_whole_games_of_scenes():
    """At every step of many games a private decision is behind a cover or before its maker, and undo is exact."""
    for seed in range(12):
        below = dice(seed)
        evening = an_evening(players=3, seed=seed, mystery=bool(seed % 2), deck=None)
        table = evening.table
        while table.phase != "game_over":
            scene = evening.scene()
            if scene.news:
                evening.go_on()
            elif scene.name == HANDOFF:
                assert table.viewer is None
                assert table.choices() == ()
                evening.open()
            elif table.phase == "round_over":
                table.settle(NextRound())
            else:
                assert table.viewer == (scene.seat if scene.name in GAME.PRIVATE_PHASES else None)
                before = table.public_view()
                evening.act(any_action(table._state, below, in_turn=scene.name != "open"))
                if table.can_undo and below(4) == 0:
                    evening.undo()
                    assert table.public_view() == before
        assert evening.handoffs > 20
