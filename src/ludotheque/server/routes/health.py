"""Health over HTTP, for proxies and whoever restarts a server: is it alive, is it ready?"""

from litestar import Response, get
from litestar.di import NamedDependency

from ludotheque.server.protocol.roles import Role
from ludotheque.server.services import Services

UNAVAILABLE = 503


@get("/health/live", include_in_schema=False, role=Role.ANYONE)
async def get_live() -> dict[str, str]:
    """The process answers; what it needs may be missing."""
    return {"status": "ok"}


@get("/health/ready", include_in_schema=False, role=Role.ANYONE)
async def get_ready(services: NamedDependency[Services]) -> Response[dict[str, str]]:
    """503 while it is about to end, or while its database takes no moves."""
    state = await services.readiness.state()
    return Response({"status": state}, status_code=200 if state == "ok" else UNAVAILABLE)


ROUTES = [get_live, get_ready]
