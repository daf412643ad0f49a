"""A vec that goes from interpreted into compiled code is freed again.

mypyc alone keeps every one of them; the build hook mends the C that it writes.
"""

import json
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.memory import kept

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "scripts"))

import build_rules  # noqa: E402

SOURCE = Path(__file__).with_name("crossing.py")
KEEPS = {  # blocks, with mypyc alone
    "argument": 1,
    "same argument": 0,  # its one buffer for ever
    "keyword": 1,
    "default": 0,
    "nested": 2,
    "words": 1,
    "returned": 1,
    "failing": 1,
    "constructed": 1,
    "method": 1,
    "operator": 1,
    "attribute set": 1,
    "nested attribute set": 2,
    "property set": 1,
    "attribute read": 0,
    "property read": 0,
    "wrong type": 0,
}


def main():
    """Print what each crossing keeps; runs beside a compiled crossing.py."""
    import crossing

    assert not crossing.__file__.endswith(".py")
    held = crossing.Holder(fresh())
    same = fresh()

    def refused():
        with suppress(TypeError):
            crossing.length(vec[float]([1.0] * 9))

    def failing():
        with suppress(ValueError):
            crossing.failing(fresh())

    ways = {
        "argument": lambda: crossing.length(fresh()),
        "same argument": lambda: crossing.length(same),
        "keyword": lambda: crossing.length_if_given(numbers=fresh()),
        "default": crossing.length_if_given,
        "nested": lambda: crossing.rows(vec[vec[i64]]([fresh()])),
        "words": lambda: crossing.names(vec[str](["a", "b"])),
        "returned": lambda: crossing.longer(fresh()),
        "failing": failing,
        "constructed": lambda: crossing.Holder(fresh()),
        "method": lambda: held.add(fresh()),
        "operator": lambda: fresh() in held,
        "attribute set": lambda: setattr(held, "numbers", fresh()),
        "nested attribute set": lambda: setattr(held, "table", vec[vec[i64]]([fresh()])),
        "property set": lambda: setattr(held, "last", fresh()),
        "attribute read": lambda: list(held.numbers),
        "property read": lambda: list(held.last),
        "wrong type": refused,
    }
    print(json.dumps({name: kept(way) for name, way in ways.items()}))
    assert list(same) == list(fresh())  # released no more often than it was taken


def fresh():
    return vec[i64]([1] * 81)


def crossings(folder):
    """What each crossing keeps in the module that was compiled into this folder."""
    path = os.pathsep.join([str(folder), str(ROOT)])
    done = run("-c", "from tests.test_border import main; main()", cwd=folder, PYTHONPATH=path)
    return json.loads(done)


def run(*command, cwd, **environment):
    done = subprocess.run(
        [sys.executable, *command],
        cwd=cwd,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


compiler = pytest.mark.skipif(not build_rules.can_compile(), reason="there is no C compiler")


@compiler
def test_our_build_keeps_no_vec(tmp_path):
    (tmp_path / "crossing.py").write_text(SOURCE.read_text())
    out, temporary = tmp_path / "out", tmp_path / "c"
    arguments = (str(out), ["crossing.py"], str(temporary))
    script = f"import build_rules; build_rules.run_mypyc(*{arguments!r})"
    run("-c", script, cwd=tmp_path, PYTHONPATH=str(ROOT / "scripts"))
    assert crossings(out) == dict.fromkeys(KEEPS, 0)


@compiler
def test_mypyc_alone_still_keeps_them(tmp_path):
    """The control. Should it fail, mypyc was mended and `release_borrowed` must go."""
    (tmp_path / "crossing.py").write_text(SOURCE.read_text())
    run("-m", "mypyc", "crossing.py", cwd=tmp_path)
    assert crossings(tmp_path) == KEEPS


def test_a_vec_that_nobody_would_release_stops_the_build():
    with pytest.raises(SystemExit, match="who releases this vec"):
        build_rules.release_borrowed("__tmp3 = VecI64Api.unbox(__tmp2);")


def test_the_c_is_told_what_is_rare():
    """A change of mypyc's spelling would go unnoticed otherwise: the rules only become slower."""
    library = "#include <vecs/librt_vecs_api.c>\n"
    asked = "cpy_r_r2 = (uint64_t)cpy_r_lot < (uint64_t)cpy_r_r1;\n"
    appended = "cpy_r_r3 = VecI64Api.append(cpy_r_out, cpy_r_lot);\n"
    told = build_rules.quickened(library + asked + appended)
    assert "cpy_r_r2 = likely((uint64_t)cpy_r_lot < (uint64_t)cpy_r_r1);" in told
    assert "cpy_r_r3 = rules_append(cpy_r_out, cpy_r_lot);" in told
    assert told.startswith(build_rules.HEADER.read_text())


def test_the_kit_writes_runs_by_the_header():
    library = "#include <vecs/librt_vecs_api.c>\n"
    rows = "CPyStatic_rows___globals;\n"
    calls = "".join(f"cpy_r_r0 = CPyDef_{name}(cpy_r_at);\n" for name in build_rules.QUICK)
    told = build_rules.quickened(library + rows + calls)
    for name in build_rules.QUICK:
        module, function = name.split("___")
        (source,) = [path for path in build_rules.compiled_modules() if Path(path).stem == module]
        assert f"\ndef {function}(" in (ROOT / "src" / source).read_text()
        assert f"cpy_r_r0 = quick_{name}(cpy_r_at);" in told
        assert f"CPyDef_{name}(cpy_r_at)" not in told


def test_a_run_of_the_header_that_the_kit_does_not_have_stops_the_build():
    code = "#include <vecs/librt_vecs_api.c>\nCPyStatic_rows___globals;\n"
    with pytest.raises(SystemExit, match="is no function of the kit"):
        build_rules.quickened(code)


@compiler
def test_mypyc_still_spells_it_so(tmp_path):
    source = (
        "from librt.vecs import append, vec\n"
        "from mypy_extensions import i64\n"
        "def doubled(numbers: vec[i64], place: i64) -> vec[i64]:\n"
        "    return append(numbers, numbers[place])\n"
    )
    (tmp_path / "doubling.py").write_text(source)
    script = (
        "from mypyc.build import mypyc_build; from mypyc.options import CompilerOptions; "
        "mypyc_build(['doubling.py'], CompilerOptions(target_dir='c'))"
    )
    run("-c", script, cwd=tmp_path)
    (code,) = [path.read_text() for path in (tmp_path / "c").glob("*.c")]
    told = build_rules.quickened(code)
    assert told.count("= likely((uint64_t)") == 2
    assert "= rules_append(" in told
