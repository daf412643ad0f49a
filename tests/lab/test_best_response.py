"""A best response: it learns to beat whom it can, and goes on as if it had never been stopped."""

import sys
from itertools import count, islice
from math import inf
from pathlib import Path
from types import SimpleNamespace

import msgspec
import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque import contract, registry
from ludotheque.about import About
from ludotheque.bots.bot import Bot
from ludotheque.contract import NOBODY, Outcome
from ludotheque.dice import Fast
from ludotheque.kit.deep_sets import DeepSets
from ludotheque.lab import best_response, fit, learn, pool, samples
from ludotheque.lab.best_response import CHALLENGER, RESPONSE, Frozen, begin, rounds, train, tried
from ludotheque.lab.other_weights import bot_of, read, shipped
from ludotheque.lab.ratings import over_deals

ABOUT = """
id = "race"
title = "Race"
designer = "nobody"
year = 2026
minutes = 1
reconstructed = false
hidden = false
colours = ["red", "blue", "green"]
refusals = []
warnings = []
editions = [{ number = 1, date = 2026-01-01, reason = "first" }]
players = { fewest = 2, most = 3, rule = "RAC-1.1" }
bots = { simulations = { expert = 4, master = 9 } }
"""
TURNS = 5  # of each seat
# By the lead alone, either way: through all layers as it is, and then for more or for less.
THROUGH = "1000 -1000  0 0  1000 0 0 1000  0 0 0 0  0 0  1000 0 0 1000 0 0 0 0 0 0 0 0  0 0  "
SOUND, SPOILED = f"{THROUGH} 500 -500", f"{THROUGH} -500 500"
ROUND, CHUNK = 12, 4
PROCESS = pool.Processes(1)
EXPERT = Frozen("race", "expert", 2)


class State(contract.State):
    """Take one of three numbers; most in the end wins."""

    def __init__(self, points, offers, turn, left):
        self.points, self.offers, self.turn, self.left = points, offers, turn, left

    def to_act(self):
        return self.turn if self.left else NOBODY

    def legal(self):
        return vec[i64]([0, 1, 2] if self.left else [])

    def apply(self, action, dice, tell):
        self.points[self.turn] += self.offers[action]
        self.offers = drawn(dice)
        self.turn = (self.turn + 1) % len(self.points)
        self.left -= 1

    def copy(self):
        return State(self.points[:], self.offers[:], self.turn, self.left)

    def standing(self):
        return vec[i64](self.points)

    def outcome(self):
        if self.left:
            return None
        winners = [seat for seat, some in enumerate(self.points) if some == max(self.points)]
        return Outcome(self.points, winners, "end")

    def text(self):
        return f"{self.points} {self.offers} {self.turn} {self.left}"


class Race(contract.Game):
    """Its value knows nothing, so that searches go by its judge alone."""

    __module__ = "race"

    def setup(self, seats, options, dice, tell):
        return State([0] * seats, drawn(dice), 0, seats * TURNS)

    def guess(self, state, seat, dice):
        return state.copy()

    def value(self, state, seat):
        return 0.0

    def chances(self, state):
        judge = sys.modules["race.judge"]
        seats = range(len(state.points))
        return judge.NETWORK.chances([judge.features(state, seat) for seat in seats])


def drawn(dice):
    return [int(dice.below(10)) for _ in range(3)]


def features(state, seat):
    rivals = [points for other, points in enumerate(state.points) if other != seat]
    lead = state.points[seat] - max(rivals)
    return vec[float]([lead / 4, state.left / 10, float(state.turn == seat)])


@pytest.fixture(autouse=True)
def race(monkeypatch):
    """A game on the shelf for a while, of which few games teach enough."""
    title = registry.Title(msgspec.toml.decode(ABOUT, type=About), Race(), Path())
    network = DeepSets(SOUND, 1, 1, 2, 2)
    judge = SimpleNamespace(ROWS=1, INPUTS=1, MORE=2, HIDDEN=2, NETWORK=network, features=features)
    monkeypatch.setitem(sys.modules, "race.judge", judge)
    monkeypatch.setitem(registry.titles(), "race", title)
    monkeypatch.setattr(best_response, "set_start_method", lambda *_, **__: None)
    return title


