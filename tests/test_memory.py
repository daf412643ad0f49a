"""Whatever is asked of a game, nothing of it stays in memory: ours, and an interpreted plug-in."""

import ctypes
import tempfile
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64

from ludotheque import registry
from ludotheque.bots.levels import LEVELS
from ludotheque.contract import NOBODY, Tell
from ludotheque.dice import Fast
from ludotheque.lab.playout import Tally, play_out
from ludotheque.lab.stepping import BatchedTables
from ludotheque.record import Seeded
from ludotheque.table import Refused, Table
from ludotheque.views import seen_preview, seen_step, view
from tests.memory import kept
from tests.toy import load

MOMENTS = 4  # of a game at each number of seats
CHOICES = 12  # of a position

encode = msgspec.json.Encoder().encode


def everybody(table):
    return [None, *range(table.seats)]


def choices(table):
    """Some of the legal actions, spread over all of them."""
    actions = list(table.state.legal())
    return actions[:: len(actions) // CHOICES + 1]


def copy(table):
    table.state.copy().check()


def see(table):
    for seat in everybody(table):
        encode(table.game.view(table.state, seat))
        encode(table.game.facts(table.state, seat))


def see_the_table(table):
    for seat in everybody(table):
        encode(view(table, seat))
        encode(seen_step(table, table.version, seat))


def draw(table):
    for seat in (None, 0):
        table.game.drawing(table.state, seat)
        table.game.picture(table.state, seat)


def prompt(table):
    table.game.prompt(table.state)


def preview(table):
    for action in choices(table):
        encode(seen_preview(table.preview(table.to_act(), table.game.spell(action))))


def observe(table):
    size = sum(block.size for block in table.game.observation(table.seats))
    for seat in range(table.seats):
        table.game.observe(table.state, seat, vec[i16]([0] * size), 0)


def judge(table):
    table.state.outcome()
    list(table.state.standing())
    list(table.game.chances(table.state))
    for seat in range(table.seats):
        table.game.value(table.state, seat)


def choose(table):
    """A bot of the house asks the game for everything that bots need."""
    if choices(table):
        LEVELS["greedy"].choose(table.game, table.state, table.to_act(), Fast(1))


def refuse(table):
    strays = [0, 1, 2, *range(7, 1 << 12, 97)]
    for action in [*choices(table), *strays]:
        with suppress(ValueError, IndexError):
            table.game.why_not(table.state, action)
    with suppress(Refused):
        table.why_not(table.to_act(), ["no-such-verb"])


def say(table):
    for action in table.state.legal():
        table.game.slot(table.game.parse(table.game.spell(action)))


def guess(table):
    for seat in range(table.seats):
        table.game.guess(table.state, seat, Fast(1))


def write_and_read(table):
    table.game.read(table.state.text())


def apply(table):
    for action in choices(table):
        table.state.copy().apply(action, Fast(1), Tell())


def play(table):
    """In compiled code, which calls a plug-in's interpreted rules."""
    play_out(table.state.copy(), Fast(1), Tally())


def play_a_batch(table):
    batch = BatchedTables(table.game, 2, table.seats, table.options, 1)
    for _ in range(CHOICES):
        batch.sample()
        batch.step(bytes(memoryview(batch.chosen)))


def forget_one(table):
    """The control: a vec that is never released, as often as anybody asks."""
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(vec[i64]([1] * table.seats)))


QUESTIONS = [
    copy,
    see,
    see_the_table,
    draw,
    prompt,
    preview,
    observe,
    judge,
    choose,
    refuse,
    say,
    guess,
    write_and_read,
    apply,
    play,
    play_a_batch,
]


def tables(title):
    """Tables with any number of players, at moments from the first to the last of a game."""
    for seats in range(title.about.players.fewest, title.about.players.most + 1):
        length = played(title, seats, None).version
        yield from (played(title, seats, length * n // MOMENTS) for n in range(MOMENTS + 1))


def played(title, seats, moves):
    """A table so many random moves after its start, or at the end."""
    table = Table(title, seats, title.about.simulation, Seeded(1))
    dice = Fast(seats)
    while table.to_act() != NOBODY and table.version != moves:
        actions = table.legal()
        table.act(table.to_act(), actions[dice.below(len(actions))])
    return table


def shelf():
    """Every game, and the interpreted one of the docs."""
    with tempfile.TemporaryDirectory() as folder:
        return [*registry.titles().values(), load(Path(folder))]


@pytest.fixture(scope="module", params=shelf(), ids=lambda title: title.id)
def positions(request):
    return list(tables(request.param))


@pytest.mark.parametrize("ask", QUESTIONS, ids=lambda ask: ask.__name__)
def test_nothing_is_kept(positions, ask):
    assert kept(lambda: ask_all(ask, positions)) == 0


def test_a_forgotten_vec_is_noticed(positions):
    assert kept(lambda: ask_all(forget_one, positions)) == 2 * len(positions)


def ask_all(ask, positions):
    """Each in a position that ends with the next question: what is kept of it shows."""
    for table in positions:
        table.state = table.state.copy()
        ask(table)
