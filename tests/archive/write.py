"""Writes an archive with the installed version, for the versions after it to open.

    python -m tests.archive.write FOLDER

It is run once, with the version that is released, and what it wrote stays as it is: a
database (as SQL) with waiting, running and finished tables, which goes to a folder of that
version, and records, which go to `records`.
"""

import json
import sqlite3
import sys
import tempfile
from contextlib import closing
from importlib.metadata import version
from pathlib import Path

from ludotheque.bots.levels import LEVELS
from ludotheque.dice import Fast
from ludotheque.registry import titles
from tests.server.client import seats_for
from tests.server.running import running

# Options under which a game is short, and how many sit there.
SHORT = {
    "airlines": ({}, 2),
    "auf-achse": ({"round-limit": 10}, 2),
    "gratte-ciel": ({}, 3),
    "skyline-of-the-world": ({}, 2),
}
SNAPSHOT_AND_MORE = 45  # steps: a snapshot is kept every 32


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        with running(data=data, bot_delay=60.0) as server:
            kept = Archivist(server, folder).write()
        with closing(sqlite3.connect(Path(data) / "ludotheque.sqlite3")) as file:
            (folder / "database.sql").write_text("\n".join(file.iterdump()) + "\n")
    (folder / "tables.json").write_text(json.dumps(kept, indent=1) + "\n")


class Archivist:
    """Plays at a server and notes which table is what."""

    def __init__(self, server, folder):
        self.server = server
        self.folder = folder
        self.ada = server.guest("Ada")
        self.dice = Fast(1)
        self.kept = {}

    def write(self):
        for title in titles().values():
            options, seats = SHORT[title.id]
            self.running(title.id, options, seats)
            self.finished(title.id, options, seats)
        self.branch("gratte-ciel")
        waiting = self.ada.create("me", "open", "open")["id"]
        socket = self.ada.open(waiting)
        socket.wait("update")
        socket.ask("say", text="Who plays?")
        self.kept["waiting"] = waiting
        return {"cookie": self.ada.http.cookies["ludotheque"], "tables": self.kept}

    def running(self, game, options, seats):
        """A game after its first snapshot, with something to take back."""
        table = self.ada.create(*["me"] * seats, game=game, options=options)["id"]
        socket = self.ada.open(table)
        self.play(socket, table, SNAPSHOT_AND_MORE)
        while not socket.view["canUndo"] or socket.view["prompt"][0] in {"bid", "match"}:
            self.play(socket, table, 1)
        socket.ask("say", text=f"A good game of {game}!")
        if game == "auf-achse":  # at auctions it will pass, and this is none
            assert socket.ask("order", order=["pass"])["type"] == "done"
        self.kept[f"{game} running"] = table
        if game == "gratte-ciel":
            self.save(game, "running", table)

    def finished(self, game, options, seats):
        """A finished game with a step taken back in it."""
        table = self.ada.create(*["me"] * seats, game=game, options=options)["id"]
        socket = self.ada.open(table)
        self.play(socket, table, 3)
        while not socket.view["canUndo"]:
            self.play(socket, table, 1)
        answer = socket.ask("undo", wholeTurn=False)
        socket.until(answer["version"])
        self.play(socket, table, 10_000)
        self.kept[f"{game} finished"] = table
        self.save(game, "finished", table)

    def branch(self, game):
        """A game that goes on from the middle of a finished one, and is over as well."""
        source = self.kept[f"{game} finished"]
        wish = {"version": 20, "seats": seats_for(["me"] * SHORT[game][1])}
        table = self.ada.post(f"/api/tables/{source}/branches", wish).json()["id"]
        self.play(self.ada.open(table), table, 10_000)
        self.kept[f"{game} branch"] = table
        self.save(game, "branch", table)

    def play(self, socket, table, steps):
        socket.until(0)
        for _ in range(steps):
            if socket.view["result"]:
                return
            live = self.server.room(table).table
            action = LEVELS["casual"].choose(live.game, live.state, live.to_act(), self.dice)
            answer = socket.act(live.game.spell(action))
            assert answer["type"] == "done", answer
            socket.until(answer["version"])

    def save(self, game, what, table):
        answer = self.ada.get(f"/api/tables/{table}/record")
        assert answer.status_code == 200, answer.text
        edition = self.server.room(table).table.edition
        path = self.folder / f"{game}-edition-{edition}-{version('ludotheque')}-{what}.json"
        path.write_bytes(answer.content)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
