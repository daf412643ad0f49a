"""Passkeys: a device shows who somebody is, by WebAuthn.

A key belongs to the name in the address at which it was made, so whoever uses this house by two
names makes two. The library does the cryptography; what was asked is kept in the store, once.
"""

import json
from urllib.parse import urlsplit

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ludotheque.server.errors import ApiError
from ludotheque.server.people.sessions import Person
from ludotheque.store import Store, Taken
from ludotheque.store.keys import Passkey

HOUSE = "Ludotheque"
PATIENCE = 300.0  # seconds to touch a device
# Good for signing in without a name, and only with a finger, a face or a code.
CHOSEN = AuthenticatorSelectionCriteria(
    resident_key=ResidentKeyRequirement.REQUIRED,
    user_verification=UserVerificationRequirement.REQUIRED,
)
WRONG = (WebAuthnException, ValueError, KeyError, TypeError)


class Passkeys:
    """`origin` is the address in the browser, one of ours."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def offer(self, person: Person, origin: str) -> str:
        """What a browser needs to make a key, as JSON."""
        mine = await self._store.passkeys(person.id)
        options = webauthn.generate_registration_options(
            rp_id=_domain(origin),
            rp_name=HOUSE,
            user_name=str(person.account),
            user_id=f"{person.id}".encode(),
            authenticator_selection=CHOSEN,
            exclude_credentials=[
                PublicKeyCredentialDescriptor(base64url_to_bytes(key.id)) for key in mine
            ],
        )
        await self._asked(options.challenge)
        return options_to_json(options)

    async def keep(self, person: Person, origin: str, credential: str, name: str) -> None:
        """Keep the key that a browser has made."""
        try:
            made = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=await self._answered(credential),
                expected_rp_id=_domain(origin),
                expected_origin=origin,
                require_user_verification=True,
            )
        except WRONG:
            raise ApiError("bad-passkey") from None
        number, now = bytes_to_base64url(made.credential_id), int(self._store.clock.now())
        key = Passkey(number, person.id, made.credential_public_key, made.sign_count, name, now)
        try:
            await self._store.add_passkey(key)
        except Taken:
            raise ApiError("bad-passkey") from None

    async def ask(self, origin: str) -> str:
        """What a browser needs to show who somebody is, as JSON."""
        options = webauthn.generate_authentication_options(
            rp_id=_domain(origin), user_verification=UserVerificationRequirement.REQUIRED
        )
        await self._asked(options.challenge)
        return options_to_json(options)

    async def who(self, origin: str, credential: str) -> int:
        """Who has shown themselves by their key."""
        try:
            key = await self._store.passkey(str(json.loads(credential)["id"]))
            if key is None:
                raise ApiError("bad-passkey")
            shown = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=await self._answered(credential),
                expected_rp_id=_domain(origin),
                expected_origin=origin,
                credential_public_key=key.public_key,
                credential_current_sign_count=key.uses,
                require_user_verification=True,
            )
        except WRONG:
            raise ApiError("bad-passkey") from None
        await self._store.passkey_used(key.id, shown.new_sign_count)
        return key.person

    async def _asked(self, challenge: bytes) -> None:
        await self._store.add_challenge(bytes_to_base64url(challenge), PATIENCE)

    async def _answered(self, credential: str) -> bytes:
        """The challenge that was signed, if we asked it: nobody can answer it twice."""
        signed = base64url_to_bytes(json.loads(credential)["response"]["clientDataJSON"])
        challenge = str(json.loads(signed)["challenge"])
        if not await self._store.take_challenge(challenge):
            raise ApiError("bad-passkey")
        return base64url_to_bytes(challenge)


def _domain(origin: str) -> str:
    return urlsplit(origin).hostname or ""
