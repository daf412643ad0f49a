"""Metrics in Prometheus' format, on a port of their own: counts and lengths, nothing of anybody.

The server counts in plain numbers; the library is asked only when somebody looks.
"""

from collections.abc import Iterable, Iterator
from itertools import accumulate
from typing import Any

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.types import ASGIApp, Receive, Send
from prometheus_client import CONTENT_TYPE_LATEST, ProcessCollector, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)

from ludotheque.server.app import create_routes
from ludotheque.server.counts import BOUNDS
from ludotheque.server.protocol.roles import Role
from ludotheque.server.routes import health
from ludotheque.server.services import Services
from ludotheque.store import Unavailable
from ludotheque.store.vitals import Vitals

PREFIX = "ludotheque_"


@get("/metrics", include_in_schema=False, role=Role.ANYONE)
async def get_metrics(services: NamedDependency[Services]) -> Response[bytes]:
    families = [
        *_of_server(services),
        *await _of_database(services),
        *ProcessCollector(registry=None).collect(),
    ]
    return Response(generate_latest(Collected(families)), media_type=CONTENT_TYPE_LATEST)


class Collected:
    """Families that were collected already, as the library wants to ask for them."""

    def __init__(self, families: Iterable[Metric]) -> None:
        self._families = families

    def collect(self) -> Iterable[Metric]:
        return self._families


class MetricsPort:
    """Answers with metrics and health on one port, and with the site on every other.

    Which port it is says the socket itself: no header of a visitor counts here.
    """

    def __init__(self, site: ASGIApp, services: Services, port: int) -> None:
        self._site = site
        self._metrics = create_routes(services, [get_metrics, *health.ROUTES])
        self._port = port

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        server = scope.get("server")
        here = server is not None and server[1] == self._port
        await (self._metrics if here else self._site)(scope, receive, send)


def _of_server(services: Services) -> Iterator[Metric]:
    counts, rooms = services.counts, services.rooms
    yield CounterMetricFamily(
        PREFIX + "moves", "Steps stored, of people and bots", services.store.moves
    )
    yield HistogramMetricFamily(
        PREFIX + "acknowledgement_seconds",
        "From a person's move to its acknowledgement",
        buckets=_buckets(counts.within),
        sum_value=counts.seconds,
    )
    yield _gauge("sockets", "Sockets at tables", rooms.sockets())
    yield _gauge("tables", "Tables in use", len(rooms))
    yield _gauge("writer_queue", "Writes that wait", services.store.writer.waiting())
    yield from _of_workers(services)


def _of_workers(services: Services) -> Iterator[Metric]:
    busy = _labelled("workers_busy", "Worker processes that think")
    most = _labelled("workers", "Worker processes there may be")
    waiting = _labelled("workers_waiting", "Questions that wait for a worker process")
    kinds = {"bots": services.workers, "records": services.verifiers, "coach": services.coaches}
    for kind, workers in kinds.items():
        busy.add_metric([kind], workers.turns.busy())
        most.add_metric([kind], workers.turns.count)
        waiting.add_metric([kind], workers.turns.waiting())
    yield from (busy, most, waiting)


async def _of_database(services: Services) -> list[Metric]:
    up = await services.readiness.writable()
    families: list[Metric] = [_gauge("database_up", "Whether the database takes moves", int(up))]
    try:
        return [*families, *_of_vitals(await services.store.vitals())]
    except Unavailable:
        return families


def _of_vitals(vitals: Vitals) -> Iterator[Metric]:
    yield _gauge("outbox_overdue", "Notices that should have been sent", vitals.overdue)
    age = "How long the oldest of them waits"
    yield _gauge("outbox_oldest_seconds", age, vitals.oldest_seconds)
    if vitals.notification_queue is not None:
        full = "How full PostgreSQL's queue of notifications is, from 0 to 1"
        yield _gauge("notification_queue_usage", full, vitals.notification_queue)


def _gauge(name: str, what: str, value: float) -> Metric:
    return GaugeMetricFamily(PREFIX + name, what, value)


def _labelled(name: str, what: str) -> GaugeMetricFamily:
    return GaugeMetricFamily(PREFIX + name, what, labels=["kind"])


def _buckets(within: list[int]) -> list[tuple[str, float]]:
    """As the format wants it: how many waited at most so long."""
    return list(zip([*map(str, BOUNDS), "+Inf"], accumulate(within), strict=True))
