"""Bots that are programs: good ones play, bad ones lose their moves, and games go on."""

import json
import sys
import time
from pathlib import Path

import msgspec
import pytest

import ludotheque as lt
from ludotheque import cli, registry
from ludotheque.bots import levels, outside
from ludotheque.bots.outside import Outside, bot
from ludotheque.dice import Fast
from ludotheque.lab import arena

EXAMPLES = Path(__file__).parents[2] / "examples"
NODE = Path(sys.executable).with_name("node")
GAME = "gratte-ciel"

# What a program does with each question; the loop around it is the same.
LOOP = """
import json, sys, time
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        {body}
"""
ANSWER = 'print(json.dumps({"id": message["id"], "action": message["actions"][0]}), flush=True)'


@pytest.fixture
def script(tmp_path):
    opened = []

    def write(body, seconds=5.0, loop=LOOP):
        path = tmp_path / f"bot{len(opened)}.py"
        path.write_text(loop.replace("{body}", body))
        opened.append(Outside(f"{sys.executable} {path}", seconds))
        return opened[-1]

    yield write
    for asked in opened:
        asked.close()


def play_out(asked, game=GAME, seats=3, most=10_000):
    """The program plays every seat of a game; how many decisions that took."""
    title, dice = registry.title(game), Fast(1)
    state = title.game.setup(seats, title.options(title.about.simulation), dice, None)
    decisions = 0
    while state.to_act() >= 0 and decisions < most:
        seat = state.to_act()
        action = asked.choose(title.game, title.game.guess(state, seat, dice), seat, dice)
        assert action in list(state.legal())
        state.apply(action, dice, None)
        decisions += 1
    return decisions


@pytest.mark.parametrize("command", [f"{sys.executable} bot.py", f"{NODE} bot.mjs"])
@pytest.mark.parametrize("game", registry.titles())
def test_the_examples_play_every_game(command, game):
    program, name = command.split()
    asked = Outside(f"{program} {EXAMPLES / name}", seconds=60)
    seats = registry.title(game).about.players.fewest
    assert play_out(asked, game, seats, most=200) > 3
    assert asked.lost == {}
    asked.close()


def test_the_examples_are_short():
    for path in EXAMPLES.glob("bot.*"):
        assert len(path.read_text().splitlines()) < 60


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("print('good morning', flush=True)", "rubbish"),
        ("print('{\"id\": 1', flush=True)", "rubbish"),
        ("print('[' * 100000, flush=True)", "rubbish"),
        ("sys.stdout.buffer.write(bytes(range(128, 256)) + b'\\n'); sys.stdout.flush()", "rubbish"),
        (ANSWER.replace('message["actions"][0]', '["dance", 7]'), "illegal"),
        (ANSWER.replace('message["actions"][0]', "[]"), "illegal"),
        ("sys.exit(3)", "gone"),
        ("raise ValueError", "gone"),
    ],
)
def test_a_bad_answer_loses_the_move_and_the_game_goes_on(script, body, why):
    asked = script(body)
    decisions = play_out(asked)
    assert decisions > 5
    assert asked.lost[why] >= 1
    assert sum(asked.lost.values()) == decisions


def test_silence_loses_the_move_and_soon_the_seat(script):
    asked = script("time.sleep(60)", seconds=0.2)
    began = time.monotonic()
    decisions = play_out(asked)
    assert time.monotonic() - began < 10
    assert asked.lost == {"late": outside.MOST_SILENCES, "gone": decisions - outside.MOST_SILENCES}


def test_a_late_answer_is_not_taken_for_the_next(script):
    """The first answer comes when the second question has been asked already."""
    late = "if message['id'] == 1: time.sleep(1.5)"
    asked = script(f"{late}\n        {ANSWER}", seconds=1.0)
    play_out(asked, most=3)
    assert asked.lost == {"late": 1}


def test_a_program_that_chatters_does_not_hold_the_game_up(script):
    asked = script("", loop="import sys\nwhile True: sys.stdout.write('x' * 1000)", seconds=1.0)
    assert play_out(asked, most=5) == 5
    assert sum(asked.lost.values()) == 5


