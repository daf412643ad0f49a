"""Build hook: puts the built pages and the compiled rules into the wheel.

Both are kept, and built again only when something they depend on has changed.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "scripts"))

from build_pages import build_pages
from build_rules import compiled_rules


class CustomBuildHook(BuildHookInterface[Any]):
    """The compiled modules stand beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_pages()
        compiled = compiled_rules()
        if compiled is None:
            return
        for path in compiled.rglob("*.so"):
            build_data["force_include"][str(path)] = str(path.relative_to(compiled))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
