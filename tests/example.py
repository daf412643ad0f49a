"""The example under examples/, built and installed into a clean environment."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "fog-harbour"
PACKAGE = "fog_harbour"


def install(folder: Path, *, board: bool = True) -> tuple[Path, dict[str, str]]:
    """Its wheel, with its board or without, in a virtual environment that finds the house.

    The Python there, and the environment to run it in. A stranger has none of the plug-ins for
    pytest that the house has, and need not wait for them.
    """
    source = folder / "source"
    shutil.copytree(
        EXAMPLE, source, ignore=shutil.ignore_patterns("board.js", "board.css", "__pycache__")
    )
    if board:
        modules = ROOT / "web" / "node_modules"
        house = (sys.executable, "-m", "ludotheque")
        run(*house, "build-board", source / PACKAGE, "--modules", modules, cwd=folder)
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", cwd=source)
    (wheel,) = (source / "dist").glob("*.whl")
    clean = folder / "clean"
    uv = Path(sys.executable).with_name("uv")
    run(uv, "venv", "--quiet", "--python", sys.executable, clean)
    python = clean / "bin" / "python"
    run(uv, "pip", "install", "--quiet", "--python", python, "--no-deps", wheel)
    (site_packages(folder) / "house.pth").write_text(sysconfig.get_path("purelib") + "\n")
    shutil.copytree(source / "tests", folder / "tests")
    return python, {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}


def site_packages(folder: Path) -> Path:
    """Where the example is installed."""
    (site,) = (folder / "clean" / "lib").glob("python*/site-packages")
    return site


def run(*command: object, cwd: Path | None = None) -> None:
    done = subprocess.run(
        [str(part) for part in command], cwd=cwd, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
