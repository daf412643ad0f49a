"""Results kept line by line while they come, so that a long run can be stopped at any instant."""

from pathlib import Path
from typing import IO, TypeVar

import msgspec

Kept = TypeVar("Kept")


def read(path: Path, kind: type[Kept]) -> list[Kept]:
    """What is kept; a last line that was not finished does not count."""
    lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
    decoder = msgspec.json.Decoder(kind)
    return [decoder.decode(line) for line in lines if line.endswith(b"\n")]


def go_on(path: Path) -> IO[bytes]:
    """The file, to be written behind its last whole line."""
    path.parent.mkdir(parents=True, exist_ok=True)
    file = path.open("ab+")
    file.seek(0)
    file.truncate(file.read().rfind(b"\n") + 1)
    return file


def keep(file: IO[bytes], one: object) -> None:
    """One more line, out of this process at once."""
    file.write(msgspec.json.encode(one) + b"\n")
    file.flush()
