"""What somebody must be to ask for something; each route and message names one."""

from enum import Enum


class Role(Enum):
    """What somebody must be."""

    ANYONE = "anyone"
    SIGNED_IN = "has a session"
    WATCHER = "may see this table"
    VISITOR = "has a session and may see this table"
    SEATED = "sits at this table"
    HOST = "opened this table"
    MEMBER = "sits at this table, or opened it"


# Whoever must be one of these must be it at the table that is asked for.
AT_A_TABLE = frozenset(Role) - {Role.ANYONE, Role.SIGNED_IN}
