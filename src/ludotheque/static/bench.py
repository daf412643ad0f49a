"""How large the static edition is and how fast: in node by CPU time, in chromium to a move."""

import gzip
import json
import subprocess
from pathlib import Path

from ludotheque.static.build import PAGE, PYTHON
from ludotheque.static.checkout import CannotBuild, Checkout
from ludotheque.static.first_move import first_move


def measure(checkout: Checkout, folder: Path) -> dict[str, object]:
    """Megabytes to download; Python, the host, rules and bots in node; then the first move."""
    if not (folder / PYTHON / "pyodide.mjs").exists():
        raise CannotBuild(f"{folder} is no static edition for the web; build one first")
    node, environment = checkout.node()
    done = subprocess.run(
        [node, str(PAGE / "bench.mjs"), str((folder / PYTHON).resolve())],
        env=environment,
        check=True,
        capture_output=True,
        text=True,
    )
    said: dict[str, object] = json.loads(done.stdout.splitlines()[-1])
    size = round(download(folder) / 1e6, 2)
    return {"download_mb": size, **said, "first_move_s": first_move(folder)}


def download(folder: Path) -> int:
    """Bytes as a host that packs with gzip sends them."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in files)
