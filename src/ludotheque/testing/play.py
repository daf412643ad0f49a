"""Checks of play: games end, actions are what they say, what is not legal is refused."""

import json
from collections.abc import Iterator

from ludotheque.contract import NOBODY, Illegal, Outcome, Words
from ludotheque.dice import Fast
from ludotheque.lab.selfplay import decisions, words_at_random
from ludotheque.lab.simulation import Setting, all_settings
from ludotheque.playback import replay, verify
from ludotheque.record import BadRecord, Seeded
from ludotheque.registry import Title
from ludotheque.table import Refused, Table
from ludotheque.testing.moments import (
    EVERYBODY,
    Moment,
    amount,
    naming,
    random_game,
    running_moments,
)
from ludotheque.testing.received import strays

LONGEST_GAME = 100_000
FEWEST_GAMES = 3  # of each setting
STEPS = 6000  # of all of them at least
EVERY = 7  # one position in seven is tried
STRANGE_WORDS: tuple[Words, ...] = ([], [""], ["no-such-verb"], [1], ["undo", 0, 1], ["setup"])


def games_end(title: Title) -> None:
    """Random games of every setting end; until then somebody can act."""
    variety = list(all_settings(title))
    for setting in variety:
        seed = steps = 0
        while seed < FEWEST_GAMES or steps < amount(STEPS) // len(variety):
            with naming(setting, seed, 0, EVERYBODY, None):
                for step, state in enumerate(random_game(title, setting, seed)):
                    _is_sound(Moment(setting, seed, step, state))
            with naming(setting, seed, step, EVERYBODY, state):
                _is_an_outcome(state.outcome(), setting.seats)
            seed, steps = seed + 1, steps + step + 1


def _is_sound(moment: Moment) -> None:
    state = moment.state
    with moment.seen_by():
        state.check()
        over = state.to_act() == NOBODY
        assert over or state.to_act() in moment.seats, "to_act() is a seat, or NOBODY at the end"
        assert over == (state.outcome() is not None), "only a finished game has an outcome"
        assert over == (len(state.legal()) == 0), "somebody can act until the end"
        assert len(state.standing()) == len(moment.seats), "standing() has a score for each seat"
        assert moment.step < LONGEST_GAME, "the game does not end"


def _is_an_outcome(outcome: Outcome | None, seats: int) -> None:
    assert outcome is not None, "a finished game has an outcome"
    assert outcome.winners, "somebody wins: outcome() has no winners"
    assert set(outcome.winners) <= set(range(seats)), f"there is no seat in {outcome.winners}"
    assert len(set(outcome.winners)) == len(outcome.winners), "a winner is named twice"
    assert len(outcome.scores) == seats, "outcome() has a score for each seat"
    assert outcome.reason, "outcome() says why the game ended"


def order_is_fixed(title: Title) -> None:
    """The legal actions come in the same order, without doubles, whoever asks."""
    for moment in running_moments(title):
        state = moment.state
        with moment.seen_by(int(state.to_act())):
            actions = list(state.legal())
            assert actions == list(state.legal()), "legal() changes when it is asked twice"
            assert actions == list(state.copy().legal()), "legal() is another in a copy"
            read = title.game.read(state.text())
            assert actions == list(read.legal()), "legal() is another when read from text"
            assert len(actions) == len(set(actions)), "legal() lists an action twice"


def words_round_trip(title: Title) -> None:
    """Every action can be said, sent as JSON and understood; and where a game teaches, taught."""
    taught = title.about.teaches or None
    for moment in running_moments(title):
        with moment.seen_by(int(moment.state.to_act())):
            for action in moment.state.legal():
                words = title.game.spell(action)
                assert taught is None or taught.get(str(words[0])), f"teaches lacks {words[0]!r}"
                assert json.loads(json.dumps(words)) == words, f"{words!r} is no JSON"
                back = title.game.parse(words)
                assert back == action, f"parse() takes {words} for {title.game.spell(back)}"


