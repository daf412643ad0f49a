"""Every message that a route takes or gives, once; the TypeScript types come from here.

What goes over the socket of a table is in `socket_messages`.

The server never sends sentences: it sends codes, words and facts, and each side turns
them into its language with the same Fluent files.
"""

from datetime import date
from typing import Annotated, Literal

import msgspec

from ludotheque.contract import Options
from ludotheque.rulebook import Kind
from ludotheque.server.protocol import bounds
from ludotheque.server.protocol.bounds import Number, Text
from ludotheque.timing import AtEnd
from ludotheque.tutorial import TutorialStep
from ludotheque.views import Result, SeenStep, View

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
    "bad-timing",
    "bad-name",
    "seat-taken",
    "table-full",
    "table-closed",
    "too-many-tables",
    "too-many-channels",
    "older-rules",
    "not-invited",
    "no-onlookers",
    "not-started",
    "not-over",
    "not-absent",
    "no-hints",
    "no-such-moment",
    "no-such-commitment",
    "bad-line",
    "name-taken",
    "bad-password",
    "wrong-password",
    "not-allowed",
    "not-signed-in",
    "bad-address",
    "bad-days",
    "no-days-left",
    "wrong-code",
    "bad-passkey",
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
    action costs or brings, to be asked for by `AskPrices`. `tutorial`:
    `GET /api/games/{game}/tutorial` has one. `board`: that of a plug-in; the house has
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
    options: list[GameOption]
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


# People


class NewSession(Message):
    """`POST /api/session` -> Me: come in as a guest, or change the name that is shown.

    Whoever gives no name is shown as a guest, each reader in their own language.
    """

    name: Text | None = None


class NewAccount(Message):
    """`POST /api/account` -> Me: the guest becomes an account and keeps all their seats.

    `name` is what they sign in with, and is shown from now on: 1 to 32 letters, unique
    whatever their case ("bad-name", "name-taken"). `password`: 8 to 256 characters
    ("bad-password"). Whoever has an account already is refused: "not-allowed".
    """

    name: Text
    password: Text


class SignIn(Message):
    """`POST /api/sign-in` -> Me, with a new cookie; works on any device.

    "wrong-password" stands for a wrong name as well. The seats of a guest who signs in
    go over to the account. Sockets opened before must be opened anew.
    """

    name: Text
    password: Text


class NewPassword(Message):
    """`POST /api/account/password` -> Me: change it; all other devices are signed out."""

    password: Text
    new_password: Text


class DeleteAccount(Message):
    """`POST /api/account/delete`: delete me and all that is mine; guests need no password.

    Bots play on in my games; in those that others played I am nobody from then on, and games
    of nobody else are deleted. `GET /api/account/data` is all that is kept of me, one file.
    """

    password: Text = ""


Credential = Annotated[str, msgspec.Meta(max_length=8192)]


class PasskeyShown(Message):
    """One of my passkeys; `created` is a Unix time."""

    id: str
    name: str
    created: int


class AccountKeys(Message):
    """`GET /api/account/keys`: my ways back into my account; `codes` are left to me."""

    passkeys: list[PasskeyShown]
    codes: int


class ConfirmPassword(Message):
    """`POST /api/account/codes` -> RecoveryCodes; `POST /api/account/passkeys/offer` -> what
    `navigator.credentials.create` takes. Guests are refused ("not-allowed").
    """

    password: Text


class RecoveryCodes(Message):
    """Codes to be written down, shown once; those before them are void."""

    codes: list[str]


class NewPasskey(Message):
    """`POST /api/account/passkeys` -> AccountKeys: what the browser has made, as JSON.

    "bad-passkey" when it was not asked for, is known already, or is one too many.
    """

    credential: Credential
    name: Text


class RemovePasskey(Message):
    """`POST /api/account/passkeys/remove` -> AccountKeys."""

    id: Text


class PasskeySignIn(Message):
    """`POST /api/sign-in/passkey` -> Me, as `SignIn`; "bad-passkey".

    `POST /api/sign-in/ask` (an empty object) gives what `navigator.credentials.get` takes, and
    `credential` is its answer as JSON.
    """

    credential: Credential


class Recover(Message):
    """`POST /api/recover` -> Me: a new password by a code ("wrong-code"), which is good once."""

    name: Text
    code: Text
    password: Text


class RecoverByMail(Message):
    """`POST /api/recover/mail`: send such a code to the addresses for mail of this account.

    They are those that somebody has confirmed for notices. The answer never says whether any is.
    """

    name: Text


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
Pace = Literal["live", "leisure"]


