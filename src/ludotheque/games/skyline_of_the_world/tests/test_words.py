"""Actions in words and numbers, positions as text."""

import pytest

from ludotheque.dice import Fast
from ludotheque.games.skyline_of_the_world import game
from ludotheque.games.skyline_of_the_world.board import ISLAND
from ludotheque.kit.bits import bit

from .position import position

OFF = {"own-skylines": False, "tournament": False, "covered": False}


@pytest.mark.parametrize(
    "words",
    [
        ["end"],
        ["invest"],
        ["build", "1m", "c1"],
        ["build", "skyline", "c11"],
        ["buy", "penthouse"],
        ["sell", "neutral"],
        ["show", "one-canada-square"],
        ["hand-in", "flatiron-building", "flatiron-building", "flatiron-building"],
        ["hand-in", "tower-42", "montevideo", "one-canada-square"],
    ],
)
def test_words_and_numbers_agree(words):
    assert game.spell(game.parse(words)) == words


def test_cards_are_handed_in_in_any_order():
    one = game.parse(["hand-in", "montevideo", "tower-42", "chifley-tower"])
    other = game.parse(["hand-in", "chifley-tower", "tower-42", "montevideo"])
    assert one == other


def test_every_number_has_its_words():
    assert game.slots() == 905
    said = set()
    for action in range(905):
        assert game.slot(action) == action
        words = game.spell(action)
        if words[0] == "build" and (words[2] == "-" or not ISLAND & bit(_cell(action))):
            continue
        assert game.parse(words) == action
        said.add(tuple(words))
    # 2 bare verbs, 29 lots x 7 kinds, 2 x 7 trades, 14 cards, 560 triples.
    assert len(said) == 2 + 203 + 14 + 14 + 560


def _cell(action):
    return (action - 2) % 45


@pytest.mark.parametrize(
    "words",
    [
        ["fly"],
        ["end", "c1"],
        ["build", "1m"],
        ["build", "3m", "c1"],
        ["build", "1m", "a1"],
        ["build", "1m", "e1"],
        ["build", "1m", 4],
        ["buy", "c1"],
        ["sell", "tower"],
        ["show", "1m"],
        ["hand-in", "tower-42", "tower-42"],
        ["hand-in", "tower-42", "tower-42", "1m"],
        [4],
    ],
)
def test_other_words_mean_nothing(words):
    with pytest.raises(ValueError, match=r".+"):
        game.parse(words)


def test_a_position_is_read_as_it_was_written():
    state = position(
        {"a4": "RBRBR", "c3": "GYNg", "b8": "r", "a5": "GBGBG"},
        seats=4,
        turn="Y",
        phase="investing",
        this_turn="built bought neutral skyline",
        shown="tower-42 us-bank-tower",
        idle=3,
        coins=(1, 2, 3, 30),
        stock=("1m 6m penthouse", "neutral neutral", "", "4m"),
        cards=("tower-42 tower-42", "", "us-bank-tower", ""),
        discards="montevideo",
        options="own-skylines tournament covered",
        remade="montevideo chifley-tower",
        drew=("", "", "chifley-tower", ""),
        gone=("", "", "montevideo", ""),
    )
    text = state.text()
    again = game.read(text)
    again.check()
    assert again.text() == text
    assert text.splitlines()[:9] == [
        "seats 4",
        "options own-skylines tournament covered",
        "turn Y",
        "phase investing",
        "this-turn built bought neutral skyline",
        "shown tower-42 us-bank-tower",
        "idle 3",
        "ending -",
        "finished 0 0 0 0",
    ]
    assert text.splitlines()[-8] == "RBRBR - - -"


def test_a_copy_shares_nothing_that_can_change():
    state = game.setup(3, OFF, Fast(1), None)
    before = state.text()
    twin = state.copy()
    dice = Fast(2)
    while twin.to_act() != -1:
        actions = twin.legal()
        twin.apply(actions[dice.below(len(actions))], dice, None)
    assert state.text() == before
    assert twin.text() != before
