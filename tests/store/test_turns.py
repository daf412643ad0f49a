"""Turns: one asker after the other, however much each asks for."""

import asyncio

import pytest

from ludotheque.store.turns import Crowded, Turns


class Work:
    """Things that are being done until they are told to end."""

    def __init__(self, turns):
        self.turns = turns
        self.begun = []
        self.ends = {}

    def ask(self, asker, name):
        async def do():
            self.begun.append(name)
            await self.ends.setdefault(name, asyncio.Event()).wait()
            return name

        return asyncio.create_task(self.turns.run(asker, do))

    async def end(self, name):
        self.ends[name].set()
        for _ in range(5):
            await asyncio.sleep(0)


async def settle():
    for _ in range(5):
        await asyncio.sleep(0)


def test_thirty_things_of_one_asker_hold_another_up_once():
    async def play():
        work = Work(Turns(1))
        asked = [work.ask("eve", f"eve {n}") for n in range(30)]
        await settle()
        asked += [work.ask("ada", "ada 0"), work.ask("ada", "ada 1")]
        await settle()
        for _ in range(5):
            await work.end(work.begun[-1])
        assert work.begun == ["eve 0", "ada 0", "eve 1", "ada 1", "eve 2", "eve 3"]
        assert await asked[0] == "eve 0"
        for task in asked:
            task.cancel()

    asyncio.run(play())


def test_one_asker_has_no_more_places_than_are_meant_for_each():
    async def play():
        work = Work(Turns(3, each=1))
        asked = [work.ask("eve", f"eve {n}") for n in range(3)]
        await settle()
        assert work.begun == ["eve 0"]
        asked.append(work.ask("ada", "ada"))
        await settle()
        assert work.begun == ["eve 0", "ada"]
        await work.end("eve 0")
        assert work.begun == ["eve 0", "ada", "eve 1"]
        for task in asked:
            task.cancel()

    asyncio.run(play())


def test_whoever_goes_away_before_gives_the_turn_up_and_meanwhile_keeps_it():
    async def play():
        work = Work(Turns(1))
        first, second, third = (work.ask("ada", n) for n in range(3))
        await settle()
        first.cancel()
        second.cancel()
        await settle()
        assert work.begun == [0]  # what was begun is not over
        await work.end(0)
        assert work.begun == [0, 2]
        await work.end(2)
        assert await third == 2
        assert (first.cancelled(), second.cancelled()) == (True, True)
        await asyncio.wait_for(work.turns.run("x", settle), 5)

    asyncio.run(play())


def test_a_turn_that_comes_in_the_moment_of_leaving_is_given_on():
    async def play():
        work = Work(Turns(1))
        first, second, third = (work.ask(n, n) for n in range(3))
        await settle()
        second.cancel()
        await work.end(0)
        assert work.begun == [0, 2]
        await work.end(2)
        assert (await first, await third) == (0, 2)
        work.ask(3, 3)
        fifth = work.ask(4, 4)
        await settle()
        work.turns._end(3)
        fifth.cancel()
        await settle()
        assert work.begun == [0, 2, 3]
        await asyncio.wait_for(work.turns.run("x", settle), 5)

    asyncio.run(play())


def test_the_queue_of_one_asker_is_bounded():
    async def play():
        work = Work(Turns(1, each=1, most=2))
        asked = [work.ask("eve", n) for n in range(3)]
        await settle()
        with pytest.raises(Crowded):
            await work.ask("eve", 3)
        asked.append(work.ask("ada", "ada"))
        await work.end(0)
        await work.end("ada")
        assert work.begun == [0, "ada", 1]
        for task in asked:
            task.cancel()

    asyncio.run(play())


def test_a_turn_that_fails_is_over():
    async def fail():
        raise ZeroDivisionError

    async def play():
        turns = Turns(1)
        for _ in range(3):
            with pytest.raises(ZeroDivisionError):
                await turns.run("ada", fail)
        await turns.close()

    asyncio.run(play())
