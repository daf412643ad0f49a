"""Checks of the tutorial, where a game has one."""

from ludotheque.registry import Title
from ludotheque.rulebook import LANGUAGES
from ludotheque.testing.texts import messages
from ludotheque.tutorial import has_tutorial, played

FEWEST, MOST = 6, 12  # steps


def tutorial_can_be_played(title: Title) -> None:
    """Every step is legal in the real game, is said in every language, and moves on."""
    if not has_tutorial(title):
        return
    steps = played(title)
    assert FEWEST <= len(steps) <= MOST, f"a tutorial has {FEWEST} to {MOST} steps"
    assert any(step.do for step in steps), "there is nothing to do"
    for step in steps:
        assert step.do is None or step.do in step.view.actions, step.say
    said = [step.say for step in steps]
    assert len(set(said)) == len(said), "two steps say the same"
    for language in LANGUAGES:
        known = messages(title, language)
        written = {name for name in known if name.startswith("tutorial-")}
        assert written == set(said), sorted(written ^ set(said))
        assert not any(known[name] for name in said), "a tutorial's texts have no variables"
