"""Where the parts of the package are built, and when they have to be built again."""

import hashlib
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
CACHE = ROOT / "build"


def digest(paths: list[Path]) -> str:
    """A name for the content of these files and this Python."""
    total = hashlib.sha256(sys.version.encode())
    for path in sorted(paths):
        total.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return total.hexdigest()[:16]
