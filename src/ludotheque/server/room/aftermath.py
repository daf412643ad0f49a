"""What a step brings about beside the game: clocks, stand-ins that are done, who is told."""

from ludotheque.server.room.table_state import TableState
from ludotheque.store.log import After
from ludotheque.store.tables import ticking
from ludotheque.table import UNDO, Plan
from ludotheque.timing import Timer


def aftermath(state: TableState, plan: Plan, now: float) -> After | None:
    """All of it for a planned step, if there is any.

    Whoever still looks at the table when their notice is due is not sent it; whoever looks now may
    be gone by then.
    """
    over = [] if plan.deciders else _absent(state)
    if state.row.pace == "leisure" or state.row.timing is not None:
        return _clocks_and_notices(state, plan, now, over)
    return After(over=over) if over else None  # nobody is timed there, or told of their turn


def _clocks_and_notices(state: TableState, plan: Plan, now: float, over: list[int]) -> After:
    assert state.table is not None
    deciders, seats = plan.deciders, state.row.seats
    before = set(state.table.deciders())
    after = After(state.row.timing, _timer(state, plan, deciders, now), over=over)
    done, begun = before.difference(deciders), set(deciders).difference(before)
    after.freed = [seat for seat in done if seats[seat].stand_in_turn]
    still = {seats[seat].person for seat in deciders}
    after.ended = [one for seat in done if (one := seats[seat].person) and one not in still]
    deadlines = after.timer.deadlines(after.timing) if after.timer and after.timing else {}
    for seat in begun:
        person = seats[seat].person
        if person is not None and seats[seat].played_by_person:
            after.turn[person] = deadlines.get(seat)
    return after


def _absent(state: TableState) -> list[int]:
    """Those who sit here and do not look: they are told how it ended."""
    return [one for one in state.people() if not state.presence.here(one)]


def _timer(state: TableState, plan: Plan, deciders: list[int], now: float) -> Timer | None:
    """The clocks after the step."""
    if state.timer is None:
        return None
    actor, undone = plan.step.seat, plan.step.action[0] == UNDO
    return ticking(state.row, state.timer, now, deciders, actor=actor, undone=undone)
