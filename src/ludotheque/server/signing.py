"""Coming in and going out over HTTP: guests, accounts, sessions."""

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody

from ludotheque.server import lines
from ludotheque.server.accounts import account_key
from ludotheque.server.house import House
from ludotheque.server.messages import Me, NewAccount, NewPassword, NewSession, SignIn
from ludotheque.server.people import COOKIE_SECONDS, Person, checked_name, cookie_name
from ludotheque.server.refusals import Refusal
from ludotheque.server.visitors import AnyRequest, address_of, is_secure, key_of, person_of


@post("/session", status_code=200, summary="Come in as a guest, or change one's name")
async def post_session(
    request: AnyRequest, house: NamedDependency[House], data: JSONBody[NewSession]
) -> Response[Me]:
    name = checked_name(data.name)
    person = request.user
    if person is not None:
        await house.people.rename(person, name)
        return Response(await _me(house, person))
    if not house.limits.sessions.take(address_of(request)):
        raise Refusal("too-many-requests")
    person, token = await house.people.welcome(name)
    return Response(await _me(house, person), cookies=[_cookie(request, token)])


@get("/me", summary="Who I am, and my tables")
async def get_me(request: AnyRequest, house: NamedDependency[House]) -> Me:
    return await _me(house, person_of(request))


@post("/account", status_code=200, summary="Become an account, with all one has")
async def post_account(
    request: AnyRequest, house: NamedDependency[House], data: JSONBody[NewAccount]
) -> Response[Me]:
    person, key = person_of(request), key_of(request)
    assert key is not None
    _slow_down(request, house, data.name)
    token = await house.accounts.register(person, key, data.name, data.password)
    return Response(await _me(house, person), cookies=[_cookie(request, token)])


@post("/sign-in", status_code=200, summary="Sign in to an account")
async def post_sign_in(
    request: AnyRequest, house: NamedDependency[House], data: JSONBody[SignIn]
) -> Response[Me]:
    _slow_down(request, house, data.name)
    guest, key = request.user, key_of(request)
    person, token = await house.accounts.sign_in(guest, key, data.name, data.password)
    me = await _me(house, await house.people.known(person))
    return Response(me, cookies=[_cookie(request, token)])


@post("/sign-out", status_code=200, summary="End this session")
async def post_sign_out(
    request: AnyRequest, house: NamedDependency[House]
) -> Response[dict[str, str]]:
    person, key = person_of(request), key_of(request)
    assert key is not None
    await house.accounts.sign_out(person, key)
    return Response({}, cookies=[_cookie(request, "", age=0)])


@post("/account/password", status_code=200, summary="Change one's password")
async def post_password(
    request: AnyRequest, house: NamedDependency[House], data: JSONBody[NewPassword]
) -> Response[Me]:
    person, key = person_of(request), key_of(request)
    assert key is not None
    if person.account is None:
        raise Refusal("not-allowed")
    _slow_down(request, house, person.account)
    accounts = house.accounts
    token = await accounts.change_password(person, key, data.password, data.new_password)
    return Response(await _me(house, person), cookies=[_cookie(request, token)])


def _slow_down(request: AnyRequest, house: House, name: str) -> None:
    """Nobody tries many passwords, neither one address nor many for one name."""
    by_address = house.limits.sign_ins.take(address_of(request))
    if not by_address or not house.limits.sign_in_names.take(account_key(name)[:64]):
        raise Refusal("too-many-requests")


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


async def _me(house: House, person: Person) -> Me:
    return Me(person.name, person.account, await lines.mine(house.store, person))
