"""How somebody is reached, over HTTP: channels, quiet hours, feeds, and the end of it."""

import secrets
import zoneinfo
from typing import Any

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import convert
from msgspec.structs import replace

from ludotheque.hours import Hours
from ludotheque.rulebook import LANGUAGES
from ludotheque.server.errors import ApiError
from ludotheque.server.notices import feed, words
from ludotheque.server.notices.channel import Failed
from ludotheque.server.notices.post import label
from ludotheque.server.protocol.message import DailyHours
from ludotheque.server.protocol.notice_messages import (
    ChangeChannel,
    ConfirmChannel,
    DaysOff,
    NewChannel,
    NoticeChannel,
    Notices,
    SetNotices,
    SetTableNotices,
    TableNotices,
    TakeDaysOff,
)
from ludotheque.server.protocol.roles import Role
from ludotheque.server.routes import table_lists
from ludotheque.server.routes.request import AnyRequest, person_of
from ludotheque.server.services import Services
from ludotheque.store import Full, Taken
from ludotheque.store.reach import Channel, Reach

SECRET_BYTES = 24
CODE_LENGTH = 6
DIGITS = 10**CODE_LENGTH


@get("/notices", role=Role.SIGNED_IN, summary="How I am reached")
async def get_notices(request: AnyRequest, services: NamedDependency[Services]) -> Notices:
    return await _notices(request, services)


@post("/notices", status_code=200, role=Role.SIGNED_IN, summary="Change how I am reached")
async def post_notices(
    request: AnyRequest, services: NamedDependency[Services], data: JSONBody[SetNotices]
) -> Notices:
    zones = {data.zone, data.quiet.zone if data.quiet else data.zone}
    if data.language not in LANGUAGES or not zones <= zoneinfo.available_timezones():
        raise ApiError("bad-request")
    known = await services.store.reach(person_of(request).id)
    secret = known.feed if known else secrets.token_urlsafe(SECRET_BYTES)
    quiet = None if data.quiet is None else convert(data.quiet, Hours, from_attributes=True)
    wish = Reach(data.language, secret, data.zone, quiet, data.digest)
    await services.store.set_reach(person_of(request).id, wish)
    return await _notices(request, services)


@post("/notices/feed", status_code=200, role=Role.SIGNED_IN, summary="A new secret for my feed")
async def post_feed(request: AnyRequest, services: NamedDependency[Services]) -> Notices:
    wish = await _reach(services, person_of(request).id)
    secret = secrets.token_urlsafe(SECRET_BYTES)
    await services.store.set_reach(person_of(request).id, replace(wish, feed=secret))
    return await _notices(request, services)


@post("/notices/channels", status_code=200, role=Role.SIGNED_IN, summary="One more way to me")
async def post_channel(
    request: AnyRequest, services: NamedDependency[Services], data: JSONBody[NewChannel]
) -> Notices:
    person = person_of(request)
    _limit(services, person.id)
    sender = services.ways.senders.get(data.kind)
    if sender is None:
        raise ApiError("not-allowed")
    try:
        address = sender.checked(data.address)
    except Failed:
        raise ApiError("bad-address") from None
    await services.store.set_reach(person.id, await _reach(services, person.id, data.language))
    secret = f"{secrets.randbelow(DIGITS):0{CODE_LENGTH}}{secrets.token_urlsafe(SECRET_BYTES)}"
    confirmed = data.kind != "mail"
    origin = request.headers["origin"]
    made = Channel(0, person.id, data.kind, address, list(data.kinds), origin, secret, confirmed)
    try:
        made.id = await services.store.add_channel(made)
    except Full:
        raise ApiError("too-many-channels") from None
    if not confirmed:
        await _try(services, made, secret[:CODE_LENGTH])
    return await _notices(request, services)


@post("/notices/channels/{number:int}", status_code=200, role=Role.SIGNED_IN, summary="What for")
async def post_kinds(
    request: AnyRequest,
    services: NamedDependency[Services],
    number: FromPath[int],
    data: JSONBody[ChangeChannel],
) -> Notices:
    found = await _mine(request, services, number)
    await services.store.change_channel(found, replace(found, kinds=list(data.kinds)))
    return await _notices(request, services)


@post("/notices/channels/{number:int}/remove", status_code=200, role=Role.SIGNED_IN, summary="End")
async def post_remove(
    request: AnyRequest, services: NamedDependency[Services], number: FromPath[int]
) -> Notices:
    await services.store.remove_channel((await _mine(request, services, number)).id)
    return await _notices(request, services)


@post("/notices/channels/{number:int}/test", status_code=200, role=Role.SIGNED_IN, summary="Try it")
async def post_test(
    request: AnyRequest, services: NamedDependency[Services], number: FromPath[int]
) -> Notices:
    found = await _mine(request, services, number)
    _limit(services, found.person)
    await _try(services, found, "" if found.confirmed else found.secret[:CODE_LENGTH])
    return await _notices(request, services)


@post(
    "/notices/channels/{number:int}/confirm",
    status_code=200,
    role=Role.SIGNED_IN,
    summary="Show that an address is mine",
)
async def post_confirm(
    request: AnyRequest,
    services: NamedDependency[Services],
    number: FromPath[int],
    data: JSONBody[ConfirmChannel],
) -> Notices:
    found = await _mine(request, services, number)
    _limit(services, found.person)
    if not secrets.compare_digest(found.secret[:CODE_LENGTH].encode(), data.code.encode()):
        raise ApiError("wrong-code")
    await services.store.change_channel(found, replace(found, confirmed=True))
    return await _notices(request, services)


