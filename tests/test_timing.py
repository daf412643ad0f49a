"""Clocks as arithmetic: banks, increments, pauses, take-backs, hours of the day."""

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.hours import Hours
from ludotheque.timing import Timing, new_timer

LIVE = Timing(turn=0, bank=600, increment=10)
DAYS = Timing(turn=24 * 3600, bank=72 * 3600, increment=0)


def at(text):
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


def banks(timer):
    return [clock.bank for clock in timer.clocks]


def begun(timing, deciders=(0,), seats=2):
    return turned(new_timer(timing, [[]] * seats), timing, 0.0, *deciders)


def turned(timer, timing, now, *deciders, undone=False):
    timer = timer.turned(timing, now, list(deciders), undone=undone)
    return timer.started(timing, now, deciders)


def test_a_turn_costs_its_time_and_brings_the_increment():
    timer = turned(begun(LIVE), LIVE, 25.0, 1)
    assert banks(timer) == [600 - 25 + 10, 600]
    assert timer.deadline(LIVE) == 625.0


def test_a_turn_that_a_bot_plays_brings_nothing():
    stopped = begun(LIVE).turned(LIVE, 5.0, [0])  # a bot stands in
    assert banks(turned(stopped, LIVE, 25.0, 1)) == [595, 600]


def test_several_steps_of_one_turn_bring_one_increment():
    timer = begun(LIVE)
    for now in (5.0, 10.0, 15.0):
        timer = turned(timer, LIVE, now, 0)
    assert banks(turned(timer, LIVE, 20.0, 1))[0] == 600 - 20 + 10


def test_the_hours_of_a_turn_are_used_before_the_bank():
    hour = 3600
    timer = begun(DAYS)
    assert timer.deadline(DAYS) == 96 * hour
    within = turned(timer, DAYS, 20 * hour, 1)
    assert banks(within) == [72 * hour, 72 * hour]
    beyond = turned(timer, DAYS, 30 * hour, 1)
    assert banks(beyond) == [66 * hour, 72 * hour]


def test_a_clock_that_stands_costs_nothing():
    timer = begun(DAYS).stopped(DAYS, 10 * 3600.0)
    assert timer.deadline(DAYS) is None
    assert timer.started(DAYS, 1e6, [0]).deadline(DAYS) == 1e6 + 86 * 3600


def test_whoever_takes_back_gets_no_second_increment_nor_a_new_turn():
    timer = turned(begun(LIVE), LIVE, 30.0, 1)
    back = turned(timer, LIVE, 34.0, 0, undone=True)
    assert banks(back) == [600 - 34, 600]  # as if the turn had never gone on
    assert banks(turned(back, LIVE, 40.0, 1)) == [600 - 40 + 10, 600]


def test_a_turn_that_is_taken_away_has_cost_nothing():
    timer = turned(begun(DAYS), DAYS, 0.0, 1)
    back = turned(timer, DAYS, 30 * 3600.0, 0, undone=True)
    assert banks(back) == [66 * 3600, 72 * 3600]


def test_whoever_returns_with_nothing_left_has_one_turn():
    out = begun(LIVE).stopped(LIVE, 700.0)
    assert banks(out) == [0, 600]
    assert out.started(LIVE, 1000.0, [0]).deadline(LIVE) == 1010.0
    late = begun(DAYS).stopped(DAYS, 96 * 3600.0)
    assert late.started(DAYS, 1e6, [0]).deadline(DAYS) == 1e6 + 24 * 3600


def test_the_clock_of_somebody_away_stands():
    hour, day = 3600.0, 24 * 3600.0
    off = [(10 * hour, 34 * hour), (5 * day, 6 * day)]
    timer = begun(DAYS, (0, 1)).with_away(DAYS, 0.0, [0], off)
    assert timer.deadlines(DAYS) == {0: 96 * hour + day, 1: 96 * hour}
    later = timer.stopped(DAYS, 40 * hour).started(DAYS, 40 * hour, [0, 1], [0, 1])
    assert [clock.spent for clock in later.clocks] == [16 * hour, 40 * hour]
    assert later.deadlines(DAYS) == timer.deadlines(DAYS)
    longer = timer.with_away(DAYS, 0.0, [0], [*off[:1], (3 * day, 4 * day)])
    assert longer.deadline(DAYS) == 96 * hour
    assert longer.deadlines(DAYS)[0] == 96 * hour + 2 * day


def test_days_off_count_for_the_hours_at_which_clocks_run():
    paris = Timing(turn=26 * 3600, bank=0, increment=0, hours=PARIS)
    start = at("2026-06-01T07:00")  # nine in Paris: thirteen hours a day
    assert paris.after(start, 26 * 3600) == at("2026-06-02T20:00")
    off = [(at("2026-06-01T22:00"), at("2026-06-02T22:00"))]  # the second of June
    assert paris.after(start, 26 * 3600, off) == at("2026-06-03T20:00")
    assert paris.passed(start, at("2026-06-03T20:00"), off) == 26 * 3600


