"""What the table may not know leaves no trace in any pixel of any frame that the table sees (R9)."""

import pytest

from modernart.app.scenes import handoff
from modernart.app.stage import Stage
from modernart.games.modern_art.actions import Offer, Seal
from modernart.games.modern_art.cards import card_named
from tools.stagehand.tables import lay, seats
from tools.stagehand.twins import differences, film, films, play_one


def all_can_see(frames):
    return sum(frame.knows.startswith("None") for frame in frames)


@pytest.mark.parametrize(
    ("size", "seeds", "steps"), [((360, 800), (1, 2), 30), ((1280, 800), (4,), 16)], ids=["phone", "tablet"]
)
def test_games_that_differ_in_hands_deck_and_purses_look_the_same_to_the_table(size, seeds, steps):
    one, other = films(*size, seeds, steps)
    assert list(differences(one, other)) == []
    assert all_can_see(one) > 150
    assert sum(left.knows != right.knows for left, right in zip(one, other, strict=False)) > 50, "they do differ"


def test_sealed_bids_look_the_same_until_they_are_revealed(house):
    def play(amounts):
        def touch(player):
            player.do(Offer(0, card_named("3-sealed-1")))
            for seat, amount in enumerate(amounts):
                player.do(Seal(seat, amount))
            house.seconds(1)

        return touch

    tables = [lay(seats(4), {0: "3-sealed-1"}) for _ in range(2)]
    two = [film(house, table, play(bids)) for table, bids in zip(tables, [(7, 31, 15), (25, 12, 48)], strict=True)]
    public = [fault for fault in differences(*two) if fault.endswith("by None") or "frames" in fault]
    assert public == []
    assert all_can_see(two[0])


def test_a_leak_on_a_cover_would_be_seen(house, monkeypatch):
    refresh = handoff.HandoffScene.refresh

    def leak(self):
        refresh(self)
        self.news = str(self.sitting.table.peek(0)["seats"][0]["cash"])

    monkeypatch.setattr(handoff.HandoffScene, "refresh", leak)
    found = differences(*(play_one(house, 1, 3, 4, which) for which in (0, 1)))
    assert any("HandoffScene" in fault for fault in found)


def test_one_frame_of_the_old_hand_would_be_seen(house, monkeypatch):
    """A stage that takes the old scene down a frame too late."""
    show = Stage.show

    def late(self, scene):
        house.app.stage.canvas.ask_update()
        house.draw()
        show(self, scene)

    monkeypatch.setattr(Stage, "show", late)
    assert list(differences(*(play_one(house, 1, 3, 4, which) for which in (0, 1))))
