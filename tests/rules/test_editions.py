"""A game goes on by the edition of the rules that it was begun with."""

import importlib

import msgspec
import pytest

from ludotheque import playback, record, registry
from ludotheque.about import About
from ludotheque.record import BadRecord, Seeded
from ludotheque.registry import Title
from ludotheque.table import Table

TWICE = """
from librt.vecs import append
import toy_pebbles


class Generous(toy_pebbles.State):
    def legal(self):
        out = super().legal()
        return append(out, 4) if self.pebbles >= 4 else out

    def copy(self):
        return Generous(self.seats, self.pebbles, self.turn)


class Twice(toy_pebbles.Pebbles):
    def setup(self, seats, options, dice, tell):
        return self._edited(super().setup(seats, options, dice, tell))

    def read(self, text):
        return self._edited(super().read(text))

    def _edited(self, state):
        return state if self.edition == 1 else Generous(state.seats, state.pebbles, state.turn)


game = Twice()
"""
SECOND = """
[[editions]]
number = 2
date = 2026-11-16
reason = "Four may be taken as well."
"""


@pytest.fixture
def twice(pebbles, tmp_path, monkeypatch):
    """Pebbles as a plug-in in two editions; in the second, four may be taken."""
    folder = tmp_path / "twice_pebbles"
    folder.mkdir()
    (folder / "__init__.py").write_text(TWICE)
    about = (pebbles.folder / "about.toml").read_text()
    (folder / "about.toml").write_text(about.replace('"pebbles"', '"twice"', 1) + SECOND)
    monkeypatch.syspath_prepend(tmp_path)
    importlib.invalidate_caches()
    title = registry._load("twice_pebbles")
    monkeypatch.setitem(registry.titles(), title.id, title)
    return title


def test_every_listed_edition_can_be_asked_for(twice):
    assert twice.about.edition == 2
    assert twice.edition(2) is twice.game
    assert [twice.edition(number).edition for number in (1, 2)] == [1, 2]
    for number in (1, 2):
        assert registry.title_of(twice.edition(number)) is twice
        assert registry.bots_of(twice.edition(number)) is twice.about.bots
    with pytest.raises(registry.NoSuchEdition, match="no edition 3 of its rules; there are: 1, 2"):
        twice.edition(3)


def test_a_game_with_one_edition_need_not_know_of_them(pebbles):
    class Old(type(pebbles.game)):
        def __init__(self):
            """As a game was made before there were editions."""

    old = Title(pebbles.about, Old(), pebbles.folder)
    assert old.edition(1) is old.game


def test_a_table_plays_by_its_edition(twice):
    for edition, most in ((None, 4), (2, 4), (1, 3)):
        seated = Table(twice, 2, {}, Seeded(1), edition=edition)
        assert [words[1] for words in seated.legal()] == list(range(1, most + 1))
        assert list(seated.game.read(seated.state.text()).legal()) == list(seated.state.legal())


@pytest.mark.parametrize("edition", [1, 2])
def test_a_record_is_replayed_by_its_edition(twice, edition):
    seated = Table(twice, 2, {}, Seeded(1), edition=edition)
    while seated.outcome() is None:
        seated.act(seated.to_act(), seated.legal()[-1])
    data = seated.record(["a", "b"]).json()
    assert playback.verify(data).edition == edition
    other = msgspec.structs.replace(record.read(data), edition=3 - edition)
    with pytest.raises(BadRecord):
        playback.verify(other.json())


@pytest.mark.parametrize("numbers", [[], [1, 1], [2, 1]])
def test_editions_are_listed_oldest_first(pebbles, numbers):
    about = msgspec.to_builtins(pebbles.about)
    about["editions"] = [{"number": n, "date": "2026-11-16", "reason": "-"} for n in numbers]
    with pytest.raises(msgspec.ValidationError, match="their numbers rise"):
        msgspec.convert(about, About)
