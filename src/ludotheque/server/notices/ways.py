"""The ways to people from a machine with a network: push, webhooks, mail where it is set up."""

from ludotheque.server.notices.channel import Sender, Ways
from ludotheque.server.notices.mail import Mail
from ludotheque.server.notices.outgoing import Outgoing
from ludotheque.server.notices.push import Push, new_key
from ludotheque.server.notices.webhook import Webhook
from ludotheque.server.settings import Settings, listed
from ludotheque.store import Store
from ludotheque.store.reach import ChannelKind


def ways(settings: Settings, store: Store) -> Ways:
    """What this house offers; its key for web push is made once and kept."""
    outgoing = Outgoing(frozenset(listed(settings.hooks.lower())))
    push = Push(outgoing, store.key("vapid", new_key()), contact(settings))
    senders: dict[ChannelKind, Sender] = {"push": push, "webhook": Webhook(outgoing)}
    if settings.mail:
        senders["mail"] = Mail(settings.mail, settings.mail_from)
    return Ways(senders, push.public_key)


def contact(settings: Settings) -> str:
    """Whom a push service may ask about us."""
    address = settings.mail_from.rpartition("<")[2].rstrip("> ")
    public = [origin for origin in settings.public_origins() if origin.startswith("https://")]
    return f"mailto:{address}" if address else (public or ["mailto:host@localhost"])[0]
