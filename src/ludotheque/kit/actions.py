"""A game's actions, declared once: verbs with their nouns.

The declaration spells and parses every action and gives it its slot. How an action is packed
into one integer is the rules' business: they work with constants and shifts of their own, for
speed. The declaration is given the same constants, and does not stand when they do not fit.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.contract import Words
from ludotheque.kit.nouns import Noun, Phrase

_MOST_SPELT: Final[i64] = 4096  # actions whose words are kept at hand


class Verb:
    """What can be done, and to what: nouns of a word each, or one phrase.

    `code` is the action less its nouns. `slots` are as many as the nouns have numbers, unless
    the game has an index of its own, which leaves out what can never come up.
    """

    def __init__(
        self, name: str, code: i64, *nouns: Noun, phrase: Phrase | None = None, slots: i64 = 0
    ) -> None:
        self.name = name
        self.code = code
        self.nouns = list(nouns)
        self.phrase = phrase
        self.slots = slots
        self.weights: list[int] = []  # what one more of each noun adds to the action
        self.lowest = code
        self.highest = code

    def weigh(self, bits: i64) -> None:
        """The last noun has the lowest digits: so many bits each, or as many as it needs."""
        weight: i64 = 1
        slots: i64 = 1
        for noun in reversed(self.nouns):
            if bits > 0 and noun.size > 1 << bits:
                raise ValueError(f"{self.name}: {noun.name} has more than {bits} bits")
            self.weights.insert(0, weight)
            self.lowest += noun.low * weight
            self.highest += noun.high * weight
            weight *= 1 << bits if bits > 0 else noun.size
            slots *= noun.size
        if self.phrase is not None:
            self.lowest += self.phrase.low
            self.highest += self.phrase.high
            slots = self.highest - self.code + 1
        self.slots = self.slots or slots

    def forms(self) -> list[list[Noun]]:
        """What may stand behind it, word by word."""
        return [self.nouns] if self.phrase is None else self.phrase.forms

    def repeats(self) -> bool:
        """Whether its last noun may come again and again."""
        return self.phrase is not None and self.phrase.repeats

    def pack(self, numbers: list[int]) -> i64:
        action = self.code
        for number, weight in zip(numbers, self.weights, strict=True):
            action += number * weight
        return action

    def numbers(self, action: i64) -> list[int]:
        """What `pack` was given."""
        found: list[int] = []
        left: int = action - self.code
        for weight in self.weights:
            found.append(left // weight)
            left %= weight
        return found

    def spell(self, action: i64) -> Words:
        words: Words = [self.name]
        if self.phrase is not None:
            return words + self.phrase.spell(action - self.code)
        for noun, number in zip(self.nouns, self.numbers(action), strict=True):
            words.append(noun.spell(number))
        return words

    def parse(self, words: Words) -> i64:
        if self.phrase is not None:
            return self.code + self.phrase.parse(words)
        if len(words) != len(self.nouns):
            takes = ", ".join([noun.name for noun in self.nouns]) or "nothing"
            raise ValueError(f"{self.name!r} has other nouns: {takes}")
        return self.pack([noun.parse(word) for noun, word in zip(self.nouns, words, strict=True)])


class Actions:
    """Every verb of a game, by rising codes.

    With `bits`, each noun has so many, and a code is the number of the verb above all of them;
    without, nouns follow one another without gaps, and the codes leave room for them.
    """

    def __init__(self, *verbs: Verb, bits: i64 = 0) -> None:
        self.verbs = list(verbs)
        self._named = {verb.name: verb for verb in verbs}
        self._shift = bits * max([max(1, len(verb.nouns)) for verb in verbs])
        self.dense = True  # every action is its slot
        self.slots: i64 = 0
        self.slots_before = vec[i64]()  # by verb, like those below
        self._ahead = vec[i64]()  # what an action's slot is more than the action
        self._gaps = vec[i64]()  # 1 where that depends on its nouns
        for place, verb in enumerate(verbs):
            verb.weigh(bits)
            if self._shift > 0 and verb.code != place << self._shift:
                raise ValueError(f"{verb.name}: its code is not {place} << {self._shift}")
            self.dense = self.dense and verb.code == self.slots
            self._ahead = append(self._ahead, self.slots - verb.code)
            self._gaps = append(self._gaps, 1 if bits > 0 and len(verb.nouns) > 1 else 0)
            self.slots_before = append(self.slots_before, self.slots)
            self.slots += verb.slots
        # The same few are spelt again and again, for everybody who is shown what they may do.
        self._spelt: dict[int, Words] = {}
        self._begins = vec[i64]()  # the number from which on an action is the verb's
        self._check()

    def _check(self) -> None:
        """ValueError when two actions could be the same integer."""
        if len(self._named) < len(self.verbs):
            raise ValueError("two verbs have the same name")
        highest: i64 = -1
        for verb in self.verbs:
            if not highest < verb.lowest <= verb.highest:
                raise ValueError(f"{verb.name}: its actions are another verb's, too")
            self._begins = append(self._begins, max(verb.code, highest + 1))
            highest = verb.highest

    def pack(self, verb: str, *numbers: int) -> i64:
        """The action of a verb and the numbers of its nouns; the rules pack it likewise."""
        return self._named[verb].pack(list(numbers))

    def numbers(self, action: i64) -> list[int]:
        """What `pack` was given beside the verb."""
        return self.verbs[self._place(action)].numbers(action)

    def spell(self, action: i64) -> Words:
        spelt = self._spelt.get(action)
        if spelt is None:
            if len(self._spelt) >= _MOST_SPELT:
                self._spelt.clear()
            spelt = self.verbs[self._place(action)].spell(action)
            self._spelt[action] = spelt
        return spelt[:]  # their own, whoever asks

    def parse(self, words: Words) -> i64:
        if not words or not isinstance(words[0], str) or words[0] not in self._named:
            raise ValueError(f"{words[:1]!r} is no action here")
        return self._named[words[0]].parse(words[1:])

    def slot(self, action: i64) -> i64:
        """Verb by verb, and of a verb by the numbers of its nouns, the last of them quickest."""
        if self.dense:
            return action
        place = self._place(action)
        if self._gaps[place] == 0:
            return action + self._ahead[place]
        verb = self.verbs[place]
        index: i64 = 0
        for noun, number in zip(verb.nouns, verb.numbers(action), strict=True):
            index = index * noun.size + number
        return self.slots_before[place] + index

    def _place(self, action: i64) -> i64:
        if self._shift > 0:
            return action >> self._shift
        place: i64 = i64(len(self.verbs)) - 1
        while action < self._begins[place]:
            place -= 1
        return place
