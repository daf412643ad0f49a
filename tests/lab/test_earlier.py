"""Bots of an earlier revision: the working tree stands for it here, and copies that are wrong."""

import importlib.util
import shutil
import subprocess
from importlib.machinery import SourceFileLoader
from pathlib import Path

import pytest

from ludotheque import registry
from ludotheque.dice import Fast
from ludotheque.lab import arena, earlier, panel
from ludotheque.lab.arena import Contest, Deal, Played
from ludotheque.lab.earlier import Earlier, Mistranslated
from ludotheque.lab.ratings import over_deals

ROOT = Path(__file__).parents[2]
GAME = "gratte-ciel"
THEN = "earlier:then:casual"
IN_GIT = subprocess.run(
    ["git", "rev-parse", "--verify", "--quiet", "HEAD"], cwd=ROOT, capture_output=True, check=False
)


@pytest.fixture(autouse=True)
def versions(tmp_path, monkeypatch):
    """Where revisions lie; that of then is the working tree."""
    (tmp_path / "then").mkdir()
    (tmp_path / "then" / "src").symlink_to(ROOT / "src")
    monkeypatch.setattr(earlier, "VERSIONS", tmp_path)
    return tmp_path


def changed(versions, file, old, new):
    """A revision whose code differs in one place."""
    unused = shutil.ignore_patterns("tests", "ui", "server", "static", "*.md", "__pycache__")
    shutil.copytree(ROOT / "src", versions / "changed" / "src", ignore=unused)
    path = versions / "changed" / "src" / "ludotheque" / file
    code = path.read_text(encoding="utf-8")
    assert old in code
    path.write_text(code.replace(old, new), encoding="utf-8")
    return Earlier(registry.title(GAME), "changed", "casual")


class Other:
    """The same thing, but for what it says otherwise."""

    def __init__(self, same, **other):
        self.__dict__ |= {"same": same} | other

    def __getattr__(self, name):
        return getattr(self.same, name)


def first_choice():
    """A position with a choice."""
    title = registry.title(GAME)
    return title.game.setup(3, title.options({}, 3), Fast(1), None)


@pytest.mark.parametrize("game", registry.titles())
def test_a_game_of_then_alone_is_the_same_through_the_translation(game):
    title = registry.title(game)
    then = Earlier(title, "then", "random")
    assert earlier.follow(then, title, title.about.players.fewest, 1) > 5


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("games/gratte_ciel/parameters.py", '"landing-fee", 5', '"landing-fee", 6', "standing="),
        ("games/gratte_ciel/actions.py", '"fly"', '"go"', "legal="),
    ],
    ids=["rule", "word"],
)
def test_what_another_revision_does_otherwise_is_noticed(versions, file, old, new, said):
    """The control."""
    other = changed(versions, file, old, new)
    with pytest.raises(Mistranslated, match=said):
        earlier.follow(other, registry.title(GAME), 3, 1)


def test_it_is_the_other_revision_that_chooses(versions):
    title, state = registry.title(GAME), first_choice()
    same = Earlier(title, "then", "casual")
    other = changed(versions, "bots/levels.py", '"casual": Casual()', '"casual": Random()')
    first, second = (
        [bot.chosen(title.game, state, seed) for seed in range(8)] for bot in (same, other)
    )
    assert first != second


def test_the_choice_is_that_of_the_level_itself():
    title, state = registry.title(GAME), first_choice()
    then, level = Earlier(title, "then", "casual"), panel.bot_of(title, "casual")
    for seed in range(20):
        own = level.choose(title.game, state, state.to_act(), Fast(seed))
        assert then.chosen(title.game, state, seed) == own


def test_a_mistranslated_action_is_refused():
    """Legal, but another one than was chosen."""
    title, state = registry.title(GAME), first_choice()
    then = Earlier(title, "then", "casual")
    chosen = then.chosen(title.game, state, 1)
    other = next(int(action) for action in state.legal() if action != chosen)
    with pytest.raises(Mistranslated):
        then.chosen(Other(title.game, parse=lambda _: other), state, 1)


def test_a_position_that_is_read_otherwise_is_refused():
    """A line that then's `read` passes over must not be lost in silence."""
    title = registry.title("airlines")
    state = title.game.setup(2, title.options({}, 2), Fast(1), None)
    then, more = (
        Earlier(title, "then", "casual"),
        Other(state, text=lambda: f"wind 3\n{state.text()}"),
    )
    with pytest.raises(Mistranslated, match="wind 3"):
        then.chosen(title.game, more, 1)


def test_a_seat_that_is_not_to_act_is_refused():
    title, state = registry.title(GAME), first_choice()
    with pytest.raises(Mistranslated):
        Earlier(title, "then", "casual").choose(title.game, state, state.to_act() + 1, Fast(1))


def test_it_plays_in_the_arena_and_its_time_is_its_own():
    title = registry.title(GAME)
    wanted = Contest(GAME, title.options({}, 3), [["casual", THEN, THEN]])
    today, then = arena.play_deal(wanted, 0).parts
    assert (today.games, then.games) == (3, 6)
    assert today.won + then.won == pytest.approx(3)
    assert then.seconds > 0


def test_the_rules_are_the_newest_that_all_know():
    title = registry.title(GAME)
    then, casual = Earlier(title, "then", "casual"), panel.bot_of(title, "casual")
    assert arena.rules(title, [casual, then]) is title.game
    then.edition = 1
    assert arena.rules(title, [casual, then]).edition == 1


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("earlier:never:master", "scripts/versions"),
        ("earlier:then:champion", "no bot 'champion'"),
        ("earlier:then", "REVISION:LEVEL"),
    ],
)
def test_what_there_is_not_is_said(name, said):
    with pytest.raises(LookupError, match=said):
        panel.bot_of(registry.title(GAME), name)


def test_no_other_package_plays_in_its_place(versions):
    (versions / "empty" / "src" / "ludotheque").mkdir(parents=True)
    package = "import sys\nsys.path.pop(0)\ndel sys.modules['ludotheque']\n"
    package += f"sys.path.insert(0, {str(ROOT / 'src')!r})\nimport ludotheque\n"
    (versions / "empty" / "src" / "ludotheque" / "__init__.py").write_text(package)
    with pytest.raises(Mistranslated, match="would play by the code of"):
        Earlier(registry.title(GAME), "empty", "casual")


def test_an_interval_over_deals_is_never_certain():
    even = [Deal([Played("one", games=2, won=1)], []) for _ in range(4)]
    share, low, high = over_deals(even, "one")
    assert share == 0.5 and low < 0.4 and high > 0.6
    torn = [Deal([Played("one", games=2, won=2 * (number % 2))], []) for number in range(4)]
    assert over_deals(torn, "one")[1] < low


@pytest.mark.skipif(IN_GIT.returncode != 0, reason="this is no git checkout")
def test_a_revision_is_unpacked_with_what_compiles_it(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(ROOT / "scripts")
    loader = SourceFileLoader("versions", str(ROOT / "scripts" / "versions"))
    spec = importlib.util.spec_from_loader("versions", loader)
    script = importlib.util.module_from_spec(spec)
    loader.exec_module(script)
    script.unpack(script.named("HEAD"), tmp_path / "head")
    assert (tmp_path / "head" / "src" / "ludotheque" / "contract.py").is_file()
    assert (tmp_path / "head" / "scripts" / "build_rules.py").is_file()
    with pytest.raises(ValueError, match="no-such-revision"):
        script.named("no-such-revision")
