"""The settings: safe with none given, taken from the environment or from flags."""

import os
import socket
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from ludotheque.server.limits import Rates

PREFIX = "LUDOTHEQUE_"
LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104
PLAIN_PORT = 80
# An address that is never used; asking for the way to it sends nothing.
NOWHERE = ("192.0.2.1", 9)


class BadSettings(ValueError):
    """A setting that cannot be used, said in one line."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How this server runs. docs/hosting.md explains each field."""

    host: str = LOOPBACK[0]
    port: int = 8000
    data: str = ""
    database: str = ""
    origins: str = ""
    proxies: str = ""
    bot_delay: float = 2.0
    workers: int = 1
    browser: bool = True
    rates: Rates = Rates()

    def folder(self) -> Path:
        """The data folder, made when it is missing, closed to other users."""
        folder = Path(self.data).expanduser() if self.data else _default_folder()
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return folder

    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.folder() / 'ludotheque.sqlite3'}"

    def public_origins(self) -> list[str]:
        """The addresses of a reverse proxy, as players type them."""
        return [origin.rstrip("/") for origin in self.origins.split(",") if origin]


def from_environment(given: Mapping[str, Any], environ: Mapping[str, str] = os.environ) -> Settings:
    """The environment's settings, over which flags win; None stands for a flag not given."""
    values: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        name = PREFIX + field.name.upper()
        if field.name != "rates" and environ.get(name):
            values[field.name] = environ[name]
    values.update((name, value) for name, value in given.items() if value is not None)
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSettings(f"a setting is wrong: {error}") from None
    for origin in settings.public_origins():
        parts = urlsplit(origin)
        if parts.scheme not in {"http", "https"} or not parts.netloc or parts.path:
            raise BadSettings(f"{origin!r} is no address such as https://games.example.org")
    return settings


def origins(settings: Settings, port: int) -> frozenset[str]:
    """Every address under which browsers may use this server; all others are refused."""
    names = list(LOOPBACK)
    if settings.host in EVERYWHERE:
        names += [*lan_addresses(), socket.gethostname(), f"{socket.gethostname()}.local"]
    else:
        names.append(settings.host)
    return frozenset([*(address(name, port) for name in names), *settings.public_origins()])


def address(host: str, port: int) -> str:
    """What a browser calls a server here, as an origin."""
    name = f"[{host}]" if ":" in host and not host.startswith("[") else host.lower()
    return f"http://{name}{'' if port == PLAIN_PORT else f':{port}'}"


def lan_addresses() -> list[str]:
    """The addresses on the home network, the most likely one first."""
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)
            found.append(str(probe.getsockname()[0]))
        except OSError:
            pass
    try:
        known = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found += [str(entry[4][0]) for entry in known]
    except OSError:
        pass
    return [address for address in dict.fromkeys(found) if not address.startswith("127.")]


def _default_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "ludotheque"
