"""Every message that goes over the socket of a table; the TypeScript types come from here.

What routes take and give, and how errors and tables look anywhere, is in `messages`.
"""

from ludotheque.contract import Words
from ludotheque.server.messages import Error, Lobby, Message
from ludotheque.views import SeenPreview, SeenStep, View

# From the browser. `id` is the sender's: the answer carries it again, and the same message
# sent twice, with its id and version, is done once and answered alike.


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


# To the browser: each frame is a list of messages, in their order.


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
