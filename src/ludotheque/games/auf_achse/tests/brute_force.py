"""Driving once more, as slowly and plainly as it can be said, to compare with.

Every walk of a whole drive is written down first; what stops it is looked at after.
"""

from itertools import pairwise

from ludotheque.games.auf_achse.board import (
    CITY_NAMES,
    EVENT_SPACE,
    GOAL,
    NAMES,
    ROADS,
    START,
    named,
)

WAIT = "wait"


def neighbours():
    beside = {name: [] for name in NAMES}
    for road in ROADS:
        spaces = [NAMES[space] for space in road.spaces()]
        for one, other in pairwise(spaces):
            beside[one].append(other)
            beside[other].append(one)
    return beside


BESIDE = neighbours()


def walks(here, steps):
    """Every walk of so many steps that does not step straight back but at a dead end."""
    found = [[here]]
    for _ in range(steps):
        longer = []
        for walk in found:
            for there in BESIDE[walk[-1]]:
                back = len(walk) > 1 and there == walk[-2]
                if not back or len(BESIDE[walk[-1]]) == 1:
                    longer.append([*walk, there])
        found = longer
    return found


def ends(state, die):
    """Where red's truck, unloaded or not, may end its drive by the die."""
    here = NAMES[state.at[0]]
    lengths = range(1, 7) if die == 6 or state.rules_2007 else [die]
    lengths = [steps for steps in lengths if steps <= die]
    found = {WAIT} if state.rules_2007 else set()
    for steps in lengths:
        for walk in walks(here, steps):
            found |= ends_of(state, walk)
    return found


def ends_of(state, walk):
    """The ends of one walk: its last space, or where something stops or may stop it."""
    signs = {NAMES[space] for space in (state.works, state.jam) if space >= 0}
    found = set()
    for place, space in enumerate(walk[1:], 1):
        if space in signs:
            if (
                NAMES[state.jam] == space
                and space in deliveries(state)
                and free(state, walk, space)
            ):
                found.add(arrival(walk, place))
            return found | {back(state, walk, place - 1)}
        may_stop = space in stops(state) and free(state, walk, space)
        if may_stop:
            found.add(arrival(walk, place))
    return found | {back(state, walk, len(walk) - 1)}


def back(state, walk, place):
    """The last free space up to a place of a walk."""
    while place > 0 and not free(state, walk, walk[place]):
        place -= 1
    return arrival(walk, place) if place else WAIT


def free(state, walk, space):
    if space == walk[0]:
        return True
    trucks = sum(NAMES[at] == space for at in state.at)
    if state.rules_2007:
        return space in CITY_NAMES or trucks < 2
    return trucks == 0


def arrival(walk, place):
    """The action's nouns: the space, and on event spaces the city one came from."""
    space = walk[place]
    if not EVENT_SPACE[named(space)]:
        return space
    one, other, number = space.rsplit("-", 2)
    before = walk[place - 1]
    from_one = before == one or (before not in CITY_NAMES and int(before[-1]) < int(number))
    return f"{space} {one if from_one else other}"


def stops(state):
    cities = {"sonderauftrag-flensburg": "flensburg", "sonderauftrag-wien": "wien"}
    cities["inspektion"] = "muenchen"
    found = {city for card, city in cities.items() if kept(state, card)}
    for card in range(52):
        if state.holder[card] == 0:
            found.add(CITY_NAMES[GOAL[card] if state.loaded[card] else START[card]])
    return found


def deliveries(state):
    found = {
        CITY_NAMES[GOAL[card]]
        for card in range(52)
        if state.holder[card] == 0 and state.loaded[card]
    }
    return found & {"muenchen"} if kept(state, "inspektion") else found


def kept(state, card):
    return f"{card}:red" in state.text().split("\nkept ")[1].split("\n")[0].split()
