"""An author's first two commands: a skeleton, and what is wrong with it."""

import re

import pytest

from ludotheque import registry
from ludotheque.authors import new_game
from ludotheque.cli import main

from .toy import PAGE


@pytest.fixture(autouse=True)
def shelf(monkeypatch):
    """A shelf of its own, so that what is put there does not stay."""
    titles = dict(registry.titles())
    monkeypatch.setattr(registry, "titles", lambda: titles)


@pytest.mark.parametrize("name", ["castle-race", "x2"])
def test_a_new_game_passes_at_once(name, tmp_path, capsys):
    assert main(["new-game", name, "--into", str(tmp_path)]) == 0
    assert f"check-game {tmp_path / name}" in capsys.readouterr().out
    assert main(["check-game", str(tmp_path / name)]) == 0
    assert f"{name}: all" in capsys.readouterr().out


def test_a_broken_game_is_told_in_sentences(tmp_path, capsys):
    main(["new-game", "leaky", "--into", str(tmp_path)])
    rules = tmp_path / "leaky" / "leaky" / "__init__.py"
    broken = rules.read_text().replace("return [{} for", "return [{'new': 1} for")
    same_slot = "    def slot(self, action):\n        return 0\n\n"
    rules.write_text(broken.replace("    def why_not", f"{same_slot}    def why_not"))
    capsys.readouterr()
    assert main(["check-game", str(tmp_path / "leaky")]) == 1
    said = capsys.readouterr().out
    assert "slots_are_distinct: two legal actions share a slot\n  where: 2 seats" in said
    assert "everything_can_be_said: messages.fr.ftl has no message 'fact-new'" in said
    assert "Traceback" not in said


def test_a_game_that_cannot_be_loaded_is_one_line(tmp_path, capsys):
    main(["new-game", "halved", "--into", str(tmp_path)])
    about = tmp_path / "halved" / "halved" / "about.toml"
    about.write_text(about.read_text().replace("year = 1901", "year = []"))
    assert main(["check-game", str(tmp_path / "halved")]) == 2
    said = capsys.readouterr().err
    assert said == "ludotheque: halved/about.toml: year: expected `int`, got `array`\n"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Castle", "allowed are small letters"),
        ("../castle", "allowed are small letters"),
        ("json", "a Python module 'json' already"),
        ("class", "choose another name"),
    ],
)
def test_a_name_that_cannot_be(name, why, tmp_path, capsys):
    assert main(["new-game", name, "--into", str(tmp_path)]) == 2
    assert why in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over(tmp_path, capsys):
    (tmp_path / "castle-race").mkdir()
    assert main(["new-game", "castle-race", "--into", str(tmp_path)]) == 2
    assert "is there already" in capsys.readouterr().err


def test_the_page_shows_the_skeleton():
    text = PAGE.read_text(encoding="utf-8")
    shown = re.findall(r"^`([\w./]+)`\n```\w+\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert dict(shown) == new_game.files("pebbles")
