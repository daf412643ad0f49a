"""One game in play: acting, undoing, previews, standing orders, records."""

import msgspec
import pytest

from ludotheque import fair, playback, record, table
from ludotheque.about import Option
from ludotheque.contract import Illegal
from ludotheque.dice import Fast
from ludotheque.record import BadRecord, Fair, Origin, Seeded
from ludotheque.registry import NoSuchGame, title
from ludotheque.table import Refused, Table

from . import secret


def play_on(table, steps=10_000, seed=1):
    dice = Fast(seed)
    while table.outcome() is None and steps:
        actions = table.legal()
        table.act(table.to_act(), actions[dice.below(len(actions))])
        steps -= 1
    return table


def fair_table(shares=("11", "22", "33")):
    hidden = fair.new_secret()
    dice = Fair(fair.commitment(hidden), list(shares), hidden)
    return Table(title("gratte-ciel"), len(shares), {}, dice)


@pytest.fixture
def cards():
    """A table of the game with hidden cards."""
    return Table(secret.title(secret.Secret()), 3, {}, Seeded(1))


def test_a_table_is_born_set_up():
    seated = Table(title("gratte-ciel"), 3, {}, Seeded(1))
    assert (seated.version, seated.log[0].action) == (0, ["setup"])
    with pytest.raises(Refused, match="not-your-turn"):
        seated.act(-1, ["setup"])


def test_acting_out_of_turn_changes_nothing():
    seated = table.new("gratte-ciel", 3, 1)
    before = seated.state.text()
    for seat in set(range(3)) - {seated.to_act()} | {-1, 3}:
        with pytest.raises(Refused) as refused:
            seated.act(seat, seated.legal()[0])
        assert refused.value.code == "not-your-turn"
    assert (seated.state.text(), seated.version) == (before, 0)


def test_refusals_have_codes_or_rules():
    seated = table.new("gratte-ciel", 3, 1)
    seat = seated.to_act()
    with pytest.raises(Refused) as refused:
        seated.act(seat, ["hover"])
    assert refused.value.code == "no-such-action"
    with pytest.raises(Illegal) as illegal:
        seated.act(seat, ["start", "a1"])
    assert illegal.value.rule == seated.why_not(seat, ["start", "a1"]) == "GRA-2.2"
    assert seated.why_not(seat, seated.legal()[0]) == ""
    with pytest.raises(Refused, match="no-such-action"):
        seated.why_not(seat, ["dance"])
    with pytest.raises(Refused, match="not-your-turn"):
        seated.why_not((seat + 1) % 3, seated.legal()[0])


def test_nothing_goes_on_after_the_end():
    over = play_on(table.new("gratte-ciel", 3, 1))
    with pytest.raises(Refused) as refused:
        over.act(0, ["pass"])
    assert refused.value.code == "game-over"
    assert not any(over.can_undo(seat) for seat in range(3))


def test_bad_settings_are_refused():
    with pytest.raises(NoSuchGame, match="no game 'chess'"):
        table.new("chess", 2)
    with pytest.raises(ValueError, match="no option 'x'"):
        table.new("gratte-ciel", 3, options={"x": True})
    with pytest.raises(ValueError, match="no value"):
        table.new("gratte-ciel", 3, options={"turning-flights": 1})


@pytest.mark.parametrize(
    ("option", "good", "bad"),
    [
        (Option("o", "yes-no", True, "PEB-1.1"), [True, False], [0, 1, "yes", None]),
        (Option("o", "number", 3, "PEB-1.1", low=2, high=4), [2, 3, 4], [1, 5, True, "3", 2.5]),
        (Option("o", "choice", "a", "PEB-1.1", choices=["a", "b"]), ["a", "b"], ["c", 1, True]),
    ],
)
def test_options_know_their_values(option, good, bad):
    assert all(option.allows(value, 3) for value in good)
    assert not any(option.allows(value, 3) for value in bad)


def test_a_number_may_depend_on_the_seats():
    option = Option("number", "number", 0, "PEB-1.2", low=4, high=20, less_per_seat=3)
    assert [value for value in range(30) if option.allows(value, 5)] == [0, 4, 5]
    assert [value for value in range(30) if option.allows(value, 4)] == [0, *range(4, 9)]
    assert (option.range(5), option.range(4)) == ("0 or 4 to 5", "0 or 4 to 8")
    # An older edition may have taken any number.
    assert [value for value in range(30) if option.allows(value)] == list(range(21))