def other_words_are_refused(title: Title) -> None:
    """What `parse` understands is what `spell` says; anything else is a ValueError."""
    for moment in running_moments(title, 60):
        with moment.seen_by(int(moment.state.to_act())):
            spelt = [title.game.spell(action) for action in moment.state.legal()]
            for words in spelt[:: 1 + len(spelt) // 4]:
                for other in _garbled(words):
                    _is_understood_or_not(title, moment, other)


def _is_understood_or_not(title: Title, moment: Moment, words: Words) -> None:
    try:
        action = title.game.parse(words)
    except ValueError:
        return
    except Exception as error:  # a table knows what to do with ValueError only
        raise AssertionError(f"parse({words}) raises {error!r} and not ValueError") from error
    said = title.game.spell(action)
    assert said == words, f"parse() takes {words} for {said}"
    legal, rule = action in moment.state.legal(), title.game.why_not(moment.state, action)
    known = legal or rule in title.about.refusals
    assert known, f"{words} is refused with {rule!r}, which about.toml does not list"


def _garbled(words: Words) -> Iterator[Words]:
    """What a broken or hostile client may send instead."""
    if len(words) > 1:
        yield words[:-1]
    yield [*words, 0]
    yield [*words, ""]
    for place in range(len(words)):
        for other in ("", "no-such-word", -1, 10**6, 2**70):
            yield [*words[:place], other, *words[place + 1 :]]


def slots_are_distinct(title: Title) -> None:
    """The legal actions of a position have different slots."""
    for moment in running_moments(title):
        with moment.seen_by(int(moment.state.to_act())):
            slots = [title.game.slot(action) for action in moment.state.legal()]
            inside = all(0 <= slot < title.game.slots() for slot in slots)
            assert inside, f"a slot is outside of 0 to {title.game.slots() - 1}: {slots}"
            assert len(slots) == len(set(slots)), "two legal actions share a slot"


def other_actions_are_refused(title: Title) -> None:
    """What is not legal is refused with the id of a rule, and changes nothing."""
    for setting in all_settings(title):
        elsewhere = strays(title, setting)
        for moment, table in _random_table(title, setting, seed=2):
            if moment.step % EVERY:
                continue
            with moment.seen_by(table.to_act()):
                legal, before = table.legal(), table.state.text()
                for words in legal:
                    rule = title.game.why_not(table.state, title.game.parse(words))
                    assert rule == "", f"{words} is legal, but why_not() says {rule!r}"
                for words in elsewhere:
                    if words not in legal:
                        _is_refused(table, words)
                for words in STRANGE_WORDS:
                    refused = _refusal(table, words) is not None
                    assert refused, f"{words} is carried out, though it is no action"
                assert table.state.text() == before, "a refused action changes the position"


def _is_refused(table: Table, words: Words) -> None:
    rule, known = _refusal(table, words), table.title.about.refusals
    assert rule in known, f"{words} is refused with {rule!r}, which about.toml does not list"


def _refusal(table: Table, words: Words) -> str | None:
    """How the table refuses an action; None when it does not."""
    try:
        table.act(table.to_act(), words)
    except Illegal as illegal:
        return illegal.rule
    except Refused as refused:
        return refused.code
    return None


def same_seed_same_game(title: Title) -> None:
    """The same dice and choices give the same game."""
    for setting in all_settings(title):
        with naming(setting, 9, 0, EVERYBODY, None):
            ends = [list(random_game(title, setting, 9))[-1].text() for _ in range(2)]
            assert ends[0] == ends[1], "the same dice and choices give another game"


def replay_equals_state(title: Title) -> None:
    """A record gives the same game again, and a changed one is refused."""
    for setting in all_settings(title):
        *_, (_, table) = _random_table(title, setting, seed=3)
        with naming(setting, 3, table.version, EVERYBODY, table.state):
            written = table.record(["somebody"] * setting.seats)
            same = replay(written).state.text() == table.state.text()
            assert same, "the record of a game gives another position"
            data = written.json()
            assert verify(data).state.text() == table.state.text()
            try:
                verify(data.replace(b'"somebody"', b'"somebodx"', 1))
            except BadRecord:
                continue
            raise AssertionError("a changed record was taken for true")


def undo_goes_back(title: Title) -> None:
    """An undo restores the position, and only its own seat can do it."""
    for setting in all_settings(title):
        table = Table(title, setting.seats, setting.options, Seeded(4))
        dice = Fast(4)
        while table.outcome() is None:
            seat, before = table.to_act(), table.state.text()
            with naming(setting, 4, table.version, seat, table.state):
                actions = table.legal()
                words = actions[dice.below(len(actions))]
                table.act(seat, words)
                if table.can_undo(seat):
                    assert not table.can_undo((seat + 1) % setting.seats)
                    table.undo(seat)
                    assert table.state.text() == before, (
                        f"an undo of {words} gives another position"
                    )
                    table.act(seat, words)


def _random_table(title: Title, setting: Setting, seed: int) -> Iterator[tuple[Moment, Table]]:
    """A table at every position of a random game, the finished one excepted."""
    table = Table(title, setting.seats, setting.options, Seeded(seed))
    for _ in decisions(table, words_at_random(Fast(seed))):
        yield Moment(setting, seed, table.version, table.state), table
