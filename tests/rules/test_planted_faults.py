"""The conformance suite itself: an honest game passes, each planted fault is caught."""

import importlib
import shutil
import sys
from pathlib import Path

import pytest

from ludotheque import registry
from ludotheque.testing import CHECKS

from .faults import FAULTS, PAGE, page

TAVERN = Path(__file__).parent / "tavern"


@pytest.fixture
def shelve(tmp_path, monkeypatch):
    """Puts the small game on the shelf, with a fault if there is one."""
    folder = tmp_path / "tavern"
    shutil.copytree(TAVERN, folder, ignore=shutil.ignore_patterns("__pycache__"))

    def put(fault=None):
        if fault is not None:
            text = (folder / fault.file).read_text(encoding="utf-8")
            assert text.count(fault.old) == 1, "the fault no longer fits the game"
            (folder / fault.file).write_text(text.replace(fault.old, fault.new), encoding="utf-8")
        sys.modules.pop("tavern", None)
        importlib.invalidate_caches()
        monkeypatch.syspath_prepend(tmp_path)
        title = registry.from_folder(folder)
        monkeypatch.setattr(registry, "titles", lambda: {"tavern": title})
        return title

    return put


CAUGHT = [fault for fault in FAULTS if fault.check]
MISSED = [fault for fault in FAULTS if not fault.check]
BY_NAME = {check.__name__: check for check in CHECKS}


def called(fault):
    return fault.what.replace(" ", "-")


@pytest.mark.slow
def test_an_honest_game_passes(shelve):
    title = shelve()
    for check in CHECKS:
        check(title)


@pytest.mark.slow
@pytest.mark.parametrize("fault", CAUGHT, ids=called)
def test_a_planted_fault_is_caught(fault, shelve):
    title = shelve(fault)
    with pytest.raises(AssertionError) as failed:
        BY_NAME[fault.check](title)
    said, _, where = str(failed.value).partition("\n")
    assert said
    assert not where or ("seed" in where and "step" in where)


@pytest.mark.slow
@pytest.mark.parametrize("fault", MISSED, ids=called)
def test_a_miss_is_still_one(fault, shelve):
    title = shelve(fault)
    for check in CHECKS:
        check(title)


def test_enough_is_planted_and_caught():
    assert len(CAUGHT) >= 57
    assert len(FAULTS) >= 60
    assert len({fault.what for fault in FAULTS}) == len(FAULTS)
    assert all(fault.check or fault.why for fault in FAULTS)


def test_the_page_has_the_table():
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m tests.rules.faults"
