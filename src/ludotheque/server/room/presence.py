"""Who is there: the people with a socket at a table, and since when the others are not."""

import time
from collections import Counter


class Presence:
    """Counts sockets by person. Nobody is known to have been there before it began."""

    def __init__(self) -> None:
        self._sockets: Counter[int] = Counter()
        self._left: dict[int, int] = {}
        self._since = _now()

    def enter(self, person: int | None) -> None:
        if person is not None:
            self._sockets[person] += 1

    def leave(self, person: int | None) -> None:
        if person is None:
            return
        self._sockets[person] -= 1
        if not self._sockets[person]:
            del self._sockets[person]
            self._left[person] = _now()

    def here(self, person: int | None) -> bool:
        return person in self._sockets

    def away_since(self, person: int) -> int:
        """The Unix time when somebody who is not here was last seen here."""
        return self._left.get(person, self._since)


def _now() -> int:
    return int(time.time())
