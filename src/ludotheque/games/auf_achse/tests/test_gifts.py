"""What givers of secret contracts know, case by case (AUF-9.6).

Three players; a gift goes to the right: red to yellow, yellow to blue, blue to red.
"""

import pytest

from ludotheque.games.auf_achse.gifts import NO_GIFTS, Gifts

RED, BLUE, YELLOW = 0, 1, 2
CARD, OTHER, THIRD = 7, 8, 9


def test_auf_9_6_the_giver_knows():
    gifts = NO_GIFTS.given(RED, YELLOW, CARD, 1)
    assert gifts.worlds == {RED: [{CARD: YELLOW}]}
    assert gifts.sure(RED) == {CARD: YELLOW}
    assert gifts.sure(BLUE) == {}


@pytest.mark.parametrize(
    ("hidden", "worlds"), [(1, [{CARD: BLUE}]), (2, [{CARD: BLUE}, {CARD: YELLOW}])]
)
def test_auf_9_6_the_receiver_gives_something_on(hidden, worlds):
    """With one secret contract it must be that one, with two it may be the other."""
    gifts = NO_GIFTS.given(RED, YELLOW, CARD, 1).given(YELLOW, BLUE, OTHER, hidden)
    assert gifts.of(RED) == worlds


def test_auf_9_6_one_gift_moves_one_contract():
    gifts = NO_GIFTS.given(RED, YELLOW, CARD, 2).given(RED, YELLOW, OTHER, 1)
    assert gifts.sure(RED) == {CARD: YELLOW, OTHER: YELLOW}
    gifts = gifts.given(YELLOW, BLUE, THIRD, 3)
    assert gifts.of(RED) == [
        {CARD: BLUE, OTHER: YELLOW},
        {CARD: YELLOW, OTHER: BLUE},
        {CARD: YELLOW, OTHER: YELLOW},
    ]
    assert gifts.of(YELLOW) == [{THIRD: BLUE}]


def passed_on():
    """Red knows that yellow or blue has the contract."""
    return NO_GIFTS.given(RED, YELLOW, CARD, 1).given(YELLOW, BLUE, OTHER, 2)


def test_auf_9_6_it_comes_back():
    assert passed_on().given(BLUE, RED, CARD, 3).of(RED) == []


@pytest.mark.parametrize(
    ("hidden", "worlds"), [(1, [{CARD: YELLOW}]), (2, [{CARD: BLUE}, {CARD: YELLOW}])]
)
def test_auf_9_6_another_comes_instead(hidden, worlds):
    """From one secret contract red learns that blue's was not their own gift."""
    assert passed_on().given(BLUE, RED, THIRD, hidden).of(RED) == worlds


@pytest.mark.parametrize(
    ("holder", "card", "hidden", "worlds"),
    [
        (BLUE, CARD, 3, []),
        (YELLOW, CARD, 1, []),
        (BLUE, OTHER, 1, [{CARD: YELLOW}]),
        (BLUE, OTHER, 2, [{CARD: BLUE}, {CARD: YELLOW}]),
        (YELLOW, THIRD, 1, [{CARD: BLUE}]),
    ],
)
def test_auf_9_6_a_contract_is_shown(holder, card, hidden, worlds):
    assert passed_on().revealed(holder, card, hidden).of(RED) == worlds


def test_auf_9_6_what_its_own_holder_shows_does_not_change_what_he_knows():
    gifts = NO_GIFTS.given(RED, YELLOW, CARD, 2)
    assert gifts.revealed(RED, THIRD, 1).of(RED) == [{CARD: YELLOW}]
    assert NO_GIFTS.revealed(RED, THIRD, 1) is NO_GIFTS


def test_a_guess_keeps_one_seats_knowledge():
    gifts = passed_on()
    assert gifts.only(RED).worlds == {RED: gifts.of(RED)}
    assert Gifts({}).only(RED) is NO_GIFTS
