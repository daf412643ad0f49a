"""What is shared between viewers, so that it is made only once, is really the same."""

import asyncio
import json
import time
from contextlib import closing

import pytest
from msgspec import Raw

from ludotheque import fair, record, registry, table
from ludotheque.bots.levels import LEVELS
from ludotheque.dice import Fast
from ludotheque.server.people.sessions import Person
from ludotheque.server.protocol.encoding import encode
from ludotheque.server.protocol.socket_messages import Update
from ludotheque.server.room import new_table as wishes
from ludotheque.server.room.audience import Audience, put_together
from ludotheque.server.room.boards import SAME
from ludotheque.server.room.table_state import ABSENCE_SECONDS, TableState
from ludotheque.server.room.viewer import Viewer
from ludotheque.store import Store
from ludotheque.store.stored import StoredTable
from ludotheque.store.tables import SeatRow
from ludotheque.timing import SeatClock, Timer
from ludotheque.views import sight


@pytest.mark.parametrize("lobby", [None, Raw(b'{"seats":[]}')])
@pytest.mark.parametrize("view", [None, Raw(b'{"version":3}')])
@pytest.mark.parametrize("steps", [[], [Raw(b'{"version":2}'), Raw(b'{"version":3}')]])
@pytest.mark.parametrize("changes", [None, SAME, Raw(b'[{"path":["pile"],"value":3}]')])
def test_what_is_put_together_is_the_message(lobby, view, steps, changes):
    parts = (lobby, view, steps, changes)
    assert put_together(*parts) == encode(Update(*parts))


OPEN = [title.id for title in registry.titles().values() if not title.about.hidden]


@pytest.mark.parametrize("game", OPEN)
def test_where_nothing_is_hidden_all_see_the_same(game):
    played = table.new(game, registry.title(game).about.players.fewest, seed=3)
    for seed in range(60):
        seat = played.to_act()
        if seat < 0:
            break
        for other in range(played.seats):
            assert sight(played, other) == sight(played, None)
        action = LEVELS["casual"].choose(played.game, played.state, seat, Fast(seed))
        played.act(seat, played.game.spell(action))


def state_of(pace):
    """Ada and Bob sit at a table, beside a bot."""
    others = [SeatRow("person", person=2, name="Bob"), SeatRow("bot", level="casual")]
    title = registry.title("gratte-ciel")
    terms = wishes.Agreed(
        title.id, title.about.edition, title.options({}), onlookers=True, pace=pace
    )
    seats = [SeatRow("person", person=1, name="Ada"), *others]
    row = wishes.new_row(Person(1, "Ada", 0), terms, seats, fair.new_secret(), 1000)
    game = table.Table(title, 3, row.options, record.Seeded(1))
    return TableState(StoredTable(row, game, changed=1000), time.time)


@pytest.fixture
def store(tmp_path):
    with closing(Store(tmp_path / "ludotheque.sqlite3")) as store:
        yield store


def test_at_leisure_absence_counts_from_the_last_step(store):
    state = state_of("leisure")
    audience = Audience(store, state, 2.0)

    def replaceable():
        update = json.loads(asyncio.run(audience.update(Viewer(1, 1))))
        return update["lobby"]["seats"][1]["replaceable"]

    assert replaceable() == 1000 + ABSENCE_SECONDS["leisure"]
    state.changed = 5000
    audience.game_changed()
    assert replaceable() == 5000 + ABSENCE_SECONDS["leisure"]


def test_those_who_sit_are_told_of_and_onlookers_are_not(store):
    audience = Audience(store, state_of("live"), 2.0)
    ada, bob, onlooker = Viewer(1, 1), Viewer(2, 2), Viewer(None, "192.0.2.1")
    for viewer in (ada, onlooker):
        audience.enter(viewer)
    audience.leave(onlooker)
    audience.enter(bob)
    audience.leave(bob)
    told = [json.loads(message) for message in asyncio.run(ada.all())]
    assert [one["lobby"]["seats"][1]["connected"] for one in told] == [True, False]


def test_an_update_tells_of_the_lobby_only_what_is_new(store):
    audience = Audience(store, state_of("live"), 2.0)
    ada = Viewer(1, 1)
    audience.enter(ada)

    def told():
        return json.loads(asyncio.run(audience.update(ada)))["lobby"]

    first = told()
    assert first["mySeat"] == 0 and told() is None
    audience.game_changed()
    assert told() is None
    audience.status_changed()
    assert told() == first
    ada.start_from(-1)
    assert told() == first


def test_a_lobby_with_clocks_is_told_every_time(store):
    state = state_of("live")
    state.timer = Timer([0], [SeatClock(60.0)] * 3, 0.0)
    audience, ada = Audience(store, state, 2.0), Viewer(1, 1)
    audience.enter(ada)
    updates = [json.loads(asyncio.run(audience.update(ada))) for _ in range(2)]
    assert all(update["lobby"] for update in updates)
