"""What 0.1 kept is still there: its games go on, its records are true, byte by byte."""

import json
import re
import sqlite3
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from ludotheque import playback, record
from ludotheque.bots.levels import LEVELS
from ludotheque.dice import Fast
from ludotheque.record import BadRecord
from ludotheque.registry import titles
from ludotheque.server.workers.worker import PlanTurn, answer
from ludotheque.store import chat
from tests.server.running import running

HERE = Path(__file__).parent
OLD = HERE / "0.1"
KEPT = json.loads((OLD / "tables.json").read_text())
RECORDS = sorted((HERE / "records").glob("*.json"))
JSON = {"content-type": "application/json"}
NAMED = re.compile(r"(?P<game>[a-z-]+)-edition-(?P<edition>\d+)-")
GAMES = [name.removesuffix(" running") for name in KEPT["tables"] if name.endswith(" running")]


@pytest.fixture
def old(tmp_path):
    with restored(tmp_path) as server:
        yield server


@contextmanager
def restored(folder):
    """Today's server on the database of 0.1."""
    with closing(sqlite3.connect(folder / "ludotheque.sqlite3")) as file:
        file.executescript((OLD / "database.sql").read_text())
    with running(data=str(folder)) as server:
        yield server


def ada(server):
    """Whoever sat at every table, on the device she had then."""
    again = server.guest()
    again.http.cookies["ludotheque"] = KEPT["cookie"]
    return again


def play_to_the_end(server, socket, table_id):
    dice = Fast(1)

    async def chosen():
        """The version, and what to do there; None where a standing order acts."""
        game = (await server.services.rooms.get(table_id)).table
        if game.ordered() is not None:
            return game.version + 1, None
        if game.outcome() is not None:
            return game.version, None
        action = LEVELS["casual"].choose(game.game, game.state, game.to_act(), dice)
        return game.version, game.game.spell(action)

    socket.until(0)
    while not socket.view["result"]:
        version, words = server.inside(chosen())
        socket.until(version)
        if words is not None:
            answer = socket.act(words)
            assert answer["type"] == "done", answer
            socket.until(answer["version"])


@pytest.mark.parametrize("game", GAMES)
def test_a_running_game_goes_on_and_its_record_is_true(old, game):
    table_id = KEPT["tables"][f"{game} running"]
    socket = ada(old).open(table_id)
    socket.until(0)
    before = socket.view
    assert before["canUndo"]
    undone = socket.ask("undo", wholeTurn=True)
    assert undone["type"] == "done"
    assert socket.until(undone["version"])["board"] != before["board"]
    play_to_the_end(old, socket, table_id)
    data = ada(old).get(f"/api/tables/{table_id}/record").content
    assert playback.verify(data).format == 1


def test_a_standing_order_still_stands(old):
    table_id = KEPT["tables"]["auf-achse running"]
    game = old.room(table_id).table
    ((seat, order),) = game.orders.items()
    assert order == ["pass"]
    last = game.version
    socket = ada(old).open(table_id)
    play_to_the_end(old, socket, table_id)
    asked = old.inside(_by_order(old, table_id, last, seat))
    assert asked, "at some auction it passed"


async def _by_order(server, table_id, last, seat):
    """The passes of a seat that nobody asked for."""
    return await server.services.store.read(
        lambda c: c.exec_driver_sql(
            "SELECT version FROM steps WHERE table_id = ? AND version > ? AND seat = ?"
            " AND asked IS NULL AND action = '[\"pass\"]'",
            (table_id, last, seat),
        ).all()
    )


@pytest.mark.parametrize("name", [name for name in KEPT["tables"] if "finished" in name])
def test_a_finished_game_gives_the_bytes_it_gave(old, name):
    game = name.removesuffix(" finished")
    table_id = KEPT["tables"][name]
    data = ada(old).get(f"/api/tables/{table_id}/record").content
    assert data == (HERE / "records" / f"{game}-edition-1-0.1-finished.json").read_bytes()
    story = ada(old).get(f"/api/tables/{table_id}/story").json()["points"]
    there = ada(old).get(f"/api/tables/{table_id}/moments/{story[-1]['version']}").json()
    assert there["view"]["result"]


def test_a_branch_of_a_finished_game_is_there_and_so_is_its_source(old):
    data = ada(old).get(f"/api/tables/{KEPT['tables']['gratte-ciel branch']}/record").content
    branch = record.read(data)
    source = ada(old).get(f"/api/tables/{KEPT['tables']['gratte-ciel finished']}/record").content
    assert branch.origin.seal == record.read(source).seal
    assert playback.verify(data).copied == branch.origin.steps


