"""Who is there: the people with a socket at a table, and since when the others are not."""

from collections import Counter
from collections.abc import Callable


class Presence:
    """Counts sockets by person. Nobody is known to have been there before it began."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._sockets: Counter[int] = Counter()
        self._elsewhere: set[int] = set()  # by other servers
        self._left: dict[int, int] = {}
        self._since = int(now())

    def enter(self, person: int | None) -> None:
        if person is not None:
            self._sockets[person] += 1

    def leave(self, person: int | None) -> None:
        if person is None:
            return
        self._sockets[person] -= 1
        if not self._sockets[person]:
            del self._sockets[person]
            self._left[person] = int(self._now())

    def here(self, person: int | None) -> bool:
        return person in self._sockets or person in self._elsewhere

    def has_socket(self, person: int) -> bool:
        """Whether somebody is here by this server."""
        return person in self._sockets

    def only_elsewhere(self) -> bool:
        """Whether somebody is here, but nobody by this server."""
        return bool(self._elsewhere) and not self._sockets

    def take_elsewhere(self, people: set[int]) -> bool:
        """These are here by other servers; whether that is new."""
        if people == self._elsewhere:
            return False
        for person in self._elsewhere - people:
            self._left[person] = int(self._now())
        self._elsewhere = people
        return True

    def away_since(self, person: int) -> int:
        """The Unix time when somebody who is not here was last seen here."""
        return self._left.get(person, self._since)
