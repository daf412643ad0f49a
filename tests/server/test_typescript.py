"""The browser's types are generated, and what is committed is what would be written now."""

import re
from pathlib import Path

import pytest

from ludotheque.server.protocol import typescript

ROOT = Path(__file__).parents[2]


def test_generated_types_are_fresh(monkeypatch):
    monkeypatch.chdir(ROOT)
    for path, text in typescript.files().items():
        assert Path(path).read_text(encoding="utf-8") == text, (
            f"{path} is stale: run python -m ludotheque.server.protocol.typescript"
        )


def test_messages_are_discriminated_by_type():
    text = typescript.protocol()
    assert 'export interface Act {\n  type: "act";\n  id: string;\n' in text
    assert "wholeTurn: boolean;" in text  # as encoded, not as in Python
    assert "share?: string;" in text  # the browser may leave out what has a default
    assert "rule: string | null;" in text  # the server leaves nothing out


def test_a_type_without_a_counterpart_is_refused():
    with pytest.raises(TypeError):
        typescript._type(bytes)


def test_two_messages_never_share_a_name():
    """TypeScript would take them for one that has the fields of both."""
    names = re.findall(r"^export (?:interface|type) (\w+)", typescript.protocol(), re.MULTILINE)
    assert len(names) > 50
    assert sorted(set(names)) == sorted(names)
