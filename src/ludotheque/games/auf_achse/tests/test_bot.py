"""What the heuristic should see at a glance; how well it plays is measured elsewhere."""

from ludotheque.bots.turn_plan import plan_turn
from ludotheque.dice import Fast
from ludotheque.games.auf_achse import bot, game
from ludotheque.games.auf_achse.bot import Route
from ludotheque.registry import title

from .position import after, at, play, rolled, stopped


def test_a_finished_game_is_worth_its_lead():
    given = {"open": "-", "pile": 0, "reserve": 51, "seats": 2}
    state = rolled(1, money={"red": 0, "blue": 3000}, aboard={"red": "linz-hamburg"}, **given)
    state = play(state, "drive hamburg", "works linz-wien-1")
    assert state.outcome().scores == [3800, 3000]
    assert [game.value(state, seat) for seat in (0, 1)] == [3800 - 2100, 3000 - 2660]


def test_a_load_is_worth_more_near_its_destination():
    state = rolled(4, red="hamburg", aboard={"red": "wien-berlin"})
    towards, _ = after(state, "drive hamburg-berlin-4")
    away, _ = after(state, "drive hannover-dortmund-1")
    assert game.value(towards, 0) > game.value(away, 0)


def test_what_can_be_loaded_now_does_not_wait():
    state = stopped(red="hamburg", stop="rolled arrived", hand={"red": "hamburg-trieste"})
    loaded = play(state, "load hamburg-trieste", "end")
    assert game.value(loaded, 0) > game.value(play(state, "end"), 0)


def test_who_has_rolled_cannot_load_any_more():
    left_behind = rolled(4, red="hamburg", hand={"red": "hamburg-trieste"})
    loaded = rolled(4, red="hamburg", aboard={"red": "hamburg-trieste"})
    assert game.value(loaded, 0) > game.value(left_behind, 0) + 100


def test_before_the_contracts_are_dealt_the_middle_of_the_map_is_better():
    state = game.setup(2, title("auf-achse").options({}), Fast(1), None)
    seat = state.to_act()
    middle, edge = (
        game.value(after(state, f"place {space}")[0], seat)
        for space in ("kassel-frankfurt-1", "flensburg-hamburg-1")
    )
    assert middle > edge


def test_two_trucks_on_their_ways_do_not_disturb_each_other():
    """Both distances are remembered in one place: the second once took that of the first."""
    signs = {"works": "kassel-nuernberg-3", "jam": "kassel-nuernberg-2"}
    state = at(
        seats=2,
        red="kassel-nuernberg-1",
        blue="dortmund",
        hand={"red": "kassel-muenchen", "blue": "koeln-innsbruck"},
        kept="stau-nebel:red",
        **signs,
    )
    alone = [Route(state, seat).first_leg() for seat in (0, 1)]
    both = [Route(state, seat) for seat in (0, 1)]
    assert [route.first_leg() for route in both] == alone == [1 + 1.5, 2 + 1.5]


def test_what_comes_after_the_last_round_is_worth_little():
    given = {"aboard": {"red": "wien-berlin"}, "red": "linz"}
    worth = [game.value(at(limit=limit, **given), 0) for limit in (60, 3)]
    assert worth[1] < worth[0] - 500


def buys(size, **given):
    """Whether red, with two loads to fetch in Berlin, holds a trailer for worth its price."""
    state = at(seats=2, hand={"red": "berlin-graz berlin-trieste"}, **given)
    return game.value(play(state, f"buy {size}"), 0) > game.value(state, 0)


def test_a_trailer_is_bought_when_it_will_pay():
    assert buys("large", pile=30)
    assert buys("small", trailers={"red": "0 0"}, pile=30)


def test_no_trailer_is_bought_that_will_not_pay():
    assert not buys("small", trailers={"red": "0 1"})  # there is room enough
    assert not buys("large", limit=6)  # the game is over before
    assert not buys("small", limit=6)


def test_an_offer_can_be_too_high():
    hands = {"red": "berlin-graz linz-nuernberg", "blue": "hamburg-trieste koeln-innsbruck"}
    state = play(stopped(red="hamburg", blue="zuerich", hand=hands), "call zuerich-wien")
    worth = [game.value(play(state, f"bid {offer}"), 1) for offer in range(1, 6)]
    assert worth == sorted(worth, reverse=True)
    assert worth[0] > game.value(play(state, "pass"), 1) > worth[-1]


def test_who_has_delivered_all_but_one_makes_the_rest_hurry():
    far = {"blue": "berlin-graz hamburg-trieste wien-basel"}
    given = {"open": "-", "pile": 0, "seats": 2, "hand": far}
    near = at(red="hamburg", aboard={"red": "zuerich-wien"}, reserve=48, **given)
    done_soon = at(red="linz-wien-1", aboard={"red": "zuerich-wien"}, reserve=48, **given)
    assert game.value(done_soon, 1) < game.value(near, 1)


def test_auf_5_1_whoever_plans_a_turn_loads_before_it_ends():
    given = {"red": "hamburg", "hand": {"red": "hamburg-trieste", "blue": "bremen-basel"}}
    state = stopped(seats=2, limit=60, stop="rolled arrived", **given)
    for seed in range(4):
        plan = plan_turn("search:20", game, state, 0, Fast(seed))
        assert [game.spell(action)[0] for action in plan.actions][-2:] == ["load", "end"]


def test_what_is_remembered_of_routes_changes_no_value():
    """In a game of four: as it goes along, and with every course planned anew."""
    dice = Fast(11)
    state = game.setup(4, title("auf-achse").options({}), dice, None)
    for _ in range(300):
        seat = state.to_act()
        remembered = [game.value(state, seat), *game.chances(state)]
        bot.RECENT[:] = [bot.NO_COURSE] * len(bot.RECENT)
        assert [game.value(state, seat), *game.chances(state)] == remembered
        actions = state.legal()
        state.apply(actions[dice.below(len(actions))], dice, None)


def test_the_end_of_a_game_is_not_known_exactly():
    chances = [bot.USUAL.goes_on(late) for late in range(-200, 200, 4)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 0.99 and chances[-1] < 0.01
    assert bot.USUAL.goes_on(8.0) == 0.5


def test_auf_7_3_an_auction_is_no_moment_to_judge_a_turn():
    stop = stopped(red="hamburg", blue="zuerich", pile=0)
    called = play(stop, "call zuerich-wien")
    bid = play(called, "bid 1")
    matched = play(bid, "pass", "pass", "match")
    assert [game.quiet(state) for state in (stop, called, bid, matched)] == [True] + [False] * 3
    sold = play(matched, "pass")
    assert game.quiet(sold) and sold.to_act() == 0


def test_auf_7_5_who_loads_at_once_in_another_turn_is_out_of_turn():
    called = play(stopped(red="hamburg", blue="zuerich", pile=0), "call zuerich-wien")
    sold = play(called, "bid 1", "pass", "pass", "pass")
    assert sold.to_act() == 1 and not game.quiet(sold)
    assert game.quiet(play(sold, "load zuerich-wien"))
