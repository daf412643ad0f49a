"""What an idle socket costs the server: `python -m tests.server.idle [SOCKETS]`.

Each sits at a table, has been told everything and waits. Ten share a table, which is there
before they come, so that only the sockets are counted.
"""

import argparse
import asyncio
import sys

import httpx

from tests.server import raw
from tests.server.client import seats_for
from tests.server.flood import memory, started

SOCKETS = 1000
AT_A_TABLE = 10
KILOBYTE = 1024
SETTLED = 2.0  # seconds until everything is told


class Place:
    """As much of a server as `raw` wants to know."""

    def __init__(self, origin):
        self.origin = origin
        self.port = int(origin.rsplit(":", 1)[1])


async def measure(count):
    """Bytes of the server's memory for each socket."""
    async with started("unlimited") as (pid, origin):
        place = Place(origin)
        async with httpx.AsyncClient(base_url=origin, headers={"Origin": origin}) as http:
            cookie = await come_in(http)
            tables = [await open_table(http) for _ in range(count // AT_A_TABLE)]
        warm = [await sit(place, cookie, table) for table in tables]  # what is loaded once
        await asyncio.sleep(SETTLED)
        before = memory(pid)
        held = [await sit(place, cookie, table) for table in tables * (AT_A_TABLE - 1)]
        await asyncio.sleep(SETTLED)
        after = memory(pid)
        for _, writer in (*warm, *held):
            writer.close()
    return (after - before) / len(held)


async def come_in(http):
    answer = await http.post("/api/session", json={"name": "Ada"})
    return answer.headers["set-cookie"].split(";")[0]


async def open_table(http):
    wish = {"game": "gratte-ciel", "options": {}, "seats": seats_for(["me", "me", "me"])}
    return (await http.post("/api/tables", json=wish)).json()["id"]


async def sit(place, cookie, table):
    reader, writer = await asyncio.open_connection("127.0.0.1", place.port, limit=KILOBYTE * 64)
    writer.write(raw.handshake(place, f"/ws/tables/{table}", Cookie=cookie))
    await reader.read(4096)
    writer.write(raw.frame(raw.TEXT, b'{"type":"hello","version":-1}'))
    await reader.read(65536)
    return reader, writer


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("sockets", type=int, nargs="?", default=SOCKETS)
    count = parser.parse_args().sockets
    each = asyncio.run(measure(count))
    print(f"{count} sockets: {each / KILOBYTE:.1f} KB of the server's memory each")
    return 0


if __name__ == "__main__":
    sys.exit(main())
