"""French: a space that does not break before : ; ! ? and inside « », no "de Éloïse"."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ["web/messages", "src/ludotheque/messages", "src/ludotheque/games", "examples"]
FILES = sorted(
    path
    for folder in FOLDERS
    for pattern in ("*.fr.ftl", "rulebook.fr.md")
    for path in (ROOT / folder).rglob(pattern)
)
SPACES = "\u00a0\u202f"
GERMAN = "Hilfe, Diebe!"  # a card is called what is printed on it
# A time of day has no space, and what a message takes from elsewhere is no text of its own.
WRONG = re.compile(rf"(?<![{SPACES}:;!?])[;!?»]|(?<![{SPACES}\d]):(?!\S)|«(?![{SPACES}])")
NO_TEXT = re.compile(r"^#.*|^[\w-]+ = ?|\{[^{}]*\}|\]\([^)]*\)|^\|[-|: ]*\|$")


def wrong(text):
    """The lines with a space that is missing or may break."""
    lines = [NO_TEXT.sub("", line).replace(GERMAN, "") for line in text.split("\n")]
    return [line for line in lines if WRONG.search(line)]


def test_the_french_of_all_is_looked_at():
    names = {path.parent.name for path in FILES}
    assert {"airlines", "auf_achse", "gratte_ciel", "skyline_of_the_world"} <= names
    assert len(FILES) == 2 + 2 * 5


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_break_where_there_may_be_none(path):
    assert wrong(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "text",
    [
        "a = Qui ?",
        "a = Qui?",
        "a = Oui : { $n }",
        "a = Oui: non",
        "a = « Oui »",
        "a = «Oui»",
        "Non ;",
    ],
)
def test_a_space_that_breaks_is_noticed(text):
    assert wrong(text) == [NO_TEXT.sub("", text)]


@pytest.mark.parametrize(
    "text",
    [
        "# Qui ? dit-on",
        "a = Qui\u00a0? Toi\u202f! «\u00a0Oui\u00a0»",
        "a = Quoi\u00a0?!",
        "a = { NUMBER($n, style: 1) } à 12:30",
        "**R-1** [ici](https://a.example/?q)",
    ],
)
def test_what_is_right_is_left_alone(text):
    assert wrong(text) == []


ELISION = re.compile(r"\b(?:de|que|si) \{ \$(?:seat|name|payer|payee|other)\b")
MESSAGES = [path for path in FILES if path.suffix == ".ftl"]


@pytest.mark.parametrize("path", MESSAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_name_follows_a_word_that_would_lose_its_e(path):
    """Nobody knows whether a name begins with a vowel: "pour Éloïse" is always right."""
    assert ELISION.findall(path.read_text(encoding="utf-8")) == []


def test_a_name_after_de_is_noticed():
    assert ELISION.search("undo-of = Annuler le coup de { $name }")
