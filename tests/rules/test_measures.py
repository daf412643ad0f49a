"""What studies count: declared on events, counted by seat, refused where it cannot be counted."""

import pytest

from ludotheque import registry
from ludotheque.contract import Event, Game, Tell
from ludotheque.dice import Fast
from ludotheque.kit.events import Events, Kind, Secret
from ludotheque.kit.measures import Counted, Measures
from ludotheque.kit.nouns import AMOUNT, SEAT
from ludotheque.lab.selfplay import at_random, positions

RARE = {"barred"}  # a helicopter without any way to fly
EVENTS = Events(
    Kind("built", seat=SEAT, floors=AMOUNT),
    Kind("paid", payer=SEAT, payee=SEAT, coins=Secret(AMOUNT, "hidden")),
)


def test_events_are_counted_or_summed_by_the_seat_they_are_about():
    measures = Measures(
        EVENTS,
        Counted("turns", "how often", "built"),
        Counted("floors", "how many", "built", amount="floors"),
        Counted("received", "coins", "paid", amount="coins", by="payee"),
    )
    told = [
        Event("built", {"seat": 1, "floors": 3}, {}, [], False),
        Event("built", {"seat": 1, "floors": 4}, {}, [], False),
        Event("paid", {"payer": 1, "payee": 0, "coins": "hidden"}, {"coins": 5}, [0, 1], False),
        Event("paid", {"payer": 1, "payee": 0, "coins": 2}, {}, [], False),
    ]
    assert [measure.name for measure in measures.declared()] == ["turns", "floors", "received"]
    assert measures.measured(told, 2) == [[0, 0, 7], [2, 7, 0]]


@pytest.mark.parametrize(
    ("counted", "said"),
    [
        (Counted("a", "", "sold"), "a: there is no event 'sold'"),
        (Counted("a", "", "built", amount="coins"), "a: the event built has no 'coins'"),
        (Counted("a", "", "paid"), "a: the event paid has no 'seat'"),
        (Counted("a", "", "built", by="floors"), "a: 'floors' is no seat"),
    ],
)
def test_what_cannot_be_counted_does_not_stand(counted, said):
    with pytest.raises(ValueError, match=said):
        Measures(EVENTS, counted)


def test_a_game_that_declares_nothing_has_rows_without_numbers():
    title = registry.title("gratte-ciel")
    state = title.game.setup(3, title.options({}, 3), Fast(1), Tell())
    assert Game.measures(title.game) == []
    assert Game.measured(title.game, state, []) == [[], [], []]


@pytest.mark.parametrize("title", registry.titles().values(), ids=lambda title: title.id)
def test_what_a_game_declares_comes_up(title):
    """Over random games, every other one with all options on, only a rare column is always 0."""
    measures = title.game.measures()
    seen = [0] * len(measures)
    for seed in range(20):
        seats = title.about.players.fewest
        options = title.options(
            {**title.about.simulation, **_switched(title, on=bool(seed % 2))}, seats
        )
        dice, tell = Fast(seed), Tell()
        state = title.game.setup(seats, options, dice, tell)
        *_, last = positions(state, dice, at_random(dice), tell)
        for row in title.game.measured(last, tell.events):
            seen = [sum(both) for both in zip(seen, row, strict=True)]
    names = [measure.name for measure in measures]
    assert len(names) >= 4
    assert {name for name, count in zip(names, seen, strict=True) if not count} <= RARE


def _switched(title, on):
    return {option.id: on for option in title.about.options if option.kind == "yes-no"}
