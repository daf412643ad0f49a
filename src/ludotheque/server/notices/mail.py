"""E-mail by the SMTP server that the host configured, if any."""

import asyncio
import re
import smtplib
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate
from urllib.parse import SplitResult, unquote, urlsplit

from ludotheque.server.notices.channel import Failed, Gone, Message

SECONDS = 15.0
POLICY = SMTP.clone(max_line_length=900)  # an address is not torn apart
PORTS = {"smtp": 587, "smtps": 465, "smtp+plain": 25}
# Good enough to send a code to: whoever cannot read it there has no channel.
ADDRESS = re.compile(r"[^@\s<>,;:\"\\()\[\]]{1,64}@[A-Za-z0-9.-]{1,190}")


class Mail:
    """`server` is smtp://name:password@host:port (STARTTLS), smtps:// or, inside, smtp+plain://."""

    def __init__(self, server: str, sender: str) -> None:
        self._server = urlsplit(server)
        self._sender = sender

    def checked(self, address: str) -> str:
        if not ADDRESS.fullmatch(address):
            raise Failed("bad-address")
        return address

    async def send(self, address: str, message: Message) -> None:
        mail = self.written(address, message)
        try:
            await asyncio.to_thread(deliver, self._server, mail)
        except smtplib.SMTPRecipientsRefused as error:
            raise Gone("refused") from error
        except (OSError, smtplib.SMTPException) as error:
            raise Failed("mail-server") from error

    def written(self, address: str, message: Message) -> EmailMessage:
        """The whole mail; its id is the same however often it is sent."""
        mail = EmailMessage(POLICY)
        mail["From"] = self._sender
        mail["To"] = address
        mail["Subject"] = message.title
        mail["Date"] = formatdate()
        mail["Message-ID"] = f"<{message.id}@{self._sender.rpartition('@')[2].strip('> ')}>"
        mail["Auto-Submitted"] = "auto-generated"
        text = f"{message.text}\n\n{message.url}\n"
        if message.unsubscribe:
            mail["List-Unsubscribe"] = f"<{message.unsubscribe}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
            text += f"\n-- \n{message.unsubscribe.replace('/api/', '/')}\n"
        mail.set_content(text)
        return mail


def deliver(server: SplitResult, mail: EmailMessage) -> None:
    """Hand a mail to the server."""
    with connected(server) as connection:
        connection.send_message(mail)


@contextmanager
def connected(server: SplitResult) -> Iterator[smtplib.SMTP]:
    """The server, greeted: by an encrypted connection unless the host said otherwise."""
    host, port = server.hostname or "", server.port or PORTS[server.scheme]
    context = ssl.create_default_context()
    if server.scheme == "smtps":
        connection: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=context)
    else:
        connection = smtplib.SMTP(host, port, timeout=SECONDS)
    with connection:
        connection.ehlo()
        if server.scheme == "smtp":
            connection.starttls(context=context)
        if server.username:
            connection.login(unquote(server.username), unquote(server.password or ""))
        yield connection
