"""Notices in words: that something is so at a table, and nothing of its game."""

import secrets

from ludotheque import registry
from ludotheque.server.notices.channel import Message
from ludotheque.speech import Speaker
from ludotheque.store.outbox import Due, Notice
from ludotheque.store.reach import Channel


def message(due: Due, language: str) -> Message:
    """One message for all that is to be told to somebody now."""
    channel, notices = due.channel, due.notices
    lines = [line(notice, language) for notice in notices]
    first, several = notices[0], len(notices) > 1
    url = channel.origin + ("/" if several else f"/table/{first.table}")
    told = "\n".join(lines)
    if several and channel.kind == "mail":
        addresses = [f"{channel.origin}/table/{notice.table}" for notice in notices]
        told = "\n".join(f"{line}\n{at}" for line, at in zip(lines, addresses, strict=True))
    return Message(
        id=due.message,
        tag="several" if several else first.table,
        title=lines[0] if not several else _say(first.game, "notices", language, count=len(lines)),
        text=told,
        url=url,
        unsubscribe=f"{channel.origin}/api/unsubscribe/{channel.secret}",
    )


def line(notice: Notice, language: str) -> str:
    return _say(notice.game, f"notice-{notice.kind}", language)


def trial(channel: Channel, language: str, code: str = "") -> Message:
    """What is sent to see whether it arrives; with a code, to confirm an address."""
    game = next(iter(registry.titles()))
    text = _say(game, "notice-confirm" if code else "notice-test", language, code=code)
    return Message(channel.secret[:32], "test", text, text, f"{channel.origin}/notices")


def recovery(channel: Channel, language: str, code: str) -> Message:
    """A code for whoever has forgotten their password."""
    game, url = next(iter(registry.titles())), f"{channel.origin}/account"
    title, text = (
        _say(game, f"recovery-{part}", language, code=code) for part in ("title", "text")
    )
    return Message(secrets.token_hex(16), "recovery", title, text, url)


def _say(game: str, words: str, language: str, **values: str | int) -> str:
    title = registry.titles().get(game)
    if title is None:  # a game that was uninstalled
        return game
    speaker = Speaker(title, language, [])
    return speaker.say(words, title=speaker.say("title"), **values)
