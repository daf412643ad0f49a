"""Every message between server and browser, once; the TypeScript types come from here.

The server never sends sentences: it sends codes, words and facts, and each side turns
them into its language with the same Fluent files.
"""

from typing import Literal

import msgspec

from ludotheque.contract import Options, Words
from ludotheque.tutorial import TutorialStep
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
    "table-full",
    "table-closed",
    "not-invited",
    "no-onlookers",
    "not-started",
    "not-over",
    "not-absent",
    "no-such-moment",
    "bad-line",
    "name-taken",
    "bad-password",
    "wrong-password",
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
    """A game on the shelf. Texts come from its Fluent files.

    `hidden`: some seat knows what another does not, so people at one device need a
    curtain between their turns. `tutorial`: `GET /api/games/{game}/tutorial` has one.
    """

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
    hidden: bool
    tutorial: bool


class Tutorial(Message):
    """`GET /api/games/{game}/tutorial`: a short game on the real engine, the same each time.

    `seats` are the colours in seat order; `seat` is the learner's.
    """

    game: str
    options: Options
    seats: list[str]
    seat: int
    steps: list[TutorialStep]


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


# People


class NewSession(Message):
    """`POST /api/session` -> Me: come in as a guest, or change the name that is shown."""

    name: str


class NewAccount(Message):
    """`POST /api/account` -> Me: the guest becomes an account and keeps all his seats.

    `name` is what he signs in with, and is shown from now on: 1 to 32 letters, unique
    whatever their case ("bad-name", "name-taken"). `password`: 8 to 256 characters
    ("bad-password"). Whoever has an account already is refused: "not-allowed".
    """

    name: str
    password: str


class SignIn(Message):
    """`POST /api/sign-in` -> Me, with a new cookie; works on any device.

    "wrong-password" stands for a wrong name as well. The seats of a guest who signs in
    go over to the account. Sockets opened before must be opened anew.
    """

    name: str
    password: str


class NewPassword(Message):
    """`POST /api/account/password` -> Me: change it; all other devices are signed out."""

    password: str
    new_password: str


class Me(Message):
    """Who I am here: `GET /api/me`, and the answer to everything about my session.

    `account` is the name I sign in with, None for a guest. `tables` are in the order of
    the home page: those that wait for me first, then running ones, then those that wait
    for others, then finished and closed ones; within each the last changed first.
    `POST /api/sign-out` (an empty object) ends this session; a guest is refused
    ("not-allowed"), because he could never come back to his seats.
    """

    name: str
    account: str | None
    tables: list["TableLine"]


Status = Literal["waiting", "playing", "over", "closed"]
Pace = Literal["live", "leisure"]


class TableLine(Message):
    """One of my tables, for the home page.

    `my_turn`: it waits for me, to act or to take the seat reserved for me (then `status`
    is "waiting"). `my_seats` are the seats at this device, or reserved for me. `changed`
    is the Unix time of the last step, or of its opening; `version` -1 before the first.
    """

    id: str
    game: str
    players: list[str]
    my_seats: list[int]
    my_turn: bool
    status: Status
    pace: Pace
    version: int
    changed: int


class OpenTable(Message):
    """A table that anyone may join, the newest first: `GET /api/tables`.

    `players` has a name or a bot's level for each seat that is filled, "" for a free one;
    `free` are the seats that `Join` takes without an invitation.
    """

    id: str
    game: str
    options: Options
    pace: Pace
    onlookers: bool
    players: list[str]
    free: list[int]
    created: int


# Tables


class NewSeat(Message):
    """A seat of a table to be.

    "me"; "here": another person at this device, called `name`; "bot" of a `level`; "open"
    to anyone; "invited": by the link with its invitation.
    """

    kind: Literal["me", "here", "bot", "open", "invited"]
    level: str | None = None
    name: str = ""


class NewTable(Message):
    """`POST /api/tables` -> Lobby.

    `share` is 16 random bytes in hexadecimal: this person's part of the dice. `pace`:
    "live" for people at the table together, "leisure" for moves over days, where nobody
    is hurried. It only says what is agreed; a host may sooner replace somebody absent
    at a live table (`Seat.replaceable`).
    """

    game: str
    options: Options
    seats: list[NewSeat]
    onlookers: bool = True
    pace: Pace = "live"
    share: str = ""


class NewBranch(Message):
    """`POST /api/tables/{id}/branches` -> Lobby: play on from a moment of a finished game.

    The new table's game begins with the steps up to `version`, its draws included, and
    goes on with fresh dice. Each seat is "me", "here" or "bot", as many as before.
    """

    version: int
    seats: list[NewSeat]
    onlookers: bool = True
    pace: Pace = "live"
    share: str = ""


class Again(Message):
    """`POST /api/tables/{id}/again` -> Lobby, by somebody seated at a finished game.

    A new table with the same game, options and seats. Mine are taken at once; those of
    other persons are "reserved" for them: they sit down with `Join`, from the home page
    or from `Lobby.next` of the old table, which everybody there is told. Whoever asks
    second gets the same table, with his own seats taken.
    """

    share: str = ""


class Join(Message):
    """`POST /api/tables/{id}/join` -> Lobby: sit down.

    An invited seat needs the invitation of its link; a reserved one is only for whom it
    was kept. "table-full" when no seat at all is free, "seat-taken" when this one is not.
    """

    seat: int
    invitation: str | None = None
    share: str = ""


