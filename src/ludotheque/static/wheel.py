"""The package as a wheel for Python in the browser: `import ludotheque as lt` in a notebook."""

import base64
import hashlib
import zipfile
from importlib import metadata
from pathlib import Path

from ludotheque import __version__
from ludotheque.static import inputs
from ludotheque.static.checkout import CannotBuild, Checkout
from ludotheque.static.staging import stage
from ludotheque.static.wasm import compiled_rules

TAG = f"cp314-cp314-{inputs.PLATFORM}"
WHEEL = f"""Wheel-Version: 1.0
Generator: ludotheque
Root-Is-Purelib: false
Tag: {TAG}
"""


def build_wheel(checkout: Checkout, out: Path) -> Path:
    """Write the wheel into a folder; only with compiled rules is it another than the usual one."""
    rules = compiled_rules(checkout, inputs.pyodide(checkout.cache))
    if rules is None:
        raise CannotBuild("a wheel for the browser needs ziglang and the headers of Python 3.14")
    staged = stage(checkout, rules)
    ours = [*staged.glob("ludotheque/**/*"), *staged.glob("*__mypyc*.so")]
    files = {
        path.relative_to(staged).as_posix(): path.read_bytes() for path in ours if path.is_file()
    }
    about = f"ludotheque-{__version__}.dist-info"
    files[f"{about}/METADATA"] = str(metadata.metadata("ludotheque")).encode()
    files[f"{about}/WHEEL"] = WHEEL.encode()
    out.mkdir(parents=True, exist_ok=True)
    wheel = out / f"ludotheque-{__version__}-{TAG}.whl"
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, content in sorted(files.items()):
            packed.writestr(name, content)
        record = "".join(_line(name, content) for name, content in sorted(files.items()))
        packed.writestr(f"{about}/RECORD", f"{record}{about}/RECORD,,\n")
    return wheel


def _line(name: str, content: bytes) -> str:
    """A line of RECORD: what the file must be."""
    found = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode().rstrip("=")
    return f"{name},sha256={found},{len(content)}\n"
