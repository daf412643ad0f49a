"""Rate limits: buckets that fill at a steady rate and hold a burst."""

import time
from collections import OrderedDict
from collections.abc import Hashable

import msgspec

MOST_KEYS = 50_000


class Rate(msgspec.Struct, frozen=True):
    """So many a second in the long run, and a burst at once."""

    per_second: float
    burst: float


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
    tables: Rate = Rate(0.2, 30)  # each session
    chat: Rate = Rate(0.5, 10)  # messages of each person
    hints: Rate = Rate(0.2, 6)  # each session
    messages: Rate = Rate(20, 60)  # each socket


class Bucket:
    """One bucket; a socket has its own."""

    __slots__ = ("_filled", "_level", "_rate")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._level = rate.burst
        self._filled = time.monotonic()

    def take(self) -> bool:
        """Use one up; False when there is none left."""
        now = time.monotonic()
        gained = (now - self._filled) * self._rate.per_second
        self._filled = now
        self._level = min(self._rate.burst, self._level + gained)
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Buckets:
    """A bucket for each key; the key that was quiet longest is forgotten first."""

    def __init__(self, rate: Rate, most: int = MOST_KEYS) -> None:
        self._rate = rate
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


class Limits:
    """The buckets of everything that is limited by address or session."""

    def __init__(self, rates: Rates) -> None:
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
        self.tables = Buckets(rates.tables)
        self.chat = Buckets(rates.chat)
        self.hints = Buckets(rates.hints)
        self.message_rate = rates.messages
