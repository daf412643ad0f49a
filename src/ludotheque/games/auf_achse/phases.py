"""What must be decided, what a truck is driven by, and how the game ends."""

from typing import Final

from mypy_extensions import i64

# What must be decided.
PHASES: Final = (
    "over",
    "place",
    "before",
    "choose",
    "drive",
    "works",
    "stop",
    "rail",
    "jump",
    "land",
    "give",
    "help",
    "customs",
    "jam",
    "invite",
    "storm",
    "auction",
    "load",
)
OVER: Final[i64] = 0
PLACING: Final[i64] = 1
BEFORE: Final[i64] = 2  # a turn, before its roll
CHOOSING: Final[i64] = 3  # one of two dice (AUF-12.1)
DRIVING: Final[i64] = 4
ROAD_WORKS: Final[i64] = 5
STOP: Final[i64] = 6  # a turn, after a move
RAIL_FREIGHT: Final[i64] = 7
JUMPING: Final[i64] = 8
LANDING: Final[i64] = 9
GIVING: Final[i64] = 10
HELPING: Final[i64] = 11
CUSTOMS: Final[i64] = 12
JAMMING: Final[i64] = 13
INVITING: Final[i64] = 14
STORM: Final[i64] = 15
AUCTION: Final[i64] = 16
LOADING: Final[i64] = 17  # a contract just bought on another's turn
# What goes by itself.
ROLLING: Final[i64] = 18
ARRIVING: Final[i64] = 19
ENDING: Final[i64] = 20

# What a truck is driven by.
CAUSES: Final = (
    "die",
    "motivation",
    "routenplanung",
    "partner",
    "guest",
    "storm",
    "wartung",
    "zollabfertigung",
    "card",
)
BY_DIE: Final[i64] = 0
BY_MOTIVATION: Final[i64] = 1
BY_ROUTE: Final[i64] = 2
BY_PARTNER: Final[i64] = 3  # AUF-9.15: one's own three spaces
BY_GUEST: Final[i64] = 4  # AUF-9.15: the three spaces of the player chosen
BY_STORM: Final[i64] = 5
BY_SERVICE: Final[i64] = 6
BY_CLEARANCE: Final[i64] = 7
BY_CARD: Final[i64] = 8  # nothing to choose

ENDINGS: Final = ("", "delivered", "limit")
DELIVERED: Final[i64] = 1
LIMIT: Final[i64] = 2
