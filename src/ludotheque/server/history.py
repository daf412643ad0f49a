"""What was: any moment of a game through somebody's eyes, and the story of a finished one.

A moment is the view that its seat had then, made by the same functions from the log; so
nobody sees in the past what he did not see when it was the present.
"""

from collections import OrderedDict

from sqlalchemy import Connection

from ludotheque.contract import NOBODY
from ludotheque.server.messages import Moment, Story, StoryPoint
from ludotheque.server.place import Place
from ludotheque.server.refusals import Refusal
from ludotheque.store import Store, opening
from ludotheque.store.tables import TableRow
from ludotheque.table import UNDO
from ludotheque.views import past_view, seen_step

MOST_STORIES = 100  # kept at hand


class History:
    """Looks things up in the store's threads, away from the tables in play."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._stories: OrderedDict[str, Story] = OrderedDict()

    async def moment(
        self, place: Place, person: int | None, version: int, seat: int | None
    ) -> Moment:
        """The table at a version, as this person may see it."""
        if place.table is None:
            raise Refusal("not-started")
        if not 0 <= version <= place.table.version:
            raise Refusal("no-such-moment")
        eyes = _eyes(place, person, seat)

        def look(connection: Connection) -> Moment:
            table = opening.open_table(connection, place.row, version, version)
            return Moment(past_view(table, eyes), seen_step(table, version, eyes))

        return await self._store.read(look)

    async def story(self, place: Place) -> Story:
        """How a finished game came about; it never changes, so it is told from memory."""
        if not place.settled():
            raise Refusal("not-over")
        known = self._stories.get(place.row.id)
        if known is None:
            known = self._stories[place.row.id] = await self._store.read(_story, place.row)
            if len(self._stories) > MOST_STORIES:
                self._stories.popitem(last=False)
        self._stories.move_to_end(place.row.id)
        return known


def _eyes(place: Place, person: int | None, seat: int | None) -> int | None:
    """Whose eyes: one's own, until everything is open."""
    if seat is None:
        return place.seat_of(person)
    if not 0 <= seat < len(place.row.seats):
        raise Refusal("bad-seats")
    if not place.settled() and seat not in place.seats_of(person):
        raise Refusal("not-over")
    return seat


def _story(connection: Connection, row: TableRow) -> Story:
    points: list[StoryPoint] = []
    acting: list[int] = []  # the seat to act at each point
    for table in opening.positions(connection, row):
        action = table.log[-1].action
        if action[0] == UNDO:
            while points[-1].version > int(action[1]):
                points.pop()
                acting.pop()
        else:
            seat = table.to_act()
            begins = seat != NOBODY and seat != (acting[-1] if acting else NOBODY)
            standing = [int(score) for score in table.state.standing()]
            points.append(StoryPoint(table.version, standing, seat if begins else None))
            acting.append(seat)
    return Story(points)
