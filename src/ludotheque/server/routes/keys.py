"""Ways back into an account over HTTP: passkeys, codes to write down, a code by mail."""

import contextlib
from typing import Any

from litestar import Response, get, post
from litestar.background_tasks import BackgroundTask
from litestar.di import NamedDependency
from litestar.params import JSONBody

from ludotheque.server.errors import ApiError
from ludotheque.server.notices import words
from ludotheque.server.notices.channel import Failed
from ludotheque.server.people import recovery
from ludotheque.server.people.accounts import account_key
from ludotheque.server.people.passkeys import Passkeys
from ludotheque.server.people.sessions import Person
from ludotheque.server.protocol.http_messages import Me
from ludotheque.server.protocol.people_messages import (
    AccountKeys,
    ConfirmPassword,
    NewPasskey,
    PasskeyShown,
    PasskeySignIn,
    Recover,
    RecoverByMail,
    RecoveryCodes,
    RemovePasskey,
)
from ludotheque.server.protocol.roles import Role
from ludotheque.server.routes.account import slow_down, welcome
from ludotheque.server.routes.request import AnyRequest, address_of, browser_of, person_of
from ludotheque.server.services import Services
from ludotheque.store import Full

JSON = "application/json"


@get("/account/keys", role=Role.SIGNED_IN, summary="My ways back into my account")
async def get_keys(request: AnyRequest, services: NamedDependency[Services]) -> AccountKeys:
    return await _keys(services, person_of(request))


@post("/account/codes", status_code=200, role=Role.SIGNED_IN, summary="New codes to write down")
async def post_codes(
    request: AnyRequest, services: NamedDependency[Services], data: JSONBody[ConfirmPassword]
) -> RecoveryCodes:
    person = await _proved(request, services, data.password)
    codes = [recovery.new_code() for _ in range(recovery.CODES)]
    await services.store.set_codes(person.id, [recovery.code_hash(code) for code in codes])
    return RecoveryCodes(codes)


@post("/account/passkeys/offer", status_code=200, role=Role.SIGNED_IN, summary="Make a passkey")
async def post_offer(
    request: AnyRequest, services: NamedDependency[Services], data: JSONBody[ConfirmPassword]
) -> Response[Any]:
    person = await _proved(request, services, data.password)
    offer = await Passkeys(services.store).offer(person, request.headers["origin"])
    return Response(offer, media_type=JSON)


@post("/account/passkeys", status_code=200, role=Role.SIGNED_IN, summary="Keep a passkey")
async def post_passkey(
    request: AnyRequest, services: NamedDependency[Services], data: JSONBody[NewPasskey]
) -> AccountKeys:
    person, origin = person_of(request), request.headers["origin"]
    if person.account is None:
        raise ApiError("not-allowed")
    try:
        await Passkeys(services.store).keep(person, origin, data.credential, data.name)
    except Full:
        raise ApiError("bad-passkey") from None
    return await _keys(services, person)


@post("/account/passkeys/remove", status_code=200, role=Role.SIGNED_IN, summary="End a passkey")
async def post_remove(
    request: AnyRequest, services: NamedDependency[Services], data: JSONBody[RemovePasskey]
) -> AccountKeys:
    await services.store.remove_passkey(person_of(request).id, data.id)
    return await _keys(services, person_of(request))


@post("/sign-in/ask", status_code=200, role=Role.ANYONE, summary="Ask for a passkey")
async def post_ask(request: AnyRequest, services: NamedDependency[Services]) -> Response[Any]:
    if not services.limits.sign_ins.take(address_of(request)):
        raise ApiError("too-many-requests")
    asked = await Passkeys(services.store).ask(request.headers["origin"])
    return Response(asked, media_type=JSON)


@post("/sign-in/passkey", status_code=200, role=Role.ANYONE, summary="Sign in by a passkey")
async def post_passkey_sign_in(
    request: AnyRequest, services: NamedDependency[Services], data: JSONBody[PasskeySignIn]
) -> Response[Me]:
    if not services.limits.sign_ins.take(address_of(request)):
        raise ApiError("too-many-requests")
    person = await Passkeys(services.store).who(request.headers["origin"], data.credential)
    guest, browser = request.user, browser_of(request)
    return await welcome(request, services, await services.accounts.back(guest, browser, person))


@post("/recover", status_code=200, role=Role.ANYONE, summary="Come back by a code")
async def post_recover(
    request: AnyRequest, services: NamedDependency[Services], data: JSONBody[Recover]
) -> Response[Me]:
    await slow_down(request, services, account_key(data.name))
    code, browser = recovery.code_hash(data.code), browser_of(request)
    signed_in = await services.accounts.recover(browser, data.name, code, data.password)
    return await welcome(request, services, signed_in)


@post("/recover/mail", status_code=200, role=Role.ANYONE, summary="Send me a code")
async def post_recover_mail(
    request: AnyRequest, services: NamedDependency[Services], data: JSONBody[RecoverByMail]
) -> Response[dict[str, str]]:
    """Nobody learns from the answer, nor from its time, whether there is such an account."""
    await slow_down(request, services, account_key(data.name))
    return Response({}, background=BackgroundTask(_mail_code, services, data.name))


async def _mail_code(services: Services, name: str) -> None:
    """Send a code to every address for mail that somebody has confirmed."""
    found = await services.store.find_account(account_key(name))
    mail = services.ways.senders.get("mail")
    if found is None or mail is None:
        return
    wish = await services.store.reach(found.person)
    for channel in await services.store.channels(found.person):
        if channel.kind == "mail" and channel.confirmed:
            code = recovery.new_code()
            hashed = recovery.code_hash(code)
            await services.store.add_code(found.person, hashed, recovery.MAILED_SECONDS)
            message = words.recovery(channel, wish.language if wish else "en", code)
            with contextlib.suppress(Failed):  # they see no code, and ask again
                await mail.send(channel.address, message)


async def _proved(request: AnyRequest, services: Services, password: str) -> Person:
    """Whoever asks, if they know the password of their account."""
    person = person_of(request)
    if not services.limits.sign_in_devices.take(person.id):
        raise ApiError("too-many-requests")
    await services.accounts.check(person, password)
    return person


async def _keys(services: Services, person: Person) -> AccountKeys:
    mine = await services.store.passkeys(person.id)
    return AccountKeys(
        passkeys=[PasskeyShown(key.id, key.name, key.created) for key in mine],
        codes=await services.store.codes_left(person.id),
    )


ROUTES = [
    get_keys,
    post_codes,
    post_offer,
    post_passkey,
    post_remove,
    post_ask,
    post_passkey_sign_in,
    post_recover,
    post_recover_mail,
]
