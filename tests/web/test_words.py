"""How the texts read: one and many, typography, one word for one thing."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from ludotheque.games.auf_achse.board import PUBLIC

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "ludotheque" / "games"
FRENCH = [
    ROOT / "web" / "messages" / "frame.fr.ftl",
    ROOT / "src" / "ludotheque" / "messages" / "house.fr.ftl",
    *sorted(GAMES.glob("*/messages.fr.ftl")),
]


def lines(path):
    return [line for line in path.read_text(encoding="utf-8").split("\n") if line[:1] != "#"]


def say(path, message, **values):
    language = path.name.split(".")[1]
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    text, errors = bundle.format_pattern(bundle.get_message(message).value, values)
    assert not errors
    return text.replace("\u00a0", " ")


def frame(language):
    return ROOT / "web" / "messages" / f"frame.{language}.ftl"


def auf_achse(language):
    return GAMES / "auf_achse" / f"messages.{language}.ftl"


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_french_line_begins_with_a_mark(path):
    """Two-part marks stand behind a space that does not break."""
    assert [line for line in lines(path) if re.search(" [:;?!»]|« ", line)] == []


@pytest.mark.parametrize(
    ("path", "message", "values", "said"),
    [
        (frame("fr"), "players", (3, 4), "3 ou 4 joueurs"),
        (frame("fr"), "players", (2, 5), "2 à 5 joueurs"),
        (frame("en"), "players", (3, 4), "3 or 4 players"),
        (frame("de"), "players", (3, 4), "3 oder 4 Personen"),
    ],
)
def test_how_many_play(path, message, values, said):
    fewest, most = values
    assert say(path, message, fewest=fewest, most=most, range=most - fewest) == said


@pytest.mark.parametrize(
    ("path", "message", "values", "said"),
    [
        (auf_achse("fr"), "trailers", {"small": 1, "large": 0}, "1 petite, 0 grande"),
        (auf_achse("fr"), "trailers", {"small": 2, "large": 3}, "2 petites, 3 grandes"),
        (auf_achse("de"), "trailers", {"small": 1, "large": 0}, "1 kleiner, 0 große"),
        (auf_achse("fr"), "room", {"goods": 0, "room": 6}, "0 marchandise sur 6"),
        (auf_achse("de"), "auction-way", {"spaces": 1}, "1 Feld"),
        (auf_achse("fr"), "ending", {"open": 1, "pile": 0}, "1 visible, 0 dans la pile."),
        (auf_achse("fr"), "ending", {"open": 4, "pile": 2}, "4 visibles, 2 dans la pile."),
        (auf_achse("de"), "ending", {"open": 4, "pile": 0}, "4 offen, 0 im Stapel."),
        (auf_achse("en"), "ending", {"open": 4, "pile": 0}, "4 open, 0 in the pile."),
        (auf_achse("en"), "auction-way", {"spaces": 1}, "1 space"),
    ],
)
def test_one_and_many(path, message, values, said):
    assert say(path, message, **values).endswith(said)


@pytest.mark.parametrize(
    ("message", "said"),
    [
        (
            "option-public-contracts-0",
            [
                "as usual with 4 players: 20",
                "le nombre habituel à 4 joueurs : 20",
                "wie üblich bei 4 Personen: 20",
            ],
        ),
        ("option-round-limit-0", ["none", "aucune", "keine"]),
    ],
)
def test_a_nought_that_means_something_says_what(message, said):
    """The table tells what was agreed, and 0 public contracts were not."""
    assert [say(auf_achse(language), message, seats=4) for language in ("en", "fr", "de")] == said


@pytest.mark.parametrize("language", ["fr", "en", "de"])
def test_the_usual_number_of_public_contracts_is_that_of_the_rules(language):
    for seats, contracts in PUBLIC.items():
        said = say(auf_achse(language), "option-public-contracts-0", seats=seats)
        assert said.endswith(f": {contracts}")


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Beginner", "Casual", "Intermediate", "Expert", "Master"]),
        ("fr", ["Débutant", "Amateur", "Intermédiaire", "Expert", "Maître"]),
        ("de", ["Anfänger", "Hobbyspieler", "Fortgeschritten", "Experte", "Meister"]),
    ],
)
def test_levels_read_as_steps(language, names):
    levels = ("beginner", "casual", "heuristic", "expert", "master")
    assert [say(frame(language), f"level-{level}") for level in levels] == names


def test_french_bots_are_quick_and_not_sharp():
    """Whoever answers "vivement" snaps."""
    assert say(frame("fr"), "prefer-bots-brisk") == "rapidement"


@pytest.mark.parametrize(
    ("pattern", "banned"),
    [
        ("games/auf_achse/*.de.*", "Güter"),
        ("games/skyline_of_the_world/*.de.*", "Penthäus"),
        ("games/skyline_of_the_world/*.fr.*", " penthouse"),
        ("games/auf_achse/messages.fr.ftl", "Nommer "),
    ],
)
def test_one_word_for_one_thing(pattern, banned):
    files = list((ROOT / "src" / "ludotheque").glob(pattern))
    assert files
    found = [line for path in files for line in lines(path) if banned in line]
    assert found == []


@pytest.mark.parametrize("language", ["fr", "en", "de"])
@pytest.mark.parametrize("mark", ["ruling", "errata", "option", "fact", "tip"])
def test_pages_and_terminal_say_the_same_of_a_mark(language, mark):
    house = ROOT / "src" / "ludotheque" / "messages" / f"house.{language}.ftl"
    for message in (f"kind-{mark}", f"means-{mark}"):
        assert say(frame(language), message) == say(house, message)


@pytest.mark.parametrize(
    ("language", "with_two", "with_three"),
    [
        ("en", "last score card ends", "last share"),
        ("de", "letzte Wertungskarte beendet", "letzten Aktie"),
        ("fr", "met fin", "action de la pioche"),
    ],
)
def test_what_ends_airlines_depends_on_how_many_play(language, with_two, with_three):
    """AIR-12.1 for two, AIR-11.1 for more."""
    path = GAMES / "airlines" / f"messages.{language}.ftl"
    assert with_two in say(path, "ending", seats=2, pile=60, scoreCardsLeft=3)
    assert with_three in say(path, "ending", seats=3, pile=60, scoreCardsLeft=3)
