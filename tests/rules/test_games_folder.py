"""What every game of this repository keeps beside its rules, checked by dropping in a file."""

import ast
import re
import shutil
from pathlib import Path

import pytest

import ludotheque
from ludotheque import games, playback, registry
from ludotheque.lab import golden, perft
from ludotheque.lab.simulation import all_settings
from ludotheque.rulebook import LANGUAGES, rulebook

SOURCE = Path(__file__).parents[2] / "src" / "ludotheque" / "games"
OURS = {
    game: SOURCE / title.folder.name
    for game, title in registry.titles().items()
    if title.folder.parent == Path(games.__file__).parent
}
# The same role has the same file name in every game (docs/adding-a-game.md), and is there alone.
ROLES = {
    "board": [],
    "actions": ["ACTIONS"],
    "events": ["EVENTS"],
    "rules": ["State"],
    "setup": ["setup"],
    "refusals": ["why_not"],
    "notation": ["read"],
    "view": ["Board", "view", "facts", "picture", "prompt"],
    "drawing": ["drawing"],
    "observation": ["Observation"],
    "bot": ["Bot"],
}
# Only where the game has something for it to do.
MORE_ROLES = {
    "state": ["Position"],  # what the chapters of long rules work on
    "variants": ["Variants"],
    "guess": ["guess"],
    "orders": ["answer"],
    "judge": ["FittedBot", "features"],
    "weights": ["WEIGHTS"],
}
FIXTURES = [path for folder in OURS.values() for path in sorted(folder.glob("tests/games/*.json"))]


def test_there_are_games():
    assert OURS
    assert ludotheque.__doc__


def misplaced(folder):
    """What a game's folder has elsewhere than every other game: (file, what is there)."""
    found = [(f"{role}.py", "nothing") for role in ROLES if not (folder / f"{role}.py").exists()]
    homes = {name: role for role, names in (ROLES | MORE_ROLES).items() for name in names}
    for path in folder.glob("*.py"):
        defined = _defined(ast.parse(path.read_text()))
        found += [(path.name, name) for name in defined if homes.get(name, path.stem) != path.stem]
        missing = set((ROLES | MORE_ROLES).get(path.stem, [])) - defined
        found += [(path.name, f"no {name}") for name in missing]
    return sorted(found)


def _defined(module):
    names = {node.name for node in module.body if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    constants = [node.target for node in module.body if isinstance(node, ast.AnnAssign)]
    plain = [node.targets[0] for node in module.body if isinstance(node, ast.Assign)]
    return names | {target.id for target in constants + plain if isinstance(target, ast.Name)}


@pytest.mark.parametrize("game", OURS)
def test_the_same_role_has_the_same_file_name(game):
    assert misplaced(OURS[game]) == []


def test_the_example_is_split_alike():
    assert misplaced(SOURCE.parents[2] / "examples" / "fog-harbour" / "fog_harbour") == []


@pytest.mark.parametrize(
    ("old", "new", "noticed"),
    [
        ("notation.py", "position.py", [("notation.py", "nothing"), ("position.py", "read")]),
        ("refusals.py", "notation.py", [("notation.py", "no read"), ("notation.py", "why_not")]),
    ],
)
def test_a_role_elsewhere_is_noticed(tmp_path, old, new, noticed):
    folder = shutil.copytree(next(iter(OURS.values())), tmp_path / "game")
    (folder / old).replace(folder / new)
    assert set(noticed) <= set(misplaced(folder))


def test_the_guide_lists_every_role():
    guide = (SOURCE.parents[2] / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    for role in ROLES | MORE_ROLES:
        assert f"| `{role}.py` |" in guide, role


def binding(game):
    """The rows of a rulebook that are more than advice."""
    return [row for row in rulebook(registry.title(game), "en").rows if row.kind != "tip"]


@pytest.mark.parametrize("game", OURS)
def test_the_languages_mark_the_same(game):
    books = [rulebook(registry.title(game), language) for language in LANGUAGES]
    marked = [[(row.id, row.marks()) for row in book.rows] for book in books]
    assert marked[0] == marked[1] == marked[2]


@pytest.mark.parametrize("game", OURS)
def test_every_row_is_cited_by_code_or_data(game):
    folder = OURS[game]
    files = [*folder.glob("*.py"), folder / "about.toml"]
    cited = set(re.findall(r"[A-Z]{3}-\d+\.\d+", "\n".join(path.read_text() for path in files)))
    rows = {row.id for row in binding(game)}
    assert rows - cited == set(), "rows that no rule cites"
    assert cited - rows == set(), "citations of rows that do not exist"


@pytest.mark.parametrize("game", OURS)
def test_every_row_is_named_by_a_test(game):
    tests = "\n".join(path.read_text() for path in OURS[game].glob("tests/test_*.py"))
    named = set(re.findall(r"def test_([a-z]{3}_\d+_\d+)", tests))
    named |= _refused(game)
    for row in binding(game):
        assert row.id.lower().replace("-", "_").replace(".", "_") in named, row.id


@pytest.mark.parametrize("game", OURS)
def test_every_forbidding_row_is_shown_to_refuse(game):
    wanted = {rule.lower().replace("-", "_").replace(".", "_") for rule in _refusals(game)}
    assert wanted - _refused(game) == set()


def _refusals(game):
    return registry.title(game).about.refusals


def _refused(game):
    """The rows in the tables REFUSED of a game's tests: (position, action, rule)."""
    found = set()
    for path in OURS[game].glob("tests/test_*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "REFUSED":
                for entry in node.value.elts:
                    found.add(entry.elts[2].value.lower().replace("-", "_").replace(".", "_"))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", OURS)
def test_perft(game):
    entries = perft.read_file(OURS[game] / "tests" / "perft.txt")
    assert entries
    for entry in entries:
        assert perft.differences(registry.title(game), entry) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", OURS)
def test_playthroughs(game):
    title = registry.title(game)
    for name, setting in golden.golden_settings(title, list(all_settings(title))).items():
        path = OURS[game] / "tests" / "playthroughs" / f"{name}.txt"
        assert path.exists(), f"write it with: ludotheque golden {game} --write"
        assert golden.playthrough(title, setting, seed=1) == path.read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: f"{path.parts[-4]}/{path.stem}")
def test_whole_games(path):
    """A fixture is named after the way it ends."""
    over = playback.verify(path.read_bytes())
    assert path.stem.startswith(over.outcome().reason)
    over.state.check()


@pytest.mark.parametrize("game", OURS)
def test_every_way_to_end_has_a_fixture(game):
    messages = (OURS[game] / "messages.en.ftl").read_text(encoding="utf-8")
    reasons = re.findall(r"^reason-([\w-]+) =", messages, re.MULTILINE)
    names = [path.stem for path in FIXTURES if OURS[game] in path.parents]
    for reason in reasons:
        assert any(name.startswith(reason) for name in names), reason
