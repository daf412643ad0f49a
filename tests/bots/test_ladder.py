"""The ladder: every size of table, all line-ups, and it goes on where it was stopped."""

from itertools import islice

import pytest

from ludotheque import registry
from ludotheque.dice import Fast
from ludotheque.lab import ladder, panel
from ludotheque.lab.arena import Deal, Played
from ludotheque.lab.ladder import Row
from ludotheque.lab.pool import Processes

GAME = "gratte-ciel"
LEVELS = ("heuristic", "casual", "casual")


def test_a_table_of_every_size_has_its_rows():
    sizes = {
        title.id: sorted({row.seats for row in ladder.rows(title)})
        for title in registry.titles().values()
    }
    assert sizes["auf-achse"] == [2, 3, 4, 6]
    assert sizes["gratte-ciel"] == [3, 4]


def test_every_level_is_tested_against_the_one_below_and_the_reverse_is_shown():
    found = ladder.rows(registry.title("airlines"))
    four = [row for row in found if row.seats == 4]
    assert Row("airlines", ("master", "expert", "expert", "expert"), tested=True) in four
    assert Row("airlines", ("expert", "master", "master", "master")) in four
    assert Row("airlines", ("master", "expert", "heuristic", "casual")) in four
    assert Row("airlines", ("master", "heuristic", "heuristic")) in found
    assert len(found) == len({row.name for row in found})


def test_at_four_seats_expert_and_master_are_tested_for_their_goals():
    """By the shares that they should win among three heuristics, and not by the fair one."""
    found = {
        row.bots: row.hypotheses for row in ladder.rows(registry.title("airlines")) if row.goal
    }
    three = ("heuristic",) * 3
    assert found == {("expert", *three): (0.35, 0.40), ("master", *three): (0.50, 0.55)}


def test_a_goal_is_not_met_by_more_than_the_fair_share():
    """Two of five at four seats: clearly stronger than the others, and no master."""
    deals = [Deal([Played("master", games=4, won=1 + number % 2)], []) for number in range(250)]
    bots = ("master", "heuristic", "heuristic", "heuristic")
    assert ladder.verdict(Row(GAME, bots, tested=True), deals) == "stronger"
    assert ladder.verdict(Row(GAME, bots, tested=True, goal=(0.35, 0.40)), deals) == "open"
    assert ladder.verdict(Row(GAME, bots, tested=True, goal=(0.50, 0.55)), deals) == "not"


@pytest.mark.parametrize("game", registry.titles())
def test_strangers_sit_at_tables_of_four(game):
    among = [row.bots[1] for row in ladder.rows(registry.title(game)) if row.bots[0] == "master"]
    assert set(panel.PANEL) <= set(among)


@pytest.mark.parametrize("name", ["playouts:2", "openspiel:2"])
@pytest.mark.parametrize("game", registry.titles())
def test_a_stranger_plays_by_the_dice_alone(game, name):
    title = registry.title(game)
    state = title.game.setup(3, title.options(dict(title.about.simulation)), Fast(1), None)
    seat = state.to_act()
    guesses = [title.game.guess(state, seat, Fast(2)) for _ in range(2)]
    first, second = (
        [int(panel.bot_of(title, name).choose(title.game, guess, seat, Fast(n))) for n in range(3)]
        for guess in guesses
    )
    assert first == second and set(first) <= set(state.legal())


def test_a_row_with_a_program_is_the_same_on_one_process_or_two(tmp_path):
    """Its program forgets what it did in the game before."""
    row = Row(GAME, ("casual", *[panel.PANEL[-1]] * 2))
    *_, alone = ladder.play_on(tmp_path / "alone", row, 6, Processes(1))
    *_, shared = ladder.play_on(tmp_path / "shared", row, 6, Processes(2))
    assert [deal.digests for deal in shared] == [deal.digests for deal in alone]


def test_what_is_not_installed_is_left_out_and_the_page_says_so(tmp_path, monkeypatch):
    assert "Left out" not in ladder.page(tmp_path)
    monkeypatch.chdir(tmp_path)
    assert f"Left out, for something is missing: `{panel.PANEL[-1]}`" in ladder.page(tmp_path)


@pytest.mark.parametrize("name", ["playouts:", "playouts:0", "openspiel:x", "openspiel:1"])
def test_a_stranger_without_a_number_is_said_so(name):
    with pytest.raises(LookupError):
        panel.bot_of(registry.title(GAME), name)


def test_what_was_played_is_not_played_again(tmp_path):
    row = Row(GAME, LEVELS)
    *_, whole = ladder.play_on(tmp_path / "whole", row, 15, Processes(1))
    parts = tmp_path / "parts"
    *_, stopped = islice(ladder.play_on(parts, row, 15, Processes(1)), 2)
    assert len(stopped) == 2
    *_, rest = ladder.play_on(parts, row, 15, Processes(1))
    assert [deal.digests for deal in rest] == [deal.digests for deal in whole]
    assert list(ladder.play_on(parts, row, 15, Processes(1))) == []


def test_a_tested_row_ends_with_its_verdict(tmp_path):
    row = Row(GAME, ("heuristic", "random", "random"), tested=True)
    *_, last = ladder.play_on(tmp_path, row, 600, Processes(1))
    assert ladder.verdict(row, last) == "stronger"
    assert len(last) < 200
    assert list(ladder.play_on(tmp_path, row, 600, Processes(1))) == []


def test_the_page_shows_what_was_played(tmp_path, capsys):
    ladder.main(
        [
            str(tmp_path),
            GAME,
            "--up-to",
            "casual",
            "--most",
            "48",
            "--even",
            "24",
            "--processes",
            "1",
        ]
    )
    capsys.readouterr()
    ladder.main([str(tmp_path), "--page"])
    page = capsys.readouterr().out
    assert "## Gratte-ciel" in page
    assert "| 3 | casual | beginner |" in page
    assert "| 33% | 33% or 45%: " in page
    assert "| 3 | beginner | casual |" in page
    assert "master" not in page.split("## ", 1)[1]


def test_only_tables_of_the_sizes_asked_for_are_played(tmp_path):
    few = ["--most", "24", "--even", "12", "--processes", "1"]
    ladder.main([str(tmp_path), GAME, "--up-to", "casual", "--seats", "4", *few])
    assert {row.seats for row in ladder.rows(registry.title(GAME))} == {3, 4}
    played = [row for row in ladder.rows(registry.title(GAME)) if ladder.played(tmp_path, row)]
    assert {row.seats for row in played} == {4}


def test_after_its_minutes_no_deal_is_begun(tmp_path, capsys):
    ladder.main([str(tmp_path), GAME, "--up-to", "casual", "--minutes", "0", "--processes", "1"])
    assert not any(ladder.played(tmp_path, row) for row in ladder.rows(registry.title(GAME)))
    capsys.readouterr()
    ladder.main([str(tmp_path), "--page"])
    assert "## Gratte-ciel\n\nNot played yet." in capsys.readouterr().out
