"""What a route takes and gives about somebody: sessions, accounts, ways back into them."""

from typing import Annotated

import msgspec

from ludotheque.server.protocol.bounds import Text
from ludotheque.server.protocol.message import Message


class NewSession(Message):
    """`POST /api/session` -> Me: come in as a guest, or change the name that is shown.

    Whoever gives no name is shown as a guest, each reader in their own language.
    """

    name: Text | None = None


class NewAccount(Message):
    """`POST /api/account` -> Me: the guest becomes an account and keeps all their seats.

    `name` is what they sign in with, and is shown from now on: 1 to 32 letters, unique
    whatever their case ("bad-name", "name-taken"). `password`: 8 to 256 characters
    ("bad-password"). Whoever has an account already is refused: "not-allowed".
    """

    name: Text
    password: Text


class SignIn(Message):
    """`POST /api/sign-in` -> Me, with a new cookie; works on any device.

    "wrong-password" stands for a wrong name as well. The seats of a guest who signs in
    go over to the account. Sockets opened before must be opened anew.
    """

    name: Text
    password: Text


class NewPassword(Message):
    """`POST /api/account/password` -> Me: change it; all other devices are signed out."""

    password: Text
    new_password: Text


class DeleteAccount(Message):
    """`POST /api/account/delete`: delete me and all that is mine; guests need no password.

    Bots play on in my games; in those that others played I am nobody from then on, and games
    of nobody else are deleted. `GET /api/account/data` is all that is kept of me, one file.
    """

    password: Text = ""


Credential = Annotated[str, msgspec.Meta(max_length=8192)]


class PasskeyShown(Message):
    """One of my passkeys; `created` is a Unix time."""

    id: str
    name: str
    created: int


class AccountKeys(Message):
    """`GET /api/account/keys`: my ways back into my account; `codes` are left to me."""

    passkeys: list[PasskeyShown]
    codes: int


class ConfirmPassword(Message):
    """`POST /api/account/codes` -> RecoveryCodes; `POST /api/account/passkeys/offer` -> what
    `navigator.credentials.create` takes. Guests are refused ("not-allowed").
    """

    password: Text


class RecoveryCodes(Message):
    """Codes to be written down, shown once; those before them are void."""

    codes: list[str]


class NewPasskey(Message):
    """`POST /api/account/passkeys` -> AccountKeys: what the browser has made, as JSON.

    "bad-passkey" when it was not asked for, is known already, or is one too many.
    """

    credential: Credential
    name: Text


class RemovePasskey(Message):
    """`POST /api/account/passkeys/remove` -> AccountKeys."""

    id: Text


class PasskeySignIn(Message):
    """`POST /api/sign-in/passkey` -> Me, as `SignIn`; "bad-passkey".

    `POST /api/sign-in/ask` (an empty object) gives what `navigator.credentials.get` takes, and
    `credential` is its answer as JSON.
    """

    credential: Credential


class Recover(Message):
    """`POST /api/recover` -> Me: a new password by a code ("wrong-code"), which is good once."""

    name: Text
    code: Text
    password: Text


class RecoverByMail(Message):
    """`POST /api/recover/mail`: send such a code to the addresses for mail of this account.

    They are those that somebody has confirmed for notices. The answer never says whether any is.
    """

    name: Text
