"""What was played in a page, as one file: it goes on at a server."""

import asyncio
import sqlite3
from contextlib import closing

from ludotheque.cli import main
from ludotheque.static.walk import Visitor
from tests.server.reviewed import finished, look_through
from tests.server.running import running
from tests.server.test_puzzles import cards, today
from tests.static.test_host import hosted


def played(folder):
    """A page in which a game was begun; the table and how far it is."""

    async def play():
        async with hosted(folder) as host:
            visitor = Visitor(host)
            table = await visitor.new_table("gratte-ciel", "casual", "casual")
            seat = await visitor.sit(table["id"])
            await seat.my_turn()
            version = seat.view["version"]
            await seat.ask("act", version=version, action=seat.view["actions"][0])
            seat.leave()
            return table["id"], version + 1

    return asyncio.run(play())


def with_account(data):
    with running(data=data) as server:
        guest = server.guest("Ada")
        account = {"name": "Ada", "password": "a long enough one"}
        assert guest.post("/api/account", account).status_code == 200
        return account


def test_a_game_of_the_page_goes_on_at_a_server(tmp_path, capsys):
    table, version = played(tmp_path)
    data = str(tmp_path / "server")
    account = with_account(data)
    taking = ["import-backup", f"{tmp_path}/page.sqlite3", "--account", "ada", "--data", data]
    assert main(taking) == 0
    assert "1 of 1 games are new" in capsys.readouterr().out
    assert main(taking) == 0
    assert "0 of 1 games are new" in capsys.readouterr().out
    with running(data=data) as server:
        guest = server.guest("Eve")
        assert guest.post("/api/sign-in", account).status_code == 200
        assert [line["id"] for line in guest.get("/api/me").json()["tables"]] == [table]
        socket = guest.open(table)
        assert socket.until(version)["version"] >= version


def asked(data):
    """A backup of somebody who was asked puzzles today, and answered the first well."""
    with running(data=data) as server:
        guest = server.guest("Ada")
        look_through(server, guest, finished(guest))
        drawn = cards(server, guest)["puzzles"]
    with closing(sqlite3.connect(f"{data}/ludotheque.sqlite3")) as backup:
        backup.execute("UPDATE puzzles SET answer = '{}', solved = 1 WHERE number = 1")
        backup.commit()
    return drawn


def test_puzzles_come_along(tmp_path):
    drawn = asked(str(tmp_path / "page"))
    data = str(tmp_path / "server")
    account = with_account(data)
    taking = ["--account", "ada", "--data", data]
    for _ in range(2):  # the second time there is nothing new
        assert main(["import-backup", f"{tmp_path}/page/ludotheque.sqlite3", *taking]) == 0
    with running(data=data) as server:
        guest = server.guest("Eve")
        guest.post("/api/sign-in", account)
        taken = cards(server, guest)
        assert [one["number"] for one in taken["puzzles"]] == [one["number"] for one in drawn]
        assert (taken["answered"], taken["solved"]) == (1, 1)
        shown = guest.get(f"/api/puzzles/{today(server)}/2").json()
        assert shown["view"]["actions"]


def test_no_puzzle_shows_the_hand_of_somebody_else(tmp_path):
    assert asked(str(tmp_path / "page"))
    data = str(tmp_path / "server")
    account = with_account(data)
    file = tmp_path / "page" / "ludotheque.sqlite3"
    with closing(sqlite3.connect(file)) as backup:
        backup.execute("UPDATE seats SET person = NULL")
        backup.commit()
    assert main(["import-backup", str(file), "--account", "ada", "--data", data]) == 0
    with running(data=data) as server:
        guest = server.guest("Eve")
        guest.post("/api/sign-in", account)
        assert cards(server, guest)["puzzles"] == []


def test_what_cannot_be_taken_is_said(tmp_path, capsys):
    data = str(tmp_path / "server")
    with_account(data)
    played(tmp_path)
    (tmp_path / "text").write_text("no database")
    for file, account in (("page.sqlite3", "Zoe"), ("text", "Ada"), ("nothing", "Ada")):
        assert (
            main(["import-backup", f"{tmp_path}/{file}", "--account", account, "--data", data]) == 2
        )
        assert capsys.readouterr().err.startswith("ludotheque: ")