def test_undo_step_by_step_and_whole_turn(pebbles):
    seated = Table(pebbles, 2, {}, Seeded(1))
    first = seated.to_act()
    seated.act(first, ["take", 1])
    assert seated.can_undo(first)
    assert not seated.can_undo(1 - first)
    step = seated.undo(first, whole_turn=True)
    assert (step.action, seated.version) == (["undo", 0], 2)
    with pytest.raises(Refused) as refused:
        seated.undo(first)
    assert refused.value.code == "nothing-to-undo"


def test_undo_stops_at_another_seats_action(pebbles):
    seated = Table(pebbles, 2, {}, Seeded(1))
    first = seated.to_act()
    seated.act(first, ["take", 1])
    seated.act(1 - first, ["take", 1])
    assert not seated.can_undo(first)
    assert seated.can_undo(1 - first)


def test_undo_stops_at_a_draw_and_at_a_reveal(cards):
    cards.act(0, ["swap"])
    assert not cards.can_undo(0)
    cards.act(1, ["hold"])
    assert cards.can_undo(1)
    cards.act(2, ["hold"])  # all show
    assert not any(cards.can_undo(seat) for seat in range(3))


def test_an_undo_beyond_the_trail_is_refused():
    seated = table.new("gratte-ciel", 3, 1)
    seat = seated.to_act()
    seated.act(seat, seated.legal()[0])
    for words in (["undo", 5], ["undo", -1], ["undo"], ["undo", "0"]):
        with pytest.raises(Refused):
            seated.act(seat, words)


def in_mid_turn():
    """A table whose seat to act can take back two actions, or one of them."""
    seated, dice = table.new("skyline-of-the-world", 2, 1), Fast(1)
    while True:
        seat = seated.to_act()
        actions = seated.legal()
        seated.act(seat, actions[dice.below(len(actions))])
        if seated.to_act() == seat and len(seated._trail.of(seat)) == 2:
            return seated, seat


def to_and_fro(seated, seat):
    """Undo and do the same action as long as that is allowed; the steps that it took."""
    before, words = seated.version, seated.log[-1].action
    while seated.can_undo(seat):
        seated.undo(seat)
        seated.act(seat, words)
    return seated.version - before


def test_undoing_the_same_action_again_and_again_ends():
    seated, seat = in_mid_turn()
    oldest = seated._trail.of(seat)[0]
    assert to_and_fro(seated, seat) <= table.MOST_UNDOABLE
    for words in (["undo", oldest], ["undo", seated.version - 1]):
        with pytest.raises(Refused) as refused:
            seated.act(seat, words)
        assert refused.value.code == "nothing-to-undo"
    play_on(seated, 40)
    assert seated.version > oldest + table.MOST_UNDOABLE


def test_a_game_that_went_to_and_fro_for_longer_replays(monkeypatch):
    seated, seat = in_mid_turn()
    with monkeypatch.context() as patched:
        patched.setattr(table, "MOST_UNDOABLE", 500)
        assert to_and_fro(seated, seat) > 400
    play_on(seated)
    data = seated.record(["a", "b"]).json()
    assert playback.verify(data).state.text() == seated.state.text()


def test_a_plan_is_taken_once():
    seated = table.new("gratte-ciel", 3, 1)
    plan = seated.plan(seated.to_act(), seated.legal()[0])
    assert seated.version == 0
    seated.adopt(plan)
    with pytest.raises(RuntimeError, match="moved on"):
        seated.adopt(plan)


def test_preview_stops_at_the_first_draw(cards):
    seen = cards.preview(0, ["swap"])
    assert (seen.complete, seen.events) == (False, [])
    assert cards.preview(0, ["hold"]).events == [("held", {"seat": 0})]
    cards.act(0, ["hold"])
    cards.act(1, ["hold"])
    assert not cards.preview(2, ["hold"]).complete  # all would show


def test_preview_shows_what_a_flight_costs():
    seated = play_on(table.new("gratte-ciel", 4, 3), steps=8)
    seat, words = seated.to_act(), seated.legal()[0]
    seen = seated.preview(seat, words)
    assert seen.complete
    seated.act(seat, words)
    assert seen.facts == seated.game.facts(seated.state, seat)
    assert [name for name, _ in seen.events] == [event.name for event in seated.events[-1]]


def test_standing_orders_become_ordinary_actions(pebbles):
    seated = Table(pebbles, 2, {"pebbles": 5}, Seeded(1))
    first = seated.to_act()
    assert seated.ordered() is None
    with pytest.raises(Refused) as refused:
        seated.give_order(first, ["sometimes", 2])
    assert refused.value.code == "no-such-order"
    seated.give_order(first, ["always", 2])
    assert seated.ordered() == ["take", 2]
    seated.act(first, seated.ordered())
    seated.act(1 - first, ["take", 2])
    assert seated.ordered() is None  # one pebble is left, two cannot be taken
    seated.give_order(first, [])
    assert seated.orders == {}


