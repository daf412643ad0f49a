"""Reads a game's rulebook: numbered rows, the same ids in every language.

A row is a paragraph that starts with its id in bold, then a mark in square brackets
when it is more or less than a rule of the sheet: **GRA-3.2** [ruling] A flight ...
"""

import re
from functools import cache
from pathlib import Path
from typing import Literal, get_args

import msgspec

from ludotheque.registry import Title

LANGUAGES = ("fr", "en", "de")
Kind = Literal["rule", "ruling", "errata", "option", "fact", "tip"]
MARK = re.compile(r"\[(ruling|errata|option|fact|tip)\]")

_ROW = re.compile(r"\*\*([A-Z]{3}-\d+\.\d+)\*\*\s+(?:\[(\w+)\]\s+)?(.+)", re.DOTALL)


class Row(msgspec.Struct, frozen=True):
    """One rule. `section` is the heading that it stands under."""

    id: str
    kind: Kind
    section: str
    text: str

    def marks(self) -> list[str]:
        """The marks of the row and those within its text, each once, in their order."""
        own = [] if self.kind == "rule" else [self.kind]
        return list(dict.fromkeys([*own, *MARK.findall(self.text)]))


class Rulebook(msgspec.Struct, frozen=True):
    """A game's rules in one language."""

    title: str
    introduction: str
    rows: list[Row]

    def row(self, rule: str) -> Row:
        return next(row for row in self.rows if row.id == rule)


def rulebook(title: Title, language: str) -> Rulebook:
    """The rules of a game; ValueError when the file is not written as it should be."""
    return _read(title.folder / f"rulebook.{language}.md")


@cache
def _read(path: Path) -> Rulebook:
    text = path.read_text(encoding="utf-8")
    blocks = [block.strip() for block in re.split(r"\n\s*\n", text) if block.strip()]
    heading, section = blocks[0].removeprefix("# "), ""
    introduction: list[str] = []
    rows: list[Row] = []
    for block in blocks[1:]:
        if block.startswith("## "):
            section = block.removeprefix("## ")
        elif not section:
            introduction.append(block)
        elif match := _ROW.fullmatch(block):
            rows.append(Row(match[1], _kind(match[2]), section, match[3]))
        elif rows and not block.startswith("**"):
            rows[-1] = msgspec.structs.replace(rows[-1], text=f"{rows[-1].text}\n\n{block}")
        else:
            raise ValueError(f"no row of a rulebook: {block[:60]!r}")
    return Rulebook(heading, "\n\n".join(introduction), rows)


def _kind(mark: str | None) -> Kind:
    kind = mark or "rule"
    if kind not in get_args(Kind):
        raise ValueError(f"a row of a rulebook has the unknown mark [{kind}]")
    return kind  # type: ignore[return-value]
