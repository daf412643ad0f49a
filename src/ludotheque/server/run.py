"""Starts the server: one process, one port, an address to type or to scan."""

import contextlib
import errno
import os
import socket
import sys
import webbrowser
from types import FrameType

import segno
import uvicorn

from ludotheque.server.edge import Edge, EdgeConfig, raise_descriptors
from ludotheque.server.http_protocol import BoundedHttp
from ludotheque.server.log import logging_as
from ludotheque.server.notices.ways import ways
from ludotheque.server.people.passwords import Argon2
from ludotheque.server.services import Means, Services
from ludotheque.server.settings import EVERYWHERE, LOOPBACK, Settings, address, lan_addresses
from ludotheque.server.site import create_app
from ludotheque.server.sockets.fast_wire import FastWire
from ludotheque.server.workers.pool import WorkerPool
from ludotheque.store import CannotOpen, Store
from ludotheque.store.lock import InUse
from ludotheque.store.migrate import TooNew

LARGEST_FRAME = 16 * 1024
BACKLOG = 1024
SECONDS_TO_END = 3


class CannotServe(RuntimeError):
    """Why there is nothing to serve, or nowhere, and what to do: one line for the host."""


def serve(settings: Settings) -> None:
    """Serve until interrupted; CannotServe says why it cannot begin."""
    raise_descriptors()
    with contextlib.ExitStack() as ports:
        listening = [ports.enter_context(one) for one in listen_all(settings)]
        port = int(listening[0].getsockname()[1])
        services = assemble(settings, open_store(settings))
        server = Server(services, port)
        _announce(settings, port)
        server.run(sockets=listening)


class Server(uvicorn.Server):
    """uvicorn's server, which says that it is no longer ready as soon as it is told to end."""

    def __init__(self, services: Services, port: int) -> None:
        super().__init__(configure(services, port))
        self._readiness = services.readiness

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._readiness.draining = True
        super().handle_exit(sig, frame)


def assemble(settings: Settings, store: Store) -> Services:
    """The parts of a server on this machine, which has processes and threads."""
    bots, verifiers = WorkerPool(settings.workers), WorkerPool(1)
    return Services(settings, store, Means(bots, verifiers, Argon2(), ways(settings, store)))


def listen_all(settings: Settings) -> list[socket.socket]:
    """The open port, and that of the metrics where one is wanted."""
    listening = [listen(settings)]
    if settings.metrics_port:
        try:
            listening.append(_listen(settings.metrics_host, settings.metrics_port, "metrics-"))
        except CannotServe:
            listening[0].close()
            raise
    return listening


def listen(settings: Settings) -> socket.socket:
    """The open port; with port 0 the system chooses one."""
    return _listen(settings.host, settings.port)


def _listen(host: str, port: int, flag: str = "") -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except (OSError, OverflowError, ValueError) as error:
        listening.close()
        raise CannotServe(_deaf(host, port, flag, error)) from None
    return listening


def open_store(settings: Settings) -> Store:
    """The database, ready to be used."""
    try:
        return Store(settings.database_address())
    except (InUse, TooNew) as error:
        raise CannotServe(str(error)) from None
    except OSError as error:
        what = f"{error.filename} cannot be used ({error.strerror})"
        raise CannotServe(f"{what}; choose another place with --data or --database") from None
    except ImportError:
        raise CannotServe("for PostgreSQL install the extra ludotheque[postgresql]") from None
    except CannotOpen as error:
        raise CannotServe(f"the database does not open: {error}; see --database") from None


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


def _announce(settings: Settings, port: int) -> None:
    """Say where the games are, and go there when somebody sits at this machine."""
    here = address(LOOPBACK[0] if settings.host in EVERYWHERE else settings.host, port)
    print(f"Ludotheque: {here}", flush=True)
    if settings.host in EVERYWHERE:
        for name in lan_addresses()[:1]:
            there = address(name, port)
            print(f"On the home network: {there}", flush=True)
            segno.make(there).terminal(compact=True)
            sys.stdout.flush()
    if settings.browser and _has_screen():
        webbrowser.open(here)


def _has_screen() -> bool:
    return sys.platform == "darwin" or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))
