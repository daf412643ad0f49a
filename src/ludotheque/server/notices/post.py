"""Sends what is due, after it was stored: again when it fails, not at all when it is past."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec.structs import replace

from ludotheque.hours import DAY_MINUTES, Hours
from ludotheque.server.notices.channel import Failed, Gone, Sender
from ludotheque.store import Store
from ludotheque.store.outbox import (
    EARLY,
    FAILED,
    FIRST_PAUSE,
    MOST_ATTEMPTS,
    SENT,
    WITHDRAWN,
    Due,
    Notice,
)
from ludotheque.store.reach import Channel, ChannelKind, Reach

LONGEST_SEND = 30.0  # seconds; then another try may begin
DIGEST_MINUTES = 15  # after the hour of a digest, in which it is sent
ENGLISH = Reach("en", "", "UTC")

_logger = logging.getLogger(__name__)


class Post:
    """The loop over what is due.

    `looks` says whether somebody looks at a table, as it is since a version, on this server. Of
    several servers any may send a notice, so the one where they look withdraws it a little earlier.
    """

    def __init__(
        self,
        store: Store,
        senders: dict[ChannelKind, Sender],
        looks: Callable[[str, int, int], bool],
    ) -> None:
        self.senders = senders
        self._store = store
        self._looks = looks

    async def run(self) -> None:
        while True:
            try:
                coming = await self.round()
            except Exception:
                _logger.exception("notices cannot be read")
                coming = None
            clock, rest = self._store.clock, self._store.clock.look
            if coming is not None:
                left = max(0.0, coming - clock.now())
                rest = min(rest, left - EARLY if left > EARLY else left)
            await clock.rest(self._store.told, rest)

    async def round(self) -> float | None:
        """Send what is due; when something is next."""
        self._store.told.clear()
        claim = await self._store.claim_notices()
        for soon in claim.soon:
            if self._looks(soon.table, soon.person, soon.version):
                await self._store.spare_notice(soon)
        await asyncio.gather(*(self._deliver(one) for one in claim.due))
        return claim.next

    async def _deliver(self, due: Due) -> None:
        """Send one person's notices by one channel, as one message."""
        channel, now = due.channel, self._store.clock.now()
        reach = await self._store.reach(channel.person) or ENGLISH
        seen = [n for n in due.notices if self._looks(n.table, channel.person, n.version)]
        notices = [n for n in due.notices if n not in seen]
        await self._store.settle_notices(channel.id, seen, WITHDRAWN)
        later = _later(reach, channel, notices, now)
        if later is not None:
            await self._store.postpone_notices(channel.id, notices, later)
        elif notices:
            await self._send(replace(due, notices=notices), reach.language)

    async def _send(self, due: Due, language: str) -> None:
        # Only here: a page without a server sends nothing, and comes without sentences for it.
        from ludotheque.server.notices import words  # noqa: PLC0415

        channel, notices = due.channel, due.notices
        sender = self.senders.get(channel.kind)
        try:
            if sender is None:
                raise Failed("not-offered")
            message = words.message(due, language)
            await asyncio.wait_for(sender.send(channel.address, message), LONGEST_SEND)
        except TimeoutError:
            await self._failed(channel, notices, "unreachable")
        except Gone:
            await self._store.remove_channel(channel.id)
        except Failed as reason:
            await self._failed(channel, notices, str(reason))
        except Exception:
            _logger.exception("a notice by %s failed", channel.kind)
            await self._failed(channel, notices, "unavailable")
        else:
            await self._store.settle_notices(channel.id, notices, SENT)

    async def _failed(self, channel: Channel, notices: Sequence[Notice], reason: str) -> None:
        """Try again after ever longer pauses, until it is of no use any more."""
        attempts = max(notice.attempts for notice in notices) + 1
        if attempts >= MOST_ATTEMPTS:
            await self._store.settle_notices(channel.id, notices, FAILED, reason)
            return
        due = self._store.clock.now() + FIRST_PAUSE * 2 ** (attempts - 1)
        await self._store.postpone_notices(channel.id, notices, due, reason)


def _later(reach: Reach, channel: Channel, notices: Sequence[Notice], now: float) -> float | None:
    """When these are to be told instead, if now is not the time."""
    with contextlib.suppress(KeyError):
        if reach.quiet is not None and reach.quiet.contain(now):
            return reach.quiet.others().after(now, 0.0)
        waits = channel.kind == "mail" and all(notice.kind == "turn" for notice in notices)
        if reach.digest is not None and waits and notices:
            end = (reach.digest + DIGEST_MINUTES) % DAY_MINUTES
            digest = Hours(reach.digest, end, reach.zone)
            return None if digest.contain(now) else digest.after(now, 0.0)
    return None


def label(channel: Channel) -> str:
    """What somebody knows a channel by, without its secrets."""
    if channel.kind == "mail":
        return channel.address
    found: dict[str, Any] = msgspec.json.decode(channel.address)
    host = urlsplit(found.get("url") or found["endpoint"]).netloc
    return f"{found['format']}: {host}" if "format" in found else host
