"""Checks of secrecy: a guess is indistinguishable, forgets the truth and covers all deals."""

import msgspec

from ludotheque.contract import NOBODY, State, Tell, Words
from ludotheque.dice import Drawn, Fast, NoDice
from ludotheque.lab.selfplay import decisions, words_at_random
from ludotheque.lab.simulation import all_settings
from ludotheque.registry import Title
from ludotheque.table import Table, new
from ludotheque.testing.positions import ENOUGH, running_positions

MANY = 400  # guesses of one position
FEW = 12  # different guesses at most, for all of them to be sure to come up


def seen(title: Title, state: State, seat: int | None) -> bytes:
    """Every byte that a viewer gets of a position."""
    mine = seat is not None and state.to_act() == seat
    return msgspec.json.encode(
        [
            title.game.view(state, seat),
            title.game.facts(state, seat),
            title.game.prompt(state) if state.to_act() != NOBODY else [],
            [title.game.spell(action) for action in state.legal()] if mine else [],
            int(state.to_act()),
        ]
    )


def guesses_look_alike(title: Title) -> None:
    """A seat cannot tell a guess from the truth, and a guess is a sound position."""
    for state in running_positions(title):
        for seat in range(len(state.standing())):
            guess = title.game.guess(state, seat, Fast(seat))
            guess.check()
            assert seen(title, guess, seat) == seen(title, state, seat)


def guesses_forget_the_truth(title: Title) -> None:
    """Two positions that a seat cannot tell apart give, with the same dice, the same guess."""
    for state in running_positions(title, ENOUGH // 2):
        for seat in range(len(state.standing())):
            twin = title.game.guess(state, seat, Fast(11))
            ours = title.game.guess(state, seat, Fast(12))
            theirs = title.game.guess(twin, seat, Fast(12))
            assert ours.text() == theirs.text(), "a guess depends on what its seat cannot know"


def guesses_cover_the_deals(title: Title) -> None:
    """Where only a few deals fit, all of them come up, the true one among them.

    In a game with hidden parts some position must have several: a plain copy fails.
    """
    most = 1
    for state in running_positions(title, ENOUGH // 2):
        for seat in range(len(state.standing())):
            deals = {title.game.guess(state, seat, Fast(seed)).text() for seed in range(FEW + 1)}
            most = max(most, len(deals))
            if 1 < len(deals) <= FEW:
                deals |= {title.game.guess(state, seat, Fast(n)).text() for n in range(MANY)}
            if len(deals) <= FEW:
                assert state.text() in deals, "the true deal never comes up in a guess"
    assert (most > 1) == title.about.hidden, "about.toml says whether anything is hidden"


def worlds_stay_alike(title: Title) -> None:
    """The same action in two worlds that a viewer cannot tell apart shows them the same."""
    for state in running_positions(title, ENOUGH // 2):
        for seat in range(len(state.standing())):
            twin = title.game.guess(state, seat, Fast(13))
            both = set(state.legal()) & set(twin.legal())
            for action in sorted(both)[:8]:
                ours, theirs = _after(title, state, action, seat), _after(title, twin, action, seat)
                assert ours == theirs, f"{title.game.spell(action)} tells seat {seat} a secret"


def _after(title: Title, state: State, action: int, seat: int) -> object:
    """What a seat sees of an action and after it, unless chance or a reveal comes in."""
    after = state.copy()
    tell = Tell()
    try:
        after.apply(action, NoDice(), tell)
    except Drawn:
        return None
    if any(event.reveals for event in tell.events):
        return None
    events = [[event.name, event.seen_by(seat)] for event in tell.events]
    return msgspec.json.encode(events), seen(title, after, seat)


def previews_tell_nothing(title: Title) -> None:
    """A preview changes nothing and is the same in two worlds that look alike."""
    for setting in all_settings(title):
        table = new(title.id, setting.seats, 6, setting.options)
        for words in decisions(table, words_at_random(Fast(6))):
            _same_previews(table, table.to_act(), words)


def _same_previews(table: Table, seat: int, words: Words) -> None:
    truth, before = table.state, table.state.text()
    ours = msgspec.json.encode(table.preview(seat, words))
    table.state = table.game.guess(truth, seat, Fast(14))
    theirs = msgspec.json.encode(table.preview(seat, words))
    table.state = truth
    assert ours == theirs, f"the preview of {words} depends on what seat {seat} cannot know"
    assert table.state.text() == before
