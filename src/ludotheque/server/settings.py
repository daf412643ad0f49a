"""The settings: safe with none given, taken from the environment or from flags."""

import ipaddress
import os
import re
import socket
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from ludotheque.server.limits import Rate, Rates
from ludotheque.server.networks import lan_addresses

PREFIX = "LUDOTHEQUE_"
LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
ALONE = (*LOOPBACK, "::1")  # as the host of an address is called
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104
PLAIN_PORT = 80
# As browsers write it: no path, no name of a user, other letters in punycode.
ORIGIN = re.compile(r"https?://([a-z0-9._-]+|\[[0-9a-f:.]+\])(:[0-9]+)?")
# STARTTLS, encrypted from the start, or plain, for a server on this machine.
MAIL = re.compile(r"smtp(s|\+plain)?://([^@/]*@)?[^@/:]+(:[0-9]{1,5})?")
TELL = re.compile(r"(rediss?|unix)://.+")
# So many a second and a burst at once.
RATE = re.compile(r"[0-9]{1,9}(\.[0-9]{1,9})?/[0-9]{1,9}")
# What a field can be, said to whoever gave it something else.
EXPECTED = {
    "port": "a number from 0 to 65535",
    "bot_delay": "a number of seconds from 0 to 3600",
    "workers": "a number from 1 to 256",
    "processes": "a number from 1 to 256",
    "drain_seconds": "a number of seconds from 0 to 600",
    "browser": "true or false",
    "metrics_port": "a number from 0 to 65535",
    "log_format": "plain or json",
    "connections": "a number from 1 to 1000000",
    "connections_per_address": "a number from 1 to 1000000",
}


class BadSettings(ValueError):
    """A setting that cannot be used, said in one line."""


def spare_cores() -> int:
    """All cores but the one that serves."""
    return min(256, max(1, (os.cpu_count() or 1) - 1))


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How this server runs. docs/hosting.md explains each field."""

    host: str = LOOPBACK[0]
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    data: str = ""
    database: str = ""
    tell: str = ""
    metrics_host: str = LOOPBACK[0]
    metrics_port: Annotated[int, Meta(ge=0, le=65535)] = 0
    log_format: Literal["plain", "json"] = "plain"
    origins: str = ""
    proxies: str = ""
    offline: str = ""
    bot_delay: Annotated[float, Meta(ge=0, le=3600)] = 1.3
    workers: Annotated[int, Meta(ge=1, le=256)] = msgspec.field(default_factory=spare_cores)
    processes: Annotated[int, Meta(ge=1, le=256)] = 1
    drain_seconds: Annotated[float, Meta(ge=0, le=600)] = 0.0
    browser: bool = True
    connections: Annotated[int, Meta(ge=1, le=1_000_000)] = 10_000
    connections_per_address: Annotated[int, Meta(ge=1, le=1_000_000)] = 200
    rates: Rates = Rates()
    mail: str = ""
    mail_from: str = ""
    hooks: str = ""

    def folder(self) -> Path:
        """The data folder, made when it is missing, closed to other users."""
        folder = Path(self.data).expanduser() if self.data else _default_folder()
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return folder

    def database_address(self) -> str | Path:
        """What was given, or the SQLite file in the data folder."""
        return self.database or self.folder() / "ludotheque.sqlite3"

    def public_origins(self) -> list[str]:
        """The addresses of a reverse proxy, as players type them."""
        return [origin.rstrip("/").lower() for origin in listed(self.origins)]


def from_environment(given: Mapping[str, Any], environ: Mapping[str, str] = os.environ) -> Settings:
    """The environment's settings, over which flags win; None stands for a flag not given."""
    values: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        variable = PREFIX + field.name.upper()
        flag = given.get(field.name)
        value = environ.get(variable, "").strip() if flag is None else flag
        if value != "":
            source = variable if flag is None else f"--{field.name.replace('_', '-')}"
            known = _rates if field.name == "rates" else _understood
            values[field.name] = known(field, value, source)
    settings = Settings(**values)
    _check_origins(settings)
    _check_proxies(settings)
    _check_mail(settings)
    if settings.tell and not TELL.fullmatch(settings.tell):
        raise BadSettings(f"{PREFIX}TELL is nothing such as redis://127.0.0.1:6379")
    return settings


def listed(text: str) -> list[str]:
    """The parts between commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def _understood(field: msgspec.structs.FieldInfo, value: Any, source: str) -> Any:
    try:
        return msgspec.convert(value, field.type, strict=False)
    except msgspec.ValidationError:
        raise BadSettings(f"{source} must be {EXPECTED[field.name]}, not {value!r}") from None


def _rates(_field: msgspec.structs.FieldInfo, value: str, source: str) -> Rates:
    """The rates with those changed that are named, as in requests=50/500,sockets=5/100."""
    changed: dict[str, Rate] = {}
    for part in listed(value):
        name, _, rate = part.partition("=")
        if name not in Rates.__struct_fields__:
            known = ", ".join(Rates.__struct_fields__)
            raise BadSettings(f"{source} names {name!r}; there are {known}")
        if not RATE.fullmatch(rate):
            raise BadSettings(f"{source}: {part!r} is nothing such as {name}=0.5/20")
        per_second, burst = map(float, rate.split("/"))
        if burst < 1:
            raise BadSettings(f"{source}: {part!r} would let nobody in; the burst is at least 1")
        changed[name] = Rate(per_second, burst)
    return msgspec.structs.replace(Rates(), **changed)


def _check_origins(settings: Settings) -> None:
    for origin in settings.public_origins():
        if not ORIGIN.fullmatch(origin):
            raise BadSettings(f"{origin!r} is no address such as https://games.example.org")


def _check_proxies(settings: Settings) -> None:
    for proxy in listed(settings.proxies):
        try:
            ipaddress.ip_network(proxy)
        except ValueError:
            if proxy != "*":
                named = f"{PREFIX}PROXIES names {proxy!r}"
                raise BadSettings(f"{named}, no address such as 127.0.0.1 or 10.0.0.0/8") from None


def _check_mail(settings: Settings) -> None:
    if not settings.mail:
        return
    if not MAIL.fullmatch(settings.mail):
        raise BadSettings(f"{PREFIX}MAIL is nothing such as smtp://name:password@mail.example.org")
    if "@" not in settings.mail_from:
        raise BadSettings(f"{PREFIX}MAIL_FROM must be the address that mail comes from")


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


def reachable(settings: Settings, here: str) -> list[str]:
    """Where other devices may reach this server, which a browser reaches at `here`.

    What already works from elsewhere comes first, then what was given, then the networks.
    """
    own = urlsplit(here)
    found = [] if own.hostname in ALONE else [f"{own.scheme}://{own.netloc}"]
    found += settings.public_origins()
    if settings.host in EVERYWHERE:
        port = own.port or PLAIN_PORT
        found += [address(name, port) for name in lan_addresses()]
    return list(dict.fromkeys(found))


def _default_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "ludotheque"
