"""Bots and standing orders: by the same way as people, on a public schedule."""

import asyncio
import json
import time
from itertools import pairwise

import pytest

from ludotheque import registry
from ludotheque.bots.levels import LEVELS
from ludotheque.contract import NOBODY
from ludotheque.dice import Fast
from ludotheque.record import Seeded
from ludotheque.server.room import autoplay as bots
from ludotheque.server.workers.pool import WorkerPool
from ludotheque.server.workers.worker import Choose, Verify, answer
from ludotheque.server.workers.workers import Failed
from ludotheque.table import Table
from tests.server import hidden
from tests.server.client import play, take_turns
from tests.server.running import running


def test_bots_play_a_whole_game(guest):
    ada = guest("Ada")
    socket = ada.open(ada.create("casual", "heuristic", "casual")["id"])
    while not (socket.view and socket.view["result"]):
        socket.receive()
    assert socket.view["seat"] is None  # whoever opened it only watches
    assert len(socket.steps) > 20


def test_people_and_bots_take_turns(guest):
    ada = guest("Ada")
    socket = ada.open(ada.create("me", "casual", "heuristic")["id"])
    take_turns(socket, 4)
    seats = [step["seat"] for _, step in sorted(socket.steps.items())]
    assert {0, 1, 2} <= set(seats)
    thinking = [m for m in socket.heard if '"thinking"' in m]
    assert thinking


def test_a_bot_answers_exactly_on_time(tmp_path):
    delay = 0.5
    with running(data=str(tmp_path), bot_delay=delay) as server:
        ada = server.guest("Ada")
        socket = ada.open(ada.create("me", "casual", "heuristic")["id"])
        times = []
        while len(times) < 5:
            before = socket.view["version"] if socket.view else -1
            message = socket.receive()
            if message["type"] == "update" and message["view"]["version"] > before:
                times.append((time.monotonic(), message["view"]))
            if socket.my_turn():
                socket.act(socket.view["actions"][0])
        waits = [
            later - sooner for (sooner, was), (later, _) in pairwise(times) if was["toAct"] != 0
        ]
        # Never early; late only by whole delays, when the machine is busy.
        for wait in waits:
            beats = round(wait / delay)
            assert beats >= 1 and abs(wait - beats * delay) < 0.2, waits


def test_an_undo_in_time_stops_the_bot(tmp_path):
    with running(data=str(tmp_path), bot_delay=1.0) as server:
        ada = server.guest("Ada")
        socket = ada.open(ada.create("me", "casual", "casual")["id"])
        while not socket.my_turn():
            socket.receive()
        version = socket.act(socket.view["actions"][0])["version"]
        socket.until(version)
        assert socket.ask("undo", wholeTurn=False)["version"] == version + 1
        socket.until(version + 1)
        assert socket.my_turn()
        time.sleep(1.3)
        assert socket.ask("why", action=socket.view["actions"][0])["rule"] is None
        assert socket.view["version"] == version + 1


def test_progress_runs_by_the_public_clock(tmp_path):
    with running(data=str(tmp_path), bot_delay=0.8) as server:
        ada = server.guest("Ada")
        socket = ada.open(ada.create("me", "casual", "heuristic")["id"])
        while not socket.my_turn():
            socket.receive()
        version = socket.act(socket.view["actions"][0])["version"]
        socket.heard.clear()
        socket.until(version + 2)
        told = [json.loads(text) for text in socket.heard]
        marks = [(m["seat"], m["progress"]) for m in told if m["type"] == "thinking"]
        seat = marks[0][0]
        assert [progress for who, progress in marks if who == seat][:4] == [0, 25, 50, 75]


