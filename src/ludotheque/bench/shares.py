"""So much of a core for each server and no more, by the kernel's control groups.

Where servers, clients and the database have too few cores between them, two servers have no more
to work with than one. With shares each has the same, as if it had a slower core of its own.
"""

import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from ludotheque.bench.target import Failed

GROUPS = Path("/sys/fs/cgroup")
PERIOD = 10_000  # microseconds; the kernel gives no less than 1,000 of them, or 10 percent


class Share:
    """A control group: all who take part have so much of one core together."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def give(self, pid: int) -> None:
        """To be given while the process is alone: children that it has already stay outside."""
        (self._folder / "cgroup.procs").write_text(str(pid), encoding="ascii")


@contextmanager
def shares(percent: int, count: int) -> Iterator[list[Share]]:
    """So many shares, which are gone afterwards; who had them must have ended by then."""
    with ExitStack() as stack:
        try:
            made = [_made(stack, percent) for _ in range(count)]
        except OSError as error:
            raise Failed(f"a share needs control groups that can be written: {error}") from error
        yield made


def _made(stack: ExitStack, percent: int) -> Share:
    """By whichever of its two interfaces the kernel limits CPU time here."""
    quota = PERIOD * percent // 100
    old = GROUPS / "cpu"
    folder = Path(tempfile.mkdtemp(prefix="ludotheque-", dir=old if old.is_dir() else GROUPS))
    stack.callback(folder.rmdir)
    if old.is_dir():
        (folder / "cpu.cfs_period_us").write_text(str(PERIOD), encoding="ascii")
        (folder / "cpu.cfs_quota_us").write_text(str(quota), encoding="ascii")
    else:
        (folder / "cpu.max").write_text(f"{quota} {PERIOD}", encoding="ascii")
    return Share(folder)
