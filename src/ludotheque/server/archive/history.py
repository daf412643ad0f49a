"""What was: any moment of a game through somebody's eyes, and the story of a finished one.

A moment is the view that its seat had then, made by the same functions from the log; so
nobody sees in the past what they did not see when it was the present.
"""

from collections import OrderedDict
from collections.abc import Hashable, Iterator

from ludotheque.contract import NOBODY
from ludotheque.server.errors import ApiError
from ludotheque.server.protocol.http_messages import Moment, Story, StoryPoint
from ludotheque.server.room.table_state import TableState
from ludotheque.store import Store
from ludotheque.table import UNDO, Table
from ludotheque.views import past_view, seen_step

MOST_STORIES = 100  # kept at hand


class History:
    """Looks things up in the store's threads, away from the tables in play."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._stories: OrderedDict[str, Story] = OrderedDict()

    async def moment(
        self,
        asker: Hashable,
        state: TableState,
        person: int | None,
        version: int,
        seat: int | None,
    ) -> Moment:
        """The table at a version, as this person may see it."""
        if state.table is None:
            raise ApiError("not-started")
        if not 0 <= version <= state.table.version:
            raise ApiError("no-such-moment")
        eyes = _eyes(state, person, seat)
        bots = await self._store.bots(state.row.id, version, version)

        def look(table: Table) -> Moment:
            return Moment(past_view(table, eyes), seen_step(table, version, eyes, bots))

        return await self._store.replay(asker, state.row, version, version, look)

    async def story(self, asker: Hashable, state: TableState) -> Story:
        """How a finished game came about; it never changes, so it is told from memory."""
        if not state.settled():
            raise ApiError("not-over")
        known = self._stories.get(state.row.id)
        if known is None:
            known = await self._store.replay_all(asker, state.row, _story)
            self._stories[state.row.id] = known
            if len(self._stories) > MOST_STORIES:
                self._stories.popitem(last=False)
        self._stories.move_to_end(state.row.id)
        return known


def _eyes(state: TableState, person: int | None, seat: int | None) -> int | None:
    """Whose eyes: one's own, until everything is open."""
    if seat is None:
        return state.seat_of(person) if state.settled() else state.eyes_of(person, None)
    if not 0 <= seat < len(state.row.seats):
        raise ApiError("bad-seats")
    own = [] if state.is_screen(person) else state.seats_of(person)
    if not state.settled() and seat not in own:
        raise ApiError("not-over")
    return seat


def _story(positions: Iterator[Table]) -> Story:
    points: list[StoryPoint] = []
    acting: list[int] = []  # the seat to act at each point
    for table in positions:
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
