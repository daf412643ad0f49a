"""`ludotheque import-backup`: what was played in a page goes on at a server."""

import argparse
import asyncio
from pathlib import Path

from ludotheque.server.people.accounts import account_key
from ludotheque.server.run import CannotServe, open_store
from ludotheque.server.settings import BadSettings, from_environment
from ludotheque.store import backup, check

BAD_INPUT = (BadSettings, CannotServe, check.NoArchive)


def run(arguments: argparse.Namespace) -> int:
    """Give an account the games and puzzles of a backup; what it has already stays as it is."""
    path = Path(arguments.file)
    if not path.is_file():
        raise check.NoArchive(f"there is no file {path}")
    found = backup.read(path)
    given = {"data": arguments.data, "database": arguments.database}
    store = open_store(from_environment(given))

    async def take() -> list[str]:
        account = await store.find_account(account_key(arguments.account))
        if account is None:
            raise check.NoArchive(f"there is no account {arguments.account!r}")
        return await store.write(backup.take, found, account.person)

    try:
        new = asyncio.run(take())
    finally:
        store.close()
    print(f"{len(new)} of {len(found.games)} games are new, and {arguments.account}'s now")
    return 0
