"""Serves the built pages. A file with a hash in its name may be kept for ever.

Every other path is a page of the one application, which the browser shows; the server only
puts in what a link to it shows elsewhere, and says "not found" where no page is.
"""

import gzip
import hashlib
import mimetypes
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from ludotheque.server.errors import ApiError
from ludotheque.server.protocol.roles import Role
from ludotheque.server.routes.addresses import Card, card
from ludotheque.server.services import Services

STATIC = Path(__file__).parent.parent / "static"
INDEX = "index.html"
CARD, END_OF_CARD = "<!-- card", "<!-- /card -->"
TAKE_ALONG = '\n<link rel="alternate" href="/offline/" />'
HASHED = "assets/"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
WORTH_PACKING = 1024
PACKED_TYPES = ("text/", "application/", "image/svg+xml")
# Not left to what this machine believes: browsers refuse scripts of another kind.
KINDS = {
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}

AnyRequest = Request[Any, Any, Any]


class File(msgspec.Struct, frozen=True):
    """A file in memory, with its packed form when that is smaller."""

    kind: str
    tag: str
    plain: bytes
    packed: bytes | None


@get("/", include_in_schema=False, role=Role.ANYONE)
async def home(request: AnyRequest, services: NamedDependency[Services]) -> Response[bytes]:
    return await _page(request, services, "")


@get("/{path:path}", include_in_schema=False, role=Role.ANYONE)
async def page(
    request: AnyRequest, services: NamedDependency[Services], path: FromPath[str]
) -> Response[bytes]:
    name = path.lstrip("/")
    if f"{name}/".startswith(("api/", "ws/")):
        raise ApiError("not-found")
    # A page's path has no ending; a missing picture must not become a page.
    if not PurePosixPath(name).suffix:
        return await _page(request, services, name)
    if name not in _names():
        raise ApiError("not-found")
    return answer(request, _read(name), FOR_EVER if name.startswith(HASHED) else ASK_AGAIN)


async def _page(request: AnyRequest, services: Services, path: str) -> Response[bytes]:
    if INDEX not in _names():
        raise ApiError("not-found")
    shown = await card(services.store, path, request.headers.get("accept-language", ""))
    origin = f"{request.scope['scheme']}://{request.headers['host']}"
    before, _, rest = _read(INDEX).plain.decode().partition(CARD)
    after = rest.partition(END_OF_CARD)[2]
    along = TAKE_ALONG if services.settings.offline else ""
    html = before + (shown or Card()).tags(origin) + along + after
    if shown is None:
        return Response(html.encode(), status_code=404, media_type="text/html")
    return answer(request, packed(html.encode(), "text/html"), ASK_AGAIN)


def answer(request: AnyRequest, file: File, kept: str) -> Response[bytes]:
    """A file, packed where that is understood; a browser that has it is told so."""
    headers = {"cache-control": kept, "etag": file.tag, "vary": "accept-encoding, accept-language"}
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


def _read(name: str) -> File:
    return read_file(_names()[name])


@cache
def read_file(path: Path) -> File:
    """A file as it is sent; it does not change while the server runs."""
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    return packed(path.read_bytes(), kind)


def packed(plain: bytes, kind: str) -> File:
    """A file in memory."""
    worth_it = len(plain) > WORTH_PACKING and kind.startswith(PACKED_TYPES)
    small = gzip.compress(plain, mtime=0) if worth_it else None
    return File(kind, f'"{hashlib.sha256(plain).hexdigest()[:32]}"', plain, small)


PAGES = [home, page]
