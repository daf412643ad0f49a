"""A table as it stands: what was agreed, who sits where, and the game once it has begun."""

import hashlib
import hmac

import msgspec
from sqlalchemy import Connection

from ludotheque import registry
from ludotheque.contract import NOBODY
from ludotheque.server.messages import Lobby, Seat
from ludotheque.server.refusals import Refusal
from ludotheque.store import log, opening, tables
from ludotheque.store.tables import SeatRow, TableRow
from ludotheque.table import SETUP, Plan, Table

REMEMBERED = 16  # steps kept at hand for whoever comes back or comes late


class Place(msgspec.Struct):
    """`table` is None while players are awaited; `kept` is the version of the last snapshot."""

    row: TableRow
    table: Table | None = None
    kept: int = -1

    def seats_of(self, person: int | None) -> list[int]:
        if person is None:
            return []
        return [n for n, seat in enumerate(self.row.seats) if seat.session == person]

    def seat_of(self, person: int | None) -> int | None:
        """The seat that this person sees the table from; None for an onlooker.

        Whoever has several seats sees the one to act, else the one that acted last.
        """
        mine = self.seats_of(person)
        if len(mine) > 1 and self.table is not None:
            for seat in (self.table.to_act(), self.table.log[-1].seat if self.table.log else -1):
                if seat in mine:
                    return seat
        return mine[0] if mine else None

    def undoing_seat(self, person: int) -> int:
        """The seat of this person that can take something back, else any of his."""
        mine = self.seats_of(person)
        able = [seat for seat in mine if self.table is not None and self.table.can_undo(seat)]
        return (able or mine)[0]

    def may_watch(self, person: int | None) -> bool:
        """Whether this person may see the game; before it begins there is nothing to see."""
        return self.row.onlookers or self.row.status == "waiting" or bool(self.seats_of(person))

    def free_seat(self, seat: int, person: int, said: str | None) -> SeatRow | None:
        """The seat to sit down on; None when this person sits there already."""
        if not 0 <= seat < len(self.row.seats):
            raise Refusal("bad-seats")
        wanted = self.row.seats[seat]
        if wanted.session == person:
            return None
        if not wanted.free:
            raise Refusal("seat-taken")
        expected = invitation(self.row, seat).encode()
        if wanted.kind == "invited" and not hmac.compare_digest(expected, (said or "").encode()):
            raise Refusal("not-invited")
        return wanted

    def lobby(self, person: int | None, here: set[int | None], bot_delay: float) -> Lobby:
        """Everything but the game, as this person may know it; `here` are the connected."""
        row, colours = self.row, registry.title(self.row.game).about.colours
        mine = person is not None and person == row.owner
        return Lobby(
            id=row.id,
            game=row.game,
            options=row.options,
            seats=[_seat(seat, colours[n], here) for n, seat in enumerate(row.seats)],
            onlookers=row.onlookers,
            status=row.status,
            my_seat=self.seat_of(person),
            commitment=row.commitment,
            bot_delay=bot_delay,
            invitations=[
                invitation(row, n) if mine and seat.kind == "invited" and seat.free else None
                for n, seat in enumerate(row.seats)
            ],
        )


def read_place(connection: Connection, table: str) -> Place:
    """A table from the store, with the last steps of its game."""
    row = tables.load(connection, table)
    if row is None:
        raise Refusal("no-such-table")
    if row.status == "waiting":
        return Place(row)
    newest = log.snapshot_before(connection, table, None)
    first = max(0, log.last_version(connection, table) - REMEMBERED)
    game = opening.open_table(connection, row, first)
    game.forget(first)
    return Place(row, game, -1 if newest is None else newest.version)


def first_step(row: TableRow) -> tuple[Table | None, Plan | None]:
    """The game and its set-up, once every seat is filled."""
    if any(seat.free for seat in row.seats):
        return None, None
    table = opening.new_table(row)
    return table, table.plan(int(NOBODY), [SETUP])


def invitation(row: TableRow, seat: int) -> str:
    """The token of an invited seat: from the table's secret, so that nothing is kept.

    The secret is shown when the game is over, and then no seat is free any more.
    """
    message = f"invitation {row.id} {seat}".encode()
    return hmac.new(bytes.fromhex(row.secret), message, hashlib.sha256).hexdigest()[:32]


def _seat(seat: SeatRow, colour: str, here: set[int | None]) -> Seat:
    kind = "person" if seat.session is not None else seat.kind
    connected = kind == "bot" or (seat.session is not None and seat.session in here)
    return Seat(kind, seat.name, seat.level, colour, connected)
