"""How long a notice is sent and not yet noted: `python -m tests.server.send_window [NOTICES]`.

A server that is killed in that time sends it again. It is the time from when a receiver on this
machine has read it until the note is on disk.
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

from sqlalchemy import update

from ludotheque.server.run import assemble
from ludotheque.server.settings import Settings
from ludotheque.store import Store, outbox, schema
from tests.server.moved_clock import MovedClock
from tests.server.receivers import Endpoint
from tests.server.test_notices import waiting
from tests.store import databases

HOUR = 3600


class Noting(Store):
    """Remembers when a notice was noted."""

    async def settle_notices(self, *args, **kwargs):
        await super().settle_notices(*args, **kwargs)
        self.noted = time.time()


async def measure(count):
    """The windows of so many notices, each sent alone, in milliseconds."""
    windows = []
    with closing(Endpoint()) as endpoint, tempfile.TemporaryDirectory() as folder:
        clock, url = MovedClock(), databases.new_url("sqlite", Path(folder))
        with closing(Noting(url, clock=clock)) as store:
            services = assemble(Settings(hooks=endpoint.host), store)
            await waiting(services, endpoint, count)
            later = schema.outbox.c.due + HOUR * schema.outbox.c.channel
            await store.write(lambda c: c.execute(update(schema.outbox).values(due=later)))
            clock.jump(outbox.PATIENCE)
            for _ in range(count):
                clock.jump(HOUR)
                await services.post.round()
                windows.append(1000 * (store.noted - endpoint.posts[-1][1]["at"]))
    return windows


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("notices", type=int, nargs="?", default=300)
    windows = sorted(asyncio.run(measure(parser.parse_args().notices)))
    late = windows[int(0.99 * len(windows))]
    print(f"{len(windows)} notices: median {statistics.median(windows):.1f} ms, 99 % {late:.1f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
