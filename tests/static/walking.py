"""Runs in the page's Python: the walk through everything."""

from ludotheque.server.workers.worker import reply
from ludotheque.static.host import start
from ludotheque.static.walk import walk


async def keep():
    pass


async def think(line):
    return reply(line)


host = await start("/page.sqlite3", keep, think)  # noqa: F704, PLE1142
await walk(host)  # noqa: F704, PLE1142
print("walked")