class Seat(Message):
    """A seat of a table as everybody sees it.

    "elsewhere" is a player of an imported game: only a name. `person` is a number that
    is the same for the same person at every table (to mute him). `stand_in` is the level
    of the bot that plays for this person now. `replaceable` is the Unix time from which
    the host may put such a bot in; None while the person is there, or is no other person.
    """

    kind: Literal["person", "bot", "open", "invited", "reserved", "elsewhere"]
    name: str
    level: str | None
    colour: str
    connected: bool
    person: int | None
    stand_in: str | None
    replaceable: int | None


class Origin(Message):
    """Where the game of a table came from: its first `version` + 1 steps are copied.

    `table` is the game that it branched off, None where that one is not kept here.
    """

    table: str | None
    version: int


class Lobby(Message):
    """Everything about a table but its game: who sits where, what was agreed.

    Somebody with several seats (`my_seats`: those at this device) plays them in turn:
    `my_seat` is the one he sees the table from now, the one to act or else the one that
    acted last. When it changes and the game is `hidden`, the page draws a curtain.
    `my_reserved` are free seats that are kept for me: one `Join` takes them all.
    `host`: I opened this table. `invitations` holds the invitation of each seat still to
    be filled by one, and is there only for the host. `commitment` binds the dice. `next`
    is the table that goes on with the same people. At a "closed" table nobody can act.
    """

    id: str
    game: str
    options: Options
    seats: list[Seat]
    onlookers: bool
    pace: Pace
    status: Status
    host: bool
    my_seat: int | None
    my_seats: list[int]
    my_reserved: list[int]
    commitment: str
    bot_delay: float
    invitations: list[str | None]
    next: str | None
    origin: Origin | None


class Moment(Message):
    """`GET /api/tables/{id}/moments/{version}?seat=N`: the table as it was then.

    From my own seat, or an onlooker's eyes; `seat` may be any of mine, and any seat at
    all once the game is over ("not-over" before). Nothing can be done in the past: the
    view has no actions. `step` is the one that led there. "no-such-moment" when there is
    no such version.
    """

    view: View
    step: SeenStep


class StoryPoint(Message):
    """One moment of a finished game: the standing of each seat, in seat order.

    `turn` is the seat whose turn begins here, None within a turn and at the end.
    """

    version: int
    standing: list[int]
    turn: int | None


class Story(Message):
    """`GET /api/tables/{id}/story`: how a finished game came about, for a chart.

    Steps that were taken back are left out. "not-over" while the game runs.
    """

    points: list[StoryPoint]


class Verdict(Message):
    """`POST /api/verify`: a finished game whose every byte is as dice and rules give it.

    `copied` is how many of its first steps were taken over from another game: their dice
    are that game's, and only the rules of them could be checked.

    `POST /api/records` (the same body) -> Lobby takes such a record as a table of mine that
    is over and can be replayed; an unfinished one too, "closed", where nothing is hidden.
    """

    game: str
    seats: list[str]
    version: int
    winners: list[int]
    copied: int


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


class AskHint(Message, tag="hint", tag_field="type"):
    """What would a good player do? Only the seat to act may ask, and not all the time."""

    id: str
    version: int


class GiveOrder(Message, tag="order", tag_field="type"):
    """A standing order; an empty one takes the last back. `Done` says that it is kept."""

    id: str
    version: int
    order: Words


class AskLog(Message, tag="log", tag_field="type"):
    """Older steps of the log: the last ones before this version."""

    id: str
    before: int


class Say(Message, tag="say", tag_field="type"):
    """Write to everybody seated here: 1 to 500 characters of plain text ("bad-line").

    `Done` answers, and `Said` comes to all who are seated, the speaker included. `seat` is
    who speaks, where several sit at this device. Onlookers neither write nor read.
    """

    id: str
    text: str
    seat: int | None = None


class StandIn(Message, tag="stand-in", tag_field="type"):
    """Let a bot of this level play a seat until its person returns; None ends it.

    Everybody for his own seats: until he ends it or acts himself. The host for a person
    who is not there (`Seat.replaceable`, else "not-absent"): until that person opens the
    table again. At a table that waits the host may give a free seat to a bot for good.
    """

    id: str
    seat: int
    level: str | None


class Close(Message, tag="close", tag_field="type"):
    """Close this table for good; only its host may. Everybody is told by `LobbyChanged`."""

    id: str


FromBrowser = (
    Hello | Act | Undo | AskPreview | AskWhy | AskHint | GiveOrder | AskLog | Say | StandIn | Close
)


# The socket, to the browser: each frame is a list of messages, in their order.


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
    """It is stored: the action as this version, anything else at this version."""

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


class ShowHint(Message, tag="hint", tag_field="type"):
    """What a bot of this level would do in my place, and what it thinks of it.

    `before` and `after` are my chances in percent as the position stands and after this
    action. They come from what I may know, like the action itself.
    """

    id: str
    level: str
    action: Words
    before: int
    after: int


class ShowLog(Message, tag="log", tag_field="type"):
    """Steps of the log in order; empty when there is nothing older."""

    id: str
    steps: list[SeenStep]


class Thinking(Message, tag="thinking", tag_field="type"):
    """A bot is at work for this seat; `progress` says in percent how much of its time is over.

    It runs by the public clock of the table, not by the bot's thoughts.
    """

    seat: int
    progress: int = 0


class Line(Message):
    """What somebody said: `number` rises at each table, `at` is Unix time."""

    number: int
    seat: int
    person: int
    text: str
    at: int


class Said(Message, tag="said", tag_field="type"):
    """Lines of the table's talk, in order: the last ones after `Hello`, then each new one.

    A line may come twice (after a new `Hello`); its number tells.
    """

    lines: list[Line]


ToBrowser = (
    Update
    | LobbyChanged
    | Done
    | Refused
    | ShowPreview
    | ShowWhy
    | ShowHint
    | ShowLog
    | Thinking
    | Said
)
