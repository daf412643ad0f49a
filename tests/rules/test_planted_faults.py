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


def first_failure(title):
    """The check that finds something, and what it says."""
    for check in CHECKS:
        try:
            check(title)
        except AssertionError as error:
            return check.__name__, str(error)
    return "", ""


@pytest.mark.slow
def test_an_honest_game_passes(shelve):
    assert first_failure(shelve()) == ("", "")


@pytest.mark.slow
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.what.replace(" ", "-"))
def test_a_planted_fault_is_caught(fault, shelve):
    check, said = first_failure(shelve(fault))
    assert check == fault.check, said
    if "position:" in said:
        assert "seed" in said
        assert "step" in said


def test_enough_is_planted_and_caught():
    caught = [fault for fault in FAULTS if fault.check]
    assert len(caught) >= 57
    assert len(FAULTS) >= 60
    assert len({fault.what for fault in FAULTS}) == len(FAULTS)
    assert all(fault.check or fault.why for fault in FAULTS)


def test_the_page_has_the_table():
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m tests.rules.faults"
