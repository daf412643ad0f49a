"""The arena: the same seed gives the same result, equals come out even, a cripple loses."""

import random

import pytest
from msgspec.json import decode

from ludotheque import cli, registry
from ludotheque.bots.bot import Bot
from ludotheque.bots.levels import LEVELS
from ludotheque.lab import arena
from ludotheque.lab.arena import Deal, Played
from ludotheque.lab.pool import Processes
from ludotheque.lab.ratings import Sprt, ratings, standings, wilson

GAME = "gratte-ciel"


def results(bots, games, processes=1, seed=1, **more):
    wanted = arena.contest(registry.title(GAME), {}, bots, more.get("seats"))
    wanted = arena.Contest(wanted.game, wanted.options, wanted.lineups, seed)
    deals = list(arena.play(wanted, games, Processes(processes)))
    for deal in deals:
        for part in deal.parts:
            part.seconds = 0.0
    return deals


def test_the_same_seed_gives_the_same_result_however_many_processes_play():
    alone = results(["greedy", "random", "random"], 12)
    assert results(["greedy", "random", "random"], 12, processes=2) == alone
    assert results(["greedy", "random", "random"], 12, seed=2) != alone


def test_every_bot_sits_everywhere_on_every_deal():
    for deal in results(["greedy", "beginner", "random"], 9):
        assert [part.games for part in deal.parts] == [3, 3, 3]
        assert sum(part.won for part in deal.parts) == pytest.approx(3)


def test_the_last_bot_fills_the_table_and_many_bots_meet_in_every_combination():
    (deal,) = results(["greedy", "random"], 3)
    assert [(part.bot, part.games) for part in deal.parts] == [("greedy", 3), ("random", 6)]
    deals = results(["greedy", "beginner", "random", "heuristic"], 12, seats=3)
    assert len({tuple(part.bot for part in deal.parts) for deal in deals}) == 4


def test_equals_come_out_exactly_even():
    """Two names for the same bot: the rotations of a deal mirror each other."""
    for deal in results(["search:3", "search:03", "search:003"], 6):
        assert [part.won for part in deal.parts] == pytest.approx([1, 1, 1])


def test_a_crippled_bot_is_found_out():
    deals = results(["heuristic", "random", "random"], 60)
    test = Sprt(1 / 3, 0.45)
    for deal in deals:
        test.hear(deal.parts[0])
    assert test.verdict() == "stronger"
    best, worst = standings(deals)
    assert (best.bot, worst.bot) == ("heuristic", "random")
    assert best.low > 1 / 3 > worst.high
    assert best.rating_low > worst.rating_high
    other_way_round = Sprt(1 / 3, 0.45)
    for deal in results(["random", "heuristic", "heuristic"], 60):
        other_way_round.hear(deal.parts[0])
    assert other_way_round.verdict() == "not"


def test_the_test_is_open_between_its_bounds():
    test = Sprt(0.5, 0.6)
    for number in range(10):
        test.hear(Played("a", games=2, won=number % 2 + 0.6))
    assert test.verdict() == "open"


def test_a_few_deals_prove_nothing_however_clear_they_are():
    test = Sprt(0.5, 0.6)
    for _ in range(7):
        test.hear(Played("a", games=2, won=2))
    assert test.verdict() == "open"
    test.hear(Played("a", games=2, won=2))
    assert test.verdict() == "stronger"


def test_the_test_errs_as_rarely_as_it_says():
    """A thousand contests of equals whose deals depend on each other: 5 % are called stronger."""
    chance, wrong = random.Random(1), 0
    for _ in range(1000):
        test = Sprt(0.25, 0.3375)
        while test.verdict() == "open":
            # All four rotations of a deal go the same way: as little told as by one game.
            test.hear(Played("a", games=4, won=4.0 * (chance.random() < 0.25)))
        wrong += test.verdict() == "stronger"
    assert wrong <= 75


