"""Declared actions, events and lines: what follows from them, and which do not stand."""

import shutil

import msgspec
import pytest

from ludotheque.contract import Words
from ludotheque.kit.actions import Actions, Verb
from ludotheque.kit.events import CheckedTell, Events, Kind, Secret, several
from ludotheque.kit.nouns import AMOUNT, SEAT, Number, OneOf, Phrase
from ludotheque.testing import declarations

CARD = OneOf("card", ["ace", "king", "jack"])
LOT = OneOf("lot", ["-", "a1", "a2"], ["a1", "a2"])
SHARES = Number("number of shares", 1, 3)


class Pair(Phrase):
    """Two cards in any order; 0 ace-king, 1 ace-jack, 2 king-jack."""

    PAIRS = ("ace", "king"), ("ace", "jack"), ("king", "jack")

    def spell(self, number) -> Words:
        return list(self.PAIRS[number])

    def parse(self, words) -> int:
        for number, pair in enumerate(self.PAIRS):
            if sorted(words) == sorted(pair):
                return number
        raise ValueError("two different cards")


PAIR = Pair([[CARD, CARD]], 0, 2)

BY_BITS = Actions(
    Verb("pass", 0 << 8),
    Verb("buy", 1 << 8, CARD, SHARES),
    Verb("show", 2 << 8, LOT),
    Verb("swap", 3 << 8, phrase=PAIR),
    bits=4,
)
DENSE = Actions(
    Verb("pass", 0),
    Verb("buy", 1, CARD, SHARES),
    Verb("show", 1 + 3 * 4, LOT),
    Verb("swap", 1 + 3 * 4 + 3, phrase=PAIR),
)
EVERY_WORD = [
    ["pass"],
    *[["buy", card, shares] for card in ("ace", "king", "jack") for shares in (1, 2, 3)],
    ["show", "a1"],
    ["show", "a2"],
    ["swap", "ace", "king"],
    ["swap", "ace", "jack"],
    ["swap", "king", "jack"],
]


@pytest.mark.parametrize("actions", [BY_BITS, DENSE], ids=["by bits", "dense"])
def test_what_is_packed_is_taken_apart_again(actions):
    assert actions.spell(actions.pack("buy", 2, 3)) == ["buy", "jack", 3]
    for verb, *numbers in (("pass",), ("buy", 0, 1), ("buy", 2, 3), ("show", 1)):
        assert actions.numbers(actions.pack(verb, *numbers)) == numbers


@pytest.mark.parametrize("actions", [BY_BITS, DENSE], ids=["by bits", "dense"])
def test_words_slots_and_integers_agree(actions):
    packed = [actions.parse(words) for words in EVERY_WORD]
    assert [actions.spell(action) for action in packed] == EVERY_WORD
    assert packed == sorted(set(packed))
    slots = [actions.slot(action) for action in packed]
    assert slots == [0, 2, 3, 4, 6, 7, 8, 10, 11, 12, 14, 15, 16, 17, 18]
    assert actions.slots == 19
    assert list(actions.slots_before) == [0, 1, 13, 16]


def test_the_rules_can_pack_by_shifts():
    assert BY_BITS.pack("buy", 2, 3) == 1 << 8 | 2 << 4 | 3
    assert BY_BITS.pack("pass") == 0
    assert DENSE.parse(["buy", "jack", 3]) == DENSE.pack("buy", 2, 3) == 1 + 2 * 4 + 3


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ([], r"\[\] is no action"),
        ([3], r"\[3\] is no action"),
        (["sell"], r"\['sell'\] is no action"),
        (["pass", "ace"], "'pass' has other nouns: nothing"),
        (["buy", "ace"], "'buy' has other nouns: card, number of shares"),
        (["buy", "queen", 1], "'queen' is no card"),
        (["buy", 1, 1], "1 is no card"),
        (["buy", "ace", 0], "0 is no number of shares from 1 to 3"),
        (["buy", "ace", 4], "4 is no number of shares from 1 to 3"),
        (["buy", "ace", True], "True is no number of shares"),
        (["buy", "ace", "1"], "'1' is no number of shares"),
        (["show", "-"], "'-' is no lot"),
        (["swap", "ace", "ace"], "two different cards"),
    ],
)
def test_other_words_are_refused_in_a_sentence(words, why):
    with pytest.raises(ValueError, match=why):
        BY_BITS.parse(words)