@pytest.fixture
def quick(monkeypatch):
    """Small chunks, and a fit that only tells other weights or other samples apart; the games of
    each fit.
    """
    fits = []

    def moved(aims, _judge, first, _trace, _passes):
        (seats,) = aims
        fits.append(aims[seats].game)
        seen, won, _ = aims[seats].split()[0]
        much = float((seen.astype("f4").sum(axis=(1, 2)) * won[:, 0]).mean()) / 100
        return [np.asarray(some) + much for some in first], {seats: much}

    monkeypatch.setattr(learn, "traced", moved)
    monkeypatch.setattr(best_response, "CHUNK", CHUNK)
    return fits


def write(path, numbers):
    path.write_text(f'"""Weights."""\n\nWEIGHTS = """\n{numbers}\n"""\n', encoding="utf-8")


def on(folder, frozen, games, workers=PROCESS, of_round=ROUND):
    """Begin or go on; every round so far."""
    list(train(folder, begin(folder, frozen), games, of_round, workers, inf))
    return rounds(folder)


def wins(folder, level, games):
    deals = tried(folder, rounds(folder)[-1], level, games, PROCESS, inf)
    return over_deals(deals, CHALLENGER)


def played(folder):
    """The seeds of all games that are kept, in order."""
    found = samples.Samples()
    for path in folder.glob("*.npz"):
        found.load(path)
    return sorted(found.game)


def told(folder):
    """All that a run leaves behind, but for its time."""
    weights = [path.read_text() for path in sorted(folder.glob("weights-*.py"))]
    lines = [msgspec.structs.replace(line, seconds=0.0) for line in rounds(folder)]
    return weights, lines, sorted(path.name for path in folder.glob("*.npz")), played(folder)


class Stopped(pool.Processes):
    """So many pieces of work, and then somebody ends the program."""

    def __init__(self, pieces):
        super().__init__(1)
        self.pieces = pieces

    def in_order(self, work, numbers):
        for done in super().in_order(work, numbers):
            if self.pieces == 0:
                raise KeyboardInterrupt
            self.pieces -= 1
            yield done


class Noted(Bot):
    """Writes down what a bot was asked, and what it chose with dice of its own."""

    def __init__(self, inner):
        self.inner, self.asked, self.chosen = inner, [], []

    def choose(self, game, guess, seat, dice):
        self.asked.append((guess.copy(), seat))
        self.chosen.append(int(self.inner.choose(game, guess, seat, Fast(7))))
        return self.chosen[-1]

    def again(self, title, bot):
        """What another would have chosen."""
        return [int(bot.choose(title.game, *asked, Fast(7))) for asked in self.asked]


@pytest.fixture
def noted(monkeypatch):
    """The bots of a game that is played for training, by name."""
    found = {}

    def noting(title, name):
        return found.setdefault(name, Noted(bot_of(title, name)))

    monkeypatch.setattr(samples, "bot_of", noting)
    return found


def test_a_level_whose_judge_was_spoiled_is_found_out(tmp_path, monkeypatch):
    """The control: response and level both believe that to be behind is to win, until it learns."""
    monkeypatch.setattr(learn, "LATER_RATE", 0.05)
    monkeypatch.setattr(fit, "BATCH", 16)
    write(tmp_path / "spoiled.py", SPOILED)
    folder, frozen = tmp_path / "run", Frozen("race", f"expert@{tmp_path / 'spoiled.py'}", 2)
    begin(folder, frozen)
    assert wins(folder, "expert", 20)[0] == 0.5
    first, *trained = on(folder, frozen, 160, of_round=80)
    assert (first.number, first.games, first.positions, first.won) == (0, 0, 0, None)
    assert [(line.number, line.games) for line in trained] == [(1, 80), (2, 160)]
    assert trained[0].won < 0.7 < trained[1].won
    assert trained[1].log_loss < trained[0].log_loss
    share, low, _ = wins(folder, "expert", 40)
    assert share > 0.95 and low > 0.9


