"""Messages as bytes: one encoder for everything that leaves the server."""

import msgspec

encode = msgspec.json.Encoder().encode


def frame(messages: list[bytes]) -> bytes:
    """What goes over a socket at once: always a list, mostly of one."""
    return b"[%b]" % b",".join(messages)
