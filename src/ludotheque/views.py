"""What a viewer sees of a table: the same outer fields for every game.

This is the only way from a state to a client: connecting, resuming, replaying and
exporting all use it. There is no view that shows everything.
"""

from collections.abc import Mapping

import msgspec

from ludotheque.contract import NOBODY, Facts, State, Words
from ludotheque.foresight import Preview
from ludotheque.table import Table


class SeenEvent(msgspec.Struct, frozen=True):
    """An event as one viewer may know it."""

    name: str
    facts: Facts


class SeenStep(msgspec.Struct, frozen=True, rename="camel"):
    """A step of the log as one viewer may know it; undone steps say so.

    `bot` is the level of the bot that chose it, None where a person did.
    """

    version: int
    seat: int
    events: list[SeenEvent]
    back_to: int | None = None
    bot: str | None = None


class Result(msgspec.Struct, frozen=True):
    """How the game ended."""

    scores: list[int]
    winners: list[int]
    reason: str


class View(msgspec.Struct, rename="camel"):
    """The table as one viewer sees it. `actions` is there only for a seat that decides.

    `deciders` are all of them. `to_act` is the viewer's own seat if it is one of them, else the
    first, and `prompt` is what that one must decide. `drawing` is an SVG, for a game that has no
    board in the browser.
    """

    version: int
    seat: int | None
    to_act: int | None
    deciders: list[int]
    prompt: Words
    actions: list[Words]
    can_undo: bool
    facts: list[Facts]
    board: object
    drawing: str | None
    order: Words | None
    result: Result | None


class Sight(msgspec.Struct, frozen=True):
    """What a viewer sees of the position itself: the dear part of a view."""

    to_act: int | None
    deciders: list[int]
    prompt: Words
    facts: list[Facts]
    board: object
    drawing: str | None
    result: Result | None


def sight(table: Table, seat: int | None) -> Sight:
    """Where nothing is hidden, the sight of an onlooker is everybody's."""
    return _sights(table, table.asked(seat), [seat])[0]


def sights(table: Table, seats: list[int | None]) -> list[Sight]:
    """The sight of each of these; what they see alike is made once."""
    if len(table.deciders()) > 1:  # each of them is asked on its own
        return [sight(table, seat) for seat in seats]
    return _sights(table, table.state, seats)


def _sights(table: Table, state: State, seats: list[int | None]) -> list[Sight]:
    game, drawn = table.game, table.title.is_drawn
    to_act = int(state.to_act())
    over = to_act == NOBODY
    prompt, result = [] if over else game.prompt(state), _result(table) if over else None
    return [
        Sight(
            to_act=None if over else to_act,
            deciders=table.deciders(),
            prompt=prompt,
            facts=facts,
            board=board,
            drawing=game.drawing(state, seat) if drawn else None,
            result=result,
        )
        for seat, (facts, board) in zip(seats, game.shown(state, seats), strict=True)
    ]


def _result(table: Table) -> Result | None:
    outcome = table.outcome()
    return Result(outcome.scores, outcome.winners, outcome.reason) if outcome else None


def view(table: Table, seat: int | None, seen: Sight | None = None) -> View:
    """The table as this seat, or an onlooker (None), sees it now."""
    seen = seen or sight(table, seat)
    me = int(NOBODY) if seat is None else seat
    return View(
        version=table.version,
        seat=seat,
        to_act=seen.to_act,
        deciders=seen.deciders,
        prompt=seen.prompt,
        actions=table.legal(seat) if me == seen.to_act else [],
        can_undo=table.can_undo(me),
        facts=seen.facts,
        board=seen.board,
        drawing=seen.drawing,
        order=table.orders.get(me),
        result=seen.result,
    )


def past_view(table: Table, seat: int | None) -> View:
    """The same at a moment that is past: there is nothing to do in it."""
    return msgspec.structs.replace(view(table, seat), actions=[], can_undo=False, order=None)


def has_secrets(table: Table, version: int) -> bool:
    """Whether a step of the log tells some viewers more than others."""
    for event in table.events[version - table.first]:
        if event.knowers:
            return True
    return False


def seen_step(
    table: Table, version: int, seat: int | None, bots: Mapping[int, str] | None = None
) -> SeenStep:
    """A step of the log as this viewer may know it."""
    step = table.log[version - table.first]
    back_to = step.action[1] if step.action[0] == "undo" else None
    assert back_to is None or isinstance(back_to, int)
    events = [SeenEvent(e.name, e.seen_by(seat)) for e in table.events[version - table.first]]
    return SeenStep(version, step.seat, events, back_to, (bots or {}).get(version))


class SeenPreview(msgspec.Struct, frozen=True):
    """What a choice would do, before it is made."""

    events: list[SeenEvent]
    facts: list[Facts]
    board: object
    complete: bool


def seen_preview(preview: Preview) -> SeenPreview:
    events = [SeenEvent(name, facts) for name, facts in preview.events]
    return SeenPreview(events, preview.facts, preview.board, preview.complete)
