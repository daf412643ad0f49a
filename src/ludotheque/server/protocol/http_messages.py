"""What a route takes and gives about games and tables; the TypeScript types come from here.

The rest is in `people_messages` and `notice_messages`; what goes over the socket of a table is in
`socket_messages`.

The server never sends sentences: it sends codes, words and facts, and each side turns
them into its language with the same Fluent files.
"""

from typing import Annotated, Literal

import msgspec

from ludotheque.contract import Options
from ludotheque.rulebook import Kind
from ludotheque.server.protocol import bounds
from ludotheque.server.protocol.bounds import Number, Text
from ludotheque.server.protocol.message import DailyHours, Message
from ludotheque.timing import AtEnd
from ludotheque.tutorial import TutorialStep
from ludotheque.views import Result, SeenStep, View

# The catalogue


class GameOption(Message):
    id: str
    kind: Literal["yes-no", "number", "choice"]
    default: bool | int | str
    rule: str
    low: int
    high: int
    less_per_seat: int
    choices: list[str]


class GameParameter(Message):
    """A number of the rules that a table may change: every `step` from `least` to `most`.

    A table's options have it where it is not the sheet's, which `sheets` tells for the fewest
    players, one more, and so on.
    """

    id: str
    least: int
    most: int
    step: int
    sheets: list[int]
    rule: str


class BoardFile(Message):
    """A file of a plug-in: its address here, and the hash that the browser checks it by."""

    address: str
    integrity: str


class PlugInBoard(Message):
    """The board that a plug-in brings along: a module, and its style where it has one."""

    script: BoardFile
    style: BoardFile | None


