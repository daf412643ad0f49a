"""Tutorials: played by the real engine, and the check finds what is wrong with one."""

import shutil

import pytest
from msgspec.structs import replace

from ludotheque import registry
from ludotheque.testing.tutorials import tutorial_can_be_played
from ludotheque.tutorial import FILE, BadTutorial, played, script

MODEL = registry.title("gratte-ciel")


@pytest.fixture
def spoilt(tmp_path):
    """The model game with a change in its tutorial."""

    def change(old, new):
        shutil.copytree(MODEL.folder, tmp_path / "game", dirs_exist_ok=True)
        text = (MODEL.folder / FILE).read_text(encoding="utf-8")
        assert old in text
        (tmp_path / "game" / FILE).write_text(text.replace(old, new, 1), encoding="utf-8")
        return replace(MODEL, folder=tmp_path / "game")

    return change


def test_the_model_can_be_played():
    tutorial_can_be_played(MODEL)
    steps = played(MODEL)
    assert len(steps) == len(script(MODEL).steps)
    assert steps[0].steps == [] and steps[0].view.seat == 0
    # What the learner does is what the next moment tells first.
    assert steps[3].steps[0].seat == 0 and steps[2].do == ["fly", "c3", "c6"]
    assert [step.version for step in steps[3].steps] == [4, 5, 6]
    assert steps[2].preview is not None and steps[3].preview is None


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('do = ["fly", "c3", "c6"]', 'do = ["fly", "c3", "c9"]'),  # too far
        ('do = ["fly", "c3", "c6"]', 'do = ["dance"]'),
        ('["start", "f3"]', '["start", "b2"]'),  # another starts in the same district
        ('["start", "f3"]]', '["start", "f3"], ["fly", "c3", "c6"]]'),  # the learner's turn
        ("seed = 0", "seed = 1"),  # another seat goes first
        ("seat = 0", "seats = 0"),
        ('say = "tutorial-welcome"', 'sai = "tutorial-welcome"'),
    ],
)
def test_a_tutorial_that_cannot_be_played(spoilt, old, new):
    with pytest.raises(BadTutorial):
        played(spoilt(old, new))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('say = "tutorial-welcome"', 'say = "tutorial-nowhere"'),
        ('say = "tutorial-welcome"', 'say = "tutorial-end"'),
        ('[[steps]]\nsay = "tutorial-end"\n', ""),
        ('say = "tutorial-end"', 'say = "tutorial-end"\n' + '[[steps]]\nsay = "tutorial-x"\n' * 4),
    ],
)
def test_the_check_finds_missing_and_spare_texts(spoilt, old, new):
    with pytest.raises(AssertionError):
        tutorial_can_be_played(spoilt(old, new))
