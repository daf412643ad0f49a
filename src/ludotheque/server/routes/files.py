"""Files in memory as they are sent: packed where that is smaller, and named by what they hold."""

import gzip
import hashlib
from typing import Any

import msgspec
from litestar import Request, Response

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
WORTH_PACKING = 1024
PACKED_TYPES = ("text/", "application/", "image/svg+xml")

AnyRequest = Request[Any, Any, Any]


class File(msgspec.Struct, frozen=True):
    """A file in memory, with its packed form when that is smaller."""

    kind: str
    tag: str
    plain: bytes
    packed: bytes | None


def packed(plain: bytes, kind: str) -> File:
    """A file in memory."""
    worth_it = len(plain) > WORTH_PACKING and kind.startswith(PACKED_TYPES)
    small = gzip.compress(plain, mtime=0) if worth_it else None
    return File(kind, f'"{hashlib.sha256(plain).hexdigest()[:32]}"', plain, small)


def answer(request: AnyRequest, file: File, kept: str) -> Response[bytes]:
    """A file, packed where that is understood; a browser that has it is told so."""
    headers = {"cache-control": kept, "etag": file.tag, "vary": "accept-encoding, accept-language"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.packed, headers=headers, media_type=file.kind)
    return Response(file.plain, headers=headers, media_type=file.kind)
