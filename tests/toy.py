"""The game of docs/adding-a-game.md, written to a folder as the page says."""

import re
from pathlib import Path

PAGE = Path(__file__).parent.parent / "docs" / "adding-a-game.md"


def write_files(folder: Path) -> None:
    """Every block of the page that has a file name, as that file."""
    text = PAGE.read_text(encoding="utf-8")
    blocks = re.findall(r"^`([\w./]+)`\n```\w+\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert len(blocks) == 10
    for name, content in blocks:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
