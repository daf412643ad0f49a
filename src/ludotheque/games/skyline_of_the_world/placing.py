"""Where a floor may stand, whoever owns and pays it: sections 4 to 6.

Each question is answered with the number of the rule that forbids it, or ALLOWED.
"""

from mypy_extensions import i64

from ludotheque.games.skyline_of_the_world import actions
from ludotheque.games.skyline_of_the_world.board import LEVELS, ORANGE, PENTHOUSE
from ludotheque.games.skyline_of_the_world.island import (
    NEUTRAL_CODE,
    Island,
    floor_code,
    is_skyline,
    owner_of,
)
from ludotheque.kit.bits import bit


def normal_refused(island: Island, kind: i64, lot: i64, seat: i64, own_skylines: bool) -> i64:
    """A normal floor or a penthouse; SKY-4.6: also on another's Skyline floor."""
    top = island.top(lot)
    level = island.height[lot]
    if level == LEVELS and top == NEUTRAL_CODE:
        return actions.SKY_5_3
    if level == LEVELS:
        return actions.SKY_4_3 if is_skyline(top) else actions.SKY_4_2
    if top == floor_code(kind, seat):
        return actions.SKY_4_2
    if own_skylines and is_skyline(top) and owner_of(top) != seat:
        return actions.SKY_4_9
    if kind != level:
        return actions.SKY_4_3
    if kind == PENTHOUSE and not island.has_floor(lot, seat):
        return actions.SKY_4_5
    return actions.ALLOWED


def neutral_refused(island: Island, lot: i64) -> i64:
    top = island.top(lot)
    if is_skyline(top):
        return actions.SKY_5_1
    if island.height[lot] < LEVELS:
        return actions.ALLOWED
    return actions.SKY_5_3 if top == NEUTRAL_CODE else actions.SKY_5_1


def skyline_refused(island: Island, lot: i64, skyline_built: bool) -> i64:
    top = island.top(lot)
    if ORANGE & bit(lot):
        return actions.SKY_6_3
    if is_skyline(top):
        return actions.SKY_6_2
    if island.height[lot] == LEVELS:
        return actions.SKY_5_3 if top == NEUTRAL_CODE else actions.SKY_6_2
    return actions.SKY_6_4 if skyline_built else actions.ALLOWED