def test_talking_does_not_stop_the_clock(script):
    """Line after line that could be an answer, to a question that nobody asked."""
    loop = 'while True: print(\'{"id": 0, "action": []}\', flush=True)'
    asked = script("", loop=loop, seconds=0.5)
    began = time.monotonic()
    assert play_out(asked, most=2) == 2
    assert time.monotonic() - began < 3
    assert asked.lost == {"late": 2}


def test_every_game_of_the_arena_begins_with_hello_and_ends_with_over(tmp_path):
    path = tmp_path / "heard"
    script = tmp_path / "keeper.py"
    script.write_text(_KEEPER)
    name = f"program:{sys.executable} {script} {path}"
    wanted = arena.contest(registry.title(GAME), {}, [name, "random"], 3)
    arena.play_deal(wanted, 0)
    bot(name).close()
    heard = [json.loads(line)["type"] for line in path.read_text().splitlines()]
    assert [kind for kind in heard if kind != "decide"] == ["hello", "over"] * 3
    assert "decide" in heard


def test_a_program_that_does_not_listen_is_not_waited_for_for_ever(script):
    asked = script("", loop="import time\ntime.sleep(60)", seconds=0.2)
    assert play_out(asked, "airlines", most=60) == 60
    assert sum(asked.lost.values()) == 60


def test_it_is_told_what_its_seat_may_know_and_nothing_else(tmp_path):
    """In two worlds that look alike to a seat the program is told the same bytes."""
    told = []
    for world in range(2):
        path = tmp_path / f"heard{world}"
        asked = Outside(f'{sys.executable} -c "{_KEEPER}" {path}')
        title, dice = registry.title("airlines"), Fast(5)
        state = title.game.setup(3, title.options({}), dice, None)
        for _ in range(25):
            state.apply(state.legal()[0], dice, None)
        seat = state.to_act()
        twin = title.game.guess(state, seat, Fast(77)) if world else state
        assert (twin.text() != state.text()) == bool(world)
        asked.choose(title.game, twin, seat, dice)
        asked.close()
        told.append(path.read_bytes())
    assert told[0] == told[1]
    hello, decide = [json.loads(line) for line in told[0].splitlines()]
    assert hello == {
        "type": "hello", "protocol": 1, "game": "airlines", "seats": 3, "options": None
    }  # fmt: skip
    assert set(decide) == {"type", "id", "seat", "prompt", "actions", "facts", "board", "clock"}
    assert decide["board"] == json.loads(msgspec.json.encode(title.game.view(state, seat)))


_KEEPER = """
import json, sys
for line in sys.stdin:
    open(sys.argv[1], 'a').write(line)
    message = json.loads(line)
    if message['type'] == 'decide':
        print(json.dumps({'id': message['id'], 'action': message['actions'][0]}), flush=True)
"""


def test_lost_moves_are_reported(script, caplog):
    asked = script("print('good morning', flush=True)")
    play_out(asked, most=4)
    asked.close()
    first, last = [record.getMessage() for record in caplog.records]
    assert "loses a move (rubbish)" in first
    assert "lost 4 moves: 4 rubbish" in last


def test_a_program_is_asked_by_name():
    name = f"program:{sys.executable} {EXAMPLES / 'bot.py'}"
    table = lt.new(GAME, seats=3, seed=1)
    assert lt.ask(table, name) in table.legal()
    with pytest.raises(LookupError, match="there is no program"):
        bot("program:/no/such/program")
    with pytest.raises(LookupError, match="there is no program"):
        bot("program:")


def test_the_ladder_that_the_server_asks_runs_no_programs():
    with pytest.raises(LookupError):
        levels.bot(f"program:{sys.executable}")


def test_programs_in_the_arena(capsys):
    name = f"program:{sys.executable} {EXAMPLES / 'bot.py'}"
    command = ["arena", GAME, name, "random", "random", "--games", "3", "--processes", "1"]
    assert cli.main([*command, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 3
