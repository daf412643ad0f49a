"""The conformance suite itself: an honest game passes, each planted fault is caught."""

import pytest

from ludotheque import registry
from ludotheque.testing import hidden, numbers, play

from . import secret

HIDDEN = [
    hidden.guesses_look_alike,
    hidden.guesses_forget_the_truth,
    hidden.guesses_cover_the_deals,
    hidden.worlds_stay_alike,
    hidden.previews_tell_nothing,
]


@pytest.fixture
def shelve(monkeypatch):
    """Put a test game on the shelf, so that tables find it."""

    def put(game):
        title = secret.title(game)
        monkeypatch.setattr(registry, "titles", lambda: {"secret": title})
        return title

    return put


@pytest.mark.parametrize("check", [*HIDDEN, play.games_end, play.undo_goes_back])
def test_an_honest_game_passes(check, shelve):
    check(shelve(secret.Secret()))


@pytest.mark.parametrize(
    ("game", "check"),
    [
        (secret.CopiesTheTruth(), hidden.guesses_cover_the_deals),
        (secret.PeeksAtTheTruth(), hidden.guesses_forget_the_truth),
        (secret.ForgetsADeal(), hidden.guesses_cover_the_deals),
        (secret.ShowsTheBag(), hidden.guesses_look_alike),
        (secret.TellsTooMuch(), hidden.worlds_stay_alike),
        (secret.ObservesTheBag(), numbers.observations_tell_nothing),
        (secret.ObservesTooMuch(), numbers.observations_fit_their_blocks),
    ],
    ids=lambda value: getattr(value, "__name__", type(value).__name__),
)
def test_a_planted_fault_is_caught(game, check, shelve):
    with pytest.raises(AssertionError):
        check(shelve(game))
