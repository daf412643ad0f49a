"""Sentences as the command line says them; web/src/lib/speech.test.ts is its twin."""

import pytest

from ludotheque.registry import title, titles
from ludotheque.speech import Speaker
from ludotheque.testing.texts import messages


def speaker(game, language="en"):
    return Speaker(title(game), language, ["Ada", "Bob"])


def test_a_list_is_an_enumeration():
    assert speaker("airlines").event("market", {"shares": ["BOI", "HIT", "HIT"]}) == (
        "The market opens with BOI, HIT, HIT."
    )


def test_a_path_is_written_with_arrows():
    said = speaker("gratte-ciel")
    assert said.event("flew", {"seat": 0, "path": ["e2", "e1", "f1"]}) == "Ada flies e2 → e1 → f1."
    assert said.action(["fly", "e2", "e1", "f1"]) == "Fly e2 → e1 → f1"


def test_a_drive_says_where_it_comes_from_if_that_matters():
    said = speaker("auf-achse")
    assert said.action(["drive", "kassel"]) == "Drive to Kassel"
    assert said.action(["drive", "kassel", "wien"]) == "Drive to Kassel from Wien"


@pytest.mark.parametrize(
    ("actions", "text"),
    [
        ([["roll"]], "Würfle."),
        ([["roll"], ["load", "linz-hamburg"]], "Würfle, oder mach erst deine Geschäfte."),
    ],
)
def test_a_prompt_follows_what_i_can_do(actions, text):
    said = speaker("auf-achse", "de")
    assert said.prompt(["before"], 0, to_me=True, actions=actions) == text


def test_a_refusal_says_what_is_missing():
    said = speaker("airlines", "de")
    assert said.refusal("AIR-4.2").startswith("Eine neue Gesellschaft fliegt sofort")
    assert said.refusal("AIR-1.1") == ""


@pytest.mark.parametrize("game", titles())
def test_refusals_are_of_rules_that_forbid_something(game):
    about = title(game).about
    said = {name for name in messages(title(game), "en") if name.startswith("refused-")}
    assert said <= {"refused-" + rule.replace(".", "-") for rule in about.refusals}
