"""Every message between server and browser, once; the TypeScript types come from here.

The server never sends sentences: it sends codes, words and facts, and each side turns
them into its language with the same Fluent files.
"""

from typing import Literal

import msgspec

from ludotheque.contract import Options, Words
from ludotheque.views import SeenPreview, SeenStep, View

# Every way in which the server says no. Refusals by a rule of the game are "illegal"
# and name the rule.
ErrorCode = Literal[
    "illegal",
    "not-your-turn",
    "game-over",
    "no-such-action",
    "nothing-to-undo",
    "no-such-order",
    "stale-version",
    "no-such-game",
    "no-such-table",
    "bad-options",
    "bad-seats",
    "bad-name",
    "seat-taken",
    "not-invited",
    "no-onlookers",
    "not-started",
    "not-allowed",
    "not-signed-in",
    "bad-request",
    "bad-record",
    "too-many-requests",
    "too-large",
    "not-found",
    "unavailable",
]


class Message(msgspec.Struct, rename="camel", forbid_unknown_fields=True):
    """A message; unknown fields are refused."""


class Error(Message):
    """Why something was refused: a code, the rule for "illegal", no trace."""

    code: ErrorCode
    rule: str | None = None


# The shelf


class GameOption(Message):
    id: str
    kind: Literal["yes-no", "number", "choice"]
    default: bool | int | str
    rule: str
    low: int
    high: int
    choices: list[str]


class Game(Message):
    """A game on the shelf. Texts come from its Fluent files."""

    id: str
    title: str
    designer: str
    year: int
    minutes: int
    fewest: int
    most: int
    reconstructed: bool
    colours: list[str]
    warnings: list[str]
    options: list[GameOption]
    levels: list[str]


class RuleRow(Message):
    """One row of a rulebook, as Markdown in the asked language."""

    id: str
    kind: Literal["rule", "ruling", "errata", "option", "fact"]
    section: str
    text: str


class Rulebook(Message):
    title: str
    introduction: str
    rows: list[RuleRow]


# Sessions


class NewSession(Message):
    name: str


class Me(Message):
    """Who I am here. A guest has a real session."""

    name: str
    tables: list["TableLine"]


class TableLine(Message):
    """One of my tables, for the home page."""

    id: str
    game: str
    players: list[str]
    my_turn: bool
    status: Literal["waiting", "playing", "over"]


# Tables


class NewSeat(Message):
    """A seat of a table to be: mine, a bot's, open to anyone, or by invitation."""

    kind: Literal["me", "bot", "open", "invited"]
    level: str | None = None


class NewTable(Message):
    """`share` is 16 random bytes in hexadecimal: this person's part of the dice."""

    game: str
    options: Options
    seats: list[NewSeat]
    onlookers: bool = True
    share: str = ""


class Join(Message):
    """Sit down. An invited seat needs the invitation of its link."""

    seat: int
    invitation: str | None = None
    share: str = ""


class Seat(Message):
    """A seat of a table as everybody sees it."""

    kind: Literal["person", "bot", "open", "invited"]
    name: str
    level: str | None
    colour: str
    connected: bool


class Lobby(Message):
    """Everything about a table but its game: who sits where, what was agreed.

    `invitations` holds the invitation of each seat still to be filled by one, and is
    there only for whoever opened the table. `commitment` binds the dice. Somebody with
    several seats plays them in turn: `my_seat` is the one he sees the table from now.
    """

    id: str
    game: str
    options: Options
    seats: list[Seat]
    onlookers: bool
    status: Literal["waiting", "playing", "over"]
    my_seat: int | None
    commitment: str
    bot_delay: float
    invitations: list[str | None]


class Verdict(Message):
    """A finished game whose every byte is as these dice and rules give it."""

    game: str
    seats: list[str]
    version: int
    winners: list[int]


# The socket, from the browser. `id` is the sender's: the answer carries it again, and the
# same message sent twice, with its id and version, is done once and answered alike.


class Hello(Message, tag="hello", tag_field="type"):
    """The first message: the last version this browser has seen, or -1.

    Whoever may not watch gets a `Refused` with the empty id, and the socket is closed.
    """

    version: int


class Act(Message, tag="act", tag_field="type"):
    id: str
    version: int
    action: Words


class Undo(Message, tag="undo", tag_field="type"):
    id: str
    version: int
    whole_turn: bool


class AskPreview(Message, tag="preview", tag_field="type"):
    id: str
    version: int
    action: Words


class AskWhy(Message, tag="why", tag_field="type"):
    """Why can't I? The answer names the rule."""

    id: str
    version: int
    action: Words


class GiveOrder(Message, tag="order", tag_field="type"):
    """A standing order; an empty one takes the last back. `Done` says that it is kept."""

    id: str
    version: int
    order: Words


class AskLog(Message, tag="log", tag_field="type"):
    """Older steps of the log: the last ones before this version."""

    id: str
    before: int


FromBrowser = Hello | Act | Undo | AskPreview | AskWhy | GiveOrder | AskLog


# The socket, to the browser


class Update(Message, tag="update", tag_field="type"):
    """The table now, and the steps since the version the browser had.

    `view` is None while the table waits for players. The browser replaces its view
    whole. There is no gap between its version and the first step; a browser that has
    seen nothing (-1) gets only the last steps, and asks for older ones when it wants them.
    """

    lobby: Lobby
    view: View | None
    steps: list[SeenStep]


class LobbyChanged(Message, tag="lobby", tag_field="type"):
    """Somebody sat down, came or went."""

    lobby: Lobby


class Done(Message, tag="done", tag_field="type"):
    """The action is stored, as this version."""

    id: str
    version: int


class Refused(Message, tag="refused", tag_field="type"):
    id: str
    error: Error


class ShowPreview(Message, tag="preview", tag_field="type"):
    id: str
    preview: SeenPreview


class ShowWhy(Message, tag="why", tag_field="type"):
    """`rule` is None when the action is allowed."""

    id: str
    rule: str | None


class ShowLog(Message, tag="log", tag_field="type"):
    """Steps of the log in order; empty when there is nothing older."""

    id: str
    steps: list[SeenStep]


class Thinking(Message, tag="thinking", tag_field="type"):
    """A bot is at work for this seat."""

    seat: int


ToBrowser = Update | LobbyChanged | Done | Refused | ShowPreview | ShowWhy | ShowLog | Thinking
