"""Whoever watches a table, and what each of them gets to see.

The only way from a game to a socket. A view is made and encoded once for all sockets
that see the same, and only when it can be sent.
"""

from collections.abc import Hashable
from typing import Any, get_args

from msgspec import Raw

from ludotheque.server.protocol.encoding import encode
from ludotheque.server.protocol.http_messages import Lobby
from ludotheque.server.protocol.socket_messages import BotPace, ToBrowser
from ludotheque.server.room.boards import SAME, Drawn, Encoded, Eyes
from ludotheque.server.room.lobby import lobby
from ludotheque.server.room.table_state import TableState
from ludotheque.server.room.viewer import Viewer
from ludotheque.store import Store
from ludotheque.table import Table
from ludotheque.views import has_secrets, seen_step, sights, view

LOG_PAGE = 50  # older steps in one answer
NOTHING = Raw(b"null")
PACES = get_args(BotPace)  # the fastest first


class Audience:
    """The sockets at one table."""

    def __init__(self, store: Store, state: TableState, bot_delay: float) -> None:
        self._state = state
        self.viewers: set[Viewer] = set()
        self._store = store
        self._bot_delay = bot_delay
        self._views: dict[tuple[int | None, bool], Raw] = {}
        self._boards: dict[Eyes, Drawn] = {}
        self._steps: dict[tuple[int, int | None], Raw] = {}
        self._lobbies: dict[tuple[int | None, bool, tuple[int, ...]], Raw] = {}

    def enter(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self._state.presence.enter(viewer.person)
        self._note(viewer.person)
        self._tell_of(viewer)

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        if not self.viewers:
            self._boards.clear()
        self._state.presence.leave(viewer.person)
        self._note(viewer.person)
        self._tell_of(viewer)

    def _note(self, person: int | None) -> None:
        """Other servers show who is here, too."""
        if person is not None:
            here = self._state.presence.has_socket(person)
            self._store.note_presence(self._state.row.id, person, here)

    def tell(self, message: ToBrowser) -> None:
        """The same for everybody: nothing hidden may be in it."""
        encoded = encode(message)
        for viewer in self.viewers:
            viewer.hear_encoded(encoded)

    def tell_seated(self, message: ToBrowser) -> None:
        """The same for everybody who sits here, and for nobody else."""
        encoded = encode(message)
        for viewer in self.viewers:
            if self._state.seats_of(viewer.person):
                viewer.hear_encoded(encoded)

    def tell_onlookers(self, message: ToBrowser) -> None:
        """The same for everybody who sees the table from no seat."""
        encoded = encode(message)
        for viewer in self.viewers:
            if self._eyes_of(viewer) is None:
                viewer.hear_encoded(encoded)

    def game_changed(self) -> None:
        """Everybody is to get the newest view."""
        self._views.clear()
        self._steps.clear()
        row = self._state.row
        if row.timing or row.pace == "leisure":  # absence counts from the last step there
            self._forget_lobbies()
        for viewer in self.viewers:
            if viewer.uncovered is not None and self._eyes_of(viewer) is None:
                viewer.uncovered = None  # the curtain has fallen; their next turn lifts it anew
            viewer.fall_behind()

    def order_changed(self, seat: int) -> None:
        """A standing order is shown to its own seat alone."""
        for whole in (True, False):
            self._views.pop((seat, whole), None)
        for viewer in self.viewers:
            if seat in self._state.seats_of(viewer.person):
                viewer.fall_behind()

    def lobby_changed(self, mover: Viewer | None = None) -> None:
        """Somebody came, went or sat down; a newcomer gets that with the first update."""
        self._forget_lobbies()
        for viewer in self.viewers:
            if viewer is not mover:
                lobby = self._lobby(self._eyes_of(viewer), viewer.person)
                viewer.hear_encoded(b'{"type":"lobby","lobby":%b}' % bytes(lobby))

    def _tell_of(self, mover: Viewer) -> None:
        """The lobby says who of those seated is there; it says nothing of onlookers."""
        if self._state.seats_of(mover.person):
            self.lobby_changed(mover)

    def status_changed(self) -> None:
        """The game began or ended; the next update tells."""
        self._forget_lobbies()

    def lobby(self, person: int | None) -> Lobby:
        """Everything but the game, as this person may know it."""
        return self._lobby_from(self._state.eyes_of(person, None), person)

    def bot_pace(self) -> BotPace:
        """The pace that the only person at the table wants; several are never hurried."""
        if len(self._state.people()) > 1:
            return "slow"
        paces = [one.bot_pace for one in self.viewers if self._state.seats_of(one.person)]
        return max(paces, key=PACES.index, default="slow")

    async def update(self, viewer: Viewer) -> bytes:
        """The table as this viewer sees it now, and the steps since they were last told."""
        table = self._state.table
        seat = self._eyes_of(viewer)
        steps: list[Raw] = []
        if table is not None:
            known = 0 <= viewer.told <= table.version
            first = viewer.told + 1 if known else table.first
            while first < table.first:
                upto = table.first - 1
                steps += await self._history(viewer.asker, first, upto, seat)
                first = upto + 1
                table = self._state.table or table  # it may have been taken anew meanwhile
                seat = self._eyes_of(viewer)
            viewer.told = table.version
            eyes = _eyes(table, seat)
            for version in range(first, viewer.told + 1):
                steps.append(self._step(table, version, eyes))
        lobby = self._new_lobby(viewer, seat)
        if table is None:
            return put_together(lobby, None, steps, None)
        drawn = self._drawn(table, eyes)
        changes = _changes(drawn, eyes, viewer)
        shown = self._view(table, seat, drawn, whole=changes is None)
        return put_together(lobby, shown, steps, changes)

    async def older(self, viewer: Viewer, before: int) -> list[Raw]:
        """The steps of the log before a version, a page at most."""
        seat = self._eyes_of(viewer)
        newest = -1 if self._state.table is None else self._state.table.version
        last = min(before - 1, newest)
        first = max(0, last - LOG_PAGE + 1)
        return await self._history(viewer.asker, first, last, seat) if first <= last else []

    async def _history(self, asker: Hashable, first: int, last: int, seat: int | None) -> list[Raw]:
        """Steps that are no longer in memory: that stretch of the game is played again."""
        bots = await self._store.bots(self._state.row.id, first, last)

        def look(part: Table) -> list[Raw]:
            return [Raw(encode(seen_step(part, n, seat, bots))) for n in range(first, last + 1)]

        return await self._store.replay(asker, self._state.row, first, last, look)

    def _new_lobby(self, viewer: Viewer, seat: int | None) -> Raw | None:
        """The lobby; None where it is what an earlier update told this viewer."""
        if viewer.knows_lobby and viewer.seat == seat and not self._by_the_hour():
            return None
        viewer.knows_lobby, viewer.seat = True, seat
        return self._lobby(seat, viewer.person)

    def _lobby(self, seat: int | None, person: int | None) -> Raw:
        kept = tuple(self._state.reserved_for(person))
        key = (seat, person == self._state.row.owner, kept)
        if key not in self._lobbies or self._by_the_hour():
            self._lobbies[key] = Raw(encode(self._lobby_from(seat, person)))
        return self._lobbies[key]

    def _lobby_from(self, seat: int | None, person: int | None) -> Lobby:
        return lobby(self._state, person, seat, self._bot_delay, self._store.clock.now())

    def _eyes_of(self, viewer: Viewer) -> int | None:
        return self._state.eyes_of(viewer.person, viewer.uncovered)

    def _by_the_hour(self) -> bool:
        """Whether the lobby changes while nobody does anything: it tells how clocks stand."""
        return self._state.timer is not None or bool(self._state.away)

    def _forget_lobbies(self) -> None:
        self._lobbies.clear()
        for viewer in self.viewers:
            viewer.knows_lobby = False

    def _view(self, table: Table, seat: int | None, drawn: Drawn, *, whole: bool) -> Raw:
        if (seat, whole) not in self._views:
            seen: Any = view(table, seat, drawn.sight)
            seen.facts = drawn.facts()
            seen.board = drawn.whole() if whole else None
            if self._state.row.status == "closed":
                seen.actions, seen.can_undo = [], False
            elif seat is not None and not seen.can_undo:
                seen.can_undo = self._state.other_undoing(seat) is not None
            self._views[seat, whole] = Raw(encode(seen))
        return self._views[seat, whole]

    def _drawn(self, table: Table, eyes: Eyes) -> Drawn:
        """Made once for everybody who sees the same."""
        drawn = self._boards.get(eyes)
        if drawn is None or drawn.version != table.version:
            self._draw(table, eyes)
            drawn = self._boards[eyes]
        return drawn

    def _draw(self, table: Table, first: Eyes) -> None:
        """What all who look on see now: they will ask, and most of it they see alike."""
        wanted = [first]
        if table.title.about.hidden:
            for viewer in self.viewers:
                eyes = self._eyes_of(viewer)
                drawn = self._boards.get(eyes)
                if eyes not in wanted and (drawn is None or drawn.version != table.version):
                    wanted.append(eyes)
        encoded = Encoded()
        for eyes, seen in zip(wanted, sights(table, wanted), strict=True):
            self._boards[eyes] = Drawn(table.version, seen, self._boards.get(eyes), encoded)

    def _step(self, table: Table, version: int, eyes: Eyes) -> Raw:
        key = (version, eyes)
        if key not in self._steps:
            if eyes is None or has_secrets(table, version):
                self._steps[key] = Raw(encode(seen_step(table, *key, self._state.bots)))
            else:
                self._steps[key] = self._step(table, version, None)
        return self._steps[key]


def put_together(
    lobby: Raw | None, view: Raw | None, steps: list[Raw], changes: Raw | None
) -> bytes:
    """An `Update` of parts that are encoded already."""
    return b'{"type":"update","lobby":%b,"view":%b,"steps":[%b],"changes":%b}' % (
        lobby or NOTHING,
        view or NOTHING,
        b",".join(steps),
        changes or NOTHING,
    )


def _changes(drawn: Drawn, eyes: Eyes, viewer: Viewer) -> Raw | None:
    """What makes this board of the one that the viewer has; None where they need it whole."""
    if drawn.small or not viewer.wants_changes:
        return None
    had, viewer.drawn = viewer.drawn, (eyes, drawn.version)
    if had is None or had[0] != eyes:
        return None
    if had[1] == drawn.version:
        return SAME
    return drawn.changes() if had[1] == drawn.since else None


def _eyes(table: Table, seat: int | None) -> int | None:
    """Whose sight it is: where nothing is hidden, everybody sees what an onlooker sees."""
    return seat if table.title.about.hidden else None
