"""The docs are true: the README's lines run, every link leads somewhere."""

import doctest
import json
import re
from pathlib import Path

import msgspec
import pytest

import ludotheque as lt
from ludotheque import about
from ludotheque.authors import contract_page, kit_page
from ludotheque.lab import blocks, notation

ROOT = Path(__file__).parents[1]
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]


def test_the_page_of_observations_is_up_to_date():
    printed = (ROOT / "docs" / "observations.md").read_text(encoding="utf-8")
    assert printed == blocks.page(), "run `python -m ludotheque.lab.blocks > docs/observations.md`"


def test_the_pages_of_notation_are_up_to_date():
    for path, text in notation.pages().items():
        printed = (ROOT / path).read_text(encoding="utf-8")
        assert printed == text, "run `python -m ludotheque.lab.notation`"


@pytest.mark.parametrize("name", ["README.md", "docs/library.md"])
def test_the_snippets_run(name, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    failed, tried = doctest.testfile(str(ROOT / name), module_relative=False)
    assert tried >= 6
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page):
    prose = re.sub(r"```.*?```|`[^`\n]*`", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", prose):
        assert (page.parent / target).exists(), target


def test_the_page_of_the_kit_is_up_to_date():
    printed = (ROOT / "docs" / "kit.md").read_text(encoding="utf-8")
    command = "python -m ludotheque.authors.kit_page > docs/kit.md"
    assert printed == kit_page.page(), f"run `{command}`"
    told = ["## ludotheque.kit.redeal", "#### `pack(verb: str, *numbers: int) -> i64`"]
    assert all(heading in printed for heading in told)


def test_the_page_of_the_contract_is_up_to_date():
    printed = (ROOT / "docs" / "contract.md").read_text(encoding="utf-8")
    command = "python -m ludotheque.authors.contract_page > docs/contract.md"
    assert printed == contract_page.page(), f"run `{command}`"
    demanded = ["guess", "legal", "text", "view", "why_not"]
    assert all(f"### `{name}(" in printed for name in demanded)


@pytest.mark.parametrize(
    ("heading", "struct"),
    [
        ("## The game", about.About),
        ("## `[players]`", about.Players),
        ("## `[[editions]]`", about.Edition),
        ("## `[[options]]`", about.Option),
        ("## `[bots]`", about.BotTuning),
    ],
)
def test_the_page_of_about_toml_has_every_field(heading, struct):
    page = (ROOT / "docs" / "about-toml.md").read_text(encoding="utf-8")
    section = page.split(f"{heading}\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \| [\w-]+ \| (\S+) \| \S", section, re.MULTILINE)
    assert rows == [(field.name, _default(field)) for field in msgspec.structs.fields(struct)]


def _default(field):
    if field.required:
        return "required"
    plain = isinstance(field.default, str | int | float)
    return str(field.default) if plain else "none"


def test_every_decision_is_listed_in_order():
    index = (ROOT / "docs" / "decisions" / "README.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| (\d{4}) \| \[(.+)\]\((.+)\) \| \S", index, re.MULTILINE)
    files = sorted((ROOT / "docs" / "decisions").glob("[0-9]*.md"))
    titles = [path.read_text(encoding="utf-8").splitlines()[0] for path in files]
    found = [(f"# {int(number)}. {title}", name) for number, title, name in listed]
    assert found == list(zip(titles, [path.name for path in files], strict=True))


def test_the_bot_protocol_shows_a_board_as_it_is():
    page = (ROOT / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
    shown = [json.loads(text) for text in re.findall(r"```json\n(.*?)```", page, re.DOTALL)]
    (question,) = [message for message in shown if message.get("type") == "decide"]
    table = lt.new("gratte-ciel", seats=3)
    assert list(question["board"]) == list(msgspec.to_builtins(table.game.view(table.state, 0)))


def test_the_changelog_has_this_version_on_top_and_says_nothing_twice():
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## (\S+) — (unreleased|\d{4}-\d\d-\d\d)$", text, re.MULTILINE)
    assert versions[0][0] == lt.__version__
    assert len(versions) == text.count("\n## ")
    entries = re.split(r"\n(?=- |#|\n)", text)
    said = [entry for entry in entries if entry.startswith("- ")]
    assert len(said) == len(set(said))


def test_architecture_is_short_and_names_what_there_is():
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    assert len(text.splitlines()) < 250
    for path in (ROOT / "src" / "ludotheque").glob("*.py"):
        if not path.name.startswith("__"):
            assert path.name in text, path.name
