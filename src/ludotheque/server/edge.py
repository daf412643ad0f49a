"""What all connections share before a request is understood: how many there may be, how fast.

A visitor's address is only known once the headers of a proxy are read. Here it is the peer
that counts, and a proxy, who brings everybody, counts only in all.
"""

import contextlib
import ipaddress
import resource
from typing import Any

import uvicorn

from ludotheque.server.limits import OpenCounts, address_key
from ludotheque.server.settings import Settings, listed

KEPT_FREE = 128  # descriptors for the database, the workers and whoever is told to go


class Edge:
    """The open connections of a server, and what each may send."""

    def __init__(self, settings: Settings) -> None:
        self.frames = settings.rates.frames
        self._most = min(settings.connections, most_descriptors() - KEPT_FREE)
        self._open = 0
        self._of_peers = OpenCounts(settings.connections_per_address)
        self._everybody = "*" in listed(settings.proxies)
        self._proxies = [ipaddress.ip_network(p) for p in listed(settings.proxies) if p != "*"]

    def enter(self, peer: str) -> bool:
        """Count a connection in; False when it is one too many, to be closed at once."""
        self._open += 1
        alone = self._is_proxy(peer) or self._of_peers.enter(address_key(peer))
        return alone and self._open <= self._most

    def leave(self, peer: str) -> None:
        """Count a connection out, whatever was said when it came."""
        self._open -= 1
        if not self._is_proxy(peer):
            self._of_peers.leave(address_key(peer))

    def _is_proxy(self, peer: str) -> bool:
        if self._everybody or not self._proxies:
            return self._everybody
        try:
            address = ipaddress.ip_address(peer)
        except ValueError:
            return False
        return any(address in network for network in self._proxies)


class EdgeConfig(uvicorn.Config):
    """uvicorn's configuration, by which its protocols find what they share."""

    def __init__(self, edge: Edge, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.edge = edge


def peer_of(protocol: Any) -> str:
    """The address at the other end of one of uvicorn's connections."""
    return protocol.client[0] if protocol.client else ""


def most_descriptors() -> int:
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def raise_descriptors() -> None:
    """As many open files and connections as the system lets us have."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):  # some systems name no limit and have one
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
