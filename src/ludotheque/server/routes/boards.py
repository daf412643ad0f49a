"""The browser parts of plug-ins: one module and one style sheet each, named by what they hold."""

import base64
import hashlib
from functools import cache

from litestar import Response, get
from litestar.params import FromPath

from ludotheque import registry
from ludotheque.registry import BOARD, STYLE, Title
from ludotheque.server.errors import ApiError
from ludotheque.server.protocol.http_messages import BoardFile, PlugInBoard
from ludotheque.server.protocol.roles import Role
from ludotheque.server.routes.files import FOR_EVER, AnyRequest, File, answer, packed

KINDS = {BOARD: "text/javascript", STYLE: "text/css"}


@get("/boards/{game:str}/{name:str}", include_in_schema=False, role=Role.ANYONE)
async def get_board(
    request: AnyRequest, game: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    """A file under the name that the catalogue gives it; nothing else of a package is served."""
    file = _files().get(f"/boards/{game}/{name}")
    if file is None:
        raise ApiError("not-found")
    return answer(request, file, FOR_EVER)


def board_of(title: Title) -> PlugInBoard | None:
    """Where the browser finds a plug-in's own board, and what it must be."""
    if not title.brings_board:
        return None
    script, style = (_described(title, name) for name in (BOARD, STYLE))
    assert script is not None
    return PlugInBoard(script, style)


def _described(title: Title, name: str) -> BoardFile | None:
    path = title.folder / name
    if not path.is_file():
        return None
    content = path.read_bytes()
    digest = base64.b64encode(hashlib.sha384(content).digest()).decode()
    return BoardFile(_address(title, name, content), f"sha384-{digest}")


def _address(title: Title, name: str, content: bytes) -> str:
    stem, ending = name.split(".")
    return f"/boards/{title.id}/{stem}-{hashlib.sha256(content).hexdigest()[:16]}.{ending}"


@cache
def _files() -> dict[str, File]:
    """Every file by its address."""
    found = {}
    for title in registry.titles().values():
        for name, kind in KINDS.items() if title.brings_board else ():
            path = title.folder / name
            if path.is_file():
                content = path.read_bytes()
                found[_address(title, name, content)] = packed(content, kind)
    return found


ROUTES = [get_board]
