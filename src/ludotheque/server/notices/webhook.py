"""Webhooks: a line of text in the form that a chat or a notifier expects.

A message may come twice, where a server is killed or an answer lost. Each carries its id by the
means that its receiver has to know it again; Discord, Slack and bridges to Matrix have none.
"""

import json
from collections.abc import Callable
from typing import Literal
from urllib.parse import parse_qs, urlsplit

import msgspec

from ludotheque.server.notices.channel import Failed, Gone, Message
from ludotheque.server.notices.outgoing import Outgoing

MATRIX_ROOM = "/_matrix/client/"
Format = Literal["discord", "matrix", "ntfy", "slack", "json"]


class Hook(msgspec.Struct):
    """Where to, and in which form."""

    url: str
    format: Format


_hook = msgspec.json.Decoder(Hook).decode


class Webhook:
    """Posts to an address that somebody gave us."""

    def __init__(self, outgoing: Outgoing) -> None:
        self._outgoing = outgoing

    def checked(self, address: str) -> str:
        try:
            hook = _hook(address)
        except msgspec.MsgspecError:
            raise Failed("bad-address") from None
        self._outgoing.checked(hook.url)
        return msgspec.json.encode(hook).decode()

    async def send(self, address: str, message: Message) -> None:
        hook = _hook(address)
        body, headers = FORMATS[hook.format](message)
        headers = {"User-Agent": "Ludotheque", "Idempotency-Key": message.id, **headers}
        if hook.format == "matrix" and MATRIX_ROOM in hook.url:
            status = await self._to_room(hook.url, message)
        else:
            status = await self._outgoing.send(hook.url, body, headers)
        if status in {404, 410}:
            raise Gone("gone")
        if not 200 <= status < 300:
            raise Failed(f"status-{status}")

    async def _to_room(self, url: str, message: Message) -> int:
        """Send to a room of Matrix itself: its server takes each transaction once."""
        parts = urlsplit(url)
        token = "".join(parse_qs(parts.query).get("access_token", []))
        at = parts._replace(path=f"{parts.path.rstrip('/')}/{message.id}", query="").geturl()
        body, headers = _json({"msgtype": "m.text", "body": _line(message)})
        return await self._outgoing.send(
            at, body, {**headers, "Authorization": f"Bearer {token}"}, "PUT"
        )


Form = tuple[bytes, dict[str, str]]


def _json(body: dict[str, object]) -> Form:
    return json.dumps(body).encode(), {"Content-Type": "application/json"}


def _line(message: Message) -> str:
    return f"{message.text} {message.url}"


def _discord(message: Message) -> Form:
    return _json({"content": _line(message), "allowed_mentions": {"parse": []}})


def _text(message: Message) -> Form:
    """Slack, and bridges to Matrix."""
    return _json({"text": _line(message)})


def _ntfy(message: Message) -> Form:
    title = message.title.encode("ascii", "replace").decode()
    headers = {"Title": title, "Click": message.url, "X-Sequence-ID": message.id}
    return message.text.encode(), headers


def _plain(message: Message) -> Form:
    told = {"id": message.id, "title": message.title, "text": message.text, "url": message.url}
    return _json(dict(told))


FORMATS: dict[Format, Callable[[Message], Form]] = {
    "discord": _discord,
    "matrix": _text,
    "slack": _text,
    "ntfy": _ntfy,
    "json": _plain,
}
