"""Rate limits: buckets that fill at a steady rate and hold a burst."""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Hashable

import msgspec

MOST_KEYS = 50_000
LEAST_BURST = 5  # that each of many servers lets through, of what lets more through at all
HOUSEHOLD_BITS = 64  # of an IPv6 address; the rest is free to whoever has it


class Rate(msgspec.Struct, frozen=True):
    """So many a second in the long run, and a burst at once."""

    per_second: float
    burst: float

    def shared(self, servers: int) -> "Rate":
        """The part of one of several servers; a few at once are let through by each."""
        least = min(self.burst, LEAST_BURST)
        return Rate(self.per_second / servers, max(self.burst / servers, least))


class Rates(msgspec.Struct, frozen=True):
    """What each address, session and socket may ask for. A household shares an address."""

    requests: Rate = Rate(50, 500)  # each address
    sockets: Rate = Rate(5, 100)  # each address
    sessions: Rate = Rate(0.2, 50)  # each address
    sign_ins: Rate = Rate(0.2, 20)  # each address
    sign_in_guesses: Rate = Rate(0.01, 10)  # each account from one address
    sign_in_names: Rate = Rate(0.2, 100)  # each account, from devices that it does not know
    sign_in_devices: Rate = Rate(0.05, 10)  # each account from a device that it knows
    verifications: Rate = Rate(0.5, 20)  # each address
    replays: Rate = Rate(10, 120)  # each person, or address without a session
    address_replays: Rate = Rate(30, 360)  # each address
    coaching: Rate = Rate(0.02, 12)  # games looked through, each person or address
    tables: Rate = Rate(0.2, 30)  # each session
    chat: Rate = Rate(0.5, 10)  # messages of each person
    hints: Rate = Rate(0.2, 6)  # each session
    codes: Rate = Rate(0.2, 20)  # short codes typed, each address
    all_codes: Rate = Rate(5, 200)  # the same, by anybody
    notices: Rate = Rate(0.02, 20)  # channels made, tried and confirmed, each person
    messages: Rate = Rate(20, 60)  # each socket; whoever sends more is refused
    frames: Rate = Rate(100, 400)  # of any kind, each socket; whoever sends more is hung up on


class Bucket:
    """One bucket; a socket has its own."""

    __slots__ = ("_filled", "_level", "_rate")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._level = rate.burst
        self._filled = time.monotonic()

    def take(self, count: int = 1) -> bool:
        """Use so many up; False when there are not enough left."""
        now = time.monotonic()
        gained = (now - self._filled) * self._rate.per_second
        self._filled = now
        self._level = min(self._rate.burst, self._level + gained)
        if self._level < count:
            return False
        self._level -= count
        return True

    def change(self, rate: Rate) -> None:
        """Let so much through from now on."""
        self._rate = rate


class Buckets:
    """A bucket for each key; the key that was quiet longest is forgotten first."""

    def __init__(self, rate: Rate, most: int = MOST_KEYS) -> None:
        self._whole = rate
        self._rate = rate  # of this server
        self._most = most
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, key: Hashable) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take()

    def share(self, servers: int) -> None:
        """Let through what is the part of one of so many servers."""
        self._rate = self._whole.shared(servers)
        for bucket in self._buckets.values():
            bucket.change(self._rate)


class OpenCounts:
    """How many of something each key has open, and whether that is too many."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, key: str) -> bool:
        """Count one in, even one too many: it leaves like any other."""
        self._open[key] += 1
        return self._open[key] <= self._most

    def leave(self, key: str) -> None:
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]


def address_key(address: str) -> str:
    """Who is counted as one: an IPv4 address, or the IPv6 network that one household has.

    What is no address at all (a proxy may pass on anything) is all counted as one.
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return ""
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, HOUSEHOLD_BITS), strict=False))


class Limits:
    """The buckets of everything that is limited by address or session."""

    def __init__(self, rates: Rates, sockets_per_address: int) -> None:
        self.open_sockets = OpenCounts(sockets_per_address)
        self.requests = Buckets(rates.requests)
        self.sockets = Buckets(rates.sockets)
        self.sessions = Buckets(rates.sessions)
        self.sign_ins = Buckets(rates.sign_ins)
        self.sign_in_guesses = Buckets(rates.sign_in_guesses)
        self.sign_in_devices = Buckets(rates.sign_in_devices)
        self.sign_in_names = Buckets(rates.sign_in_names)
        self.verifications = Buckets(rates.verifications)
        self.replays = Buckets(rates.replays)
        self.address_replays = Buckets(rates.address_replays)
        self.coaching = Buckets(rates.coaching)
        self.tables = Buckets(rates.tables)
        self.chat = Buckets(rates.chat)
        self.hints = Buckets(rates.hints)
        self.codes = Buckets(rates.codes)
        self.all_codes = Buckets(rates.all_codes)
        self.notices = Buckets(rates.notices)
        self.message_rate = rates.messages

    def share(self, servers: int) -> None:
        """Limits hold over all servers: each of so many lets its part through."""
        for buckets in vars(self).values():
            if isinstance(buckets, Buckets):
                buckets.share(servers)
