"""The web application: routes, the table of roles in front of them, errors without traces."""

import gc
import logging
import sys
from typing import Any

from litestar import Litestar, Response, Router
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ludotheque.server.access import denial
from ludotheque.server.errors import ApiError, code_of, error_of, status_of
from ludotheque.server.protocol.message import Error
from ludotheque.server.protocol.roles import AT_A_TABLE, Role
from ludotheque.server.routes import account, archive, boards, catalogue, progress, rooms, tables
from ludotheque.server.routes.request import ReadableRequest
from ludotheque.server.services import Services
from ludotheque.server.sockets.connection import table_socket

LARGEST_BODY = 64 * 1024
GARBAGE = 20_000  # new objects before the collector looks at them
OLDER, OLDEST = 10, 10  # such looks before it looks at older objects too, and of these at all
TURN_SECONDS = 0.0005


API = Router(
    "/api",
    route_handlers=[
        *catalogue.ROUTES,
        *account.ROUTES,
        *tables.ROUTES,
        *rooms.ROUTES,
        *archive.ROUTES,
        *progress.ROUTES,
    ],
)
ROUTES: list[Any] = [API, *boards.ROUTES, table_socket]

AnyConnection = ASGIConnection[Any, Any, Any, Any]
_logger = logging.getLogger(__name__)


def create_routes(services: Services, routes: list[Any] = ROUTES) -> Litestar:
    async def decide(connection: AnyConnection, handler: BaseRouteHandler) -> None:
        await _decide(services, connection, handler.opt.get("role"))

    return Litestar(
        routes,
        guards=[decide],
        dependencies={"services": Provide(lambda: services, sync_to_thread=False)},
        exception_handlers={Exception: _refuse},
        lifespan=[lambda _app: services.open()],
        on_startup=[_tune],
        request_class=ReadableRequest,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Ludotheque",
            version="1",
            openapi_router=Router("/api/description", route_handlers=[], opt={"role": Role.ANYONE}),
            render_plugins=[JsonRenderPlugin()],
        ),
    )


async def _decide(services: Services, connection: AnyConnection, role: Role | None) -> None:
    """The one place where it is decided who may come in."""
    scope: Any = connection.scope
    secure = scope["scheme"] in {"https", "wss"}
    person = await services.sessions.find(connection.cookies, secure)
    scope["user"] = person
    room = None
    if role in AT_A_TABLE:
        room = await services.rooms.get(connection.path_params["table_id"])
    code = denial(role, person, room)
    # Whoever has just sat down by another server is not refused because we have not heard of it.
    if code is not None and room is not None and await services.rooms.renewed(room.row.id):
        code = denial(role, person, room)
    if code is not None:
        raise ApiError(code)


def _refuse(_request: Any, reason: Exception) -> Response[Error]:
    if isinstance(reason, HTTPException):
        error = Error(code_of(reason.status_code))
    else:
        error = error_of(reason)
        if error.code == "unavailable":
            _logger.error("a request failed", exc_info=reason)
    return Response(error, status_code=status_of(error.code))


def _tune() -> None:
    """Settings of this process for many small moves.

    What was loaded at the start stays: collecting it again and again finds nothing.
    A look at all objects makes everybody wait, and most that have grown old are still in use.
    Closed sockets leave rings of them, their libraries' own: `Rooms.unload` has those looked for.
    The writer's thread must not wait long for its turn beside a busy event loop.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE, OLDER, OLDEST)
    sys.setswitchinterval(TURN_SECONDS)