def test_with_the_weights_of_the_level_it_wins_half(tmp_path):
    begin(tmp_path, EXPERT)
    assert wins(tmp_path, "expert", 20)[0] == 0.5


def test_it_begins_with_the_weights_that_the_game_ships(tmp_path):
    title = registry.title("airlines")
    begin(tmp_path, Frozen("airlines", "master", 2))
    assert read(tmp_path / "weights-0.py").split() == shipped(title, [2]).split()
    assert shipped(title, [2]).split() != shipped(title).split()


def test_the_frozen_level_goes_by_its_own_weights_and_the_response_by_others(tmp_path, race, noted):
    write(tmp_path / "weights-0.py", SPOILED)
    best_response._chunk(EXPERT, tmp_path / "weights-0.py", 0, 0)
    name = f"{RESPONSE}@{tmp_path / 'weights-0.py'}"
    frozen, response = noted["expert"], noted[name]
    assert frozen.chosen == frozen.again(race, bot_of(race, "expert"))
    assert frozen.chosen != frozen.again(race, bot_of(race, name))
    assert response.chosen == response.again(race, bot_of(race, name))


@pytest.mark.parametrize("seats", [2, 3])
def test_only_the_response_strays_and_the_seeds_take_turns_with_its_seats(
    tmp_path, monkeypatch, noted, seats
):
    monkeypatch.setattr(samples, "AT_RANDOM", 1)
    monkeypatch.setattr(best_response, "CHUNK", seats)
    write(tmp_path / "weights-0.py", SOUND)
    best_response._chunk(Frozen("race", "expert", seats), tmp_path / "weights-0.py", 0, 0)
    strayed = [seat for _, seat in noted["random"].asked]
    assert strayed == [seat for seat in range(seats) for _ in range(TURNS)]
    assert noted[f"{RESPONSE}@{tmp_path / 'weights-0.py'}"].asked == []
    assert len(noted["expert"].asked) == seats * (seats - 1) * TURNS


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("pieces", [1, 3, 5])
def test_it_goes_on_where_it_was_stopped(tmp_path, pieces):
    whole = on(tmp_path / "whole", EXPERT, 7 * ROUND)
    assert [line.games for line in whole] == [ROUND * number for number in range(8)]
    for _ in range(100):
        try:
            on(tmp_path / "parts", EXPERT, 7 * ROUND, Stopped(pieces))
        except KeyboardInterrupt:
            continue
        break
    assert told(tmp_path / "parts") == told(tmp_path / "whole")
    assert len({*told(tmp_path / "whole")[0]}) == 8


@pytest.mark.usefixtures("quick")
def test_a_line_that_was_not_finished_is_written_again(tmp_path):
    on(tmp_path, EXPERT, 2 * ROUND)
    before = told(tmp_path)
    path = tmp_path / "rounds.jsonl"
    path.write_bytes(path.read_bytes()[:-9])
    on(tmp_path, EXPERT, 2 * ROUND)
    assert told(tmp_path) == before


@pytest.mark.usefixtures("quick")
def test_weights_and_rounds_alone_are_enough_to_go_on(tmp_path):
    on(tmp_path, EXPERT, 2 * ROUND)
    for path in tmp_path.glob("*.npz"):
        path.unlink()
    assert [line.games for line in on(tmp_path, EXPERT, 3 * ROUND)][-2:] == [2 * ROUND, 3 * ROUND]
    assert played(tmp_path) == [*range(2 * ROUND, 3 * ROUND)]


def test_the_newest_rounds_are_fitted_to_and_no_seed_is_played_twice(tmp_path, quick):
    on(tmp_path, EXPERT, 6 * ROUND)
    ends = [ROUND * number for number in range(1, 7)]
    most = best_response.NEWEST * ROUND
    assert quick == [[*range(max(0, end - most), end)] for end in ends]
    kept = most - ROUND  # for the next fit
    assert played(tmp_path) == [*range(6 * ROUND - kept, 6 * ROUND)]


