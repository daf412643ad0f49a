"""The conformance suite: what every game passes, for authors of further games.

    import pytest
    from ludotheque.registry import title
    from ludotheque.testing import CHECKS

    @pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
    def test_conformance(check):
        check(title("my-game"))

A check raises AssertionError and says in a sentence what is wrong, with seat, seed, step and
position where it shows. docs/conformance.md says what each finds.
"""

from collections.abc import Callable

from ludotheque.registry import Title
from ludotheque.testing import (
    declarations,
    fields,
    futures,
    guesses,
    hash_order,
    hidden,
    numbers,
    orders,
    parameters,
    play,
    texts,
    together,
    tutorials,
    wholes,
)

CHECKS: list[Callable[[Title], None]] = [
    wholes.nothing_is_missing,
    wholes.bots_are_known,
    texts.languages_agree,
    texts.declared_words_are_there,
    texts.rulebooks_agree,
    play.games_end,
    play.order_is_fixed,
    play.words_round_trip,
    play.other_words_are_refused,
    play.slots_are_distinct,
    play.other_actions_are_refused,
    fields.fields_are_kept,
    play.same_seed_same_game,
    numbers.observations_fit_their_blocks,
    numbers.measures_are_numbers,
    parameters.parameters_change_the_game,
    parameters.numbers_play_to_the_end,
    orders.orders_are_answered_legally,
    futures.telling_changes_nothing,
    futures.copies_go_on_alike,
    futures.damage_is_noticed,
    play.replay_equals_state,
    play.undo_goes_back,
    numbers.values_are_finite,
    wholes.bots_can_play,
    wholes.all_are_shown_what_each_sees,
    hidden.seats_learn_what_they_are_told,
    hidden.guesses_keep_what_was_told,
    guesses.guesses_look_alike,
    guesses.guesses_vary,
    guesses.open_choices_are_public,
    guesses.guesses_cover_the_deals,
    together.choices_at_once_are_secret,
    declarations.events_are_told_as_declared,
    declarations.declarations_can_be_said,
    texts.everything_can_be_said,
    tutorials.tutorial_can_be_played,
    hash_order.hash_order_does_not_matter,
]

__all__ = ["CHECKS"]