@pytest.mark.parametrize(
    ("verbs", "bits", "why"),
    [
        ([Verb("pass", 0), Verb("pass", 1)], 0, "two verbs have the same name"),
        ([Verb("buy", 0, CARD), Verb("pass", 2)], 0, "pass: its actions are another verb's, too"),
        ([Verb("pass", 1), Verb("buy", 0, CARD)], 0, "buy: its actions are another verb's, too"),
        ([Verb("pass", 0), Verb("buy", 1 << 5, CARD)], 4, "buy: its code is not 1 << 4"),
        ([Verb("buy", 0, CARD)], 1, "buy: card has more than 1 bits"),
    ],
)
def test_constants_that_do_not_fit_fail_at_once(verbs, bits, why):
    with pytest.raises(ValueError, match=why):
        Actions(*verbs, bits=bits)


EVENTS = Events(
    Kind("won", seat=SEAT, points=AMOUNT),
    Kind("flew", path=several(LOT)),
    Kind("drew", seat=SEAT, card=Secret(CARD, "hidden")),
    Kind("dealt", cards=Secret(several(CARD), AMOUNT)),
    Kind("gave", card=Secret(CARD, "hidden", always=False)),
    Kind("over"),
)


def test_what_is_declared_can_be_told():
    tell = CheckedTell(EVENTS)
    tell.all("won", {"seat": 1, "points": -3})
    tell.all("flew", {"path": ["a1", "a2"]})
    tell.some("drew", {"seat": 0, "card": "hidden"}, {"card": "ace"}, [0])
    tell.some("dealt", {"cards": 2}, {"cards": ["ace", "jack"]}, [0])
    tell.all("gave", {"card": "ace"})
    tell.some("gave", {"card": "hidden"}, {"card": "ace"}, [0])
    tell.all("over", {})
    assert [event.name for event in tell.events][:3] == ["won", "flew", "drew"]


@pytest.mark.parametrize(
    ("name", "facts", "why"),
    [
        ("lost", {}, "there is no event 'lost'"),
        ("won", {"seat": 1}, "won tells seat, not points, seat"),
        ("won", {"seat": 1, "points": 1, "more": 1}, "won tells more, points, seat"),
        ("won", {"seat": -1, "points": 1}, "won tells -1 as its seat, which is no seat"),
        ("won", {"seat": 1, "points": "1"}, "won tells '1' as its points, which is no amount"),
        ("over", {"seat": 1}, "over tells seat, not nothing"),
        ("flew", {"path": "a1"}, "flew tells 'a1' as its path, which is no lot"),
        ("flew", {"path": ["a3"]}, r"flew tells \['a3'\] as its path"),
        ("drew", {"seat": 0, "card": "ace"}, "drew tells everybody its card, which is secret"),
    ],
)
def test_anything_else_fails_when_it_is_told(name, facts, why):
    with pytest.raises(AssertionError, match=why):
        CheckedTell(EVENTS).all(name, facts)


@pytest.mark.parametrize(
    ("name", "facts", "secret", "why"),
    [
        ("won", {"seat": 1, "points": 1}, {"points": 2}, "won keeps points secret, not nothing"),
        ("drew", {"seat": 0, "card": "ace"}, {"card": "ace"}, "everybody reads 'ace'"),
        ("drew", {"seat": 0, "card": "hidden"}, {"card": "x"}, "drew tells 'x' as its card"),
        ("dealt", {"cards": "two"}, {"cards": ["ace"]}, "everybody reads 'two'"),
    ],
)
def test_a_secret_is_kept_as_declared(name, facts, secret, why):
    with pytest.raises(AssertionError, match=why):
        CheckedTell(EVENTS).some(name, facts, secret, [0])


def test_an_event_is_declared_once():
    with pytest.raises(ValueError, match="two events have the same name"):
        Events(Kind("over"), Kind("over"))


def test_a_game_that_declares_itself_passes(pebbles):
    declarations.events_are_told_as_declared(pebbles)
    declarations.declarations_can_be_said(pebbles)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("event-took = ", "event-taken = ", "lacks event-took"),
        ("action-take = ", "action-tak = ", "lacks action-take"),
        ("{ $left }", "{ $rest }", r"event-took has no \['rest'\]"),
        ("action-take = ", "action-give = Give\naction-take = ", "nothing is called action-give"),
    ],
)
def test_words_that_do_not_fit_the_declarations_are_noticed(pebbles, tmp_path, old, new, why):
    folder = shutil.copytree(pebbles.folder, tmp_path / "pebbles")
    path = folder / "messages.en.ftl"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(AssertionError, match=why):
        declarations.declarations_can_be_said(msgspec.structs.replace(pebbles, folder=folder))


@pytest.mark.parametrize("kind", [Kind("took", seat=SEAT), Kind("took", seat=SEAT, left=SEAT)])
def test_events_told_otherwise_are_noticed(pebbles, monkeypatch, kind):
    monkeypatch.setattr(pebbles.game, "events", Events(kind))
    with pytest.raises(AssertionError, match="took tells left, number, seat, not "):
        declarations.events_are_told_as_declared(pebbles)
