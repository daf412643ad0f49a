"""Several seats decide at once: each sees its own choice alone until all have chosen."""

import pytest
from librt.vecs import append

from ludotheque.bots import LEVELS, ask
from ludotheque.dice import Fast
from ludotheque.kit.together import nobody
from ludotheque.playback import replay, verify
from ludotheque.record import Seeded
from ludotheque.table import Refused, Table
from ludotheque.testing.together import choices_at_once_are_secret
from ludotheque.views import seen_step, view

from . import sealed

ROUND = [(2, 1), (0, 2), (1, 0)]  # seat and bid, in the order in which they come


@pytest.fixture
def bids():
    return Table(sealed.title(sealed.Sealed()), 3, {}, Seeded(1))


def bid(table, seat, coins):
    table.act(seat, ["bid", coins])


def test_everybody_may_choose_first(bids):
    assert bids.deciders() == [0, 1, 2]
    for seat, coins in ROUND[:2]:
        bid(bids, seat, coins)
    assert bids.deciders() == [1]
    with pytest.raises(Refused, match="not-your-turn"):
        bid(bids, 2, 0)
    bid(bids, *ROUND[2])
    assert list(bids.state.coins) == [3, 5, 5]
    assert bids.deciders() == [0, 1, 2]


def test_each_sees_its_own_decision_and_choice(bids):
    for seat in range(3):
        mine = view(bids, seat)
        assert (mine.to_act, mine.prompt, len(mine.actions)) == (seat, ["bid", seat], 3)
    bid(bids, 1, 2)
    assert [view(bids, seat).board.mine for seat in (0, 1, 2, None)] == [None, 2, None, None]
    assert [view(bids, seat).to_act for seat in (0, 1, 2, None)] == [0, 0, 2, 0]
    assert not view(bids, 1).actions
    assert view(bids, None).deciders == [0, 2]
    told = [seen_step(bids, 1, seat).events[0].facts for seat in (0, 1, None)]
    assert told == [{"seat": 1}, {"seat": 1, "coins": 2}, {"seat": 1}]


def test_a_choice_of_ones_own_is_previewed_and_undone(bids):
    preview = bids.preview(1, ["bid", 2])
    assert preview.complete
    assert preview.events == [("bid", {"seat": 1, "coins": 2})]
    bid(bids, 1, 2)
    assert bids.can_undo(1)
    bids.undo(1)
    assert bids.deciders() == [0, 1, 2]


def test_an_undo_leaves_what_others_chose(bids):
    bid(bids, 2, 1)
    bid(bids, 0, 2)
    bids.undo(2)
    assert [int(choice) for choice in bids.state.bids.chosen] == [2, -1, -1]
    assert bids.can_undo(0)
    assert not bids.can_undo(2)
    bid(bids, 2, 0)
    bids.undo(0)
    assert [int(choice) for choice in bids.state.bids.chosen] == [-1, -1, 0]
    bid(bids, 0, 1)
    bid(bids, 1, 0)
    assert not any(bids.can_undo(seat) for seat in range(3))


def test_the_last_choice_reveals_all_of_them(bids):
    bid(bids, 0, 0)
    bid(bids, 1, 1)
    preview = bids.preview(2, ["bid", 2])
    assert not preview.complete
    assert preview.events == [("bid", {"seat": 2, "coins": 2})]
    bid(bids, 2, 2)
    assert not any(bids.can_undo(seat) for seat in range(3))


def test_a_decision_stays_the_same_while_others_take_it(bids):
    bid(bids, 0, 1)
    bids.undo(0)
    assert bids.still_asks([1], 0)
    assert not bids.still_asks([0], 0)  # it has seen its own steps since
    bid(bids, 1, 1)
    assert not bids.still_asks([1], 0)
    assert bids.still_asks([1], 3)
    bid(bids, 0, 1)
    assert bids.still_asks([1], 3)  # to take it back
    bid(bids, 2, 2)
    assert not any(bids.still_asks([seat], 4) for seat in range(3))
    assert bids.still_asks([1], bids.version)


def test_a_table_with_choices_goes_on_from_its_snapshot(bids):
    bid(bids, 0, 2)
    bid(bids, 2, 1)
    bids.undo(0)
    kept = bids.snapshot()
    assert kept.version == 0
    again = Table(bids.title, 3, {}, Seeded(1), begun=kept)
    for step in bids.log[1:]:
        again.repeat(step)
    assert again.state.text() == bids.state.text()
    again.undo(2)
    assert again.deciders() == [0, 1, 2]


def test_a_record_has_the_choices_in_the_order_they_came(bids):
    bid(bids, 0, 0)
    for seat, coins in [*ROUND[:1], *ROUND[2:]]:
        bid(bids, seat, coins)
    for seat, coins in ROUND:
        bid(bids, seat, coins)
    with sealed.on_the_shelf():
        written = bids.record(["a", "b", "c"])
        assert replay(written).state.text() == bids.state.text()
        assert verify(written.json()).outcome().scores == bids.outcome().scores
    assert [step.seat for step in bids.log[4:]] == [seat for seat, _ in ROUND]


def test_a_standing_order_answers_for_its_seat(bids):
    bids.give_order(2, ["always", 1])
    assert bids.ordered(2) == ["bid", 1]
    assert bids.ordered() is None
    bid(bids, 2, 0)
    assert bids.ordered(2) is None


@pytest.mark.parametrize("level", [*LEVELS, "search:30"])
def test_every_bot_chooses_for_every_seat(bids, level):
    bid(bids, 0, 2)
    for seat in (2, 1):
        assert ask(bids, level, Fast(1), seat)[0] == "bid"


class Catching(sealed.State):
    """Seat 0 hides in one of three places, or gives up for a draw; seat 1 looks in one."""

    GIVE_UP = 3

    def legal(self):
        out = super().legal()
        return append(out, self.GIVE_UP) if self.to_act() == 0 else out

    def open(self, dice, tell):
        hidden, looked = self.bids.chosen
        for seat in range(2):
            wins = hidden == self.GIVE_UP or (hidden == looked) == bool(seat)
            self.points[seat] = int(wins)
        self.round = sealed.ROUNDS
        self.bids = nobody(2)


class Hiding(sealed.Sealed):
    state = Catching

    def value(self, state, seat):
        return float(state.standing()[seat])


def test_a_search_does_not_think_that_others_know_its_choice():
    """Two times in three nobody looks there; whoever thinks to be watched gives up."""
    table = Table(sealed.title(Hiding()), 2, {}, Seeded(1))
    for seed in range(5):
        assert ask(table, "search:200", Fast(seed), 0) != ["bid", Catching.GIVE_UP]


def test_the_check_passes_a_sound_game():
    choices_at_once_are_secret(sealed.title(sealed.Sealed()))


@pytest.mark.parametrize(
    ("game", "said"),
    [
        (sealed.ShowsBids, "sees"),
        (sealed.TellsBids, "is told"),
        (sealed.ForbidsTheSame, "may choose"),
        (sealed.RewardsHaste, "order"),
        (sealed.ForgetsWhoIsAsked, "copy"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_the_check_catches_a_planted_fault(game, said):
    with pytest.raises(AssertionError, match=said):
        choices_at_once_are_secret(sealed.title(game()))
