"""What several routes want to know of a request."""

import re
from typing import Any

from litestar import Request

from ludotheque.server.errors import UNREADABLE, ApiError
from ludotheque.server.limits import address_key
from ludotheque.server.people.sessions import Browser, Person, browser
from ludotheque.server.services import Services


class ReadableRequest(Request[Any, Any, Any]):
    """A request whose body, where it cannot be read, is a bad request and no failure of ours."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except UNREADABLE:
            raise ApiError("bad-request") from None


AnyRequest = Request[Person | None, Any, Any]
_SHARE = re.compile(r"(?:[0-9a-f]{32})?")


def person_of(request: AnyRequest) -> Person:
    if request.user is None:
        raise ApiError("not-signed-in")
    return request.user


def browser_of(request: AnyRequest) -> Browser:
    return browser(request.cookies, is_secure(request))


def is_secure(request: AnyRequest) -> bool:
    return bool(request.scope["scheme"] == "https")


def address_of(request: AnyRequest) -> str:
    """Who is counted as one, as far as rates go by address."""
    return address_key(request.client.host if request.client else "")


def asker_of(request: AnyRequest) -> int | str:
    """Whose turn it takes: a person's, or of all at an address who are nobody yet."""
    return address_of(request) if request.user is None else request.user.id


def limit_replays(request: AnyRequest, services: Services) -> None:
    """Nobody has games played again without end."""
    limits = services.limits
    if not limits.replays.take(asker_of(request)):
        raise ApiError("too-many-requests")
    if not limits.address_replays.take(address_of(request)):
        raise ApiError("too-many-requests")


def limit_new_tables(services: Services, person: Person) -> None:
    """Nobody opens tables without end."""
    if not services.limits.tables.take(person.id):
        raise ApiError("too-many-requests")


def checked_share(share: str) -> str:
    """Somebody's part of the dice, as it may be kept."""
    if not _SHARE.fullmatch(share):
        raise ApiError("bad-request")
    return share
