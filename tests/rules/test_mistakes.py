"""Mistakes of authors: each is one sentence with the file and what is allowed, no traceback."""

import importlib
import sys
from collections import deque

import pytest

from ludotheque import registry
from ludotheque.about import BadGame
from ludotheque.testing import CHECKS
from tests.toy import write_files

ABOUT, GAME, FRENCH, RULES = "about.toml", "__init__.py", "messages.fr.ftl", "rulebook.de.md"
COLOURS = 'colours = ["red", "blue", "yellow", "green"]'

# (file, what stands there, what stands there instead, what is said)
NOT_LOADED = [
    (ABOUT, 'id = "pebbles"\ntitle', 'id = "Peb bles"\ntitle', "'Peb bles' is not made of small"),
    (ABOUT, "year = 1901", 'year = "1901"', "year: expected `int`, got `str`"),
    (ABOUT, "year = 1901\n", "", "there must be a field `year`"),
    (ABOUT, "year = 1901", "yeer = 1901", "there is no field `yeer`; allowed are id, title"),
    (ABOUT, "minutes = 2", "minutes = 0", "at least one of minutes"),
    (ABOUT, 'title = "Pebbles"', 'title = ""', "a game has a title"),
    (ABOUT, 'kind = "number"', 'kind = "numbr"', "allowed are yes-no, number, choice"),
    (ABOUT, 'kind = "number"', 'kind = "yes-no"', "are for the kind number, not yes-no"),
    (ABOUT, "low = 5\n", "lowest = 5\n", "options[0]: there is no field `lowest`; allowed are"),
    (ABOUT, "default = 21", 'default = "many"', "the default of a number is a number, not 'many'"),
    (ABOUT, "default = 21", "default = true", "the default of a number is a number, not True"),
    (ABOUT, "default = 21", "default = 99", "the default is 99, more than high, 40"),
    (ABOUT, "low = 5", "low = 50", "low is 50, more than high, which is 40"),
    (ABOUT, "high = 40", "high = 40\nless_per_seat = 10", "less_per_seat is too much"),
    (ABOUT, "high = 40", 'high = 40\nchoices = ["a"]', "choices are for the kind choice"),
    (ABOUT, COLOURS, 'colours = ["red", "blue"]', "4 can play, but there are 2 colours"),
    (ABOUT, COLOURS, COLOURS.replace("blue", "red"), "colours has 'red' twice"),
    (ABOUT, COLOURS, COLOURS.replace("blue", "mauve"), "allowed are red, blue, yellow, green, pur"),
    (ABOUT, "fewest = 2", "fewest = 5", "fewest is 5 and most is 4; allowed is 1 to 6"),
    (ABOUT, "fewest = 2", "fewest = 0", "fewest is 0"),
    (ABOUT, "most = 4", "most = 40", "most is 40"),
    (ABOUT, '"PEB-2.1", ', '"PEB 2.1", ', "'PEB 2.1' is no rule; allowed are three letters"),
    (ABOUT, "[players]", "[players", "is no TOML"),
    (ABOUT, "number = 1", "number = 0", "their numbers rise from 1"),
    (ABOUT, "[players]", "[simulation]\nstones = 5\n[players]", "allowed is pebbles"),
    (ABOUT, "[players]", "[simulation]\npebbles = 99\n[players]", "sets pebbles to 99"),
    (ABOUT, "[players]", "[bots]\nscale = 0.0\n[players]", "scale is 0.0; allowed is more"),
    (ABOUT, "[players]", '[bots]\nevaluate = "late"\n[players]', "allowed are leaf, turn-end"),
    (ABOUT, "[players]", '[bots]\nevaluate = ["leaf", "late"]\n[players]', "are leaf, turn-end"),
    (ABOUT, "[players]", "[bots]\nevaluate = []\n[players]", "evaluate names nothing"),
    (ABOUT, "[players]", "[bots]\nlooks = 0\n[players]", "looks is 0; allowed is 1 or more"),
    (GAME, "\ngame = Pebbles()\n", "", "__init__.py has no `game`"),
    (GAME, "game = Pebbles()", "game = Pebbles", "not an object of a class like Pebbles(Game)"),
    (GAME, "class Pebbles(Declared)", "class Pebbles", "cannot be imported: TypeError"),
    (GAME, "    def guess(self", "    def gess(self", "Pebbles"),
    (GAME, "from msgspec import", "from msgspek import", "ModuleNotFoundError"),
    (GAME, "class Board(Struct):", "class Board(Struct:", "SyntaxError"),
]
NOT_PASSED = [
    (
        ABOUT,
        "[players]",
        '[bots]\nhint = "wizard"\n[players]',
        "bots.hint is 'wizard'; allowed are",
    ),
    (ABOUT, "[players]", "[bots.simulations]\nguru = 9\n[players]", "has 'guru'; allowed are"),
    (ABOUT, 'rule = "PEB-1.1"', 'rule = "PEB-1.9"', "players cites PEB-1.9, which no rulebook has"),
    (ABOUT, "warnings = []", 'warnings = ["last"]', "messages.fr.ftl has no message 'warn-last'"),
    (GAME, "    def standing(self", "    def standin(self", "standing"),
    (GAME, "return Board(state.pebbles)", "return state.pebbles", "view() gives 21, not a Board"),
    (GAME, "        return Board\n", "        return int\n", "is <class 'int'>, not a msgspec.Str"),
    (GAME, "        return out\n", "        return list(out)\n", "legal() gives a list, not a vec"),
    (GAME, "[{} for _ in range(state.seats)]", "[]", "facts() has 0 for 2 seats"),
    (GAME, 'return ["take"]', "return []", "prompt() is []: a verb, then nouns"),
    (GAME, 'return ["take"]', 'return ["pick"]', "has no message 'prompt-pick-me'"),
    (GAME, '"last-pebble")', '"empty")', "has no message 'reason-empty'"),
    (GAME, 'tell.all("took"', 'tell.all("taken"', "has no message 'event-taken'"),
    (GAME, '"left": self.pebbles}', '"rest": self.pebbles}', "took tells number, rest, seat"),
    (GAME, 'else "PEB-2.2"', 'else "PEB-9.9"', "refused with 'PEB-9.9', which about.toml"),
    (GAME, "return float(state.turn == seat)\n", "return 1 / 0\n", "ZeroDivisionError"),
    (FRENCH, "event-took =", "event-tok =", "messages.en.ftl has no message 'event-tok'"),
    (FRENCH, "{ $left }", "{ $lft }", "'event-took' uses $lft, $number, $seat"),
    (FRENCH, "event-took = {", "event-took = {{", "messages.fr.ftl: no Fluent message"),
    (RULES, "**PEB-2.2** ", "**PEB-2.3** ", "has PEB-2.3 [rule] where rulebook.fr.md has PEB-2.2"),
    (RULES, "**PEB-1.2** [option]", "**PEB-1.2** [choice]", "unknown mark [choice]"),
    (RULES, "**PEB-2.2** ", "**2.2** ", "rulebook.de.md: no row of a rulebook: '**2.2** Mehr"),
    (RULES, "Ein altes Rechenspiel.\n\n", "", "rulebook.de.md has no introduction"),
]


