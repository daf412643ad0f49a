"""The ends of drives, compared with the plainest way to find them."""

import pytest

from ludotheque.dice import Fast
from ludotheque.games.auf_achse.board import CITIES, CONTRACT_NAMES, FLENSBURG_SPACE, NAMES, SPACES

from . import brute_force
from .position import ends, rolled, said

CARDS = ("inspektion", "sonderauftrag-flensburg", "sonderauftrag-wien")


def crowded(seed, options):
    """Red among many trucks and signs on the few roads of the north."""
    dice = Fast(seed)
    north = [space for space in range(SPACES) if any(
        name in NAMES[space] for name in ("flensburg", "hamburg", "bremen", "hannover", "berlin")
    )]  # fmt: skip
    at = []
    while len(at) < 8:
        space = north[dice.below(len(north))]
        if space not in at:
            at.append(space)
    works = at[6] if at[6] >= CITIES and at[6] != FLENSBURG_SPACE else -1
    mine = [CONTRACT_NAMES[dice.below(52)] for _ in range(2)]
    load = CONTRACT_NAMES[dice.below(52)]
    kept = ["stau-nebel:blue", *[f"{card}:red" for card in CARDS if dice.below(4) == 0]]
    return rolled(
        dice.below(6) + 1,
        seats=6,
        options=options,
        works="-" if works < 0 else NAMES[works],
        jam=NAMES[at[7]],
        kept=" ".join(kept),
        hand={"red": " ".join({*mine} - {load}) or "-"},
        aboard={"red": load},
        **{colour: NAMES[at[n]] for n, colour in enumerate(
            ("red", "blue", "yellow", "green", "purple", "grey")
        )},
    )  # fmt: skip


@pytest.mark.parametrize("options", ["-", "2007"])
@pytest.mark.parametrize("seed", range(50))
def test_ends_of_drives(options, seed):
    state = crowded(seed, options)
    assert ends(state) == brute_force.ends(state, state.die)
    assert len(ends(state)) == len([action for action in said(state) if action[:4] != "buy "])
