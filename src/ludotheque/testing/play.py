"""Checks of play: games end, actions are what they say, nothing is lost."""

import json
from collections.abc import Iterator

from ludotheque.contract import NOBODY, Illegal, State, Words
from ludotheque.dice import Fast
from ludotheque.lab.playout import Tally, play_out
from ludotheque.lab.selfplay import decisions, words_at_random
from ludotheque.lab.simulation import Setting, all_settings
from ludotheque.record import BadRecord
from ludotheque.registry import Title
from ludotheque.table import Table, new, replay, verify
from ludotheque.testing.positions import ENOUGH, random_game, running_positions, some_positions

LONGEST_GAME = 100_000
STRAYS = 60  # actions from elsewhere that a position is tried with
EVERY = 7  # one position in seven is tried
STRANGE_WORDS: tuple[Words, ...] = ([], [""], ["no-such-verb"], [1], ["undo", 0, 1], ["setup"])


def games_end(title: Title) -> None:
    """Random games of every setting end; until then somebody can act."""
    for setting in all_settings(title):
        for seed in range(3):
            for number, state in enumerate(random_game(title, setting, seed)):
                state.check()
                over = state.to_act() == NOBODY
                assert over == (state.outcome() is not None), "only a finished game has an outcome"
                assert over == (len(state.legal()) == 0), "somebody can act until the end"
                assert len(state.standing()) == setting.seats
                assert number < LONGEST_GAME, f"the game does not end: {setting}, seed {seed}"
            outcome = state.outcome()
            assert outcome is not None
            assert outcome.winners, "somebody wins"
            assert len(outcome.scores) == setting.seats
            assert outcome.reason


def order_is_fixed(title: Title) -> None:
    """The legal actions come in the same order, without doubles, whoever asks."""
    for state in running_positions(title):
        actions = list(state.legal())
        assert actions == list(state.legal())
        assert actions == list(state.copy().legal())
        assert actions == list(title.game.read(state.text()).legal())
        assert len(actions) == len(set(actions)), "an action is listed twice"


def words_round_trip(title: Title) -> None:
    """Every action can be said, sent as JSON and understood."""
    for state in running_positions(title):
        for action in state.legal():
            words = title.game.spell(action)
            assert json.loads(json.dumps(words)) == words
            assert title.game.parse(words) == action, words


def slots_are_distinct(title: Title) -> None:
    """The legal actions of a position have different slots."""
    for state in running_positions(title):
        slots = [title.game.slot(action) for action in state.legal()]
        assert all(0 <= slot < title.game.slots() for slot in slots)
        assert len(slots) == len(set(slots)), "two legal actions share a slot"


def other_actions_are_refused(title: Title) -> None:
    """What is not legal is refused with the id of a rule, and changes nothing."""
    for setting in all_settings(title):
        pool = {a for state in random_game(title, setting, 1) for a in state.legal()}
        strays = sorted(pool)[:: max(1, len(pool) // STRAYS)]
        for number, table in enumerate(_random_table(title, setting, seed=2)):
            if number % EVERY:
                continue
            legal = set(table.state.legal())
            assert all(title.game.why_not(table.state, action) == "" for action in legal)
            before = table.state.text()
            for action in strays:
                if action not in legal:
                    _is_refused(table, action)
            for words in STRANGE_WORDS:
                assert _refusal(table, words) not in {"", None}
            assert table.state.text() == before


def _is_refused(table: Table, action: int) -> None:
    words = table.game.spell(action)
    rule = _refusal(table, words)
    known = table.title.about.refusals
    assert rule in known, f"{words} is refused with {rule!r}, which about.toml does not list"


def _refusal(table: Table, words: Words) -> str | None:
    """How the table refuses an action; None when it does not."""
    try:
        table.act(table.to_act(), words)
    except Illegal as illegal:
        return illegal.rule
    except Exception as refused:  # noqa: BLE001 - its name is the answer
        return str(getattr(refused, "code", ""))
    return None


def text_round_trips(title: Title) -> None:
    """The text of a position holds everything that can affect the future."""
    for state in some_positions(title):
        twin = title.game.read(state.text())
        assert twin.text() == state.text()
        twin.check()
        assert _played_out(twin, 5) == _played_out(state.copy(), 5)


def copies_are_independent(title: Title) -> None:
    """Playing on a copy leaves the original alone."""
    for state in running_positions(title, ENOUGH // 2):
        before = state.text()
        _played_out(state.copy(), 7)
        assert state.text() == before


def same_seed_same_game(title: Title) -> None:
    for setting in all_settings(title):
        ends = [list(random_game(title, setting, 9))[-1].text() for _ in range(2)]
        assert ends[0] == ends[1]


def replay_equals_state(title: Title) -> None:
    """A record gives the same game again, and a changed one is refused."""
    for setting in all_settings(title):
        tables = list(_random_table(title, setting, seed=3))
        table = tables[-1]
        written = table.record(["somebody"] * setting.seats)
        assert replay(written).state.text() == table.state.text()
        data = written.json()
        assert verify(data).state.text() == table.state.text()
        changed = data.replace(b'"somebody"', b'"somebodx"', 1)
        try:
            verify(changed)
        except BadRecord:
            continue
        raise AssertionError("a changed record was taken for true")


def undo_goes_back(title: Title) -> None:
    """An undo restores the position, and only its own seat can do it."""
    for setting in all_settings(title):
        table = new(title.id, setting.seats, 4, setting.options)
        dice = Fast(4)
        while table.outcome() is None:
            seat, before = table.to_act(), table.state.text()
            actions = table.legal()
            words = actions[dice.below(len(actions))]
            table.act(seat, words)
            if table.can_undo(seat):
                assert not table.can_undo((seat + 1) % setting.seats)
                table.undo(seat)
                assert table.state.text() == before
                table.act(seat, words)


def _random_table(title: Title, setting: Setting, seed: int) -> Iterator[Table]:
    """A table at every position of a random game, the finished one excepted."""
    table = new(title.id, setting.seats, seed, setting.options)
    for _ in decisions(table, words_at_random(Fast(seed))):
        yield table


def _played_out(state: State, seed: int) -> str:
    """The last position of a random game from here."""
    play_out(state, Fast(seed), Tally())
    return state.text()