class DailyHours(Message):
    """Minutes of the day, from `start` to `end` in the time zone `zone`; perhaps over midnight."""

    start: Annotated[int, msgspec.Meta(ge=0, le=1439)]
    end: Annotated[int, msgspec.Meta(ge=0, le=1439)]
    zone: Text


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


# Tables


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
    at the table together, "leisure" for moves over days, where nobody is hurried. It only
    says what is agreed; the others may sooner replace somebody absent at a live table
    (`Seat.replaceable`). `hints`: everybody may ask for them, though people play against
    each other. `curtain`: it falls between the turns of people at one device. `timing`: the
    clocks, none where it is left out.
    """

    game: Text
    options: bounds.Options
    seats: Annotated[list[NewSeat], bounds.MOST_SEATS]
    onlookers: bool = True
    pace: Pace = "live"
    hints: bool = False
    curtain: bool = True
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
    """`POST /api/tables/{id}/rematch` -> Lobby, by somebody seated at a finished game.

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
    when no seat at all is free, "seat-taken" when this one is not.
    """

    seat: Number
    invitation: Text | None = None
    share: Text = ""


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


# Notices

ChannelKind = Literal["push", "mail", "webhook"]
NoticeKind = Literal["turn", "hour", "begun", "over", "invited"]
TableWish = Literal["usual", "never", "always"]
NoticeKinds = Annotated[list[NoticeKind], msgspec.Meta(max_length=5)]
MinuteOfDay = Annotated[int, msgspec.Meta(ge=0, le=1439)]


class NoticeChannel(Message):
    """A way to me, and which notices go it; `error` says why the last one failed.

    `confirmed`: it is mine. An address for mail is confirmed by the code that was sent there.
    """

    id: int
    kind: ChannelKind
    label: str
    kinds: list[NoticeKind]
    confirmed: bool
    error: str | None


class Notices(Message):
    """`GET /api/notices`: how I am reached; nothing is sent to whoever has no channel.

    None where I have said nothing yet. In the `quiet` hours nothing is sent; `digest` is the
    minute of the day at which all mail about turns comes at once. `feed` is the address of
    `games.atom` and `deadlines.ics`, secret and mine (`POST /api/notices/feed`: another one).
    `push_key` is what a browser wants to know before it lets us send. Of the `tables` I want to be
    told in another way than of all. On `days_off` my clocks
    stand at every table; `days_left` is how many more I may take this year.
    """

    language: str | None
    zone: str | None
    quiet: DailyHours | None
    digest: int | None
    feed: str | None
    offered: list[ChannelKind]
    push_key: str
    channels: list[NoticeChannel]
    tables: list["TableNotices"]
    days_off: list["DaysOff"]
    days_left: int


class TableNotices(Message):
    """What I want to be told of a table: nothing, or everything by every channel."""

    table: str
    game: str
    wish: TableWish


class SetTableNotices(Message):
    """`POST /api/notices/tables/{table}` -> Notices: what I want to be told of a table of mine."""

    wish: TableWish


class DaysOff(Message):
    """From the `first` day to the `last`, both of them off."""

    id: int
    first: date
    last: date


class TakeDaysOff(Message):
    """`POST /api/notices/days-off` -> Notices: whole days in the time zone `zone`, today or later.

    "bad-days" when they are past, more than a year away or off already, "no-days-left" when they
    are too many for the year. `POST /api/notices/days-off/{id}/end` (an empty object) gives back
    what has not passed.
    """

    first: date
    last: date
    zone: Text


class SetNotices(Message):
    """`POST /api/notices` -> Notices."""

    language: Text
    zone: Text
    quiet: DailyHours | None = None
    digest: MinuteOfDay | None = None


class NewChannel(Message):
    """`POST /api/notices/channels` -> Notices; "bad-address" when nothing can be sent there.

    "too-many-channels" when I have ten.

    `address` is an address for mail, a browser's subscription as JSON, or a webhook's `url` and
    `format` as JSON. A webhook leads to the public internet, by https.
    """

    kind: ChannelKind
    address: Annotated[str, msgspec.Meta(max_length=2048)]
    kinds: NoticeKinds
    language: Text = "en"


class ChangeChannel(Message):
    """`POST /api/notices/channels/{id}` -> Notices. Below it are `/test`, which sends one now,
    and `/remove`.
    """

    kinds: NoticeKinds


class ConfirmChannel(Message):
    """`POST /api/notices/channels/{id}/confirm` -> Notices; "wrong-code"."""

    code: Text
