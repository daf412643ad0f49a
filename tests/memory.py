"""Counts what a piece of work leaves in memory.

Python counts every block that its allocator has given out, the buffers of vecs among them,
so nothing has to be guessed from the size of the process.
"""

import gc
import sys

TIMES = 6
ROUNDS = 3


def kept(work):
    """Blocks that each repetition of the work leaves behind.

    The best of some rounds: a cache that fills up is no leak, what grows in every round is. Less
    than before is nothing: something else was released meanwhile.
    """
    work()
    gc.collect()
    gc.freeze()  # what is there already need not be looked through again and again
    try:
        return max(0, min(_growth(work) for _ in range(ROUNDS))) // TIMES
    finally:
        gc.unfreeze()


def _growth(work):
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(TIMES):
        work()
    gc.collect()
    return sys.getallocatedblocks() - before
