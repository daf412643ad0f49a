"""The hours of the day at which people play, where they live: 9 to 22 o'clock in Europe/Paris."""

from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import msgspec

DAY_MINUTES = 24 * 60


def midnight(day: date, zone: str) -> float:
    """When a day begins somewhere."""
    return datetime.combine(day, time(tzinfo=ZoneInfo(zone))).timestamp()


class Hours(msgspec.Struct, frozen=True):
    """From one minute of the day to another, over midnight where the first is the later one."""

    start: int
    end: int
    zone: str

    def between(self, start: float, end: float) -> float:
        """The seconds of these hours between two moments."""
        total, day = 0.0, self._day(start)
        while (span := self._span(day))[0] < end:
            total += max(0.0, min(span[1], end) - max(span[0], start))
            day += timedelta(days=1)
        return total

    def after(self, start: float, seconds: float) -> float:
        """The moment at which so many seconds of these hours have passed."""
        day = self._day(start)
        while True:
            opens, closes = self._span(day)
            begins = max(opens, start)
            if closes - begins >= seconds and closes > begins:
                return begins + seconds
            seconds -= max(0.0, closes - begins)
            day += timedelta(days=1)

    def contain(self, moment: float) -> bool:
        """Whether it is one of these hours."""
        return self.after(moment, 0.0) <= moment

    def others(self) -> "Hours":
        """All other hours of the day."""
        return Hours(self.end, self.start, self.zone)

    def _day(self, moment: float) -> date:
        """The day before this moment's: its hours may last until after midnight."""
        return datetime.fromtimestamp(moment, ZoneInfo(self.zone)).date() - timedelta(days=1)

    def _span(self, day: date) -> tuple[float, float]:
        """When the hours of a day begin and end; a day of summer time is shorter or longer."""
        length = (self.end - self.start) % DAY_MINUTES or DAY_MINUTES
        return self._moment(day, self.start), self._moment(day, self.start + length)

    def _moment(self, day: date, minutes: int) -> float:
        later, minute = divmod(minutes, DAY_MINUTES)
        clock = time(minute // 60, minute % 60, tzinfo=ZoneInfo(self.zone))
        return datetime.combine(day + timedelta(days=later), clock).timestamp()
