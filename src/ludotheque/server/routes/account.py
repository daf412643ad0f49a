"""Coming in and going out over HTTP: guests, accounts, sessions."""

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody

from ludotheque.server.errors import ApiError
from ludotheque.server.people.accounts import account_key
from ludotheque.server.people.sessions import COOKIE_SECONDS, Person, checked_name, cookie_name
from ludotheque.server.protocol.http_messages import Me, NewAccount, NewPassword, NewSession, SignIn
from ludotheque.server.protocol.roles import Role
from ludotheque.server.routes import table_lists
from ludotheque.server.routes.request import AnyRequest, address_of, is_secure, key_of, person_of
from ludotheque.server.services import Services


@post(
    "/session",
    status_code=200,
    role=Role.ANYONE,
    summary="Come in as a guest, or change one's name",
)
async def post_session(
    request: AnyRequest, services: NamedDependency[Services], data: JSONBody[NewSession]
) -> Response[Me]:
    name = checked_name(data.name)
    person = request.user
    if person is not None:
        await services.sessions.rename(person, name)
        return Response(await _me(services, person))
    if not services.limits.sessions.take(address_of(request)):
        raise ApiError("too-many-requests")
    person, token = await services.sessions.welcome(name)
    return Response(await _me(services, person), cookies=[_cookie(request, token)])


@get("/me", role=Role.SIGNED_IN, summary="Who I am, and my tables")
async def get_me(request: AnyRequest, services: NamedDependency[Services]) -> Me:
    return await _me(services, person_of(request))


@post(
    "/account", status_code=200, role=Role.SIGNED_IN, summary="Become an account, with all one has"
)
async def post_account(
    request: AnyRequest, services: NamedDependency[Services], data: JSONBody[NewAccount]
) -> Response[Me]:
    person, key = person_of(request), key_of(request)
    assert key is not None
    _slow_down(request, services, data.name)
    token = await services.accounts.register(person, key, data.name, data.password)
    return Response(await _me(services, person), cookies=[_cookie(request, token)])


@post("/sign-in", status_code=200, role=Role.ANYONE, summary="Sign in to an account")
async def post_sign_in(
    request: AnyRequest, services: NamedDependency[Services], data: JSONBody[SignIn]
) -> Response[Me]:
    _slow_down(request, services, data.name)
    guest, key = request.user, key_of(request)
    person, token = await services.accounts.sign_in(guest, key, data.name, data.password)
    me = await _me(services, await services.sessions.known(person))
    return Response(me, cookies=[_cookie(request, token)])


@post("/sign-out", status_code=200, role=Role.SIGNED_IN, summary="End this session")
async def post_sign_out(
    request: AnyRequest, services: NamedDependency[Services]
) -> Response[dict[str, str]]:
    person, key = person_of(request), key_of(request)
    assert key is not None
    await services.accounts.sign_out(person, key)
    return Response({}, cookies=[_cookie(request, "", age=0)])


@post("/account/password", status_code=200, role=Role.SIGNED_IN, summary="Change one's password")
async def post_password(
    request: AnyRequest, services: NamedDependency[Services], data: JSONBody[NewPassword]
) -> Response[Me]:
    person, key = person_of(request), key_of(request)
    assert key is not None
    if person.account is None:
        raise ApiError("not-allowed")
    _slow_down(request, services, person.account)
    accounts = services.accounts
    token = await accounts.change_password(person, key, data.password, data.new_password)
    return Response(await _me(services, person), cookies=[_cookie(request, token)])


def _slow_down(request: AnyRequest, services: Services, name: str) -> None:
    """Nobody tries many passwords, neither one address nor many for one name."""
    by_address = services.limits.sign_ins.take(address_of(request))
    if not by_address or not services.limits.sign_in_names.take(account_key(name)[:64]):
        raise ApiError("too-many-requests")


def _cookie(request: AnyRequest, token: str, age: int = COOKIE_SECONDS) -> Cookie:
    secure = is_secure(request)
    return Cookie(
        key=cookie_name(secure),
        value=token,
        max_age=age,
        path="/",
        secure=secure,
        httponly=True,
        samesite="lax",
    )


async def _me(services: Services, person: Person) -> Me:
    return Me(person.name, person.account, await table_lists.mine(services.store, person))


ROUTES = [post_session, get_me, post_account, post_sign_in, post_sign_out, post_password]
