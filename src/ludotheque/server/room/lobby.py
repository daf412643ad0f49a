"""Everything about a table but its game, as a person may know it."""

from ludotheque import registry
from ludotheque.server.protocol.http_messages import Lobby, Origin, Seat
from ludotheque.server.room import clocks
from ludotheque.server.room.table_state import TableState, invitation
from ludotheque.store.tables import SeatRow


def lobby(
    state: TableState, person: int | None, eyes: int | None, bot_delay: float, now: float
) -> Lobby:
    """`eyes` is the seat that they see the table from."""
    row, colours = state.row, registry.title(state.row.game).about.colours
    host = person is not None and person == row.owner
    return Lobby(
        id=row.id,
        game=row.game,
        options=row.options,
        seats=[_seat(state, n, colours[n], now) for n in range(len(row.seats))],
        onlookers=row.onlookers,
        pace=row.pace,
        hints=state.may_hint(),
        curtain=row.curtain,
        absence=row.absence,
        timing=clocks.shown_timing(row.timing),
        clocks=clocks.shown(state, now),
        status=row.status,
        host=host,
        my_seat=eyes,
        my_seats=state.seats_of(person),
        my_reserved=state.reserved_for(person),
        commitment=row.commitment,
        bot_delay=bot_delay,
        invitations=[
            invitation(row, n) if host and seat.kind == "invited" and seat.free else None
            for n, seat in enumerate(row.seats)
        ],
        next=row.next_table,
        origin=Origin(row.source_table, row.copied - 1) if row.copied else None,
    )


def shown_name(seat: SeatRow) -> str | None:
    """Who sits there or is awaited: None for somebody without a name, "" for nobody."""
    somebody = seat.person is not None or seat.reserved is not None
    return seat.name or (None if somebody else "")


def _seat(state: TableState, number: int, colour: str, now: float) -> Seat:
    seat = state.row.seats[number]
    return Seat(
        kind="person" if seat.person is not None else seat.kind,
        name=shown_name(seat),
        level=seat.level,
        colour=colour,
        connected=seat.kind == "bot" or state.presence.here(seat.person),
        person=seat.person,
        stand_in=seat.stand_in,
        replaceable=state.replaceable(number, now),
        away_until=state.away_until(seat.person, now),
        ending=seat.ending,
    )
