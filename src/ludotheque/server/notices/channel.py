"""What every channel is: something that can be sent, or why it could not."""

from typing import Protocol

import msgspec

from ludotheque.store.reach import ChannelKind


class Message(msgspec.Struct, frozen=True):
    """A notice in words: `id` is the same however often it is sent, `tag` replaces the last one."""

    id: str
    tag: str
    title: str
    text: str
    url: str
    unsubscribe: str = ""


class Failed(Exception):
    """It could not be sent now: one word for the person, who sees it on their page."""


class Gone(Failed):
    """Nobody will ever receive anything there again."""


class Sender(Protocol):
    """One kind of channel. `address` is what it keeps of somebody, as JSON."""

    def checked(self, address: str) -> str:
        """The address as it may be kept; Failed when it cannot be one."""

    async def send(self, address: str, message: Message) -> None:
        """Send, or raise Failed."""


class Ways(msgspec.Struct, frozen=True):
    """The ways to people that a house offers; browsers ask for web push with `push_key`."""

    senders: dict[ChannelKind, Sender] = {}
    push_key: str = ""
