"""Requests to addresses that people gave us: https, to the public internet, no further.

The name is looked up once and the connection goes to the very address that was checked, so that
a name cannot point elsewhere a moment later. Redirects are not followed.
"""

import asyncio
import http.client
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from typing import Literal
from urllib.parse import SplitResult, urlsplit

from ludotheque.server.notices.channel import Failed

Method = Literal["POST", "PUT"]
SECONDS = 5.0
LONGEST_URL = 1000
PORTS = {"https": 443, "http": 80}


class Outgoing:
    """`allowed` are hosts (with their port) that the house trusts, private and plain ones too."""

    def __init__(self, allowed: frozenset[str]) -> None:
        self._allowed = allowed

    def checked(self, url: str) -> SplitResult:
        """The parts of an address that may be asked, as far as its letters tell."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise Failed("bad-address") from None
        if len(url) > LONGEST_URL or not parts.hostname or parts.username or port == 0:
            raise Failed("bad-address")
        if parts.scheme != "https" and not (parts.scheme == "http" and self._trusts(parts)):
            raise Failed("bad-address")
        return parts

    async def send(
        self, url: str, body: bytes, headers: Mapping[str, str], method: Method = "POST"
    ) -> int:
        """The status of the answer; Failed where there is none."""
        parts = self.checked(url)
        try:
            return await asyncio.to_thread(self._send, method, parts, body, headers)
        except (OSError, http.client.HTTPException, ValueError) as error:
            raise Failed("unreachable") from error

    def _trusts(self, parts: SplitResult) -> bool:
        return parts.netloc.lower() in self._allowed

    def _send(
        self, method: Method, parts: SplitResult, body: bytes, headers: Mapping[str, str]
    ) -> int:
        host, port = str(parts.hostname), parts.port or PORTS[parts.scheme]
        address = self._address(parts, host, port)
        connection = http.client.HTTPConnection(host, port, timeout=SECONDS)
        connection.sock = socket.create_connection((address, port), SECONDS)
        try:
            if parts.scheme == "https":
                context = ssl.create_default_context()
                connection.sock = context.wrap_socket(connection.sock, server_hostname=host)
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            connection.request(method, path, body, {**headers, "Host": parts.netloc})
            return connection.getresponse().status
        finally:
            connection.close()

    def _address(self, parts: SplitResult, host: str, port: int) -> str:
        """Where the name leads; Failed when any of its addresses is not public."""
        found = {
            str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        }
        if not self._trusts(parts) and not all(public(address) for address in found):
            raise Failed("private-address")
        return min(found)


def public(address: str) -> bool:
    """Whether an address belongs to the internet at large, whatever it is wrapped in."""
    found = ipaddress.ip_address(address.split("%", maxsplit=1)[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo or (None, None))[1]
        nat64 = found in ipaddress.ip_network("64:ff9b::/96")
        if nat64:
            inner = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is not None:
            return public(str(inner))
    return found.is_global and not found.is_multicast
