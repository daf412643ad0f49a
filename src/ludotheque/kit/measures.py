"""What studies count in a finished game, declared once: events, by the seats they are about."""

from ludotheque.contract import SEAT_FACTS, Event, Measure
from ludotheque.kit.events import Events, Kind


class Counted:
    """How often these events were about a seat, or what one of their facts makes together.

    `amount` is that fact, or empty; `by` is the fact that names the seat.
    """

    def __init__(
        self, name: str, meaning: str, *events: str, amount: str = "", by: str = "seat"
    ) -> None:
        self.name = name
        self.meaning = meaning
        self.events = events
        self.amount = amount
        self.by = by

    def fault(self, kinds: dict[str, Kind]) -> str:
        """What is wrong with the declaration, in a sentence; "" when nothing is."""
        if self.by not in SEAT_FACTS:
            return f"{self.name}: {self.by!r} is no seat; allowed are {', '.join(SEAT_FACTS)}"
        for event in self.events:
            if event not in kinds:
                return f"{self.name}: there is no event {event!r}"
            for fact in (self.by, self.amount):
                if fact and fact not in kinds[event].facts:
                    return f"{self.name}: the event {event} has no {fact!r}"
        return ""

    def of(self, event: Event) -> int:
        if not self.amount:
            return 1
        amount = event.secret.get(self.amount, event.facts[self.amount])
        assert isinstance(amount, int), f"{event.name}: {self.amount} is no number"
        return amount


class Measures:
    """All that a game's studies count, in the order of their columns."""

    def __init__(self, events: Events, *counted: Counted) -> None:
        self.counted = counted
        for one in counted:
            fault = one.fault(events.kinds)
            if fault:
                raise ValueError(fault)

    def declared(self) -> list[Measure]:
        return [Measure(one.name, one.meaning) for one in self.counted]

    def measured(self, told: list[Event], seats: int) -> list[list[int]]:
        """A row a seat."""
        rows = [[0 for _ in self.counted] for _ in range(seats)]
        for event in told:
            for column, one in enumerate(self.counted):
                if event.name in one.events:
                    seat = event.facts[one.by]
                    assert isinstance(seat, int), f"{event.name}: {one.by} is no seat"
                    rows[seat][column] += one.of(event)
        return rows
