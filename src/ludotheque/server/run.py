"""Starts the server: one port, an address to type or to scan, as a rule one process."""

import errno
import os
import socket
import sys
import time
import webbrowser
from contextlib import ExitStack, closing
from functools import partial
from threading import Thread

import segno
import uvicorn
from msgspec.structs import replace

from ludotheque.server.drain import DrainingServer
from ludotheque.server.edge import Edge, EdgeConfig, raise_descriptors
from ludotheque.server.http_protocol import BoundedHttp
from ludotheque.server.log import logging_as
from ludotheque.server.networks import lan_addresses
from ludotheque.server.notices.ways import ways
from ludotheque.server.people.passwords import Argon2
from ludotheque.server.processes import Parent
from ludotheque.server.services import Means, Services
from ludotheque.server.settings import EVERYWHERE, LOOPBACK, Settings, address
from ludotheque.server.site import create_app
from ludotheque.server.sockets.fast_wire import FastWire
from ludotheque.server.workers.pool import GIVING_WAY, WorkerPool
from ludotheque.store import CannotOpen, Store
from ludotheque.store.lock import InUse
from ludotheque.store.migrate import TooNew

LARGEST_FRAME = 16 * 1024
BACKLOG = 1024
SECONDS_TO_END = 3
EXTRAS = {"psycopg": ("PostgreSQL", "postgresql"), "redis": ("Redis", "redis")}


class CannotServe(RuntimeError):
    """Why there is nothing to serve, or nowhere, and what to do: one line for the host."""


def serve(settings: Settings) -> None:
    """Serve until interrupted; CannotServe says why it cannot begin."""
    if settings.processes > 1:
        _serve_together(settings)
    else:
        _serve(settings, announced=True)


def _serve(settings: Settings, *, announced: bool) -> None:
    raise_descriptors()
    with ExitStack() as ports:
        listening = [ports.enter_context(one) for one in listen_all(settings)]
        port = int(listening[0].getsockname()[1])
        services = assemble(settings, open_store(settings))
        config = configure(services, port)
        server = DrainingServer(config, services.readiness, settings.drain_seconds)
        if announced:
            _announce(settings, port)
        server.run(sockets=listening)


def _serve_together(settings: Settings) -> None:
    """Serve by several processes; what all need is made ready here."""
    with closing(open_store(settings)) as store:
        if not store.shared:
            raise CannotServe("an SQLite file has one process; for --processes use PostgreSQL")
    with bind(settings) as bound:  # and held, so that the port stays ours
        port = int(bound.getsockname()[1])
        Thread(target=_announce_when_open, args=(settings, port), daemon=True).start()
        workers = max(1, settings.workers // settings.processes)
        each = replace(settings, port=port, workers=workers)
        work = partial(serve_one_of_several, each)
        Parent(settings.processes, work, settings.drain_seconds).run()


def serve_one_of_several(settings: Settings, number: int) -> None:
    """Serve the port that others serve, too; metrics are each process's own, on the next ports."""
    metrics = settings.metrics_port and settings.metrics_port + number
    _serve(replace(settings, metrics_port=metrics), announced=False)


def assemble(settings: Settings, store: Store) -> Services:
    """The parts of a server on this machine, which has processes and threads."""
    bots, verifiers, coaches = (
        WorkerPool(settings.workers),
        WorkerPool(1),
        WorkerPool(1, GIVING_WAY),
    )
    means = Means(bots, verifiers, coaches, Argon2(), ways(settings, store))
    return Services(settings, store, means)


def listen_all(settings: Settings) -> list[socket.socket]:
    """The open port, and that of the metrics where one is wanted."""
    listening = [listen(settings)]
    if settings.metrics_port:
        try:
            metrics = _bind(settings.metrics_host, settings.metrics_port, "metrics-")
        except CannotServe:
            listening[0].close()
            raise
        metrics.listen(BACKLOG)
        listening.append(metrics)
    return listening


def listen(settings: Settings) -> socket.socket:
    """The open port; with port 0 the system chooses one."""
    listening = bind(settings)
    listening.listen(BACKLOG)
    return listening


def bind(settings: Settings) -> socket.socket:
    """The port, which several processes may have if they all say so."""
    return _bind(settings.host, settings.port, together=settings.processes > 1)


def _bind(host: str, port: int, flag: str = "", *, together: bool = False) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if together:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        bound.bind((host, port))
    except (OSError, OverflowError, ValueError) as error:
        bound.close()
        raise CannotServe(_deaf(host, port, flag, error)) from None
    return bound


def open_store(settings: Settings) -> Store:
    """The database, ready to be used."""
    try:
        store = Store(settings.database_address(), tell=settings.tell)
    except (InUse, TooNew) as error:
        raise CannotServe(str(error)) from None
    except OSError as error:
        what = f"{error.filename} cannot be used ({error.strerror})"
        raise CannotServe(f"{what}; choose another place with --data or --database") from None
    except ImportError as error:
        what, extra = EXTRAS.get(error.name or "", EXTRAS["psycopg"])
        raise CannotServe(f"for {what} install the extra ludotheque[{extra}]") from None
    except CannotOpen as error:
        raise CannotServe(f"the database does not open: {error}; see --database") from None
    if settings.tell and not store.shared:
        store.close()
        raise CannotServe("an SQLite file has one server; --tell is for PostgreSQL")
    return store


def _deaf(host: str, port: int, flag: str, error: Exception) -> str:
    if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
        return f"port {port} is in use; choose another with --{flag}port"
    reason = getattr(error, "strerror", None) or str(error)
    where = f"{host}, port {port}"
    return f"cannot listen on {where} ({reason}); choose another --{flag}host or --{flag}port"


def configure(services: Services, port: int) -> uvicorn.Config:
    settings = services.settings
    return EdgeConfig(
        Edge(settings),
        create_app(services, port),
        loop="uvloop",
        http=BoundedHttp,
        ws=FastWire,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=logging_as(settings.log_format),
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=SECONDS_TO_END,
    )


def _announce_when_open(settings: Settings, port: int) -> None:
    """Say so once the first of several processes listens."""
    here = LOOPBACK[0] if settings.host in EVERYWHERE else settings.host
    while True:
        try:
            socket.create_connection((here, port), 1).close()
            break
        except OSError:
            time.sleep(0.1)
    _announce(settings, port)


def _announce(settings: Settings, port: int) -> None:
    """Say where the games are, and go there when somebody sits at this machine."""
    here = address(LOOPBACK[0] if settings.host in EVERYWHERE else settings.host, port)
    print(f"Ludotheque: {here}", flush=True)
    if settings.host in EVERYWHERE:
        for name in lan_addresses()[:1]:
            there = address(name, port)
            print(f"On the home network: {there}", flush=True)
            if sys.stdout.isatty():  # nobody scans a code from a log
                segno.make(there).terminal(compact=True)
                sys.stdout.flush()
    if settings.browser and _has_screen():
        webbrowser.open(here)


def _has_screen() -> bool:
    return sys.platform == "darwin" or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))
