"""Coming in and going out over HTTP: guests, accounts, sessions."""

from typing import Any

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody

from ludotheque.server.errors import ApiError
from ludotheque.server.people.accounts import SignedIn, account_key
from ludotheque.server.people.sessions import (
    COOKIE,
    COOKIE_SECONDS,
    DEVICE_COOKIE,
    Person,
    checked_name,
    cookie_name,
)
from ludotheque.server.protocol.http_messages import Me
from ludotheque.server.protocol.people_messages import (
    DeleteAccount,
    NewAccount,
    NewPassword,
    NewSession,
    SignIn,
)
from ludotheque.server.protocol.roles import Role
from ludotheque.server.routes import table_lists
from ludotheque.server.routes.request import (
    AnyRequest,
    address_of,
    browser_of,
    is_secure,
    person_of,
)
from ludotheque.server.services import Services

LONGEST_KEY = 64  # of an account that is counted


@post(
    "/session",
    status_code=200,
    role=Role.ANYONE,
    summary="Come in as a guest, or change one's name",
)
async def post_session(
    request: AnyRequest, services: NamedDependency[Services], data: JSONBody[NewSession]
) -> Response[Me]:
    name = "" if data.name is None else checked_name(data.name)
    person = request.user
    if person is not None:
        if name:
            await services.sessions.rename(person, name)
        return Response(await _me(services, person))
    if not services.limits.sessions.take(address_of(request)):
        raise ApiError("too-many-requests")
    person, token = await services.sessions.welcome(name)
    return Response(await _me(services, person), cookies=[_cookie(request, COOKIE, token)])


@get("/me", role=Role.SIGNED_IN, summary="Who I am, and my tables")
async def get_me(request: AnyRequest, services: NamedDependency[Services]) -> Response[Me]:
    """The cookie is set again, so that only a browser that stays away loses it."""
    token = request.cookies[cookie_name(COOKIE, is_secure(request))]
    me = await _me(services, person_of(request))
    return Response(me, cookies=[_cookie(request, COOKIE, token)])


@post(
    "/account", status_code=200, role=Role.SIGNED_IN, summary="Become an account, with all one has"
)
async def post_account(
    request: AnyRequest, services: NamedDependency[Services], data: JSONBody[NewAccount]
) -> Response[Me]:
    if not services.limits.sign_ins.take(address_of(request)):
        raise ApiError("too-many-requests")
    person, browser = person_of(request), browser_of(request)
    signed_in = await services.accounts.register(person, browser, data.name, data.password)
    return await welcome(request, services, signed_in)


@post("/sign-in", status_code=200, role=Role.ANYONE, summary="Sign in to an account")
async def post_sign_in(
    request: AnyRequest, services: NamedDependency[Services], data: JSONBody[SignIn]
) -> Response[Me]:
    await slow_down(request, services, account_key(data.name))
    guest, browser = request.user, browser_of(request)
    signed_in = await services.accounts.sign_in(guest, browser, data.name, data.password)
    return await welcome(request, services, signed_in)


@post("/sign-out", status_code=200, role=Role.SIGNED_IN, summary="End this session")
async def post_sign_out(
    request: AnyRequest, services: NamedDependency[Services]
) -> Response[dict[str, str]]:
    key = browser_of(request).session
    assert key is not None
    await services.accounts.sign_out(person_of(request), key)
    return Response({}, cookies=[_cookie(request, COOKIE, "", age=0)])


@post("/account/password", status_code=200, role=Role.SIGNED_IN, summary="Change one's password")
async def post_password(
    request: AnyRequest, services: NamedDependency[Services], data: JSONBody[NewPassword]
) -> Response[Me]:
    person, browser, accounts = person_of(request), browser_of(request), services.accounts
    if not services.limits.sign_in_devices.take(person.id):
        raise ApiError("too-many-requests")
    signed_in = await accounts.change_password(person, browser, data.password, data.new_password)
    return await welcome(request, services, signed_in)


@post("/account/delete", status_code=200, role=Role.SIGNED_IN, summary="Delete me and my data")
async def post_delete(
    request: AnyRequest, services: NamedDependency[Services], data: JSONBody[DeleteAccount]
) -> Response[dict[str, str]]:
    person = person_of(request)
    if not services.limits.sign_in_devices.take(person.id):
        raise ApiError("too-many-requests")
    await services.accounts.delete(person, data.password)
    cookies = [_cookie(request, name, "", age=0) for name in (COOKIE, DEVICE_COOKIE)]
    return Response({}, cookies=cookies)


@get("/account/data", role=Role.SIGNED_IN, summary="All that is kept of me, as one file")
async def get_data(request: AnyRequest, services: NamedDependency[Services]) -> Response[Any]:
    person = person_of(request)
    if not services.limits.replays.take(person.id):
        raise ApiError("too-many-requests")
    kept = await services.store.export(person.id, person.id)
    name = {"Content-Disposition": 'attachment; filename="ludotheque.json"'}
    return Response(kept, headers=name)


async def slow_down(request: AnyRequest, services: Services, key: str) -> None:
    """Nobody tries many passwords, neither one address nor many for one account.

    A device that has signed in to the account before has a measure of its own, so that no
    stranger can use it up.
    """
    limits, address, device = services.limits, address_of(request), browser_of(request).device
    if device is not None and await services.store.knows_device(device, key):
        allowed = limits.sign_in_devices.take((device, key))
    else:
        short = key[:LONGEST_KEY]
        allowed = (
            limits.sign_ins.take(address)
            and limits.sign_in_guesses.take((short, address))
            and limits.sign_in_names.take(short)
        )
    if not allowed:
        raise ApiError("too-many-requests")


async def welcome(request: AnyRequest, services: Services, signed_in: SignedIn) -> Response[Me]:
    """The answer to somebody who has shown who they are, with the cookies of their browser."""
    me = await _me(services, await services.sessions.known(signed_in.person))
    cookies = [
        _cookie(request, COOKIE, signed_in.session),
        _cookie(request, DEVICE_COOKIE, signed_in.device),
    ]
    return Response(me, cookies=cookies)


def _cookie(request: AnyRequest, name: str, token: str, age: int = COOKIE_SECONDS) -> Cookie:
    secure = is_secure(request)
    return Cookie(
        key=cookie_name(name, secure),
        value=token,
        max_age=age,
        path="/",
        secure=secure,
        httponly=True,
        samesite="lax",
    )


async def _me(services: Services, person: Person) -> Me:
    return Me(
        person.name or None, person.account, await table_lists.mine(services.store, person.id)
    )


ROUTES = [
    post_session,
    get_me,
    post_account,
    post_sign_in,
    post_sign_out,
    post_password,
    post_delete,
    get_data,
]