def test_a_waiting_table_still_waits_and_its_talk_is_there(old):
    table_id = KEPT["tables"]["waiting"]
    (line,) = old.inside(old.services.store.read(chat.last, table_id))
    assert line.text == "Who plays?"
    assert old.guest("Bob").join(table_id, 1).status_code == 200
    assert old.guest("Eve").join(table_id, 2).status_code == 200
    begun = old.room(table_id).table
    assert (begun.version, begun.format, begun.edition) == (0, 2, 1)


def test_a_record_of_0_1_is_taken_and_given_back_as_it_was(old):
    bob = old.guest("Bob")
    path = HERE / "records" / "gratte-ciel-edition-1-0.1-finished.json"
    taken = bob.http.post("/api/records", content=path.read_bytes(), headers=JSON)
    assert taken.status_code == 201, taken.text
    again = bob.get(f"/api/tables/{taken.json()['id']}/record").content
    assert again == path.read_bytes()


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_record_replays_by_its_edition(path):
    data = path.read_bytes()
    named = NAMED.match(path.name)
    played = playback.replay(record.read(data))
    assert (played.title.id, str(played.edition)) == (named["game"], named["edition"])
    if "running" in path.name:
        with pytest.raises(BadRecord, match="not over"):
            playback.verify(data)
    else:
        assert playback.verify(data).outcome() is not None


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_no_byte_of_a_record_may_change(path):
    data = path.read_bytes()
    for place in range(0, len(data), len(data) // 40):
        changed = data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]
        with pytest.raises(BadRecord):
            playback.verify(changed)


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.id)
def test_every_edition_has_a_record(title):
    kept = {(named["game"], int(named["edition"])) for named in map(NAMED.match, _names())}
    missing = [e.number for e in title.about.editions if (title.id, e.number) not in kept]
    assert not missing, f"{title.id}: no record of edition {missing}; `tests/archive/write.py`"


def _names():
    return [path.name for path in RECORDS]


def edition_of(server, table_id):
    row = server.room(table_id).row
    return row.edition, row.format


@pytest.mark.parametrize("game", ["auf-achse", "gratte-ciel"])
def test_spoilt_snapshots_are_dropped_and_nothing_is_lost(tmp_path, game, caplog):
    table_id = KEPT["tables"][f"{game} finished"]
    with restored(tmp_path) as server:
        data = ada(server).get(f"/api/tables/{table_id}/record").content
        bob = server.guest("Bob")
        copy = bob.http.post("/api/records", content=data, headers=JSON).json()["id"]
        shown = bob.get(f"/api/tables/{copy}/moments/40").json()
    with closing(sqlite3.connect(tmp_path / "ludotheque.sqlite3")) as file, file:
        assert file.execute("UPDATE snapshots SET text = text || ' '").rowcount > 0
    with running(data=str(tmp_path)) as server:
        bob = server.guest("Bob")
        assert bob.get(f"/api/tables/{copy}/moments/40").json()["view"] == shown["view"]
        assert bob.get(f"/api/tables/{copy}/record").content == data
        assert f"the snapshot of table {copy} at version" in caplog.text
    with closing(sqlite3.connect(tmp_path / "ludotheque.sqlite3")) as file, file:
        left = "SELECT count(*) FROM snapshots WHERE version < 30"
        assert file.execute(left).fetchone() == (0,)


def test_again_is_by_the_newest_rules_and_a_branch_by_those_of_its_source(old):
    source = KEPT["tables"]["gratte-ciel finished"]
    again = ada(old).post(f"/api/tables/{source}/rematch", {}).json()["id"]
    assert edition_of(old, again) == (titles()["gratte-ciel"].about.edition, 2)
    seats = [{"kind": "bot", "level": "casual"}] * 3
    wish = {"version": 10, "seats": seats}
    branch = ada(old).post(f"/api/tables/{source}/branches", wish).json()["id"]
    assert edition_of(old, branch) == (1, 2)
    socket = ada(old).open(branch)
    socket.until(0)
    while not socket.view["result"]:  # the workers are asked about edition 1
        socket.receive()
    data = ada(old).get(f"/api/tables/{branch}/record").content
    assert (playback.verify(data).edition, playback.verify(data).copied) == (1, 11)


def test_a_worker_thinks_by_the_edition_it_is_told():
    """Blue is barred: that ends a game of edition 1, which Red then has won."""
    stands = {"e3": "R1", "i1": "B1", "h1": "Y1", "i2": "G1"}
    lots = [[stands.get(f"{c}{r}", ".") for c in "abcdefghi"] for r in range(1, 10)]
    guess = "\n".join([*BARRED, *map(" ".join, lots)])
    sure = {n: answer(PlanTurn("gratte-ciel", n, "heuristic", 0, guess, 1)).after for n in (1, 2)}
    assert sure[1] == 1.0 > sure[2]


BARRED = (
    "seats 4",
    "flights straight",
    "turn R",
    "ending -",
    "points 90 60 60 60",
    "stock 39 39 39 39",
    "helicopters e3 i1 h1 i2",
)
