"""The fields of a state: what a copy, a text or a reader forgets is found."""

import pytest

from ludotheque.testing.fields import fields_are_kept

from . import secret


class ForgetsAField(secret.State):
    def copy(self):
        twin = super().copy()
        twin.swapped = secret.filled(self.seats, 0)
        return twin


class SharesAField(secret.State):
    def copy(self):
        twin = super().copy()
        twin.hand = self.hand
        return twin


class HidesAField(secret.State):
    def __init__(self, seats):
        super().__init__(seats)
        self.swaps = 0

    def apply(self, action, dice, tell):
        self.swaps += action
        super().apply(action, dice, tell)

    def copy(self):
        twin = super().copy()
        twin.swaps = self.swaps
        return twin


def game(kind):
    class Planted(secret.Secret):
        def setup(self, seats, options, dice, tell):
            return like(kind, super().setup(seats, options, dice, tell))

        def read(self, text):
            return like(kind, super().read(text))

    return secret.title(Planted())


def like(kind, state):
    twin = kind(state.seats)
    for name in ("turn", "open", "bag", "hand", "swapped"):
        setattr(twin, name, getattr(state, name))
    return twin


def test_a_sound_state_passes():
    fields_are_kept(secret.title(secret.Secret()))


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (ForgetsAField, "a copy has another value in .* the field 'swapped'"),
        (SharesAField, "what is done to a copy changes the field 'hand'"),
        (HidesAField, "the text does not tell the field 'swaps'"),
    ],
)
def test_a_planted_fault_is_named(kind, said):
    with pytest.raises(AssertionError, match=said):
        fields_are_kept(game(kind))