def test_a_game_without_orders_says_so():
    seated = table.new("gratte-ciel", 3, 1)
    with pytest.raises(Refused):
        seated.give_order(0, ["always", 2])


def test_a_running_record_keeps_the_secret():
    seated = play_on(fair_table(), steps=6)
    written = seated.record(["a", "b", "c"])
    assert written.dice.secret is None
    assert seated.dice.secret.encode() not in written.json()
    assert playback.replay(record.read(written.json())).state.text() == seated.state.text()
    with pytest.raises(BadRecord, match="not over"):
        playback.verify(written.json())


def test_a_running_game_of_a_server_is_read_but_not_played_on():
    written = play_on(fair_table(), steps=6).record(["a", "b", "c"])
    seated = playback.replay(written)
    assert seated.legal()
    with pytest.raises(ValueError, match="only its server can go on"):
        seated.act(seated.to_act(), seated.legal()[0])
    with pytest.raises(ValueError, match="only its server can write"):
        seated.record(["a", "b", "c"])
    assert seated.version == len(written.steps) - 1


def test_an_unfinished_game_is_not_true_even_with_open_dice():
    seated = play_on(table.new("gratte-ciel", 3, 1), steps=6)
    with pytest.raises(BadRecord, match="the game is not over"):
        playback.verify(seated.record(["a", "b", "c"]).json())


def test_a_finished_record_verifies_and_no_byte_may_change():
    over = play_on(fair_table(), seed=2)
    data = over.record(["a", "b", "c"]).json()
    assert playback.verify(data).state.text() == over.state.text()
    for place in range(len(data)):
        changed = data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]
        with pytest.raises(BadRecord):
            playback.verify(changed)


def test_a_dishonest_server_is_found_out():
    over = play_on(fair_table(), seed=2)
    written = over.record(["a", "b", "c"])
    other = msgspec.structs.replace(written.dice, commitment=fair.commitment(fair.new_secret()))
    with pytest.raises(BadRecord, match="promised"):
        playback.verify(msgspec.structs.replace(written, dice=other).json())


def test_a_record_with_an_undo_replays():
    seated = table.new("gratte-ciel", 3, 5)
    seat = seated.to_act()
    seated.act(seat, seated.legal()[1])
    seated.undo(seat)
    play_on(seated)
    data = seated.record(["a", "b", "c"]).json()
    assert playback.verify(data).state.text() == seated.state.text()
    assert playback.replay(record.read(data), upto=2).version == 2


def branch(source, steps):
    """A new game that goes on from the first steps of a finished one, with dice of its own."""
    secret = fair.new_secret()
    dice = Fair(fair.commitment(secret), ["", "", ""], secret)
    origin = Origin(source.seal, steps)
    return copied(source, source.steps[:steps], dice, origin)


def copied(source, steps, dice, origin):
    """A table that begins with these steps, hashed anew."""
    first, *others = [msgspec.structs.replace(step, hash="") for step in steps]
    seats, options = len(source.seats), source.options
    seated = Table(title(source.game), seats, options, dice, origin=origin, begun=first)
    for step in others:
        seated.repeat(step)
    return seated


@pytest.mark.parametrize("steps", [1, 4, 6])
def test_a_game_goes_on_from_another_and_says_so(steps):
    source = play_on(fair_table(), seed=2).record(["a", "b", "c"])
    seated = branch(source, steps)
    assert seated.version == steps - 1 and seated.drawn == 0
    assert not any(seated.can_undo(seat) for seat in range(3))
    assert seated.record(["x", "y", "z"]).dice.secret is None
    written = play_on(seated, seed=9).record(["x", "y", "z"])
    assert written.origin == Origin(source.seal, steps)
    assert [s[:3] for s in map(msgspec.structs.astuple, written.steps[:steps])] == [
        s[:3] for s in map(msgspec.structs.astuple, source.steps[:steps])
    ]
    again = playback.verify(written.json())
    assert (again.copied, again.state.text()) == (steps, seated.state.text())
    assert playback.replay(record.read(written.json()), upto=steps).version == steps


def test_no_byte_of_a_branch_may_change():
    source = play_on(fair_table(), seed=2).record(["a", "b", "c"])
    data = play_on(branch(source, 5), seed=4).record(["x", "y", "z"]).json()
    playback.verify(data)
    for place in range(0, len(data), 3):
        changed = data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]
        with pytest.raises(BadRecord):
            playback.verify(changed)


