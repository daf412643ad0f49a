"""Serves the built pages. A file with a hash in its name may be kept for ever.

Every other path is a page of the one application, which the browser shows; the server only
puts in what a link to it shows elsewhere, and says "not found" where no page is.
"""

import mimetypes
from functools import cache
from pathlib import Path, PurePosixPath

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from ludotheque.server.errors import ApiError
from ludotheque.server.protocol.roles import Role
from ludotheque.server.routes.addresses import Card, card
from ludotheque.server.routes.files import (
    ASK_AGAIN,
    FOR_EVER,
    AnyRequest,
    File,
    answer,
    packed,
)
from ludotheque.server.services import Services

STATIC = Path(__file__).parent.parent / "static"
INDEX = "index.html"
CARD, END_OF_CARD = "<!-- card", "<!-- /card -->"
TAKE_ALONG = '\n<link rel="alternate" href="/offline/" />'
HASHED = "assets/"
# Not left to what this machine believes: browsers refuse scripts of another kind.
KINDS = {
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}


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


PAGES = [home, page]
