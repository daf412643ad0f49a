"""Clocks as people agree on them, as they see them, and how they make them stand."""

import zoneinfo

from msgspec import convert

from ludotheque.server.errors import ApiError
from ludotheque.server.protocol import http_messages
from ludotheque.server.protocol.http_messages import Clocks
from ludotheque.server.room.table_state import TableState
from ludotheque.timing import Timing

LEAST_TURN = 5  # seconds that somebody has who returns to a seat without time
LEAST_HOURS = 60  # minutes of a day


def agreed(wish: http_messages.Timing | None) -> Timing | None:
    """What is asked for, if it can be played."""
    if wish is None:
        return None
    if wish.turn + wish.increment < LEAST_TURN:
        raise ApiError("bad-timing")
    hours = wish.hours
    if hours is not None:
        length = (hours.end - hours.start) % (24 * 60)
        if 0 < length < LEAST_HOURS or hours.zone not in zoneinfo.available_timezones():
            raise ApiError("bad-timing")
    return convert(wish, Timing, from_attributes=True)


def shown_timing(timing: Timing | None) -> http_messages.Timing | None:
    """What was agreed, as everybody sees it."""
    if timing is None:
        return None
    return convert(timing, http_messages.Timing, from_attributes=True)


def shown(state: TableState, now: float) -> Clocks | None:
    """How the clocks stand."""
    timing, timer = state.row.timing, state.timer
    if timing is None or timer is None:
        return None
    stands, running = timer.stopped(timing, now), timer.deadlines(timing)
    if state.row.status != "playing":
        running = {}
    return Clocks(
        now=now,
        left=[clock.left(timing) for clock in stands.clocks],
        deadlines=[running.get(seat) for seat in range(len(stands.clocks))],
        pausing=timer.pausing,
    )
