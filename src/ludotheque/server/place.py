"""A table as it stands: what was agreed, who sits where, and the game once it has begun."""

import hashlib
import hmac

import msgspec
from sqlalchemy import Connection

from ludotheque import registry
from ludotheque.contract import NOBODY
from ludotheque.server.messages import Lobby, Origin, Seat
from ludotheque.server.presence import Presence
from ludotheque.server.refusals import Refusal
from ludotheque.store import log, opening, tables, talk
from ludotheque.store.tables import Pace, SeatRow, TableRow
from ludotheque.store.talk import LineRow
from ludotheque.table import Table

REMEMBERED = 16  # steps kept at hand for whoever comes back or comes late
# Seconds that a host waits before a bot may play for somebody: since he left a live table,
# since the last step of one at leisure.
PATIENCE: dict[Pace, int] = {"live": 60, "leisure": 3 * 24 * 3600}


class Place(msgspec.Struct):
    """`table` is None while players are awaited; `kept` is the version of the last snapshot.

    `changed` is the Unix time of the last step; `lines` is what was said last. `spoilt` are
    the versions of snapshots that could not be used.
    """

    row: TableRow
    table: Table | None = None
    kept: int = -1
    changed: int = 0
    lines: list[LineRow] = []
    spoilt: list[int] = []
    # Each person's seats, and of which row: looked up several times with every move.
    seated: dict[int, list[int]] = {}
    seated_row: TableRow | None = None

    def over(self) -> bool:
        """Whether the game has come to its end."""
        return self.table is not None and self.table.to_act() == NOBODY

    def settled(self) -> bool:
        """Whether no more is played and nothing is hidden: all of it may be shown to all."""
        if self.table is None:
            return False
        hides_nothing = not self.table.title.about.hidden
        return self.over() or (self.row.status == "closed" and hides_nothing)

    def seats_of(self, person: int | None) -> list[int]:
        if self.seated_row is not self.row:
            self.seated, self.seated_row = {}, self.row
            for n, seat in enumerate(self.row.seats):
                if seat.person is not None:
                    self.seated.setdefault(seat.person, []).append(n)
        return [] if person is None else self.seated.get(person, [])

    def seat_of(self, person: int | None) -> int | None:
        """The seat that this person sees the table from; None for an onlooker.

        Whoever has several seats sees the one to act, else the one of them that acted last.
        """
        mine = self.seats_of(person)
        if len(mine) > 1 and self.table is not None:
            to_act = self.table.to_act()
            if to_act in mine:
                return to_act
            for step in reversed(self.table.log):
                if step.seat in mine:
                    return step.seat
        return mine[0] if mine else None

    def undoing_seat(self, seat: int) -> int:
        """The seat that can take something back, of all that have the person of this one."""
        table = self.table
        if table is not None and not table.can_undo(seat):
            for other in self.seats_of(self.row.seats[seat].person):
                if table.can_undo(other):
                    return other
        return seat

    def may_watch(self, person: int | None) -> bool:
        """Whether this person may see the game; before it begins there is nothing to see."""
        never_begun = self.table is None and self.row.status in {"waiting", "closed"}
        if self.row.onlookers or never_begun:
            return True
        return person is not None and (person == self.row.owner or bool(self.seats_of(person)))

    def bot_level(self, seat: int) -> str | None:
        """The level of the bot that plays this seat now, for itself or for its person."""
        row = self.row.seats[seat]
        return row.level if row.kind == "bot" else row.stand_in

    def replaceable(self, seat: int, presence: Presence) -> int | None:
        """From when on the host may put a bot in for somebody absent; None: not at all."""
        person = self.row.seats[seat].person
        if person is None or person == self.row.owner or presence.here(person):
            return None
        away = presence.away_since(person) if self.row.pace == "live" else self.changed
        return away + PATIENCE[self.row.pace]

    def free_seat(self, seat: int, person: int, said: str | None) -> SeatRow | None:
        """The seat to sit down on; None when this person sits there already."""
        if not 0 <= seat < len(self.row.seats):
            raise Refusal("bad-seats")
        wanted = self.row.seats[seat]
        if wanted.person == person:
            return None
        if self.row.status == "closed":
            raise Refusal("table-closed")
        if not wanted.free:
            full = not any(other.free for other in self.row.seats)
            raise Refusal("table-full" if full else "seat-taken")
        if wanted.kind == "reserved" and wanted.reserved != person:
            raise Refusal("not-invited")
        expected = invitation(self.row, seat).encode()
        if wanted.kind == "invited" and not hmac.compare_digest(expected, (said or "").encode()):
            raise Refusal("not-invited")
        return wanted

    def reserved_for(self, person: int | None) -> list[int]:
        """The free seats that are kept for this person."""
        if person is None or self.row.status != "waiting":
            return []
        seats = enumerate(self.row.seats)
        return [n for n, seat in seats if seat.free and seat.reserved == person]

    def lobby(self, person: int | None, presence: Presence, bot_delay: float) -> Lobby:
        """Everything but the game, as this person may know it."""
        row, colours = self.row, registry.title(self.row.game).about.colours
        mine = person is not None and person == row.owner
        return Lobby(
            id=row.id,
            game=row.game,
            options=row.options,
            seats=[self._seat(n, colours[n], presence) for n in range(len(row.seats))],
            onlookers=row.onlookers,
            pace=row.pace,
            status=row.status,
            host=mine,
            my_seat=self.seat_of(person),
            my_seats=self.seats_of(person),
            my_reserved=self.reserved_for(person),
            commitment=row.commitment,
            bot_delay=bot_delay,
            invitations=[
                invitation(row, n) if mine and seat.kind == "invited" and seat.free else None
                for n, seat in enumerate(row.seats)
            ],
            next=row.next_table,
            origin=Origin(row.source_table, row.copied - 1) if row.copied else None,
        )

    def _seat(self, number: int, colour: str, presence: Presence) -> Seat:
        seat = self.row.seats[number]
        return Seat(
            kind="person" if seat.person is not None else seat.kind,
            name=seat.name,
            level=seat.level,
            colour=colour,
            connected=seat.kind == "bot" or presence.here(seat.person),
            person=seat.person,
            stand_in=seat.stand_in,
            replaceable=self.replaceable(number, presence),
        )


def read_place(connection: Connection, table: str) -> Place:
    """A table from the store, with the last steps of its game."""
    row = tables.load(connection, table)
    if row is None:
        raise Refusal("no-such-table")
    lines = talk.last(connection, table)
    last = log.last_version(connection, table)
    if last < 0:
        return Place(row, lines=lines)
    first = max(0, last - REMEMBERED)
    place = Place(row, changed=log.last_change(connection, table), lines=lines)
    place.table = opening.open_table(connection, row, first, spoilt=place.spoilt)
    place.table.forget(first)
    place.kept = log.newest_snapshot(connection, table, last + 1)
    return place


def first_table(row: TableRow) -> Table | None:
    """The game as it is set up once every seat is filled; until it is stored nobody knows."""
    return None if any(seat.free for seat in row.seats) else opening.new_table(row)


def invitation(row: TableRow, seat: int) -> str:
    """The token of an invited seat: from the table's secret, so that nothing is kept.

    The secret is shown when the game is over, and then no seat is free any more.
    """
    message = f"invitation {row.id} {seat}".encode()
    return hmac.new(bytes.fromhex(row.secret), message, hashlib.sha256).hexdigest()[:32]
