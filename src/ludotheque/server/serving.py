"""Starts the server: one process, one port, an address to type or to scan."""

import errno
import os
import socket
import sys
import webbrowser

import segno
import uvicorn

from ludotheque.server.app import create_app
from ludotheque.server.house import House
from ludotheque.server.settings import EVERYWHERE, LOOPBACK, Settings, address, lan_addresses
from ludotheque.store import Store

LARGEST_FRAME = 16 * 1024
BACKLOG = 1024
SECONDS_TO_END = 3


class PortBusy(RuntimeError):
    """Something else listens where we want to."""


def serve(settings: Settings) -> None:
    """Serve until interrupted; PortBusy, InUse or TooNew say why it cannot."""
    listening = listen(settings)
    port = int(listening.getsockname()[1])
    house = House(settings, Store(settings.database_url()))
    server = uvicorn.Server(configure(house, port))
    _announce(settings, port)
    server.run(sockets=[listening])


def listen(settings: Settings) -> socket.socket:
    """The open port; with port 0 the system chooses one."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise PortBusy(f"port {settings.port} is in use; choose another with --port") from None
        raise
    return listening


def configure(house: House, port: int) -> uvicorn.Config:
    settings = house.settings
    return uvicorn.Config(
        create_app(house, port),
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        lifespan="on",
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