def test_whoever_is_late_gets_nothing_by_what_others_do():
    late = begun(LIVE, (0, 1)).stopped(LIVE, 600.0)
    assert late.started(LIVE, 600.0, [1], ran=[0, 1]).deadlines(LIVE) == {1: 600}


def test_whoever_decides_at_once_has_a_clock_of_their_own():
    timer = begun(LIVE, (0, 1, 2), seats=3)
    assert timer.deadlines(LIVE) == {0: 600, 1: 600, 2: 600}
    timer = turned(timer, LIVE, 20.0, 0, 2)
    assert banks(timer) == [580, 590, 580]
    assert timer.deadlines(LIVE) == {0: 600, 2: 600}
    timer = turned(timer, LIVE, 50.0, 0)
    assert banks(timer) == [550, 590, 560]


def test_whoever_takes_back_while_others_still_decide_gains_nothing():
    timer = turned(begun(LIVE, (0, 1, 2), seats=3), LIVE, 20.0, 0, 2)
    timer = turned(timer, LIVE, 30.0, 2)
    back = turned(timer, LIVE, 45.0, 1, 2, undone=True)
    assert banks(back) == [580, 580, 555]  # seat 1 has no increment any more
    assert back.deadlines(LIVE) == {1: 625, 2: 600}


def test_the_last_of_several_who_decide_has_a_new_turn_with_the_others():
    timer = turned(begun(LIVE, (0, 1)), LIVE, 20.0, 1)
    again = timer.turned(LIVE, 50.0, [0, 1], actor=1)
    assert banks(again) == [590, 560]
    assert [clock.spent for clock in again.clocks] == [0, 0]
    back = again.started(LIVE, 50.0, [0, 1]).turned(LIVE, 60.0, [1], actor=1, undone=True)
    assert banks(back) == [590, 540]  # as if seat 1 had thought on


@given(
    st.lists(
        st.tuples(st.integers(1, 4000), st.sampled_from(["act", "pause", "undo"])), max_size=30
    )
)
def test_no_second_is_lost_or_made(moves):
    """What all seats have lost is what they were given less the time that passed on a clock."""
    free = Timing(turn=0, bank=10**7, increment=7)
    timer, now, used, given, undoable = begun(free), 0.0, 0, 0, False
    for seconds, deed in moves:
        now += seconds
        if deed == "pause":
            timer = timer.stopped(free, now).started(free, now, timer.deciders)
            used += seconds
        elif deed == "undo" and undoable:
            timer, undoable = turned(timer, free, now, 1 - timer.deciders[0], undone=True), False
            used, given = used + seconds, given - 7
        else:
            timer, undoable = turned(timer, free, now, 1 - timer.deciders[0]), True
            used, given = used + seconds, given + 7
    assert sum(banks(timer)) == 2 * 10**7 + given - used


PARIS = Hours(9 * 60, 22 * 60, "Europe/Paris")


def test_clocks_run_at_the_agreed_hours_only():
    noon = at("2026-06-01T10:00")  # noon in Paris
    assert PARIS.after(noon, 3600) == noon + 3600
    assert PARIS.after(noon, 11 * 3600) == at("2026-06-02T08:00")  # ten today, one tomorrow
    assert PARIS.between(at("2026-06-01T00:00"), at("2026-06-03T00:00")) == 26 * 3600
    assert PARIS.contain(noon) and not PARIS.contain(at("2026-06-01T23:00"))


def test_hours_may_go_over_midnight():
    night = Hours(20 * 60, 2 * 60, "Europe/Paris")
    assert night.contain(at("2026-06-01T23:30"))  # half past one
    assert not night.contain(at("2026-06-01T00:30"))  # half past two
    assert night.between(at("2026-06-01T00:00"), at("2026-06-02T00:00")) == 6 * 3600


def test_an_hour_that_the_summer_takes_away_is_not_counted():
    all_day = Hours(0, 0, "Europe/Paris")
    assert all_day.between(at("2026-03-28T23:00"), at("2026-03-29T22:00")) == 23 * 3600


@given(st.integers(0, 10**6), st.integers(0, 10**6), st.integers(0, 1439), st.integers(0, 1439))
def test_after_and_between_agree(start, seconds, opens, closes):
    hours = Hours(opens, closes, "Europe/Paris")
    begin = 1.8e9 + start
    assert hours.between(begin, hours.after(begin, seconds)) == pytest.approx(seconds)
