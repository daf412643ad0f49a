"""Slots of many actions at once; compiled, `scripts/rules.h` works them out."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.kit import slots

BLANK = -7777
SPANS = vec[i64]([-5, 0, 1, 100, 9, 1, 7, 1, 255])
# Places of seven bits; a step is one place on, two on or one back, and staying is none.
STEPS = vec[i64]([0, 4, 0, 1, 2])


def written(put, length):
    """What `put(out, at)` writes; what lies beside it must stay."""
    out = vec[i64]([BLANK] * (length + 2))
    put(out, 1)
    assert out[0] == out[length + 1] == BLANK
    return list(out)[1:-1]


def test_nouns_move_on_from_where_their_span_begins():
    actions = [0, 255, 65535, 1 << 16, 1 << 16 | 3 << 8 | 4, 2 << 16 | 9 << 8 | 255]
    wanted = [-5, 250, 250, 100, 131, 7 + 9 + 255 * 255]
    assert [slots.noun_slot(action, SPANS) for action in actions] == wanted
    put = written(
        lambda out, at: slots.put_noun_slots(vec[i64](actions), SPANS, out, at), len(actions)
    )
    assert put == wanted


def test_a_path_is_counted_by_its_steps():
    paths = [
        0,
        127,
        5 << 7 | 6,
        90 << 7 | 92,
        (3 << 7 | 4) << 7 | 6,
        ((9 << 7 | 8) << 7 | 7) << 7 | 9,
    ]
    wanted = [0, 127, 1001, 1002, 1000 + 2 + 4 * 1, 1000 + 2 + 4 * 4 + 16 * 4]
    assert [slots.path_slot(path, 7, STEPS, 1000) for path in paths] == wanted
    put = written(
        lambda out, at: slots.put_path_slots(vec[i64](paths), 7, STEPS, 1000, out, at), len(paths)
    )
    assert put == wanted


def test_what_is_not_there_is_refused():
    out, two = vec[i64]([0]), vec[i64]([1, 1])
    for put in (
        lambda: slots.put_noun_slots(two, SPANS, out, 0),
        lambda: slots.put_noun_slots(vec[i64]([3 << 16]), SPANS, out, 0),
        lambda: slots.put_noun_slots(vec[i64]([2 << 16]), SPANS[:8], out, 0),
        lambda: slots.put_path_slots(two, 7, STEPS, 0, out, 0),
        lambda: slots.put_path_slots(vec[i64]([5 << 7 | 8]), 7, STEPS, 0, out, 0),
    ):
        with pytest.raises(IndexError):
            put()
