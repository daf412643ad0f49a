"""A worker that is a function: asked like the processes, answering like them."""

import asyncio

import pytest

from ludotheque import registry
from ludotheque.dice import Fast
from ludotheque.server.workers.here import Here
from ludotheque.server.workers.pool import WorkerPool
from ludotheque.server.workers.worker import Choose, reply
from ludotheque.server.workers.workers import Failed


async def inline(line):
    return reply(line)


async def silent(_line):
    raise OSError("gone")


async def nonsense(_line):
    return "?"


def a_question():
    title = registry.title("gratte-ciel")
    guess = title.game.setup(3, title.options({}), Fast(1), None)
    seat = int(guess.to_act())
    return Choose("gratte-ciel", title.about.edition, "heuristic", seat, guess.text(), 1)


def test_it_answers_as_a_process_does():
    async def play():
        pool, here = WorkerPool(1), Here(inline)
        try:
            assert await here.ask(a_question(), "ada") == await pool.ask(a_question(), "ada")
        finally:
            await pool.close()
            await here.close()

    asyncio.run(play())


@pytest.mark.parametrize("broken", [silent, nonsense])
def test_no_answer_is_a_failure_of_the_worker(broken):
    async def play():
        with pytest.raises(Failed):
            await Here(broken).ask(a_question(), "ada")

    asyncio.run(play())