class Game(Message):
    """A game of the collection: `GET /api/games`. Texts come from its Fluent files.

    `hidden`: some seat knows what another does not, so people at one device need a
    curtain between their turns, but not at `open_prompts`. `prices`: the facts that an
    action costs or brings, to be asked for by `AskPrices`. `teaches`: the rules about each verb.
    `tutorial`: `GET /api/games/{game}/tutorial` has one. `board`: that of a plug-in; the house has
    its own boards at hand.
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
    open_prompts: list[str]
    prices: list[str]
    teaches: dict[str, list[str]]
    options: list[GameOption]
    parameters: list[GameParameter]
    levels: list[str]
    hidden: bool
    tutorial: bool
    board: PlugInBoard | None


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
    kind: Kind
    section: str
    text: str


class Rulebook(Message):
    title: str
    introduction: str
    rows: list[RuleRow]


# Tables


class Me(Message):
    """Who I am here: `GET /api/me`, and the answer to everything about my session.

    `name` is None where I gave none. `account` is the name I sign in with, None for a guest.
    `tables` are in the order of the home page: those that wait for me first, then running
    ones, then those that wait for others, then finished and closed ones; within each those
    whose time runs out soonest, then the last changed.
    `POST /api/sign-out` (an empty object) ends this session; a guest is refused
    ("not-allowed"), because they could never come back to their seats.
    """

    name: str | None
    account: str | None
    tables: list["MyTable"]


Status = Literal["waiting", "playing", "over", "closed"]
Pace = Literal["live", "leisure", "room"]
Absence = Literal["wait", "stand-in"]


class Timing(Message):
    """What was agreed about clocks, in seconds ("bad-timing" when it gives nobody time).

    A turn may take `turn` at no cost; what it takes beyond that goes off the seat's `bank`, and
    whoever ends their turn gets `increment`. When nothing is left, a bot plays until the person
    returns, for one turn, or for good (`at_end`). `hours` are those at which clocks run.
    """

    turn: Annotated[int, msgspec.Meta(ge=0, le=bounds.LONGEST_TURN)]
    bank: Annotated[int, msgspec.Meta(ge=0, le=bounds.LARGEST_BANK)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=bounds.LONGEST_TURN)]
    at_end: AtEnd = "until-return"
    hours: DailyHours | None = None


class MyTable(Message):
    """One of my tables, for the home page.

    `my_turn`: it waits for me, to act or to take the seat reserved for me (then `status`
    is "waiting"). `my_seats` are the seats at this device, or reserved for me. `changed`
    is the Unix time of the last step, or of its opening; `version` -1 before the first.
    `to_act` is the seat that has the turn while it is played; `result` is how it ended, None
    too for a game that ended before that was kept. `deadline` is when the time of that seat runs
    out, None while no clock runs.
    `players` has a name or a bot's level for each seat, None for somebody without a name, ""
    for a free seat.
    """

    id: str
    game: str
    players: list[str | None]
    my_seats: list[int]
    my_turn: bool
    to_act: int | None
    status: Status
    pace: Pace
    version: int
    changed: int
    deadline: float | None
    result: Result | None


class OpenTable(Message):
    """A table that anyone may join, the newest first: `GET /api/tables`.

    `players` is as in `MyTable`;
    `free` are the seats that `Join` takes without an invitation.
    """

    id: str
    game: str
    options: Options
    pace: Pace
    timing: Timing | None
    onlookers: bool
    players: list[str | None]
    free: list[int]
    created: int


class NewSeat(Message):
    """A seat of a table to be.

    "me"; "here": another person at this device, called `name`; "bot" of a `level`; "open"
    to anyone; "invited": by the link with its invitation.
    """

    kind: Literal["me", "here", "bot", "open", "invited"]
    level: Text | None = None
    name: Text = ""


class Commitment(Message):
    """`POST /api/commitments` -> Commitment: the server binds itself to the dice of a table to be.

    Whoever then opens the table sends the commitment with their share: it stands for one table
    ("no-such-commitment" when it is unknown, used, or too old).
    """

    commitment: str


class NewTable(Message):
    """`POST /api/tables` -> Lobby; "too-many-tables" when I have that many unfinished ones.

    `commitment` was asked for before; without one the server draws its secret now. `share` is
    16 random bytes in hexadecimal: this person's part of the dice. `pace`: "live" for people
    at the table together, "leisure" for moves over days, where nobody is hurried, "room" for
    people in one room around the host's screen. It only says what is agreed; the others may
    sooner replace somebody absent from a table that is not at leisure (`Seat.replaceable`). The
    screen of a room is told what an onlooker is (`Hello.uncover`), and may hand a seat over
    (`AskCode`). `hints`: everybody may ask for them, though people play against
    each other. `curtain`: it falls between the turns of people at one device. `absence`:
    whether the screen of a room waits for whoever is gone, or lets a bot stand in as soon as it
    may. `timing`: the clocks, none where it is left out.
    """

    game: Text
    options: bounds.Options
    seats: Annotated[list[NewSeat], bounds.MOST_SEATS]
    onlookers: bool = True
    pace: Pace = "live"
    hints: bool = False
    curtain: bool = True
    absence: Absence = "wait"
    timing: Timing | None = None
    commitment: Text = ""
    share: Text = ""


class NewBranch(Message):
    """`POST /api/tables/{id}/branches` -> Lobby: play on from a moment of a finished game.

    The new table's game begins with the steps up to `version`, its draws included, and
    goes on with fresh dice. Each seat is "me", "here" or "bot", as many as before.
    """

    version: Number
    seats: Annotated[list[NewSeat], bounds.MOST_SEATS]
    onlookers: bool = True
    pace: Pace = "live"
    commitment: Text = ""
    share: Text = ""


class Rematch(Message):
    """`POST /api/tables/{id}/rematch` -> Lobby, by somebody seated at a finished game or its host.

    A new table with the same game, options and seats. Mine are taken at once; those of
    other persons are "reserved" for them: they sit down with `Join`, from the home page
    or from `Lobby.next` of the old table, which everybody there is told. Whoever asks
    second gets the same table, with their own seats taken. `commitment` is one that was promised,
    or that of the new table if there is one already: no share is taken for any other.
    """

    commitment: Text = ""
    share: Text = ""


class Join(Message):
    """`POST /api/tables/{id}/join` -> Lobby: sit down.

    An invited seat needs the invitation of its link; a reserved one is only for whom it
    was kept. Whoever sits at the table takes no open seat beside ("not-allowed"). "table-full"
    when no seat at all is free, "seat-taken" when this one is not. `name` is that of somebody
    who shares this device, else it is mine.
    """

    seat: Number
    invitation: Text | None = None
    share: Text = ""
    name: Text = ""


class AskCode(Message):
    """`POST /api/tables/{id}/codes` -> SeatCode: how a phone comes to a seat, for the host alone.

    A seat by invitation that is free; or, at a table in one room, one that somebody has, to hand
    it over to another phone ("not-allowed" for any other).
    """

    seat: Number


class SeatCode(Message):
    """An invitation and the short code that stands for it, until the seat is taken."""

    code: str
    invitation: str


class TypedCode(Message):
    """`POST /api/codes` -> FoundSeat: what a short code stands for ("wrong-code")."""

    code: Text


class FoundSeat(Message):
    """The seat of a code; `Join` takes it."""

    table: str
    seat: int
    invitation: str


class Addresses(Message):
    """`GET /api/addresses`: where other devices may reach this server, the likeliest first.

    None at all where it listens on its own machine alone.
    """

    origins: list[str]


class Seat(Message):
    """A seat of a table as everybody sees it.

    "elsewhere" is a player of an imported game: only a name. `name` is None for a person who gave
    none, "" for a bot and a free seat. `person` is a number that
    is the same for the same person at every table (to mute them). `stand_in` is the level
    of the bot that plays for this person now. `replaceable` is the Unix time from which
    the others may put such a bot in; None while the person is there. `away_until` is when their
    days off end, None where they have none now. `ending`: they want the
    table to be closed. A bot with a name has the seat of somebody who left.
    """

    kind: Literal["person", "bot", "open", "invited", "reserved", "elsewhere"]
    name: str | None
    level: str | None
    colour: str
    connected: bool
    person: int | None
    stand_in: str | None
    replaceable: int | None
    away_until: float | None
    ending: bool


class UsualPace(Message):
    """How somebody usually plays at leisure: half of their turns took at most `seconds`.

    `GET /api/tables/{id}/paces` has one for each seat, None where too little is known. Of their
    last `turns` a bot played `missed` for them.
    """

    seconds: float
    turns: int
    missed: int


class Origin(Message):
    """Where the game of a table came from: its first `version` + 1 steps are copied.

    `table` is the game that it branched off, None where that one is not kept here.
    """

    table: str | None
    version: int


class Clocks(Message):
    """The clocks of a table whose game has begun.

    `left` is what each seat has at the moment `now`, the server's time. The clock of a seat runs
    until its one of `deadlines`, or stands where that is None. `pausing` are the seats whose
    people want the clocks to stand: they do while all do.
    """

    now: float
    left: list[float]
    deadlines: list[float | None]
    pausing: list[int]


class Lobby(Message):
    """Everything about a table but its game: who sits where, what was agreed.

    Somebody with several seats (`my_seats`: those at this device) plays them in turn:
    `my_seat` is the one they see the table from now, the one to act or else the one that
    acted last. When it changes and the game is `hidden`, the page draws a curtain, unless
    those who share the device have agreed to do without (`curtain`).
    `my_reserved` are free seats that are kept for me: one `Join` takes them all.
    `host`: I opened this table. `invitations` holds the invitation of each seat still to
    be filled by one, and is there only for the host. `commitment` binds the dice. `next`
    is the table that goes on with the same people. At a "closed" table nobody can act.
    `hints`: they may be asked for here, as agreed or because one person plays against bots.
    `timing` is what was agreed about clocks, `clocks` how they stand.
    """

    id: str
    game: str
    options: Options
    seats: list[Seat]
    onlookers: bool
    pace: Pace
    hints: bool
    curtain: bool
    absence: Absence
    timing: Timing | None
    clocks: Clocks | None
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