def test_an_undo_leaves_nobody_waiting_for_a_thought(tmp_path):
    with running(data=str(tmp_path), bot_delay=0.2, workers=1) as server:
        server.services.autoplay._workers = workers = Endless(server.services.workers)
        ada = server.guest("Ada")
        socket = ada.open(ada.create("me", "casual", "casual")["id"])
        while not socket.my_turn():
            socket.receive()
        workers.endless = True
        version = socket.act(socket.view["actions"][0])["version"]
        socket.until(version)
        deadline = time.monotonic() + 20
        while not workers.busy:
            assert time.monotonic() < deadline
        workers.endless = False
        assert socket.ask("undo", wholeTurn=False)["type"] == "done"
        while workers.busy:
            assert time.monotonic() < deadline
        assert workers.cancelled == 1
        done = socket.ask("act", action=socket.view["actions"][0], version=version + 1)
        assert done["type"] == "done"
        socket.until(version + 3)  # the bots go on with the same worker


class Endless:
    """Workers that can be told to think for ever."""

    def __init__(self, workers):
        self.workers = workers
        self.endless = False
        self.busy = 0
        self.cancelled = 0

    async def ask(self, question, asker):
        self.busy += 1
        try:
            if self.endless:
                await asyncio.sleep(3600)
            return await self.workers.ask(question, asker)
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        finally:
            self.busy -= 1


def test_bots_alone_play_only_while_somebody_looks_on(server, guest):
    ada = guest("Ada")
    alone = ada.create("casual", "casual", "casual")["id"]
    mine = ada.open(ada.create("me", "casual", "casual")["id"])
    take_turns(mine, 2)  # a game with people goes on meanwhile, with the same workers
    assert server.room(alone).table.version == 0
    onlooker = guest().open(alone)
    onlooker.until(2)
    onlooker.close()
    room = server.room(alone)
    deadline = time.monotonic() + 20
    while room.audience.viewers or room.answering:
        assert time.monotonic() < deadline
    version = room.table.version
    take_turns(mine, 2)
    assert room.table.version == version
    guest().open(alone).until(version + 1)


def test_a_table_left_to_its_bots_waits_for_somebody(server, guest):
    ada = guest("Ada")
    table = ada.create("me", "casual", "casual")["id"]
    socket = ada.open(table)
    socket.until(0)
    assert socket.ask("stand-in", seat=0, level="casual")["type"] == "done"
    socket.until(3)
    socket.close()
    room = server.room(table)
    deadline = time.monotonic() + 20
    while room.audience.viewers or room.answering:
        assert time.monotonic() < deadline
    assert not room.over() and not room.awaited()


def a_question():
    title = registry.title("gratte-ciel")
    guess = title.game.setup(3, title.options({}), Fast(1), None)
    seat = int(guess.to_act())
    return Choose("gratte-ciel", title.about.edition, "casual", seat, guess.text(), 1)


def test_a_thought_that_nobody_waits_for_does_not_cost_its_worker():
    async def play():
        pool = WorkerPool(1)
        try:
            await pool.ask(a_question(), "ada")
            (worker,) = pool._processes
            for _ in range(5):
                thought = asyncio.create_task(pool.ask(a_question(), "eve"))
                await asyncio.sleep(0)
                await asyncio.sleep(0)
                thought.cancel()
            assert (await pool.ask(a_question(), "ada")).words
            assert pool._processes == {worker} and worker.returncode is None
        finally:
            await pool.close()

    asyncio.run(play())


def test_a_worker_that_thinks_too_long_is_ended(monkeypatch):
    monkeypatch.setattr("ludotheque.server.workers.pool.PATIENCE", 0)

    async def play():
        pool = WorkerPool(1)
        try:
            for _ in range(2):
                with pytest.raises(Failed):
                    await pool.ask(a_question(), "ada")
            assert not pool._processes
        finally:
            await pool.close()

    asyncio.run(play())


def test_a_worker_that_died_is_replaced():
    async def play():
        pool = WorkerPool(1)
        try:
            await pool.ask(a_question(), "ada")
            (worker,) = pool._processes
            worker.kill()
            await worker.wait()
            assert (await pool.ask(a_question(), "ada")).words
        finally:
            await pool.close()

    asyncio.run(play())


