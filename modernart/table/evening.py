"""The course of an evening: what is to be on the screen next, and before whose eyes. It knows no Kivy and no clock."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from modernart.table.table import Table


class Scene(NamedTuple):
    """What the screen shows: a phase's decision, a handoff before it, or news for all."""

    name: str
    seat: int | None = None  # whose decision it is; nobody's for news
    news: tuple[Mapping[str, Any], ...] = ()


HANDOFF = "handoff"
CURTAIN = "curtain"  # before everybody's eyes: people have been away, and go on when they are all back


class Evening:
    """Leads a table from scene to scene. A front end shows the scene, and calls one method for each touch."""

    def __init__(self, table: Table) -> None:
        self._game = table.game
        self.table = table
        self.handoffs = 0
        self._news: tuple[Mapping[str, Any], ...] = ()
        self._curtain = table.taken_up
        table.listen(self._hear)
        self._hear(table.unseen)

    def scene(self) -> Scene:
        scene = self._behind_curtain()
        drawn = self._curtain and len(self.table.people) > 1 and not self.table.is_over
        return Scene(CURTAIN) if drawn and scene.name != HANDOFF else scene  # which covers as well

    def draw_curtain(self) -> None:
        """People look away from the table. Alone one has nothing to hide, and when it is over nobody has."""
        self._curtain = True

    def _behind_curtain(self) -> Scene:
        if self._news:
            return Scene(self._headline(), news=self._news)
        phase = self.table.phase
        if phase in self._game.FREE_PHASES:
            return Scene(phase)
        seat = self._asked()
        if seat is None or not self.table.seats[seat].is_person or not self.table.needs_cover():
            return Scene(phase, seat)
        return Scene(phase if self.table.viewer == seat else HANDOFF, seat)

    def open(self) -> None:
        """Whoever the cover was for holds the device and looks."""
        scene = self.scene()
        self._curtain = False
        if scene.name == HANDOFF and scene.seat is not None:
            self.handoffs += 1
            self.table.uncover(scene.seat)

    def act(self, action: Any) -> None:
        """A person's choice. Who is asked something private at once again still holds the device: no handoff."""
        holder = self.table.viewer
        self.table.act(action)
        if holder in self.table.waiting() and holder is not None and self.table.needs_cover() and not self._news:
            self.table.uncover(holder)

    def go_on(self) -> None:
        """The news has been seen, and whoever's choice made it stands by it."""
        self._news = ()
        self.table.confirm()
        self.table.was_seen()

    def undo(self) -> None:
        self.table.undo()
        self._news = ()

    def _asked(self) -> int | None:
        """Whoever looks already, where they are among those to be asked; else the first of them."""
        waiting = self.table.waiting()
        if self.table.viewer in waiting and self.table.needs_cover():
            return self.table.viewer
        return next(iter(waiting), None)

    def _hear(self, events: Sequence[Any]) -> None:
        told = tuple(self._game.plain(event) for event in events)
        self._news = told if any(event["type"] in self._game.NEWS for event in told) else ()

    def _headline(self) -> str:
        return next(str(event["type"]) for event in self._news if event["type"] in self._game.NEWS)
