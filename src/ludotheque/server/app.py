"""The web application: routes, the table of roles in front of them, errors without traces."""

import logging
from typing import Any

from litestar import Litestar, Response
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from ludotheque.server import api, pages, sockets
from ludotheque.server.gate import Gate
from ludotheque.server.house import House
from ludotheque.server.messages import Error
from ludotheque.server.refusals import Refusal, code_of, error_of, status_of
from ludotheque.server.roles import AT_A_TABLE, ROUTES, refused
from ludotheque.server.settings import origins

LARGEST_BODY = 64 * 1024
HANDLERS: list[Any] = [api.ROUTER, pages.home, pages.page, sockets.table_socket]

AnyConnection = ASGIConnection[Any, Any, Any, Any]
_logger = logging.getLogger(__name__)


def create_app(house: House, port: int) -> ASGIApp:
    """The application as it is served; `port` is the one that browsers see."""
    return Gate(create_routes(house), origins(house.settings, port), house.limits)


def create_routes(house: House) -> Litestar:
    async def decide(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
        await _decide(house, connection)

    return Litestar(
        HANDLERS,
        guards=[decide],
        dependencies={"house": Provide(lambda: house, sync_to_thread=False)},
        exception_handlers={Exception: _refuse},
        lifespan=[lambda _app: house.open()],
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Ludotheque",
            version="1",
            path="/api/description",
            render_plugins=[JsonRenderPlugin()],
        ),
    )


async def _decide(house: House, connection: AnyConnection) -> None:
    """The one place where it is decided who may come in."""
    scope: Any = connection.scope
    method = scope.get("method", "WEBSOCKET")
    role = ROUTES.get(f"{'GET' if method == 'HEAD' else method} {scope['path_template']}")
    secure = scope["scheme"] in {"https", "wss"}
    person = await house.people.find(connection.cookies, secure)
    scope["user"] = person
    place = None
    if role in AT_A_TABLE:
        place = (await house.tables.get(connection.path_params["table_id"])).place
    code = refused(role, person, place)
    if code is not None:
        raise Refusal(code)


def _refuse(_request: Any, reason: Exception) -> Response[Error]:
    if isinstance(reason, HTTPException):
        error = Error(code_of(reason.status_code))
    else:
        error = error_of(reason)
        if error.code == "unavailable":
            _logger.error("a request failed", exc_info=reason)
    return Response(error, status_code=status_of(error.code))
