"""Servers that leak: each function plants one leak, which twin worlds must find.

Some show what is hidden to other eyes, some only let it be told from a number, a length, a count.
Those that stand first are leaks that only several servers can have.
"""

import logging
from zlib import crc32

import msgspec
from prometheus_client.core import GaugeMetricFamily

from ludotheque.contract import Event
from ludotheque.server import metrics
from ludotheque.server.archive import history
from ludotheque.server.protocol.socket_messages import Thinking
from ludotheque.server.room import audience
from ludotheque.server.room.audience import Audience
from ludotheque.server.room.room import Room
from ludotheque.server.routes import archive
from ludotheque.store import log
from ludotheque.store.notifications import notify_all
from ludotheque.table import Table

LEAKS = []
_logger = logging.getLogger("ludotheque.leaks")


def leak(plant):
    LEAKS.append(plant)
    return plant


def of(table):
    """A number that hangs on all of a position."""
    return crc32(table.state.text().encode())


def after(patch, owner, name, then):
    """Let something be done after a coroutine of a room."""
    honest = getattr(owner, name)

    async def leaking(self, *given):
        answer = await honest(self, *given)
        then(self)
        return answer

    patch.setattr(owner, name, leaking)


# Between servers


@leak
def a_notification_names_the_step(patch):
    def notify(connection, rows):
        notify_all(connection, "step", [(row["table_id"], row["version"]) for row in rows])
        hashes = [crc32(row["hash"].encode()) for row in rows]
        notify_all(connection, "person", [(number, 0) for number in hashes])

    patch.setattr(log, "notify_steps", notify)


@leak
def notifications_are_counted_by_what_was_drawn(patch):
    def notify(connection, rows):
        for row in rows:
            told = [(row["table_id"], row["version"])]
            notify_all(connection, "step", told)
            if crc32(row["hash"].encode()) % 2:
                notify_all(connection, "lobby", told)

    patch.setattr(log, "notify_steps", notify)


@leak
def a_step_of_another_server_is_logged(patch):
    after(patch, Room, "follow", lambda room: _logger.warning("now %s", room.table.state.text()))


@leak
def a_table_read_after_a_gap_is_logged(patch):
    after(patch, Room, "reload", lambda room: _logger.warning("read %d", of(room.table)))


@leak
def after_a_gap_all_see_what_the_seat_to_act_sees(patch):
    def show(room):
        room.audience._eyes_of = lambda _: room.table.to_act()

    after(patch, Room, "reload", show)


@leak
def after_a_gap_the_steps_tell_all(patch):
    def show(room):
        room.table.events = [[_open(event) for event in step] for step in room.table.events]

    after(patch, Room, "reload", show)


def _open(event):
    return Event(event.name, {**event.facts, **event.secret}, {}, [], event.reveals)


@leak
def a_followed_step_is_told_twice_by_chance(patch):
    def tell(room):
        if of(room.table) % 2:
            room.audience.tell(Thinking(0))

    after(patch, Room, "follow", tell)


@leak
def a_followed_table_counts_as_more_moves(patch):
    def count(room):
        room._store.moves += of(room.table) % 7

    after(patch, Room, "follow", count)


# On any server


@leak
def a_metric_hangs_on_the_positions(patch):
    honest = metrics._of_server

    def families(services):
        yield from honest(services)
        positions = [of(room.table) for room in services.rooms._rooms.values()]
        yield GaugeMetricFamily("ludotheque_positions", "Positions", sum(positions))

    patch.setattr(metrics, "_of_server", families)


@leak
def a_step_is_seen_by_its_actor(patch):
    honest = audience.seen_step

    def seen(table, version, _seat, bots=None):
        return honest(table, version, table.log[version - table.first].seat, bots)

    patch.setattr(audience, "seen_step", seen)


@leak
def steps_are_kept_for_all_eyes(patch):
    honest = Audience._step
    patch.setattr(
        Audience, "_step", lambda self, table, version, _: honest(self, table, version, 0)
    )


@leak
def boards_are_kept_for_all_eyes(patch):
    honest = Audience._drawn
    patch.setattr(Audience, "_drawn", lambda self, table, _: honest(self, table, 0))


@leak
def a_view_is_kept_for_all_eyes(patch):
    honest = Audience._view
    kept = {}

    def view(self, table, _seat, _drawn, *, whole):
        key = (id(self), table.version, whole)
        if key not in kept:
            kept[key] = honest(self, table, table.to_act(), self._drawn(table, 0), whole=whole)
        return kept[key]

    patch.setattr(Audience, "_view", view)


@leak
def the_facts_hang_on_what_is_hidden(patch):
    honest = audience.sight

    def sight(table, seat):
        seen = honest(table, seat)
        facts = [{**one, "luck": of(table)} for one in seen.facts]
        return msgspec.structs.replace(seen, facts=facts)

    patch.setattr(audience, "sight", sight)


@leak
def the_lobby_tells_the_last_hash(patch):
    honest = audience.lobby

    def lobby(state, *given):
        told = honest(state, *given)
        told.commitment = state.table.log[-1].hash
        return told

    patch.setattr(audience, "lobby", lobby)


@leak
def the_past_is_shown_by_other_eyes(patch):
    patch.setattr(history, "_eyes", lambda state, *_: state.table.to_act())


@leak
def the_past_is_as_long_as_what_is_hidden(patch):
    honest_view, honest_encode, pad = history.past_view, archive.encode, []

    def view(table, eyes):
        pad[:] = [of(table) % 64]
        return honest_view(table, eyes)

    patch.setattr(history, "past_view", view)
    patch.setattr(archive, "encode", lambda shown: honest_encode(shown) + b" " * sum(pad))


@leak
def the_log_is_told_by_the_eyes_of_each_actor(patch):
    honest = Audience._history

    async def told(self, asker, first, last, _seat):
        return await honest(self, asker, first, last, 0)

    patch.setattr(Audience, "_history", told)


@leak
def a_record_is_given_before_the_end(patch):
    async def record(self):
        older = await self._store.steps(self.row.id, 0, self.table.first - 1)
        return self.table.record([seat.name for seat in self.row.seats], older)

    patch.setattr(Room, "record", record)


@leak
def a_refusal_hangs_on_what_is_hidden(patch):
    patch.setattr(Table, "why_not", lambda table, _seat, _words: f"SEC-{of(table)}")


@leak
def every_change_tells_a_number(patch):
    honest = Room._changed

    def changed(self, now):
        honest(self, now)
        self.audience.tell(Thinking(0, of(self.table) % 100))

    patch.setattr(Room, "_changed", changed)