def test_a_branch_cannot_choose_its_dice_afterwards():
    """Whoever has the secret can seal anew; still every draw after the copied steps is bound."""
    seated = branch(play_on(fair_table(), seed=2).record(["a", "b", "c"]), 1)
    written = play_on(seated, seed=9).record(["x", "y", "z"])
    first = written.steps[0]
    own = Table(title(written.game), 3, written.options, written.dice).log[0].draws
    other = [(own[0] + 1) % 3]
    # With its first step said to be copied, another first player is possible ...
    changed = sealed_anew(written, [msgspec.structs.replace(first, draws=other)])
    assert changed.steps[0].draws == other and playback.verify(changed.json()).copied == 1
    # ... but not when it is said to be this game's own.
    with pytest.raises(BadRecord, match="step 0"):
        playback.verify(msgspec.structs.replace(changed, origin=None).json())
    more = msgspec.structs.replace(written, origin=Origin(written.origin.seal, 2))
    with pytest.raises(BadRecord, match="seal"):
        playback.verify(more.json())
    beyond = msgspec.structs.replace(written, origin=Origin(written.origin.seal, 9999))
    with pytest.raises(BadRecord, match="fewer steps"):
        playback.verify(beyond.json())


def sealed_anew(written, steps):
    """A game with these copied steps, played on and sealed by somebody who has the secret."""
    seated = copied(written, steps, written.dice, written.origin)
    return play_on(seated, seed=9).record(written.seats)


def test_copied_steps_need_their_draws():
    with pytest.raises(ValueError, match="draws"):
        Table(title("gratte-ciel"), 3, {}, Seeded(1), origin=Origin("0" * 64, 3))


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (b'"gratte-ciel"', b'"chess"', "no game"),
        (b'"edition": 2', b'"edition": 9', "no edition 9"),
        (b'["a","b","c"]', b'["a","b"]', "GRA-1.1"),
        (b'"setup"', b'"start"', "is not what was played"),
        (b"{", b"", "not a record"),
        (b'"turning-flights":false', b'"turning-flights":3', "no value"),
    ],
)
def test_bad_records_say_what_is_wrong(old, new, complaint):
    data = play_on(table.new("gratte-ciel", 3, 5)).record(["a", "b", "c"]).json()
    with pytest.raises(BadRecord, match=complaint):
        playback.replay(record.read(data.replace(old, new, 1)))


def test_a_result_that_the_rules_do_not_give_is_refused(monkeypatch):
    """Whoever has the secret can seal anew, and rules can change: the result tells."""
    over = play_on(table.new("gratte-ciel", 3, 5))
    lie = record.Result([99, 0, 0], [0], "cannot-fly")
    monkeypatch.setattr(over, "result", lambda: lie)
    with pytest.raises(BadRecord, match="the result is not what these rules give"):
        playback.verify(over.record(["a", "b", "c"]).json())


def test_options_that_came_later_do_not_break_a_record():
    over = play_on(table.new("gratte-ciel", 3, 5))
    over.options = {}  # as it was written before there was any
    data = over.record(["a", "b", "c"]).json()
    assert playback.verify(data).record(["a", "b", "c"]).json() == data


def test_a_replay_with_wrong_draws_is_refused():
    data = play_on(table.new("gratte-ciel", 3, 5)).record(["a", "b", "c"])
    first = msgspec.structs.replace(data.steps[0], draws=[7])
    with pytest.raises(BadRecord, match="step 0"):
        playback.replay(msgspec.structs.replace(data, steps=[first, *data.steps[1:]]))


def test_a_table_needs_the_secret_of_its_dice():
    with pytest.raises(ValueError, match="secret"):
        Table(title("gratte-ciel"), 3, {}, Fair("00", [], None))


def test_prices_are_what_previews_say():
    """Each action's, in order, and only what the game calls a price."""
    seated = play_on(table.new("gratte-ciel", 3, 3), steps=8)
    seat = seated.to_act()
    before = seated.game.facts(seated.state, seat)[seat]["points"]
    for words, price in zip(seated.legal(), seated.prices(seat), strict=True):
        seen = seated.preview(seat, words)
        assert price.changes.get("points", 0) == seen.facts[seat]["points"] - before
        assert set(price.changes) <= {"points"}
        assert set(price.warnings) <= {name for name, _ in seen.events}


def test_a_price_tells_nothing_that_a_draw_decides():
    seated = table.new("auf-achse", 2, 3)
    while seated.legal()[0] != ["roll"]:
        seated.act(seated.to_act(), seated.legal()[0])
    prices = seated.prices(seated.to_act())
    by_words = {" ".join(map(str, words)): prices[n] for n, words in enumerate(seated.legal())}
    assert by_words["roll"].changes == {}
    assert by_words["buy small"].changes == {"money": -2000}
