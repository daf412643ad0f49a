"""Goldens are short enough to be read, and no change escapes them."""

from ludotheque.lab.golden import ENDING, OPENING, STRETCH, shortened

from .test_games_folder import SOURCE

MOST_LINES = 300
STEPS = [[f"{number}. go", f"   Ada goes to {number}."] for number in range(400)]


def test_they_can_be_read():
    goldens = list(SOURCE.glob("*/tests/playthroughs/*.txt"))
    assert goldens
    for path in goldens:
        assert len(path.read_text(encoding="utf-8").splitlines()) < MOST_LINES, path


def test_opening_and_end_are_told():
    lines = list(shortened(STEPS))
    assert lines[: OPENING - 1] == [line for step in STEPS for line in step][: OPENING - 1]
    assert lines[-ENDING:] == [line for step in STEPS for line in step][-ENDING:]
    assert len(lines) < OPENING + ENDING + len(STEPS) / STRETCH + 2


def test_a_change_anywhere_is_noticed_where_it_is():
    for number in range(len(STEPS)):
        steps = [list(step) for step in STEPS]
        steps[number][1] = "   Ada stays."
        pairs = zip(shortened(STEPS), shortened(steps), strict=True)
        (changed,) = [told for told, other in pairs if told != other]
        first, _, last = changed.split(". ")[0].partition(" to ")
        assert changed == STEPS[number][1] or int(first) <= number <= int(last)


def test_a_short_game_is_told_whole():
    assert list(shortened(STEPS[:60])) == [line for step in STEPS[:60] for line in step]
