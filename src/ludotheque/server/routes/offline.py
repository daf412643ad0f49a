"""The static edition, handed on: whoever visits can take the whole collection along."""

import asyncio
from functools import cache
from pathlib import Path

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Redirect

from ludotheque.server.errors import ApiError
from ludotheque.server.protocol.roles import Role
from ludotheque.server.routes.files import ASK_AGAIN, AnyRequest, answer
from ludotheque.server.routes.static_files import INDEX, read_file
from ludotheque.server.services import Services

OFFLINE = "/offline/"


@get(OFFLINE, include_in_schema=False, role=Role.ANYONE)
async def offline_home(
    request: AnyRequest, services: NamedDependency[Services]
) -> Response[bytes] | Redirect:
    if not request.scope["raw_path"].endswith(b"/"):
        return Redirect(OFFLINE)  # or relative addresses would lead elsewhere
    return await _file(request, services, INDEX)


@get(OFFLINE + "{path:path}", include_in_schema=False, role=Role.ANYONE)
async def offline_file(
    request: AnyRequest, services: NamedDependency[Services], path: FromPath[str]
) -> Response[bytes]:
    return await _file(request, services, path.lstrip("/"))


async def _file(request: AnyRequest, services: Services, name: str) -> Response[bytes]:
    """A file of the folder that the host has named."""
    known = _names(services.settings.offline).get(name)
    if known is None:
        raise ApiError("not-found")
    return answer(request, await asyncio.to_thread(read_file, known), ASK_AGAIN)


@cache
def _names(folder: str) -> dict[str, Path]:
    """What was built: only these files can be asked for, wherever a path may point."""
    if not folder:
        return {}
    found = (path for path in Path(folder).rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path for path in found}


PAGES = [offline_home, offline_file]
