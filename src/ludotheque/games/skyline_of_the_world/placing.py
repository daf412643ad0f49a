"""Where a floor may stand, whoever owns and pays it: sections 4 to 6.

Each question is answered with the id of the rule that forbids it, or "".
"""

from mypy_extensions import i64

from ludotheque.games.skyline_of_the_world.board import LEVELS, ORANGE, PENTHOUSE
from ludotheque.games.skyline_of_the_world.island import (
    NEUTRAL_CODE,
    Island,
    floor_code,
    is_skyline,
    owner_of,
)
from ludotheque.kit.bits import bit


def normal_refused(island: Island, kind: i64, lot: i64, seat: i64, own_skylines: bool) -> str:
    """A normal floor or a penthouse; SKY-4.6: also on another's Skyline floor."""
    top = island.top(lot)
    level = island.height[lot]
    if level == LEVELS and top == NEUTRAL_CODE:
        return "SKY-5.3"
    if level == LEVELS:
        return "SKY-4.3" if is_skyline(top) else "SKY-4.2"
    if top == floor_code(kind, seat):
        return "SKY-4.2"
    if own_skylines and is_skyline(top) and owner_of(top) != seat:
        return "SKY-4.9"
    if kind != level:
        return "SKY-4.3"
    if kind == PENTHOUSE and not island.has_floor(lot, seat):
        return "SKY-4.5"
    return ""


def neutral_refused(island: Island, lot: i64) -> str:
    top = island.top(lot)
    if is_skyline(top):
        return "SKY-5.1"
    if island.height[lot] < LEVELS:
        return ""
    return "SKY-5.3" if top == NEUTRAL_CODE else "SKY-5.1"


def skyline_refused(island: Island, lot: i64, skyline_built: bool) -> str:
    top = island.top(lot)
    if ORANGE & bit(lot):
        return "SKY-6.3"
    if is_skyline(top):
        return "SKY-6.2"
    if island.height[lot] == LEVELS:
        return "SKY-5.3" if top == NEUTRAL_CODE else "SKY-6.2"
    return "SKY-6.4" if skyline_built else ""
