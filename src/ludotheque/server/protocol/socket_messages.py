"""Every message that goes over the socket of a table; the TypeScript types come from here.

What routes take and give, and how errors and tables look anywhere, is in `http_messages`.
"""

from typing import Literal

from ludotheque.contract import Words
from ludotheque.foresight import Price
from ludotheque.server.protocol import bounds
from ludotheque.server.protocol.bounds import Id, Number, Text
from ludotheque.server.protocol.http_messages import Lobby
from ludotheque.server.protocol.message import Error, Message
from ludotheque.views import SeenPreview, SeenStep, View

# How fast bots answer: at once, briskly, or at the server's own pace.
BotPace = Literal["now", "brisk", "slow"]


class FromBrowser(Message, tag_field="type"):
    """What a browser says. Who may, and what is done, is declared in `sockets/handlers`.

    `id` is the sender's: the answer carries it again, and the same message sent twice, with
    its id and version, is done once and answered alike.
    """


class ToBrowser(Message, tag_field="type"):
    """What a browser hears: each frame is a list of these, in their order."""


class Hello(FromBrowser, tag="hello"):
    """The first message: the last version this browser has seen, or -1.

    Whoever may not watch gets a `Failed` with the empty id, and the socket is closed. Whoever
    wants `changes` is told only what has changed of a board that they have. At a table in one
    room its host is a screen that everybody sees: it is told what an onlooker is, but while the
    seat `uncover`, one of its own, is to decide.
    """

    version: Number
    changes: bool = False
    uncover: Number | None = None


class Act(FromBrowser, tag="act"):
    id: Id
    version: Number
    action: bounds.Words


class Undo(FromBrowser, tag="undo"):
    id: Id
    version: Number
    whole_turn: bool


class AskPreview(FromBrowser, tag="preview"):
    id: Id
    version: Number
    action: bounds.Words


class AskPrices(FromBrowser, tag="prices"):
    """What would each of my actions cost or bring?"""

    id: Id
    version: Number


class AskWhy(FromBrowser, tag="why"):
    """Why can't I? The answer names the rule."""

    id: Id
    version: Number
    action: bounds.Words


class AskHint(FromBrowser, tag="hint"):
    """What would a good player do? Only the seat to act may ask.

    What was planned already may be asked for as often as one likes, a new plan may not.

    Where people play against each other only if that was agreed ("no-hints"), and then
    everybody is told by `HintAsked`.
    """

    id: Id
    version: Number


class GiveOrder(FromBrowser, tag="order"):
    """A standing order; an empty one takes the last back. `Done` says that it is kept."""

    id: Id
    version: Number
    order: bounds.Words


class AskLog(FromBrowser, tag="log"):
    """Older steps of the log: the last ones before this version."""

    id: Id
    before: Number


class SendChat(FromBrowser, tag="chat"):
    """Write to everybody seated here: 1 to 500 characters of plain text ("bad-line").

    `Done` answers, and `ChatMessages` comes to all who are seated, the speaker included. `seat` is
    who speaks, where several sit at this device. Onlookers neither write nor read.
    """

    id: Id
    text: Text
    seat: Number | None = None


class StandIn(FromBrowser, tag="stand-in"):
    """Let a bot of this level play a seat until its person returns; None ends it.

    Everybody for their own seats: until they end it or act themselves. Whoever sits here, or the
    host, for a person who is not there (`Seat.replaceable`, else "not-absent"): until that person
    opens the table again. At a table that waits the host may give a free seat to a bot for good.
    """

    id: Id
    seat: Number
    level: Text | None


class Pause(FromBrowser, tag="pause"):
    """Whether I want all clocks of this table to stand; they do while everybody does."""

    id: Id
    on: bool


class SetBotPace(FromBrowser, tag="bot-pace"):
    """How fast bots answer while I look; it counts where I am the only person at the table."""

    id: str
    pace: BotPace


class Point(FromBrowser, tag="point"):
    """I look at one of my actions, or with no words at none any more.

    Onlookers are told by `Pointed` where my choices are no secret, and nobody is anywhere else.
    """

    id: Id
    version: Number
    action: bounds.Words


class Leave(FromBrowser, tag="leave"):
    """Leave this table for good: a bot has my seats from now on. Before the game they are free
    again; only the host cannot leave then, but can close the table.
    """

    id: Id


class Close(FromBrowser, tag="close"):
    """I want this table to be closed for good, or no longer.

    It is when all want it for whom no bot plays (`Seat.ending`); before the game begins, when
    its host wants it. Everybody is told by `LobbyChanged`.
    """

    id: Id
    on: bool = True


class Change(Message):
    """A part of a board that is new: the name of its field and, in a list, its number there."""

    path: list[str | int]
    value: object


class Update(ToBrowser, tag="update"):
    """The table now, and the steps since the version the browser had.

    `view` is None while the table waits for players. The browser replaces its view
    whole. There is no gap between its version and the first step; a browser that has
    seen nothing (-1) gets only the last steps, and asks for older ones when it wants them.
    `lobby` is None where nothing of it has changed since the browser was told. Where there are
    `changes`, the view's board is None: it is the last one that this socket was told, but for
    these. Only who asks for them gets any.
    """

    lobby: Lobby | None
    view: View | None
    steps: list[SeenStep]
    changes: list[Change] | None = None


class LobbyChanged(ToBrowser, tag="lobby"):
    """Somebody sat down, came or went."""

    lobby: Lobby


class Done(ToBrowser, tag="done"):
    """It is stored: the action as this version, anything else at this version."""

    id: str
    version: int


class Failed(ToBrowser, tag="failed"):
    id: str
    error: Error


class ShowPreview(ToBrowser, tag="preview"):
    id: str
    preview: SeenPreview


class ShowPrices(ToBrowser, tag="prices"):
    """In the order of the actions in the view."""

    id: str
    prices: list[Price]


class ShowWhy(ToBrowser, tag="why"):
    """`rule` is None when the action is allowed."""

    id: str
    rule: str | None


class ShowHint(ToBrowser, tag="hint"):
    """What a bot of this level would do in my place, and what it thinks of it.

    `then` is what would follow until my turn ends or chance has a part in it. `before` and
    `after` are my chances in percent as the position stood when this was planned and after
    all of it. Everything comes from what I may know. The same position has the same hint.
    """

    id: str
    level: str
    action: Words
    then: list[Words]
    before: int
    after: int


class Pointed(ToBrowser, tag="pointed"):
    """What a seat looks at in a decision that is public, before it is made; empty for nothing.

    `preview` is what it would do, in games that hide nothing.
    """

    seat: int
    version: int
    action: Words
    preview: SeenPreview | None


class HintAsked(ToBrowser, tag="hint-asked"):
    """Somebody was given a hint at this version, where people play against each other."""

    seat: int
    version: int


class ShowLog(ToBrowser, tag="log"):
    """Steps of the log in order; empty when there is nothing older."""

    id: str
    steps: list[SeenStep]


class Thinking(ToBrowser, tag="thinking"):
    """A bot is at work for this seat; `progress` says in percent how much of its time is over.

    It runs by the public clock of the table, not by the bot's thoughts.
    """

    seat: int
    progress: int = 0


class ChatMessage(Message):
    """What somebody said: `number` rises at each table, `at` is Unix time."""

    number: int
    seat: int
    person: int
    text: str
    at: int


class ChatMessages(ToBrowser, tag="chat"):
    """Messages of the table's chat, in order: the last ones after `Hello`, then each new one.

    A message may come twice (after a new `Hello`); its number tells.
    """

    messages: list[ChatMessage]
