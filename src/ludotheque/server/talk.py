"""The talk of those seated at a table. Onlookers neither write nor read it."""

import re
import time
import unicodedata

from ludotheque.server.audience import Audience
from ludotheque.server.frames import Line, Said, Say
from ludotheque.server.place import Place
from ludotheque.server.refusals import Refusal
from ludotheque.server.viewer import Viewer
from ludotheque.store import Store, talk
from ludotheque.store.talk import LineRow

LONGEST_LINE = 500  # characters
# What would hide, reverse or break a line. Joiners stay: many a picture is made with them.
UNPRINTABLE = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")


class Talk:
    """Keeps what is said, then tells it; the last lines are at hand."""

    def __init__(self, store: Store, place: Place, audience: Audience) -> None:
        self._store = store
        self._place = place
        self._audience = audience

    async def say(self, person: int, wish: Say) -> None:
        place = self._place
        if place.row.status == "closed":
            raise Refusal("table-closed")
        seat = place.seat_of(person) if wish.seat is None else wish.seat
        if seat not in place.seats_of(person):
            raise Refusal("bad-seats")
        assert seat is not None
        text, table, now = checked_line(wish.text), place.row.id, int(time.time())
        row = await self._store.writer.run(lambda c: talk.add(c, table, seat, person, text, now))
        place.lines = [*place.lines, row][-talk.MOST_LINES :]
        self._audience.tell_seated(Said([_line(row)]))

    def recall(self, viewer: Viewer) -> None:
        """Tell somebody what was said, if he may know it."""
        if self._place.lines and self._place.seats_of(viewer.person):
            viewer.hear(Said([_line(row) for row in self._place.lines]))


def checked_line(text: str) -> str:
    """A line of plain text as it is shown."""
    tidy = unicodedata.normalize("NFC", text).strip()
    if not tidy or len(tidy) > LONGEST_LINE or UNPRINTABLE.search(tidy):
        raise Refusal("bad-line")
    return tidy


def _line(row: LineRow) -> Line:
    return Line(row.number, row.seat, row.person, row.text, row.at)
