"""House rules: numbers of a game that a table may change, and nothing else changes with them."""

import msgspec
import pytest

from ludotheque import registry
from ludotheque.contract import Parameter
from ludotheque.dice import Fast
from ludotheque.lab.selfplay import decisions, words_at_random
from ludotheque.playback import verify
from ludotheque.record import BadRecord, Seeded
from ludotheque.registry import HouseRule, OutOfRange, house_rules, title
from ludotheque.table import Table, new

EVERY = [
    (known.id, parameter)
    for known in registry.titles().values()
    for parameter in known.game.parameters()
]
NAMES = [f"{game}-{parameter.id}" for game, parameter in EVERY]


def finished(game, seats, seed, options):
    table = new(game, seats, seed, {**title(game).about.simulation, **options})
    for _ in decisions(table, words_at_random(Fast(seed))):
        pass
    return table.record(table.title.about.colours[:seats])


def test_every_game_has_at_least_four():
    for known in registry.titles().values():
        assert len(known.game.parameters()) >= 4, known.id


@pytest.mark.parametrize(("game", "parameter"), EVERY, ids=NAMES)
def test_the_number_of_the_sheet_is_no_house_rule(game, parameter):
    """A record has the same bytes as before there were parameters."""
    seats = title(game).about.players.fewest
    said = {parameter.id: parameter.usual(seats)}
    usual = finished(game, seats, 3, {})
    assert finished(game, seats, 3, said).json() == usual.json()
    assert not {one.id for _, one in EVERY} & usual.options.keys()


@pytest.mark.parametrize(("game", "parameter"), EVERY, ids=NAMES)
def test_a_house_rule_stands_in_the_record_which_verifies(game, parameter):
    seats = title(game).about.players.most
    for number in {parameter.least, parameter.most} - {parameter.usual(seats)}:
        written = finished(game, seats, 4, {parameter.id: number})
        assert written.options[parameter.id] == number
        verify(written.json())


@pytest.mark.parametrize(("game", "parameter"), EVERY, ids=NAMES)
def test_a_number_out_of_range_is_refused_in_a_sentence(game, parameter):
    known = title(game)
    for number in (parameter.least - 1, parameter.most + 1, True, "many"):
        with pytest.raises(OutOfRange, match=r"cannot be .*a house rule may set it to \d+ to \d+"):
            known.options({parameter.id: number}, known.about.players.fewest)
        with pytest.raises(OutOfRange):
            known.options({parameter.id: number})


def test_a_record_with_another_number_is_not_true():
    """Whoever changes a house rule of a finished game is found out."""
    written = finished("gratte-ciel", 3, 5, {"landing-fee": 7})
    forged = msgspec.structs.replace(written, options={**written.options, "landing-fee": 8})
    with pytest.raises(BadRecord):
        verify(forged.json())


def test_a_step_is_kept():
    money = next(one for game, one in EVERY if one.id == "start-money")
    assert money.allows(7500)
    assert not money.allows(7400)
    assert money.range() == "0 to 20000 in steps of 500"


def test_the_sheet_may_depend_on_the_seats():
    known = title("gratte-ciel")
    assert known.options({"stock": 60}, 3) == known.options({}, 3)
    assert house_rules(known, known.options({"stock": 60}, 4), 4) == [HouseRule("stock", 60, 40)]


def test_an_unknown_number_is_refused_with_all_that_there_are():
    with pytest.raises(ValueError, match="it has turning-flights, start-points, stock"):
        title("gratte-ciel").options({"luck": 3}, 3)


@pytest.mark.parametrize(
    ("parameters", "said"),
    [
        ([Parameter("Fee", 1, 0, 2, "GRA-4.2")], "'Fee' is not made of small letters"),
        ([Parameter("fee", 1, 0, 2, "rule 4")], "'rule 4' is no rule"),
        ([Parameter("fee", 3, 0, 2, "GRA-4.2")], "allows 0 to 2, not the sheet's 3"),
        ([Parameter("fee", 1, 1, 1, "GRA-4.2")], "allows 1 to 1, nothing to choose from"),
        ([Parameter("fee", 4, 0, 9, "GRA-4.2", step=4)], "which never come to the most"),
        ([Parameter("fee", 1, 0, 2, "GRA-4.2", by_seats={4: 5})], "not the sheet's 5"),
        ([Parameter("turning-flights", 1, 0, 2, "GRA-4.2")], "has the id of an option"),
        ([Parameter("fee", 1, 0, 2, "GRA-4.2")] * 2, "parameters has 'fee' twice"),
    ],
)
def test_a_mistake_of_an_author_is_a_sentence(parameters, said):
    with pytest.raises(ValueError, match=said):
        title("gratte-ciel").about.check_parameters(parameters)


def test_a_table_goes_on_from_its_text():
    table = Table(title("airlines"), 3, {"hand-shares": 7}, Seeded(1))
    assert table.game.read(table.state.text()).text() == table.state.text()
    assert table.state.copy().text() == table.state.text()
