"""What is known of one table, and the questions that everybody asks about it."""

import hashlib
import hmac
from collections.abc import Callable

from ludotheque.contract import NOBODY
from ludotheque.server.errors import ApiError
from ludotheque.server.room.presence import Presence
from ludotheque.store.chat import ChatRow
from ludotheque.store.stored import StoredTable
from ludotheque.store.tables import Pace, SeatRow, TableRow
from ludotheque.table import Table
from ludotheque.timing import Span, Timer

# Seconds that the others wait before a bot may play for somebody: since they left the table,
# since the last step of one at leisure.
ABSENCE_SECONDS: dict[Pace, int] = {"live": 60, "room": 60, "leisure": 3 * 24 * 3600}


class TableState:
    """The table as it stands: what was agreed, who sits where, the game once it has begun.

    `table` is None while players are awaited; `changed` is the Unix time of the last step.
    `timer` are the clocks, where some were agreed; `bots` chose the last steps, by version.
    `away` is when its people are, on their days off.
    """

    row: TableRow
    table: Table | None
    snapshot_version: int
    changed: int
    chat_log: list[ChatRow]
    timer: Timer | None
    bots: dict[int, str]
    away: dict[int, list[Span]]
    presence: Presence

    def __init__(self, stored: StoredTable, now: Callable[[], float]) -> None:
        self.presence = Presence(now)
        self.chat_log = stored.chat
        self.take(stored)

    def take(self, stored: StoredTable) -> None:
        """Replace everything by what the store has, but for the chat, which only grows."""
        self.take_row(stored.row)
        self.table = stored.table
        self.snapshot_version = stored.snapshot_version
        self.changed = stored.changed
        self.timer = stored.timer
        self.bots = stored.bots
        self.away = stored.away

    def take_row(self, row: TableRow) -> None:
        """Replace what was agreed and who sits where."""
        self.row = row
        # Each person's seats, which are looked up several times with every move.
        self._seats: dict[int, list[int]] = {}
        for n, seat in enumerate(row.seats):
            if seat.person is not None:
                self._seats.setdefault(seat.person, []).append(n)

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
        return [] if person is None else self._seats.get(person, [])

    def seat_of(self, person: int | None) -> int | None:
        """The seat that this person sees the table from; None for an onlooker.

        Whoever has several seats sees the one to act, else the one of them that acted last.
        """
        mine = self.seats_of(person)
        if len(mine) == 1:
            return mine[0]
        if mine and self.table is not None:
            for seat in self.table.deciders():
                if seat in mine:
                    return seat
            for step in reversed(self.table.log):
                if step.seat in mine:
                    return step.seat
        return mine[0] if mine else None

    def eyes_of(self, person: int | None, uncovered: int | None) -> int | None:
        """The seat that a socket of this person shows the table from.

        The host of a table in one room is a screen that everybody sees: it shows a hand only
        while that seat has to decide and its person has lifted the curtain.
        """
        if not self.is_screen(person):
            return self.seat_of(person)
        deciding = self.table is not None and uncovered in self.table.deciders()
        return uncovered if deciding and uncovered in self.seats_of(person) else None

    def is_screen(self, person: int | None) -> bool:
        """Whether everybody in the room sees what this person's device shows."""
        return self.row.pace == "room" and person == self.row.owner

    def other_undoing(self, seat: int) -> int | None:
        """Another seat of the same person that can take something back."""
        mine = self.seats_of(self.row.seats[seat].person)
        if self.table is not None and len(mine) > 1:
            for other in mine:
                if other != seat and self.table.can_undo(other):
                    return other
        return None

    def may_watch(self, person: int | None) -> bool:
        """Whether this person may see the game; before it begins there is nothing to see."""
        never_begun = self.table is None and self.row.status in {"waiting", "closed"}
        if self.row.onlookers or never_begun:
            return True
        return person is not None and (person == self.row.owner or bool(self.seats_of(person)))

    def people(self) -> set[int]:
        """Those who sit here, each once."""
        return self.row.people()

    def may_hint(self) -> bool:
        """Whether hints may be asked for: it was agreed, or no other person plays."""
        alone = len(self.people()) <= 1 and not any(seat.free for seat in self.row.seats)
        return self.row.hints or alone

    def bot_level(self, seat: int) -> str | None:
        """The level of the bot that plays this seat now, for itself or for its person."""
        row = self.row.seats[seat]
        return row.level if row.kind == "bot" else row.stand_in

    def played_by_people(self) -> bool:
        """Whether somebody sits here for whom no bot plays."""
        return any(seat.played_by_person for seat in self.row.seats)

    def away_until(self, person: int | None, now: float) -> float | None:
        """When the days off of somebody end, if they have one now."""
        spans = [] if person is None else self.away.get(person, [])
        return next((end for start, end in spans if start <= now < end), None)

    def replaceable(self, seat: int, now: float) -> int | None:
        """From when on others may put a bot in for somebody absent; None: not at all.

        Nobody is absent on their days off from a table at leisure.
        """
        person = self.row.seats[seat].person
        if person is None or self.presence.here(person):
            return None
        if self.row.pace != "leisure":
            return self.presence.away_since(person) + ABSENCE_SECONDS[self.row.pace]
        until = self.away_until(person, now) or 0
        return max(self.changed + ABSENCE_SECONDS["leisure"], int(until))

    def free_seat(self, seat: int, person: int, token: str | None) -> SeatRow | None:
        """The seat to sit down on; None when this person sits there already."""
        if not 0 <= seat < len(self.row.seats):
            raise ApiError("bad-seats")
        wanted = self.row.seats[seat]
        if wanted.person == person:
            return None
        if self.row.status == "closed":
            raise ApiError("table-closed")
        if self.hands_over(seat, token):
            return wanted
        if not wanted.free:
            full = not any(other.free for other in self.row.seats)
            raise ApiError("table-full" if full else "seat-taken")
        if wanted.kind == "open" and self.seats_of(person):
            raise ApiError("not-allowed")  # else a stranger could see several hands
        if wanted.kind == "reserved" and wanted.reserved != person:
            raise ApiError("not-invited")
        expected = invitation(self.row, seat).encode()
        if wanted.kind == "invited" and not hmac.compare_digest(expected, (token or "").encode()):
            raise ApiError("not-invited")
        return wanted

    def hands_over(self, seat: int, token: str | None) -> bool:
        """Whether this token lets another phone have a seat that somebody has."""
        expected = handover(self.row, seat)
        return expected is not None and hmac.compare_digest(
            expected.encode(), (token or "").encode()
        )

    def reserved_for(self, person: int | None) -> list[int]:
        """The free seats that are kept for this person."""
        if person is None or self.row.status != "waiting":
            return []
        seats = enumerate(self.row.seats)
        return [n for n, seat in seats if seat.free and seat.reserved == person]


def invitation(row: TableRow, seat: int) -> str:
    """The token of an invited seat: from the table's secret, so that nothing is kept.

    The secret is shown when the game is over, and then no seat is free any more.
    """
    return _token(row, f"invitation {row.id} {seat}")


def handover(row: TableRow, seat: int) -> str | None:
    """The token by which another phone takes a seat over, while the same person has it.

    Only in one room, where everybody sees the screen consent; its own seats stay its own.
    """
    person = row.seats[seat].person
    if row.pace != "room" or row.status != "playing" or person in {None, row.owner}:
        return None
    return _token(row, f"handover {row.id} {seat} {person}")


def _token(row: TableRow, message: str) -> str:
    return hmac.new(bytes.fromhex(row.secret), message.encode(), hashlib.sha256).hexdigest()[:32]
