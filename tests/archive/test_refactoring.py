"""How a position is written down may change: nothing that is kept depends on it."""

import asyncio

import pytest

from ludotheque import playback
from ludotheque.record import Seeded
from ludotheque.registry import title
from ludotheque.store import Store, Unplayable, log, opening, schema
from ludotheque.table import BadSnapshot, Table
from tests.rules import secret
from tests.server import hidden
from tests.store.tables import a_table


@pytest.fixture
def renamed(monkeypatch):
    """Writes positions of the game with hidden cards in another way from now on."""
    write, read = secret.State.text, secret.Secret.read

    def now():
        monkeypatch.setattr(secret.State, "text", lambda state: f"cards: {write(state)}")
        monkeypatch.setattr(
            secret.Secret, "read", lambda game, text: read(game, text.removeprefix("cards: "))
        )

    with hidden.on_the_shelf():
        yield now


@pytest.mark.parametrize("record_format", [1, 2])
def test_a_record_is_true_however_positions_are_written(renamed, record_format):
    seated = Table(title("secret"), 3, {}, Seeded(1), format=record_format)
    for seat, word in enumerate(("swap", "hold", "swap")):
        seated.act(seat, [word])
    data = seated.record(["a", "b", "c"]).json()
    renamed()
    assert playback.verify(data).state.text().startswith("cards: ")
    assert playback.replay(playback.verify(data).record(["a", "b", "c"])).version == 3


def test_a_stored_game_goes_on_however_positions_are_written(renamed, tmp_path):
    store = Store(f"sqlite:///{tmp_path}/kept.sqlite3")

    async def play():
        row = await a_table(store, game="secret")
        seated = opening.new_table(row)
        for words in (None, ["swap"], ["hold"]):
            if words is not None:
                seated.act(seated.to_act(), words)
            await store.writer.insert(schema.steps, log.last_row(row.id, seated, 0))
        snapshot = seated.snapshot()
        await store.writer.insert(schema.snapshots, log.snapshot_row(row.id, snapshot))
        assert (await store.read(opening.open_table, row)).first > 0
        renamed()
        with pytest.raises(BadSnapshot, match="written otherwise"):
            opening.new_table(row, snapshot)
        opened = await store.read(opening.open_table, row)
        assert (opened.first, opened.state.text()) == (0, seated.state.text())
        assert opened.can_undo(1)
        assert opened.act(2, ["hold"]) == seated.act(2, ["hold"])
        assert opened.record(["a", "b", "c"]) == seated.record(["a", "b", "c"])

    try:
        asyncio.run(play())
    finally:
        store.close()


@pytest.mark.usefixtures("renamed")
def test_rules_that_change_without_an_edition_are_found_out(tmp_path, monkeypatch):
    store = Store(f"sqlite:///{tmp_path}/kept.sqlite3")

    async def play():
        row = await a_table(store, game="secret")
        seated = opening.new_table(row)
        await store.writer.insert(schema.steps, log.last_row(row.id, seated, 0))
        seated.act(0, ["swap"])
        await store.writer.insert(schema.steps, log.last_row(row.id, seated, 0))
        monkeypatch.setattr(secret.State, "legal", lambda _state: secret.vec[secret.i64]())
        with pytest.raises(Unplayable, match=f"table {row.id}: step 1 does not fit"):
            await store.read(opening.open_table, row)

    try:
        asyncio.run(play())
    finally:
        store.close()
