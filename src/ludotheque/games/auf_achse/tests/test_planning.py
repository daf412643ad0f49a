"""Routes are planned well enough, and remembering changes nothing."""

from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.dice import Fast
from ludotheque.games.auf_achse.board import (
    CITIES,
    CONTRACTS,
    DISTANCE,
    NOWHERE,
    SPACES,
    START,
    city,
    contract,
    named,
)
from ludotheque.games.auf_achse.planning import (
    AFTER_LEG,
    LEG,
    LOAD,
    NOTHING,
    PAY,
    SLOTS,
    TO_WIEN,
    Planner,
    next_stop,
)
from ludotheque.games.auf_achse.ways import ROAD, Ways, walked
from ludotheque.kit.bits import bit

ROOM = 6


def best_order(tasks, here, waiting, aboard, room):
    """The worth of the best order of stops, all of them tried."""
    worths = [0.0]
    for task in tasks:
        place = next_stop(task, waiting, aboard, room)
        if place < 0:
            continue
        this = bit(task)
        if aboard & this:
            then = PAY[task] + best_order(tasks, place, waiting, aboard & ~this, room + LOAD[task])
        else:
            then = best_order(tasks, place, waiting & ~this, aboard | this, room - LOAD[task])
        worths.append(AFTER_LEG[LEG[here * CITIES + place]] * then)
    return max(worths)


def bits(tasks):
    return sum(bit(task) for task in tasks)


def test_three_contracts_are_planned_as_well_as_can_be():
    planner = Planner()
    for start, here in product(range(0, CONTRACTS - 9, 7), range(0, CITIES, 5)):
        tasks = [start, start + 4, start + 9]
        slot = planner.plan(vec[i64](tasks), here, bits(tasks), 0, ROOM)
        assert planner.worth[slot] == best_order(tasks, here, bits(tasks), 0, ROOM)


def test_many_contracts_are_planned_nearly_as_well():
    planner = Planner()
    found = wanted = 0.0
    for start in range(0, CONTRACTS - 12, 8):
        tasks = [start, start + 3, start + 7, start + 11]
        given = (city("frankfurt"), bits(tasks[:3]), bits(tasks[3:]), ROOM)
        found += planner.worth[planner.plan(vec[i64](tasks), *given)]
        wanted += best_order(tasks, *given)
    assert 0.97 * wanted < found <= wanted


@pytest.mark.parametrize("room", [2, 6, 16])
@pytest.mark.parametrize("count", [9, 20, 46])
def test_a_hand_of_any_size_is_planned_with_few_plans(count, room):
    """Twenty contracts once took 32,000 plans and more."""
    planner = Planner()
    tasks = list(range(0, CONTRACTS, CONTRACTS // count))[:count]
    planner.plan(vec[i64](tasks), city("frankfurt"), bits(tasks), 0, room)
    assert len([key for key in planner.places if key >= 0]) < 2000


def test_a_plan_tells_its_first_task_and_how_long_it_takes():
    planner = Planner()
    tasks = [contract("zuerich-wien"), TO_WIEN]
    slot = planner.plan(vec[i64](tasks), city("basel"), bit(tasks[0]), bit(TO_WIEN), ROOM)
    assert planner.task[slot] == tasks[0]
    assert planner.leg[slot] == 2 + 1.5
    far = DISTANCE[city("zuerich") * SPACES + city("wien")]
    assert planner.length[slot] == planner.leg[slot] + far + 1.5
    assert planner.plan(vec[i64](tasks), city("basel"), 0, 0, ROOM) == NOTHING


def test_what_is_remembered_is_what_would_be_found_anew():
    used = Planner()
    asked = []
    for start, here, apart in product(range(CONTRACTS - 15), range(0, CITIES, 3), (2, 3, 4, 5)):
        tasks = [start, start + apart, start + 2 * apart, start + 3 * apart]
        asked.append((vec[i64](tasks), here, bits(tasks), 0, ROOM))
        used.plan(*asked[-1])
    assert sum(key >= 0 for key in used.places) > SLOTS // 20
    for given in asked[::137]:
        fresh = Planner()
        assert used.worth[used.plan(*given)] == fresh.worth[fresh.plan(*given)]


def test_a_plan_does_not_depend_on_the_order_of_its_tasks():
    """That is not remembered with it: a position would be worth what was asked before makes it."""
    upwards, downwards = Planner(), Planner()
    tied = 0
    for start, here in product(range(CONTRACTS - 3), range(0, CITIES, 2)):
        tasks = [start, start + 1, start + 2, start + 3]
        plans = []
        for planner, order in ((upwards, tasks), (downwards, tasks[::-1])):
            slot = planner.plan(vec[i64](order), here, bits(tasks), 0, ROOM)
            plans.append((planner.task[slot], planner.leg[slot], planner.length[slot]))
        assert plans[0] == plans[1]
        first = START[plans[0][0]]
        tied += len([task for task in tasks if START[task] == first]) > 1
    assert tied > 100


def distances(here, works=NOWHERE, jam=NOWHERE, ways=None):
    return list((ways or Ways()).row(here, works, jam))


def test_a_sign_lengthens_the_way():
    hamburg, berlin = city("hamburg"), city("berlin")
    assert distances(hamburg)[berlin] == 5
    assert distances(hamburg, works=named("hamburg-berlin-2"))[berlin] == 3 + 5
    both = {"works": named("hamburg-berlin-2"), "jam": named("hannover-berlin-1")}
    assert distances(hamburg, **both)[berlin] > 8


def test_on_the_road_of_the_sign_it_matters_which_side_one_is_on():
    sign, ways = named("hamburg-berlin-3"), Ways()
    before = distances(named("hamburg-berlin-2"), works=sign, ways=ways)
    behind = distances(named("hamburg-berlin-4"), works=sign, ways=ways)
    assert (before[city("hamburg")], behind[city("berlin")]) == (2, 1)
    assert before[city("berlin")] > 3 and behind[city("hamburg")] > 4
    assert ROAD[sign] == named("hamburg-berlin-1")


def test_a_city_that_is_cut_off_is_as_far_as_without_the_sign():
    cut_off = distances(city("hamburg"), jam=named("flensburg-hamburg-1"))
    assert cut_off[city("flensburg")] == 2


def test_distances_are_those_of_a_walk_space_by_space():
    """Signs anywhere, cities included, and often on the road of the truck."""
    ways, dice, signed = Ways(), Fast(1), 0
    for _ in range(4000):
        here = dice.below(SPACES)
        own = [space for space in range(SPACES) if ROAD[space] == ROAD[here]]
        works, jam = (
            (NOWHERE, dice.below(SPACES), own[dice.below(len(own))])[dice.below(3)]
            for _ in range(2)
        )
        walk = walked(here, *closed(here, works, jam))
        free = [DISTANCE[place * SPACES + here] for place in range(CITIES)]
        expected = [
            far if found == NOWHERE else found for far, found in zip(free, walk, strict=True)
        ]
        assert distances(here, works, jam, ways) == expected
        signed += expected != free
    assert signed > 1000


def closed(here, *signs):
    """A sign on another road closes the whole of it."""
    return [sign if sign == NOWHERE or ROAD[sign] == ROAD[here] else ROAD[sign] for sign in signs]
