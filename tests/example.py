"""The example under examples/, built and installed into a clean environment."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from ludotheque.build_board import build

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "fog-harbour"
PACKAGE = "fog_harbour"


def install(folder: Path) -> tuple[Path, dict[str, str]]:
    """Its wheel in a virtual environment that finds the house; the Python and its environment."""
    source = folder / "source"
    shutil.copytree(EXAMPLE, source, ignore=shutil.ignore_patterns("board.*", "__pycache__"))
    build(source / PACKAGE, ROOT / "web" / "node_modules")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", cwd=source)
    (wheel,) = (source / "dist").glob("*.whl")
    clean = folder / "clean"
    uv = Path(sys.executable).with_name("uv")
    run(uv, "venv", "--quiet", "--python", sys.executable, clean)
    python = clean / "bin" / "python"
    run(uv, "pip", "install", "--quiet", "--python", python, "--no-deps", wheel)
    (site,) = (clean / "lib").glob("python*/site-packages")
    (site / "house.pth").write_text(sysconfig.get_path("purelib") + "\n")
    shutil.copy(source / "test_fog_harbour.py", folder)
    return python, dict(os.environ)


def run(*command: object, cwd: Path | None = None) -> None:
    done = subprocess.run(
        [str(part) for part in command], cwd=cwd, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
