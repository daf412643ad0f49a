"""What can go wrong with the store, as those who use it need to know it."""


class Taken(Exception):
    """Somebody else was faster: the version, the seat or the name is taken."""


class Full(Exception):
    """As many tables are kept as there may be, of this person or in all."""


class Closed(Exception):
    """The table was closed; it takes no more steps."""


class Unavailable(Exception):
    """The database does not answer, or cannot write; later it may."""


class CannotOpen(RuntimeError):
    """Why a database cannot be opened: one line."""


class Unplayable(RuntimeError):
    """A stored game that today's rules do not give again, or whose game is gone."""


class OlderRules(Unplayable):
    """A game begun with an edition of its rules that is not here, by which it must end."""


class Damaged(Unplayable):
    """A table whose log lacks a step."""
