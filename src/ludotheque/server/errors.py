"""How the server says no: a code from a closed list, never a trace."""

from typing import get_args

import msgspec

from ludotheque import table
from ludotheque.contract import Illegal
from ludotheque.server.protocol.message import Error, ErrorCode
from ludotheque.store import Crowded, Full, OlderRules

STATUS: dict[ErrorCode, int] = {
    "not-signed-in": 401,
    "not-allowed": 403,
    "not-invited": 403,
    "no-onlookers": 403,
    "no-hints": 403,
    "no-such-game": 404,
    "no-such-table": 404,
    "not-found": 404,
    "no-such-moment": 404,
    "no-such-commitment": 409,
    "wrong-password": 403,
    "wrong-code": 403,
    "bad-passkey": 403,
    "seat-taken": 409,
    "table-full": 409,
    "table-closed": 409,
    "older-rules": 409,
    "not-over": 409,
    "not-absent": 409,
    "name-taken": 409,
    "too-many-tables": 409,
    "too-many-channels": 409,
    "no-days-left": 409,
    "not-started": 409,
    "too-large": 413,
    "bad-record": 422,
    "too-many-requests": 429,
    "unavailable": 503,
}
# What the HTTP layer itself refuses, by status.
CODES: dict[int, ErrorCode] = {404: "not-found", 405: "not-found", 413: "too-large"}

# What reading JSON raises: not JSON or not what was asked for, not text, without end nested.
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)


class ApiError(Exception):
    """Something that the server does not do; it becomes an `Error` for the client."""

    def __init__(self, code: ErrorCode) -> None:
        super().__init__(code)
        self.error = Error(code)


def error_of(reason: Exception) -> Error:
    """The error to tell a client; an unforeseen one says only that we are at fault."""
    if isinstance(reason, ApiError):
        return reason.error
    if isinstance(reason, Illegal):
        return Error("illegal", reason.rule)
    if isinstance(reason, table.Refused):
        return Error(reason.code)
    if isinstance(reason, OlderRules):
        return Error("older-rules")
    if isinstance(reason, Full):
        return Error("too-many-tables")
    if isinstance(reason, Crowded):
        return Error("too-many-requests")
    return Error("unavailable")


def status_of(code: ErrorCode) -> int:
    return STATUS.get(code, 400)


def code_of(status: int) -> ErrorCode:
    """The code for a refusal of the HTTP layer."""
    return "unavailable" if status >= 500 else CODES.get(status, "bad-request")


assert set(STATUS) <= set(get_args(ErrorCode))