def test_bots_take_turns_by_owner_and_hints_count_for_their_asker(server, guest, monkeypatch):
    asked = []
    ask = server.services.workers.ask

    async def note(question, asker):
        asked.append((question.level, asker))
        return await ask(question, asker)

    monkeypatch.setattr(server.services.workers, "ask", note)
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("open", "casual", "casual")["id"]
    bob.join(table, 0)
    socket = bob.open(table)
    while not socket.my_turn():
        socket.receive()
    socket.ask("hint")
    socket.act(socket.view["actions"][0])
    socket.until(socket.view["version"] + 2)
    room = server.room(table)
    hint = room.table.title.about.bots.hint
    assert set(asked) == {("casual", room.row.owner), (hint, room.row.seats[0].person)}


def test_records_are_not_checked_by_the_workers_of_bots(server, guest, monkeypatch):
    async def refuse(*_):
        raise AssertionError

    monkeypatch.setattr(server.services.workers, "ask", refuse)
    assert guest().post("/api/verify", {}).json()["code"] == "bad-record"


def test_a_bot_is_told_a_guess(monkeypatch, tmp_path):
    """What goes to the worker is drawn for the bot's seat; the truth never leaves."""
    asked = []

    async def ask(question, _asker):
        asked.append(question)
        return answer(question)

    with hidden.on_the_shelf(), running(data=str(tmp_path)) as server:
        monkeypatch.setattr(server.services.workers, "ask", ask)
        ada = server.guest("Ada")
        for _ in range(12):
            table = ada.create("casual", "casual", "me", game="secret")["id"]
            socket = ada.open(table)
            while not socket.my_turn():
                socket.receive()
        game = hidden.Obedient()
        guesses = [game.read(question.guess) for question in asked]
        assert all(isinstance(question, Choose) for question in asked)
        assert [q.seat for q in asked[:2]] == [0, 1]
        truths = {tuple(room.table.state.hand) for room in server.services.rooms._rooms.values()}
        assert len(truths) > 3
        # Seat 2 has not moved: had bots been told the truth, its card would always be right.
        others = [int(guess.hand[2]) for guess in guesses]
        lives = list(server.services.rooms._rooms.values())
        right = [int(room.table.state.hand[2]) for room in lives for _ in range(2)]
        assert others != right


def test_a_bot_that_fails_does_not_stop_the_game(tmp_path, caplog):
    with running(data=str(tmp_path)) as server:
        ada = server.guest("Ada")
        table = ada.create("casual", "casual", "me")["id"]
        room = server.room(table)
        room.row.seats[0].level = room.row.seats[1].level = "nonsense"
        socket = ada.open(table)
        take_turns(socket, 1)
        socket.until(3)
        assert "first choice" in caplog.text


def test_a_standing_order_answers_for_its_seat(tmp_path):
    with hidden.on_the_shelf(), running(data=str(tmp_path)) as server:
        ada, bob = server.guest("Ada"), server.guest("Bob")
        table = ada.create("me", "open", game="secret")["id"]
        bob.join(table, 1)
        first, second = ada.open(table), bob.open(table)
        first.until(0)
        second.until(0)
        assert second.ask("order", order=["nonsense"])["error"]["code"] == "no-such-order"
        assert second.ask("order", order=["hold"])["type"] == "done"
        assert second.view["order"] == ["hold"]
        assert "hold" not in "".join(t for t in first.heard if '"order":["hold"]' in t)
        play([first], 1)
        result = second.until(2)["result"]
        assert result is not None
        assert [second.steps[v]["seat"] for v in (1, 2)] == [0, 1]


def test_an_order_for_the_present_turn_and_its_recall(tmp_path):
    with hidden.on_the_shelf(), running(data=str(tmp_path), bot_delay=0.4) as server:
        ada = server.guest("Ada")
        socket = ada.open(ada.create("me", "me", game="secret")["id"])
        socket.until(0)
        assert socket.ask("order", order=["swap-below", 0])["type"] == "done"
        time.sleep(0.6)  # it asks for nothing now
        assert socket.ask("order", order=["hold"])["type"] == "done"
        assert socket.ask("order", order=[])["type"] == "done"
        time.sleep(0.6)  # taken back in time
        assert socket.ask("why", action=["hold"])["type"] == "why"
        assert socket.view["version"] == 0 and socket.view["order"] is None
        assert socket.ask("order", order=["hold"])["type"] == "done"
        assert socket.until(1)["version"] == 1


