"""Actions in words, slots, positions as text, random games."""

import re

import pytest

from ludotheque.dice import Fast
from ludotheque.games.auf_achse import game
from ludotheque.games.auf_achse.board import CARDS
from ludotheque.lab.simulation import all_settings
from ludotheque.registry import title
from ludotheque.speech import Speaker

from .position import at, event, said, stopped

SPELLED = [
    ["place", "linz-wien-1"],
    ["roll"],
    ["buy", "large"],
    ["load", "linz-hamburg"],
    ["unload", "linz-hamburg"],
    ["collect", "sonderauftrag-wien"],
    ["hand-on"],
    ["play", "schnelle-verladung"],
    ["use", 6],
    ["drive", "hamburg"],
    ["drive", "hamburg-berlin-2"],
    ["drive", "hamburg-berlin-2", "hamburg"],
    ["drive", "hamburg-berlin-2", "berlin"],
    ["drive", "berlin-nuernberg-5", "nuernberg"],
    ["wait"],
    ["decline"],
    ["works", "linz-wien-2"],
    ["jam", "wien"],
    ["call", "zuerich-wien"],
    ["take", "zuerich-wien"],
    ["discard"],
    ["bid", 5],
    ["match"],
    ["pass"],
    ["end"],
    ["rail", "linz-hamburg"],
    ["jump", "hamburg"],
    ["land", "linz-wien-2"],
    ["give", "linz-hamburg"],
    ["help"],
    ["drive-on"],
    ["pay"],
    ["skip"],
    ["invite", "blue"],
    ["blow", "grey"],
    ["calm"],
]


@pytest.mark.parametrize("words", SPELLED, ids=lambda words: " ".join(map(str, words)))
def test_words_round_trip(words):
    assert game.spell(game.parse(words)) == words


def test_every_verb_is_spelled():
    assert {words[0] for words in SPELLED} == {verb.name for verb in game.actions.verbs}


def test_slots_are_dense_and_distinct():
    slots = [game.slot(game.parse(words)) for words in SPELLED]
    assert len(set(slots)) == len(slots)
    assert all(0 <= slot < game.slots() for slot in slots)
    last = game.slot(game.parse(["calm"]))
    assert last == game.slots() - 1
    assert game.slot(game.parse(["place", "flensburg"])) == 0


@pytest.mark.parametrize(
    "words",
    [
        ["fly"],
        [3],
        ["roll", "again"],
        ["buy"],
        ["buy", "medium"],
        ["buy", 1],
        ["load", "hamburg"],
        ["load", "linz-hamburg", "now"],
        ["collect", "motivation"],
        ["play", "radarfalle"],
        ["use", 0],
        ["use", 7],
        ["use", "6"],
        ["drive"],
        ["drive", "atlantis"],
        ["drive", "hamburg", "berlin"],
        ["drive", "hamburg-berlin-2", "wien"],
        ["drive", "hamburg-berlin-3", "berlin"],
        ["drive", "hamburg-berlin-2", "berlin", "now"],
        ["bid", 0],
        ["bid", 6],
        ["jump", "linz-wien-1"],
        ["invite", "pink"],
        ["invite", 1],
        ["land", 3],
    ],
)
def test_words_that_mean_nothing(words):
    with pytest.raises(ValueError, match=r"is no|there is no|other nouns"):
        game.parse(words)


def test_a_position_is_readable():
    state = stopped(
        red="hamburg",
        aboard={"red": "linz-hamburg graz-dortmund"},
        trailers={"red": "0 1"},
        hand={"blue": "wien-basel zuerich-linz*"},
        gifts={"green": "wien-basel:blue wien-basel:yellow"},
    )
    lines = state.text().split("\n")
    assert lines[7:12] == [
        "phase stop",
        "ending -",
        "drive die red 3 0 0",
        "stop rolled arrived exact",
        "again 0",
    ]
    assert "truck red hamburg 5000 0 1 0 -" in lines
    assert "aboard red linz-hamburg graz-dortmund" in lines
    assert "hand blue wien-basel zuerich-linz*" in lines
    assert lines[-1] == "gifts green wien-basel:blue wien-basel:yellow"
    assert game.read(state.text()).text() == state.text()


def test_loading_order_survives_reading():
    state = at(aboard={"red": "wien-basel graz-dortmund"})
    assert "aboard red wien-basel graz-dortmund" in state.text()
    assert "jumped" in [
        name for name, _ in event("ware-verdorben", aboard={"red": "wien-basel graz-dortmund"})[1]
    ]


@pytest.mark.parametrize("setting", list(all_settings(title("auf-achse")))[::7], ids=str)
def test_random_games_stay_sound(setting):
    dice = Fast(setting.seats)
    state = game.setup(setting.seats, setting.options, dice, None)
    while state.to_act() != -1:
        actions = state.legal()
        state.apply(actions[dice.below(len(actions))], dice, None)
        state.check()
    assert state.outcome().reason in ("delivered", "limit")
    assert said(state) == []


ADDRESSED = {"en": r"\byou", "fr": r"\bvous\b|\bvotre\b|\bvos\b", "de": r"\bdu\b|\bdein"}


@pytest.mark.parametrize("language", ADDRESSED)
def test_event_cards_speak_to_nobody_for_everybody_reads_them(language):
    speaker = Speaker(title("auf-achse"), language, [])
    texts = [speaker.say(f"card-{card}") for card in CARDS]
    assert [text for text in texts if re.search(ADDRESSED[language], text, re.IGNORECASE)] == []
