"""Sentences as the command line says them; web/src/lib/speech.test.ts says the same ones."""

import json
from pathlib import Path
from types import SimpleNamespace

import pytest

from ludotheque.registry import title, titles
from ludotheque.speech import Speaker
from ludotheque.testing.texts import messages

SHARED = json.loads(Path(__file__).with_name("speech.json").read_text(encoding="utf-8"))


@pytest.fixture
def toy(tmp_path):
    text = "\n".join(SHARED["messages"]) + "\n"
    (tmp_path / "messages.en.ftl").write_text(text, encoding="utf-8")
    about = SimpleNamespace(colours=SHARED["colours"])
    return Speaker(SimpleNamespace(folder=tmp_path, about=about), "en", SHARED["names"])


@pytest.mark.parametrize("case", SHARED["cases"], ids=lambda case: case["why"])
def test_what_both_sides_say(toy, case):
    said = case["of"]
    if case["say"] == "prompt":
        words, seat, to_me, actions = said
        assert toy.prompt(words, seat, to_me=to_me, actions=actions) == case["text"]
    else:
        assert getattr(toy, case["say"])(*said) == case["text"]


def test_a_text_that_is_missing_is_an_error(toy):
    with pytest.raises(KeyError):
        toy.say("no-such-text")


def speaker(game, language="en"):
    return Speaker(title(game), language, ["Ada", "Bob"])


def test_a_drive_says_where_it_comes_from_if_that_matters():
    said = speaker("auf-achse")
    assert said.action(["drive", "kassel"]) == "Drive to Kassel"
    assert said.action(["drive", "kassel", "wien"]) == "Drive to Kassel from Wien"


@pytest.mark.parametrize(
    ("actions", "text"),
    [
        ([["roll"]], "Würfle."),
        ([["roll"], ["load", "linz-hamburg"]], "Würfle, oder erledige erst deine Geschäfte."),
    ],
)
def test_a_prompt_follows_what_i_can_do(actions, text):
    said = speaker("auf-achse", "de")
    assert said.prompt(["before"], 0, to_me=True, actions=actions) == text


@pytest.mark.parametrize("game", titles())
def test_refusals_are_of_rules_that_forbid_something(game):
    about = title(game).about
    said = {name for name in messages(title(game), "en") if name.startswith("refused-")}
    assert said <= {"refused-" + rule.replace(".", "-") for rule in about.refusals}
