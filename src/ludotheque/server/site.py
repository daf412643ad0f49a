"""The application as it is served: with its pages, and the guard in front of everything."""

from typing import Any

from litestar import Router
from litestar.types import ASGIApp

from ludotheque.server.app import ROUTES, create_routes
from ludotheque.server.metrics import MetricsPort
from ludotheque.server.routes import health, keys, notices, offline, static_files
from ludotheque.server.security import SecurityMiddleware
from ludotheque.server.services import Services
from ludotheque.server.settings import origins
from ludotheque.server.sockets.wire import letting_go

# What a page without a network has no use for.
SERVED = Router("/api", route_handlers=[*notices.ROUTES, *keys.ROUTES])
SITE: list[Any] = [*ROUTES, SERVED, *health.ROUTES, *offline.PAGES, *static_files.PAGES]


def create_app(services: Services, port: int) -> ASGIApp:
    """`port` is the one that browsers see."""
    routes = letting_go(create_routes(services, SITE))
    settings = services.settings
    site = SecurityMiddleware(routes, origins(settings, port), services.limits)
    return MetricsPort(site, services, settings.metrics_port) if settings.metrics_port else site
