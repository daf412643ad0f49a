"""The ladder: every size of table, all line-ups, and it goes on where it was stopped."""

from itertools import islice

from ludotheque import registry
from ludotheque.lab import ladder
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
    assert Row("airlines", ("master", "heuristic", "heuristic", "heuristic")) in four
    assert len(found) == len({row.name for row in found})


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
    assert "| 3 | beginner | casual |" in page
    assert "master" not in page.split("## ", 1)[1]
