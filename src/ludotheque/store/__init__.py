"""What is kept: sessions, tables, seats and the log of every game, in SQLite or PostgreSQL.

The log is the truth; a snapshot is a cache of it. Nothing here knows rules or sockets.
"""

from ludotheque.store.errors import (
    CannotOpen,
    Closed,
    Damaged,
    Full,
    OlderRules,
    Taken,
    Unavailable,
    Unplayable,
)
from ludotheque.store.log import planned_row
from ludotheque.store.store import Store
from ludotheque.store.turns import Crowded

__all__ = [
    "CannotOpen",
    "Closed",
    "Crowded",
    "Damaged",
    "Full",
    "OlderRules",
    "Store",
    "Taken",
    "Unavailable",
    "Unplayable",
    "planned_row",
]