def test_a_game_counts_once():
    """A deal with a game of an earlier deal is left out; rotations may mirror each other."""
    deals = [Deal([], ["a", "a"]), Deal([], ["b", "a"]), Deal([], ["c", "d"]), Deal([], ["b", "e"])]
    assert list(arena.different(deals)) == [deals[0], deals[2]]


def test_a_digest_tells_games_apart():
    """The same bot at all seats plays the same game in every rotation, another in every deal."""
    deals = results(["casual", "casual", "casual"], 12)
    assert [len(set(deal.digests)) for deal in deals] == [1] * 4
    assert len({digest for deal in deals for digest in deal.digests}) == 4
    assert list(arena.different([*deals, *deals])) == deals


def test_ratings_are_those_of_the_model():
    """Three wins in four are 191 points; the drawn game that is added takes a little off."""
    deals = [Deal([Played("a", 2, 1.5), Played("b", 2, 0.5)], [])] * 100
    found = ratings(deals)
    assert found["a"] - found["b"] == pytest.approx(191, abs=3)
    assert found["a"] + found["b"] == pytest.approx(0)


def test_a_bot_with_two_seats_is_no_stronger_for_it():
    """Of three seats one has a, two have b, and each seat wins as often."""
    deals = [Deal([Played("a", 3, 1.0), Played("b", 6, 2.0)], [])] * 50
    found = ratings(deals)
    assert found["a"] == pytest.approx(found["b"], abs=1)


def test_the_interval_is_wilsons():
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(10, 10)[0] < 0.75


def test_the_command_prints_a_table_or_json(capsys):
    words = ["arena", GAME, "greedy", "random", "--games", "6", "--processes", "1"]
    assert cli.main(words) == 0
    assert "greedy" in capsys.readouterr().out
    assert cli.main([*words, "--json", "--sprt"]) == 0
    report = decode(capsys.readouterr().out)
    assert report["games"] == 6 and report["seats"] == 3 and report["asked"] == 0.45
    assert [line["bot"] for line in report["standings"]] == ["greedy", "random"]


def test_the_table_fits_80_columns_and_no_more_games_are_played_than_allowed(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    words = ["arena", GAME, "search:1", "search:0000000001", "random"]
    assert cli.main([*words, "--games", "4", "--processes", "1"]) == 0
    out = capsys.readouterr().out
    assert "3 different games of 3" in out
    assert "search:0000000001" in out
    assert "…" not in out  # nothing is cut
    assert max(map(len, out.splitlines())) <= 80


class Impatient(Bot):
    """Somebody presses Ctrl-C while it thinks for the hundredth time."""

    thoughts = 0

    def choose(self, game, guess, seat, dice):
        Impatient.thoughts += 1
        if Impatient.thoughts == 100:
            raise KeyboardInterrupt
        return guess.legal()[0]


def test_whoever_interrupts_sees_what_was_played(capsys, monkeypatch):
    monkeypatch.setitem(LEVELS, "impatient", Impatient())
    words = ["arena", GAME, "impatient", "random", "--json", "--processes", "1"]
    assert cli.main(words) == 0
    assert 3 <= decode(capsys.readouterr().out)["games"] < 100


class Cheat(Bot):
    """Does what nobody may."""

    def choose(self, game, guess, seat, dice):
        return -5


def test_a_bot_that_breaks_the_rules_is_named(capsys, monkeypatch):
    monkeypatch.setitem(LEVELS, "cheat", Cheat())
    assert cli.main(["arena", GAME, "cheat", "random", "--processes", "1"]) == 2
    assert "cheat chose what is not allowed" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [
        ("greedy", "gambit"),
        ("greedy", "random", "--seats", "2"),
        ("greedy", "random", "beginner", "heuristic", "--seats", "3", "--sprt"),
        ("greedy", "search:", "greedy"),
        ("search:0", "greedy"),
        ("search:99999999999999999999", "greedy"),
    ],
)
def test_bad_input_is_one_line(capsys, words):
    assert cli.main(["arena", GAME, *words, "--processes", "1"]) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1
