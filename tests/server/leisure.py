"""What tables with deadlines cost an idle server: `python -m tests.server.leisure [TABLES]`.

Everybody has a day for their turn, and nobody is there. Only the CPU of the serving process
counts, after they were opened.
"""

import argparse
import asyncio
import os
import sys
from pathlib import Path

import httpx

from tests.server.client import seats_for
from tests.server.flood import started
from tests.server.idle import come_in

TABLES = 1000
SECONDS = 30.0
DAYS = {"turn": 24 * 3600, "bank": 72 * 3600, "increment": 0}
EACH = 150  # tables of one person: there may be 200


def used(pid):
    """Seconds of CPU."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(count, seconds):
    """The share of a core that so many tables cost."""
    async with started("unlimited") as (pid, origin):
        for start in range(0, count, EACH):
            async with httpx.AsyncClient(
                base_url=origin, headers={"Origin": origin}, timeout=30
            ) as http:
                await come_in(http)
                for _ in range(min(EACH, count - start)):
                    seats = seats_for(["me", "me", "me"])
                    wish = {"game": "gratte-ciel", "options": {}, "seats": seats, "timing": DAYS}
                    answer = await http.post("/api/tables", json=wish)
                    assert answer.status_code == 201, answer.text
        await asyncio.sleep(2)
        before = used(pid)
        await asyncio.sleep(seconds)
        return (used(pid) - before) / seconds


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("tables", type=int, nargs="?", default=TABLES)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    chosen = parser.parse_args()
    share = asyncio.run(measure(chosen.tables, chosen.seconds))
    print(f"{chosen.tables} tables with deadlines: {share:.2%} of a core")
    return 0


if __name__ == "__main__":
    sys.exit(main())