def test_orders_survive_a_restart(tmp_path):
    with hidden.on_the_shelf():
        with running(data=str(tmp_path), bot_delay=60.0) as server:
            ada = server.guest("Ada")
            table = ada.create("me", "me", game="secret")["id"]
            socket = ada.open(table)
            socket.until(0)
            assert socket.ask("order", order=["hold"])["type"] == "done"
            cookie = ada.http.cookies["ludotheque"]
        with running(data=str(tmp_path)) as server:  # it answers at once, nobody opens anything
            again = server.guest()
            again.http.cookies["ludotheque"] = cookie
            deadline = time.monotonic() + 20
            while not again.get("/api/me").json()["tables"][0]["myTurn"]:
                assert time.monotonic() < deadline
            assert again.open(table).until(1)["version"] == 1


@pytest.mark.parametrize("record", ["", "{}", "nonsense"])
def test_a_worker_says_no_to_a_bad_record(record):
    assert answer(Verify(record)).verdict is None


def test_a_bot_tries_again_when_its_step_is_not_stored(tmp_path, monkeypatch, caplog):
    monkeypatch.setattr(bots, "FIRST_PAUSE", 0.05)
    with running(data=str(tmp_path), bot_delay=0.05) as server:
        ada = server.guest("Ada")
        socket = ada.open(ada.create("casual", "casual", "casual")["id"])
        socket.until(2)
        rename_steps(server, "steps", "away")
        while caplog.text.count("could not be stored; again in") < 3:
            time.sleep(0.02)
        before = server.room(socket.lobby["id"]).table.version
        rename_steps(server, "away", "steps")
        assert socket.until(before + 3)["version"] >= before + 3
    assert "again in 0.05 s" in caplog.text and "again in 0.2 s" in caplog.text


def rename_steps(server, old, new):
    """Let no step be stored, or let it be again."""

    async def rename():
        renamed = f"ALTER TABLE {old} RENAME TO {new}"
        await server.services.store.writer.run(lambda c: c.exec_driver_sql(renamed) and None)

    server.inside(rename())


def test_the_only_person_sets_the_pace_of_the_bots(tmp_path):
    """Where somebody else waits too, nobody is hurried."""
    with running(data=str(tmp_path), bot_delay=60.0) as server:
        ada, bob = server.guest("Ada"), server.guest("Bob")
        alone = ada.create("casual", "me", "casual")["id"]
        socket = ada.open(alone)
        socket.until(0)
        assert socket.ask("bot-pace", pace="now")["type"] == "done"
        assert server.room(alone).audience.bot_pace() == "now"
        shared = ada.create("casual", "me", "open")["id"]
        bob.join(shared, 2)
        together = ada.open(shared)
        together.until(0)
        together.ask("bot-pace", pace="now")
        assert server.room(shared).audience.bot_pace() == "slow"


def test_three_brisk_bots_take_less_than_four_seconds():
    """By the beats of a whole game: the longest round of three bots in each title."""
    for game in ("airlines", "auf-achse", "gratte-ciel", "skyline-of-the-world"):
        longest = max(_bot_steps_between_turns(game))
        assert longest > 2
        assert sum(bots.beat("brisk", done) for done in range(longest)) < 4, (game, longest)


def _bot_steps_between_turns(game):
    """How many steps three others make in each round of a game of four."""
    table = Table(registry.title(game), 4, {}, Seeded(1))
    dice, counts, count = Fast(5), [], 0
    while table.to_act() != NOBODY and len(counts) < 40:
        seat = table.to_act()
        words = table.game.spell(LEVELS["casual"].choose(table.game, table.state, seat, dice))
        table.act(seat, words)
        if seat:
            count += 1
        elif count:
            counts.append(count)
            count = 0
    return counts