@pytest.mark.usefixtures("quick")
def test_when_time_is_up_a_round_counts_with_the_games_it_has(tmp_path, monkeypatch):
    first, clock = begin(tmp_path, EXPERT), count()
    monkeypatch.setattr(best_response, "time", SimpleNamespace(monotonic=lambda: next(clock)))
    (cut,) = train(tmp_path, first, 3 * ROUND, ROUND, PROCESS, 3)
    assert 0 < cut.games < ROUND
    assert list(train(tmp_path, cut, 3 * ROUND, ROUND, PROCESS, 3)) == []
    (whole,) = islice(train(tmp_path, cut, 3 * ROUND, ROUND, PROCESS, inf), 1)
    assert whole.games == cut.games + ROUND
    assert played(tmp_path) == [*range(whole.games)]


@pytest.mark.usefixtures("quick")
def test_the_command_trains_and_tests_and_goes_on(tmp_path, capsys):
    command = ["race", str(tmp_path / "run"), "--level", "master", "--processes", "1"]
    command += ["--games", "12", "--round", "8"]
    best_response.main([*command, "--test", "6"])
    said = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in said[:2]] == ["round 1", "round 2"]
    weights = "with the weights of round 2 against master of race at 2 seats: 6 games"
    assert [line.partition(",")[0] for line in said[2:]] == [
        f"expert {weights}",
        f"master {weights}",
    ]
    (tmp_path / "run").rename(tmp_path / "moved")
    command[1] = str(tmp_path / "moved")
    path = tmp_path / "moved" / "test-expert-2.jsonl"
    before = path.read_bytes()
    best_response.main([*command, "--test", "6"])
    assert capsys.readouterr().out.splitlines() == said[2:]
    best_response.main([*command, "--test", "8", "--games", "0"])
    assert "8 games" in capsys.readouterr().out
    assert path.read_bytes().startswith(before)
    assert path.read_bytes().count(b"\n") == 4


def test_a_level_without_a_judge_lends_itself_to_no_weights():
    assert best_response.contestants(Frozen("race", "heuristic", 2)) == ["expert"]
    assert best_response.contestants(Frozen("race", "expert@weights.py", 2)) == ["expert"]
    assert best_response.contestants(Frozen("race", "search:3", 2)) == ["expert", "search:3"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "no game 'chess'"),
        (["gratte-ciel"], "Gratte-ciel has no judge"),
        (["race", "--seats", "4"], "2 to 3 players, not 4"),
        (["race", "--level", "champion"], "no bot 'champion'"),
        (["race", "--level", "expert@no.py"], "no weights in no.py"),
        (["race", "--round", "0"], "a round has one game or more"),
        (["race", "--processes", "0"], "somebody must play"),
        (["race", "--level", "master"], "a response to expert of race at 2 seats, not to master"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(tmp_path, capsys, arguments, said):
    begin(tmp_path, EXPERT)
    with pytest.raises(SystemExit) as ended:
        best_response.main([arguments[0], str(tmp_path), *arguments[1:]])
    assert ended.value.code == 2
    assert said in capsys.readouterr().err.splitlines()[-1]


def test_weights_that_are_lost_are_missed(tmp_path, capsys):
    begin(tmp_path, EXPERT)
    (tmp_path / "weights-0.py").unlink()
    with pytest.raises(SystemExit) as ended:
        best_response.main(["race", str(tmp_path), "--level", "expert"])
    assert ended.value.code == 2
    assert "no weights in" in capsys.readouterr().err


def test_a_level_that_is_not_frozen_is_noticed(tmp_path, capsys):
    begin(tmp_path, EXPERT)
    sys.modules["race.judge"].NETWORK.load(SPOILED)
    with pytest.raises(SystemExit) as ended:
        best_response.main(["race", str(tmp_path), "--level", "expert"])
    assert ended.value.code == 2
    assert "has other weights by now" in capsys.readouterr().err
