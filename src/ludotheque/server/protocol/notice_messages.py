"""What a route takes and gives about notices and days off."""

from datetime import date
from typing import Annotated, Literal

import msgspec

from ludotheque.server.protocol.bounds import Text
from ludotheque.server.protocol.message import DailyHours, Message

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