@post(
    "/notices/tables/{table_id:str}",
    status_code=200,
    role=Role.SEATED,
    summary="What I want to be told of a table",
)
async def post_table_wish(
    request: AnyRequest,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    data: JSONBody[SetTableNotices],
) -> Notices:
    await services.store.set_table_wish(person_of(request).id, table_id, data.wish)
    return await _notices(request, services)


@post("/notices/days-off", status_code=200, role=Role.SIGNED_IN, summary="Take days off")
async def post_days_off(
    request: AnyRequest, services: NamedDependency[Services], data: JSONBody[TakeDaysOff]
) -> Notices:
    person = person_of(request).id
    _limit(services, person)
    if data.zone not in zoneinfo.available_timezones():
        raise ApiError("bad-days")
    try:
        taken = await services.store.take_days_off(person, data.first, data.last, data.zone)
    except Taken:
        raise ApiError("bad-days") from None
    except Full:
        raise ApiError("no-days-left") from None
    await services.rooms.reload(taken)
    return await _notices(request, services)


@post("/notices/days-off/{number:int}/end", status_code=200, role=Role.SIGNED_IN, summary="Be back")
async def post_back(
    request: AnyRequest, services: NamedDependency[Services], number: FromPath[int]
) -> Notices:
    concerned = await services.store.give_back_days(person_of(request).id, number)
    await services.rooms.reload(concerned)
    return await _notices(request, services)


# Mail programs post here by themselves, without a session (RFC 8058): the secret is enough.
@post("/unsubscribe/{secret:str}", status_code=200, role=Role.ANYONE, summary="No more mail")
async def post_unsubscribe(
    services: NamedDependency[Services], secret: FromPath[str]
) -> dict[str, str]:
    number = await services.store.channel_of_secret(secret)
    if number is not None:
        await services.store.remove_channel(number)
    return {}


@get("/feeds/{secret:str}/{name:str}", role=Role.ANYONE, summary="What waits for me, as a feed")
async def get_feed(
    request: AnyRequest,
    services: NamedDependency[Services],
    secret: FromPath[str],
    name: FromPath[str],
) -> Response[bytes]:
    person = await services.store.person_of_feed(secret)
    if person is None or name not in FEEDS:
        raise ApiError("not-found")
    wish = await _reach(services, person)
    found = await table_lists.mine(services.store, person)
    waiting = [table for table in found if table.my_turn and table.status == "playing"]
    write, kind = FEEDS[name]
    origin = str(request.base_url).rstrip("/")
    body = write(waiting, origin, wish.language, services.store.clock.now())
    return Response(body, media_type=kind)


FEEDS = {
    "games.atom": (feed.atom, "application/atom+xml"),
    "deadlines.ics": (feed.calendar, "text/calendar"),
}


async def _mine(request: AnyRequest, services: Services, number: int) -> Channel:
    found = await services.store.channels(person_of(request).id)
    for one in found:
        if one.id == number:
            return one
    raise ApiError("not-found")


def _limit(services: Services, person: int) -> None:
    if not services.limits.notices.take(person):
        raise ApiError("too-many-requests")


async def _try(services: Services, channel: Channel, code: str) -> None:
    """Send something now, and keep why it failed where it did."""
    wish = await _reach(services, channel.person)
    error: str | None = None
    try:
        sender = services.ways.senders[channel.kind]
        await sender.send(channel.address, words.trial(channel, wish.language, code))
    except (Failed, KeyError) as reason:
        error = str(reason) if isinstance(reason, Failed) else "not-offered"
    failures = channel.failures + 1 if error else 0
    tried = replace(channel, error=error, failures=failures)
    await services.store.change_channel(channel, tried)


async def _reach(services: Services, person: int, language: str = "en") -> Reach:
    """What somebody wants, or what everybody has to begin with."""
    known = await services.store.reach(person)
    if known is not None:
        return known
    spoken = language if language in LANGUAGES else "en"
    return Reach(spoken, secrets.token_urlsafe(SECRET_BYTES), "UTC")


async def _notices(request: AnyRequest, services: Services) -> Notices:
    person = person_of(request)
    wish = await services.store.reach(person.id)
    quiet: Any = None if wish is None or wish.quiet is None else wish.quiet
    coming, left = await services.store.days_off(person.id)
    return Notices(
        language=wish.language if wish else None,
        zone=wish.zone if wish else None,
        quiet=None if quiet is None else convert(quiet, DailyHours, from_attributes=True),
        digest=wish.digest if wish else None,
        feed=f"/api/feeds/{wish.feed}/" if wish else None,
        offered=sorted(services.ways.senders),
        push_key=services.ways.push_key,
        channels=[_shown(one) for one in await services.store.channels(person.id)],
        tables=[
            TableNotices(one.table, one.game, one.wish)
            for one in await services.store.table_wishes(person.id)
        ],
        days_off=[DaysOff(one.id, one.first, one.last) for one in coming],
        days_left=left,
    )


def _shown(channel: Channel) -> NoticeChannel:
    return NoticeChannel(
        id=channel.id,
        kind=channel.kind,
        label=label(channel),
        kinds=channel.kinds,
        confirmed=channel.confirmed,
        error=channel.error,
    )


ROUTES = [
    get_notices,
    post_notices,
    post_feed,
    post_channel,
    post_kinds,
    post_remove,
    post_test,
    post_confirm,
    post_table_wish,
    post_days_off,
    post_back,
    post_unsubscribe,
    get_feed,
]
