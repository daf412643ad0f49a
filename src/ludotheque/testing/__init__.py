"""The conformance suite: what every game passes, for authors of further games.

    import pytest
    from ludotheque.registry import title
    from ludotheque.testing import CHECKS

    @pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
    def test_conformance(check):
        check(title("my-game"))

A check raises AssertionError and says which rule of the house is broken.
"""

from collections.abc import Callable

from ludotheque.registry import Title
from ludotheque.testing import (
    declarations,
    fields,
    hidden,
    numbers,
    play,
    texts,
    together,
    tutorials,
)

CHECKS: list[Callable[[Title], None]] = [
    play.games_end,
    play.order_is_fixed,
    play.words_round_trip,
    play.slots_are_distinct,
    play.other_actions_are_refused,
    play.text_round_trips,
    play.copies_are_independent,
    fields.fields_are_kept,
    play.same_seed_same_game,
    play.replay_equals_state,
    play.undo_goes_back,
    hidden.guesses_look_alike,
    hidden.guesses_forget_the_truth,
    hidden.guesses_cover_the_deals,
    hidden.worlds_stay_alike,
    hidden.previews_tell_nothing,
    together.choices_at_once_are_secret,
    numbers.observations_fit_their_blocks,
    numbers.observations_tell_nothing,
    declarations.events_are_told_as_declared,
    declarations.declarations_can_be_said,
    texts.everything_can_be_said,
    texts.languages_agree,
    texts.rulebooks_agree,
    tutorials.tutorial_can_be_played,
]

__all__ = ["CHECKS"]
