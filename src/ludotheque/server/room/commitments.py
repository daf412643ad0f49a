"""Secrets that are promised before anybody adds to them: the order that makes dice fair.

Whoever opens a table asks for a commitment first and sends his share with it. The server
was bound before it knew the share, so it cannot have chosen the draws.
"""

from collections import OrderedDict

from ludotheque import fair
from ludotheque.server.errors import ApiError

MOST = 10_000  # that wait for their table; the oldest are forgotten first


class Commitments:
    """Each is for one person and one table: a secret used twice would show itself too soon."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._secrets: OrderedDict[tuple[int, str], str] = OrderedDict()

    def make(self, person: int) -> str:
        secret = fair.new_secret()
        commitment = fair.commitment(secret)
        self._secrets[person, commitment] = secret
        if len(self._secrets) > self._most:
            self._secrets.popitem(last=False)
        return commitment

    def keep(self, person: int, commitment: str) -> str:
        """The secret that was promised, or a new one where nobody asked for a promise."""
        if not commitment:
            return fair.new_secret()
        secret = self._secrets.pop((person, commitment), None)
        if secret is None:
            raise ApiError("no-such-commitment")
        return secret
