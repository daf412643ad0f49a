"""The example as a stranger has it: a package of its own, in an environment of its own."""

import json
import subprocess
import zipfile

import pytest

from ludotheque.authors import new_game
from ludotheque.build_board import KIT, CannotBuild, build

from .example import EXAMPLE, PACKAGE, ROOT, install


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    folder = tmp_path_factory.mktemp("example")
    return folder, *install(folder)


def test_its_wheel_has_the_built_board_and_no_sources_of_it(installed):
    folder, _, _ = installed
    (wheel,) = (folder / "source" / "dist").glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert {"fog_harbour/board.js", "fog_harbour/board.css"} <= set(names)
    assert not any("ui/" in name for name in names)


def test_its_board_imports_the_types_of_its_game(installed):
    folder, _, _ = installed
    for name in ("board.ts", "declared.ts"):
        written = folder / "source" / PACKAGE / "ui" / name
        assert written.read_text() == (EXAMPLE / PACKAGE / "ui" / name).read_text()


def test_it_passes_its_tests(installed):
    folder, python, environment = installed
    command = [python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"]
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


def test_a_board_begins_with_the_template(tmp_path):
    with pytest.raises(CannotBuild, match=r"not the package of a game: there is no about\.toml"):
        build(tmp_path, ROOT / "web" / "node_modules", begin=True)
    assert list(tmp_path.iterdir()) == []
    new_game.write("with-a-board", tmp_path)
    package = tmp_path / "with-a-board" / "with_a_board"
    with pytest.raises(CannotBuild, match="--new writes one"):
        build(package, ROOT / "web" / "node_modules")
    made = build(package, ROOT / "web" / "node_modules", begin=True)
    assert [path.name for path in made] == ["board.js", "board.css"]
    assert str(tmp_path) not in made[0].read_text()
    assert "pebbles: number;" in (package / "ui" / "board.ts").read_text()
    assert '["take", number' in (package / "ui" / "declared.ts").read_text()


def test_npm_would_fetch_what_the_house_has():
    """`build-board` without --modules, which needs a registry, was tried by hand."""
    kit = json.loads((KIT / "package.json").read_text())["dependencies"]
    house = json.loads((ROOT / "web" / "package.json").read_text())
    assert kit.items() <= (house.get("dependencies", {}) | house["devDependencies"]).items()


def test_a_misspelt_field_is_said_with_its_line(tmp_path):
    new_game.write("with-a-misprint", tmp_path)
    package = tmp_path / "with-a-misprint" / "with_a_misprint"
    build(package, ROOT / "web" / "node_modules", begin=True)
    board = package / "ui" / "Board.svelte"
    (package / "board.js").unlink()
    board.write_text(
        board.read_text().replace("JSON.stringify(board", "JSON.stringify(board.pebles")
    )
    with pytest.raises(CannotBuild, match=r"Board\.svelte:\d+:\d+\s+Error: .*'pebles'"):
        build(package, ROOT / "web" / "node_modules")
    assert not (package / "board.js").exists()


def test_modules_that_lack_something_are_told_what(tmp_path):
    new_game.write("with-little", tmp_path)
    package = tmp_path / "with-little" / "with_little"
    with pytest.raises(CannotBuild, match=r"no svelte in .*; npm install svelte"):
        build(package, tmp_path, begin=True)


def test_what_does_not_compile_is_said(tmp_path):
    new_game.write("with-a-slip", tmp_path)
    package = tmp_path / "with-a-slip" / "with_a_slip"
    (package / "ui").mkdir()
    (package / "ui" / "Board.svelte").write_text("{#if}")
    with pytest.raises(CannotBuild, match=r"Board\.svelte"):
        build(package, ROOT / "web" / "node_modules")
