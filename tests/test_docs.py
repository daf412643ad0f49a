"""The docs are true: the README's lines run, every link leads somewhere."""

import doctest
import re
from pathlib import Path

import pytest

from ludotheque.lab import blocks

ROOT = Path(__file__).parents[1]
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]


def test_the_page_of_observations_is_up_to_date():
    printed = (ROOT / "docs" / "observations.md").read_text(encoding="utf-8")
    assert printed == blocks.page(), "run `python -m ludotheque.lab.blocks > docs/observations.md`"


@pytest.mark.parametrize("name", ["README.md", "docs/library.md"])
def test_the_snippets_run(name, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    failed, tried = doctest.testfile(str(ROOT / name), module_relative=False)
    assert tried >= 6
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page):
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_architecture_is_short_and_names_what_there_is():
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    assert len(text.splitlines()) < 250
    for path in (ROOT / "src" / "ludotheque").glob("*.py"):
        if not path.name.startswith("__"):
            assert path.name in text, path.name
