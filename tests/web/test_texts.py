"""The frame's texts: the same in three languages, none missing, none to spare."""

import re
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludotheque.rulebook import LANGUAGES
from ludotheque.server.protocol.message import ErrorCode

WEB = Path(__file__).parents[2] / "web"
# Ids that are put together at run time, by what they begin with.
FAMILIES = (
    "at-end-",
    "colour-",
    "error-",
    "kind-",
    "level-",
    "light-",
    "means-",
    "notice-kind-",
    "table-notices-",
    "pace-",
    "prefer-",
    "room-absence-",
    "room-kind-",
    "room-tip-",
    "seat-",
    "seat-kind-",
    "status-",
    "webhook-",
)


class Variables(Visitor):
    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node):  # noqa: N802
        self.found.add(node.id.name)


def messages(source):
    """The ids of a Fluent file, each with the variables it uses."""
    found = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def frame(language):
    return messages((WEB / "messages" / f"frame.{language}.ftl").read_text(encoding="utf-8"))


def sources():
    paths = [*(WEB / "src").rglob("*.svelte"), *(WEB / "src").rglob("*.ts")]
    paths += (WEB.parent / "src" / "ludotheque" / "games").glob("*/ui/*")
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_agree(language):
    assert frame(language) == frame("en")


def test_a_missing_variable_is_found():
    """The control of the test above."""
    assert messages("a = { $x }") != messages("a = x")
    with pytest.raises(AssertionError):
        messages("a = { $x")


def test_every_error_has_a_text():
    said = {name for name in frame("en") if name.startswith("error-")}
    assert said == {f"error-{code}" for code in get_args(ErrorCode)}


def test_every_text_is_used_and_every_used_text_is_there():
    text = sources()
    used = set(re.findall(r"\bt\(\s*'([\w-]+)'", text))
    used |= {name for name in frame("en") if f"'{name}'" in text}
    known = set(frame("en"))
    assert used <= known, used - known
    spare = {name for name in known - used if not name.startswith(FAMILIES)}
    assert spare == set()
