"""What cannot be is refused in a sentence: seats, options, ways of drawing, steps too late."""

import numpy as np
import pytest

import ludotheque as lt
from ludotheque.adapters import gymnasium, openspiel, pettingzoo
from ludotheque.contract import Illegal

GAME = "gratte-ciel"
MAKERS = {
    "table": lambda seats, **more: lt.new(GAME, seats, **more),
    "batch": lambda seats, **more: lt.batch(GAME, 4, seats, **more),
    "gymnasium": lambda seats, **more: gymnasium.Env(GAME, seats, **more),
    "pettingzoo": lambda seats, **more: pettingzoo.env(GAME, seats, **more),
    "openspiel": lambda seats, **more: openspiel.game(GAME, seats, **more),
}


@pytest.mark.parametrize("maker", MAKERS.values(), ids=MAKERS)
@pytest.mark.parametrize("seats", [-1, 0, 2, 5])
def test_a_table_of_another_size(maker, seats):
    """It is still the rule that forbids it, which names itself."""
    with pytest.raises(Illegal, match=f"Gratte-ciel is for 3 to 4 players, not {seats}") as refused:
        maker(seats)
    assert refused.value.rule == "GRA-1.1"


@pytest.mark.parametrize("maker", list(MAKERS.values())[:4], ids=list(MAKERS)[:4])
def test_an_option_that_there_is_not(maker):
    with pytest.raises(
        ValueError, match="gratte-ciel has no option 'fuel'; it has turning-flights"
    ):
        maker(3, fuel=3)


def test_no_tables_at_all():
    with pytest.raises(ValueError, match="a batch has 1 table or more, not 0"):
        lt.batch(GAME, 0, 3)


@pytest.mark.parametrize("maker", [gymnasium.Env, pettingzoo.env])
def test_a_way_of_drawing_that_there_is_not(maker):
    with pytest.raises(ValueError, match="render_mode is 'ansi' or None, not 'human'"):
        maker(GAME, 3, render_mode="human")


def finished(env):
    """A learner that closes its own game by a slot that is not legal."""
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.action_masks() == 0)[0]))
    return env


def test_gymnasium_refuses_a_step_after_the_end():
    with pytest.raises(ValueError, match="the game is over: reset the environment"):
        finished(gymnasium.Env(GAME, 3)).step(0)


def test_gymnasium_refuses_what_comes_before_the_first_reset():
    env = gymnasium.Env(GAME, 3, render_mode="ansi")
    for early in (lambda: env.step(0), env.render, env.action_masks):
        with pytest.raises(ValueError, match="reset the environment first"):
            early()


def test_no_slot_is_open_after_the_end():
    env = finished(gymnasium.Env(GAME, 3))
    assert not env.action_masks().any()


def test_masks_are_as_sb3_contrib_asks_for_them():
    """`MaskablePPO` calls `action_masks` on the environment, through wrappers."""
    env = gymnasium.Env(GAME, 3)
    _, info = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == bool and masks.shape == (env.action_space.n,)
    np.testing.assert_array_equal(masks, info["action_mask"])


def test_pettingzoo_refuses_a_step_after_the_end():
    env = pettingzoo.Env(GAME, 3)
    env.reset(seed=1)
    choice = np.random.default_rng(1)
    while not any(env.terminations.values()):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(choice.choice(np.flatnonzero(mask))))
    with pytest.raises(ValueError, match="only valid action is None"):
        env.step(0)