def called(value):
    return value.split("\n")[0][:24] if isinstance(value, str) else ""


@pytest.fixture
def load(tmp_path, monkeypatch):
    """Pebbles with a mistake in one of its files, loaded as a plug-in would be."""

    def patched(file, old, new):
        write_files(tmp_path)
        path = tmp_path / "pebbles" / file
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1
        path.write_text(text.replace(old, new), encoding="utf-8")
        sys.modules.pop("pebbles", None)
        importlib.invalidate_caches()
        monkeypatch.syspath_prepend(tmp_path)
        return registry.from_folder(tmp_path / "pebbles")

    return patched


@pytest.mark.parametrize(("file", "old", "new", "said"), NOT_LOADED, ids=called)
def test_what_is_not_loaded(file, old, new, said, load):
    with pytest.raises(BadGame) as refused:
        load(file, old, new)
    sentence = str(refused.value)
    assert said in sentence
    assert "pebbles" in sentence
    assert "\n" not in sentence


@pytest.mark.parametrize(("file", "old", "new", "said"), NOT_PASSED, ids=called)
def test_what_is_loaded_but_does_not_pass(file, old, new, said, load, monkeypatch):
    title = load(file, old, new)
    monkeypatch.setattr(registry, "titles", lambda: {"pebbles": title})
    with pytest.raises(AssertionError) as failed:
        deque(check(title) for check in CHECKS)
    assert said in str(failed.value).split("\n")[0]


def test_a_missing_file_is_named(load, tmp_path):
    load(ABOUT, "year = 1901", "year = 1902")
    (tmp_path / "pebbles" / ABOUT).unlink()
    with pytest.raises(BadGame, match=r"there is no pebbles/about\.toml"):
        registry.from_folder(tmp_path / "pebbles")
