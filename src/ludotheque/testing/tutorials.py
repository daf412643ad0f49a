"""Checks of the tutorial, where a game has one."""

from ludotheque.contract import Illegal
from ludotheque.registry import Title
from ludotheque.rulebook import LANGUAGES
from ludotheque.testing.texts import messages
from ludotheque.tutorial import has_tutorial, played

FEWEST, MOST = 6, 12  # steps


def tutorial_can_be_played(title: Title) -> None:
    """Every step is legal in the real game, is said in every language, and moves on."""
    if not has_tutorial(title):
        return
    try:
        steps = played(title)
    except Illegal as error:
        raise AssertionError(f"tutorial.toml: rule {error.rule} forbids so many seats") from None
    except ValueError as error:
        raise AssertionError(f"tutorial.toml: {error}") from None
    many = f"tutorial.toml has {len(steps)} steps; allowed are {FEWEST} to {MOST}"
    assert FEWEST <= len(steps) <= MOST, many
    assert any(step.do for step in steps), "tutorial.toml: no step has anything to do"
    for step in steps:
        possible = step.do is None or step.do in step.view.actions
        assert possible, f"tutorial.toml: {step.do} is no choice in the step {step.say!r}"
    said = [step.say for step in steps]
    assert len(set(said)) == len(said), "tutorial.toml: two steps say the same"
    for language in LANGUAGES:
        known = messages(title, language)
        written = {name for name in known if name.startswith("tutorial-")}
        for name in sorted(written ^ set(said)):
            lacking = (
                f"tutorial.toml has no step {name!r}" if name in written else "it is not there"
            )
            raise AssertionError(f"messages.{language}.ftl, {name!r}: {lacking}")
        for name in said:
            assert not known[name], (
                f"messages.{language}.ftl: {name!r} has variables, a step has none"
            )
