"""What a seat cannot know is dealt anew, and nothing else."""

from collections import Counter

import pytest

from ludotheque.dice import Fast
from ludotheque.games.skyline_of_the_world import game
from ludotheque.games.skyline_of_the_world.board import CARD_NAMES, CARDS, MISSION_NAMES
from ludotheque.games.skyline_of_the_world.cards import card_names
from ludotheque.kit.vecs import narrow

from .position import position

OFF = {"own-skylines": False, "tournament": False, "covered": False}


def hand(state, seat):
    return card_names(state.cards.hand(seat))


def played(seats, seed, steps, options=OFF):
    dice = Fast(seed)
    state = game.setup(seats, options, dice, None)
    for _ in range(steps):
        if state.to_act() == -1:
            break
        actions = state.legal()
        state.apply(actions[dice.below(len(actions))], dice, None)
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("covered", [False, True])
def test_the_seat_cannot_tell(seats, covered):
    for seed in range(4):
        state = played(seats, seed, 70 * seed, {**OFF, "covered": covered})
        for seat in range(seats):
            guess = game.guess(state, seat, Fast(seed))
            guess.check()
            assert game.view(guess, seat) == game.view(state, seat)
            assert game.facts(guess, seat) == game.facts(state, seat)
            if state.to_act() == seat:
                assert list(guess.legal()) == list(state.legal())


def test_the_same_dice_give_the_same_guess_whatever_is_true():
    state = played(4, 7, 60)
    for seat in range(4):
        worlds = [game.guess(state, seat, Fast(seed)) for seed in range(5)]
        assert len({world.text() for world in worlds}) > 1
        assert len({game.guess(world, seat, Fast(9)).text() for world in [state, *worlds]}) == 1


def test_every_mission_and_card_can_come_up():
    state = game.setup(2, OFF, Fast(3), None)
    missions, cards = Counter(), Counter()
    for seed in range(300):
        guess = game.guess(state, 0, Fast(seed))
        missions[MISSION_NAMES[guess.missions[1]]] += 1
        cards.update(hand(guess, 1))
    assert set(missions) == set(MISSION_NAMES) - {MISSION_NAMES[state.missions[0]]}
    assert set(cards) == set(CARD_NAMES)


def test_own_cards_and_discards_are_known():
    state = played(3, 5, 80)
    for seed in range(20):
        guess = game.guess(state, 1, Fast(seed))
        assert hand(guess, 1) == hand(state, 1)
        assert list(guess.cards.discards) == list(state.cards.discards)
        assert guess.missions[1] == state.missions[1]


def test_missions_are_known_at_the_end():
    state = played(2, 1, 100_000)
    assert state.outcome() is not None
    guess = game.guess(state, 0, Fast(1))
    assert list(guess.missions) == list(state.missions)


def remade(hands, drew, gone, discards, pile, mine=""):
    """A position with three seats after the pile was made anew.

    Red, whose eyes we use, drew `mine` since and holds every card that is nowhere else.
    """
    rest = CARD_NAMES * 3
    for name in f"{hands[0]} {hands[1]} {discards} {pile}".split():
        rest.remove(name)
    return position(
        seats=3,
        cards=(" ".join(rest), *hands),
        discards=discards,
        remade=f"{' '.join(drew)} {pile} {mine}",
        drew=(mine, *drew),
        gone=("", *gone),
    )


def test_after_a_remaking_old_cards_never_lie_in_the_pile():
    # Blue and yellow hold old towers; blue drew one card of the three in the new pile.
    state = remade(
        hands=["tower-42 montevideo", "tower-42"],
        drew=["montevideo", ""],
        gone=["", ""],
        discards="",
        pile="messeturm mlc-centre",
    )
    seen = Counter()
    for seed in range(60):
        guess = game.guess(state, 0, Fast(seed))
        guess.check()
        assert hand(guess, 2) == ["tower-42"]
        assert "tower-42" in hand(guess, 1)
        seen.update(hand(guess, 1))
        assert game.guess(guess, 0, Fast(3)).text() == game.guess(state, 0, Fast(3)).text()
    assert set(seen) == {"tower-42", "montevideo", "messeturm", "mlc-centre"}


def test_after_a_remaking_a_shown_card_may_be_old_or_new():
    # Yellow had one old card, drew one of two new ones, and then showed a tower-42:
    # either it was the old one or the new one.
    state = remade(
        hands=["tower-42", "montevideo"],
        drew=["", "montevideo"],
        gone=["", "tower-42"],
        discards="tower-42",
        pile="tower-42",
    )
    worlds = set()
    for seed in range(60):
        guess = game.guess(state, 0, Fast(seed))
        guess.check()
        worlds.add((*hand(guess, 1), *hand(guess, 2), *card_names(narrow(guess.cards.pile))))
    # Blue's card is old, and all old cards are towers. Yellow's is old when it was the
    # new tower that it showed.
    assert worlds == {
        ("tower-42", "montevideo", "tower-42"),
        ("tower-42", "tower-42", "montevideo"),
    }


def test_after_a_remaking_an_impossible_choice_is_taken_back():
    # Both had one old card and drew one; blue showed a montevideo, yellow a tower-42, which
    # must be its old card, and a montevideo, which then is the only new one.
    state = remade(
        hands=["messeturm", ""],
        drew=["messeturm", "montevideo"],
        gone=["montevideo", "tower-42 montevideo"],
        discards="montevideo montevideo tower-42",
        pile="",
    )
    for seed in range(40):
        guess = game.guess(state, 0, Fast(seed))
        guess.check()
        assert (hand(guess, 1), hand(guess, 2)) == (["messeturm"], [])
        assert card_names(narrow(guess.cards.drew[2 * CARDS :])) == ["montevideo"]


def test_after_a_remaking_ones_own_draws_are_known():
    state = remade(
        hands=["tower-42 messeturm", ""],
        drew=["messeturm", ""],
        gone=["", ""],
        discards="",
        pile="mlc-centre",
        mine="montevideo",
    )
    worlds = set()
    for seed in range(40):
        guess = game.guess(state, 0, Fast(seed))
        guess.check()
        assert hand(guess, 0) == hand(state, 0)
        worlds.add(tuple(hand(guess, 1)))
    assert worlds == {("tower-42", "messeturm"), ("tower-42", "mlc-centre")}
