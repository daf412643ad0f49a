"""A real Ray of several workers gives the numbers of one process, also when one is killed."""

import argparse
import hashlib
import os
from functools import partial
from itertools import islice

import numpy as np
import pytest

from ludotheque import cli, registry
from ludotheque.lab import arena, ladder, pool
from ludotheque.lab.pool import NoWorkers, Processes
from ludotheque.lab.rollouts import Rollouts, roll_out
from ludotheque.lab.study import plan, play
from tests.lab import test_pool
from tests.lab.test_study import STUDY

ray = pytest.importorskip("ray", reason="comes with the extra `ray`")
cluster = pytest.importorskip("ludotheque.lab.cluster")

pytestmark = [
    # A minute and more, and every process of a divided run would start a Ray of its own.
    pytest.mark.skipif("TEST_RAY" not in os.environ, reason="on demand: TEST_RAY=1"),
    # Ray opens what it leaves to its own end to close.
    pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::DeprecationWarning"),
    pytest.mark.filterwarnings("ignore::FutureWarning"),
]
WORKERS = 3
GAME = "gratte-ciel"
LEARNS = "airlines"


@pytest.fixture(scope="module")
def workers():
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    ray.init(
        "local",
        num_cpus=WORKERS,
        include_dashboard=False,
        log_to_driver=False,
        _node_ip_address="127.0.0.1",
    )
    yield cluster.Cluster("auto")
    ray.shutdown()


def play_or_die(folder, study, number):
    """A deal of a study; whoever is the first to play the third one is killed."""
    test_pool.square_or_die(folder, number + 4)
    return play.play_deal(study, number)


def pid(_):
    return os.getpid()


def test_several_work_in_the_order_of_their_numbers(workers):
    assert list(workers.in_order(test_pool.square, test_pool.NUMBERS)) == [
        number * number for number in test_pool.NUMBERS
    ]
    assert list(islice(workers.in_order(test_pool.square, test_pool.NUMBERS), 2)) == [9, 16]
    pids = set(workers.in_order(pid, range(50)))
    assert len(pids) > 1 and os.getpid() not in pids


def test_a_killed_worker_costs_only_time(workers, tmp_path):
    path = tmp_path / "question.toml"
    path.write_text(STUDY)
    study = plan.read(path)
    alone = [play.play_deal(study, number) for number in range(6)]
    found = list(workers.in_order(partial(play_or_die, tmp_path, study), range(6)))
    assert (tmp_path / "7").exists()
    assert found == alone


def test_what_kills_every_worker_is_not_tried_forever(workers):
    with pytest.raises(ray.exceptions.WorkerCrashedError):
        list(workers.in_order(test_pool.die, range(1)))


def test_a_fault_in_the_work_is_told_as_if_it_had_happened_here(workers):
    with pytest.raises(LookupError, match="nobody knows 3") as fault:
        list(workers.in_order(test_pool.quarrel, test_pool.NUMBERS))
    assert type(fault.value) is LookupError


@pytest.mark.usefixtures("workers")
def test_a_study_gives_the_same_files(tmp_path):
    path = tmp_path / "question.toml"
    path.write_text(STUDY)
    found = []
    for name, words in {"one": ["--processes", "1"], "ray": ["--ray", "auto"]}.items():
        out = tmp_path / name
        assert cli.main(["study", str(path), "--out", str(out), *words]) == 0
        found.append({file.name: _digest(file) for file in out.iterdir() if file.is_file()})
    assert found[0] == found[1]
    assert {"results.csv", "deals.jsonl", "report.html"} <= found[0].keys()


def test_the_arena_and_the_ladder_play_the_same_games(workers, tmp_path):
    wanted = arena.contest(registry.title(GAME), {}, ["casual", "random", "random"], 3)
    assert _played(arena.play(wanted, 12, workers)) == _played(arena.play(wanted, 12, Processes(1)))
    row = ladder.Row(GAME, ("casual", "random", "random"))
    *_, there = ladder.play_on(tmp_path / "ray", row, 9, workers)
    *_, here = ladder.play_on(tmp_path / "one", row, 9, Processes(1))
    assert _played(there) == _played(here)


def test_what_a_judge_learns_from_is_the_same(workers):
    learn = pytest.importorskip("ludotheque.lab.learn")
    title = registry.title(LEARNS)
    there, here = (learn.gather(title, "heuristic", 5, 4, some) for some in (workers, Processes(1)))
    assert there.keys() == here.keys() and len(there) > 1
    for seats, samples in there.items():
        assert samples.game == here[seats].game
        assert samples.won == here[seats].won
        assert all(map(np.array_equal, samples.seen, here[seats].seen))


def first_slot(seen, _):
    return seen.masks.argmax(axis=1)


def any_slot(seen, luck):
    return (luck.random(seen.masks.shape) * seen.masks).argmax(axis=1)


def test_rollouts_are_the_same(workers):
    wanted = Rollouts(GAME, tables=8, seats=3, steps=40, first=2)
    for policy in (first_slot, any_slot):
        there = list(roll_out(wanted, policy, 4, workers))
        here = list(roll_out(wanted, policy, 4, Processes(2)))
        assert all(map(np.array_equal, _arrays(there), _arrays(here)))
        assert any(played.done.any() for played in here)
    assert not np.array_equal(here[0].slots, here[1].slots)


def test_another_ludotheque_is_refused(workers, monkeypatch):
    monkeypatch.setattr(cluster, "code", lambda: "of another version")
    with pytest.raises(NoWorkers, match="another Ludotheque"):
        list(workers.in_order(test_pool.square, range(3)))


def test_without_ray_a_sentence_says_what_to_install(monkeypatch):
    monkeypatch.setattr(pool, "find_spec", lambda _: None)
    with pytest.raises(NoWorkers, match=r"pip install 'ludotheque\[ray\]'"):
        pool.workers(argparse.Namespace(ray="auto", processes=1))


def _digest(file):
    return hashlib.sha256(file.read_bytes()).hexdigest()


def _played(deals):
    """All but the seconds."""
    return [
        (deal.digests, [(part.bot, part.won, part.score, part.moves) for part in deal.parts])
        for deal in deals
    ]


def _arrays(found):
    return [array for played in found for array in played]
