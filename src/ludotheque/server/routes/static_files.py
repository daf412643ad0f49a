"""Serves the built pages. A file with a hash in its name may be kept for ever.

Every path that is no file is a page of the one application; the browser shows it.
"""

import gzip
import hashlib
import mimetypes
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath

from ludotheque.server.errors import ApiError
from ludotheque.server.protocol.roles import Role

STATIC = Path(__file__).parent.parent / "static"
INDEX = "index.html"
HASHED = "assets/"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
WORTH_PACKING = 1024
PACKED_TYPES = ("text/", "application/javascript", "application/json", "image/svg+xml")

AnyRequest = Request[Any, Any, Any]


class File(msgspec.Struct, frozen=True):
    """A file in memory, with its packed form when that is smaller."""

    kind: str
    tag: str
    plain: bytes
    packed: bytes | None


@get("/", include_in_schema=False, role=Role.ANYONE)
async def home(request: AnyRequest) -> Response[bytes]:
    return _answer(request, INDEX)


@get("/{path:path}", include_in_schema=False, role=Role.ANYONE)
async def page(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
    name = path.lstrip("/")
    if f"{name}/".startswith(("api/", "ws/")):
        raise ApiError("not-found")
    # A page's path has no ending; a missing picture must not become a page.
    return _answer(request, name if PurePosixPath(name).suffix else INDEX)


def _answer(request: AnyRequest, name: str) -> Response[bytes]:
    file = _file(name)
    if file is None:
        raise ApiError("not-found")
    headers = {
        "cache-control": FOR_EVER if name.startswith(HASHED) else ASK_AGAIN,
        "etag": file.tag,
        "vary": "accept-encoding",
    }
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.packed, headers=headers, media_type=file.kind)
    return Response(file.plain, headers=headers, media_type=file.kind)


@cache
def _names() -> dict[str, Path]:
    """What was built: only these files can be asked for, wherever a path may point."""
    found = (path for path in STATIC.rglob("*") if path.is_file())
    return {path.relative_to(STATIC).as_posix(): path for path in found}


@cache
def _read(name: str) -> File:
    plain = _names()[name].read_bytes()
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = None
    if len(plain) > WORTH_PACKING and kind.startswith(PACKED_TYPES):
        packed = gzip.compress(plain, mtime=0)
    tag = f'"{hashlib.sha256(plain).hexdigest()[:32]}"'
    return File(kind, tag, plain, packed)


def _file(name: str) -> File | None:
    return _read(name) if name in _names() else None
