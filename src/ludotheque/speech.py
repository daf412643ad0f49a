"""Turns codes, words and facts into sentences, with the same Fluent files as the browser.

Message ids are made from the words: `action-<verb>`, `event-<name>`, `fact-<name>`,
`prompt-<verb>`, `refused-<rule>`, `reason-<word>`, `noun-<word>`. docs/adding-a-game.md lists them.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from ludotheque.contract import SEAT_FACTS, Event, Facts, Words
from ludotheque.registry import HouseRule, Title

HOUSE = Path(__file__).parent / "messages"
# A list under this name is a way from place to place; any other is an enumeration.
PATH = "path"
ARROW, COMMA = " → ", ", "

Value = int | str | list[int] | list[str]


class Speaker:
    """Speaks one language about one game; `names` are the people at the seats.

    A colour in an action or a prompt is whoever plays it.
    """

    def __init__(self, title: Title, language: str, names: Sequence[str]) -> None:
        self._bundle = _bundle(title.folder, language)
        self._names = names
        self._by_colour = dict(zip(title.about.colours, names, strict=False))

    def say(self, message: str, **values: str | int) -> str:
        """A message by id; KeyError when there is none."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"{message}: {errors}")
        return str(text)

    def name(self, seat: int) -> str:
        return self._names[seat]

    def action(self, words: Words) -> str:
        return self.say(f"action-{words[0]}", **self._nouns(words))

    def prompt(self, words: Words, seat: int, *, to_me: bool, actions: Sequence[Words] = ()) -> str:
        """What must be decided; `$only` is the verb that all my `actions` share, if any."""
        suffix = "-me" if to_me else ""
        verbs = {str(action[0]) for action in actions}
        only = verbs.pop() if len(verbs) == 1 else ""
        values = {**self._nouns(words), "seat": self._names[seat], "only": only}
        return self.say(f"prompt-{words[0]}{suffix}", **values)

    def refusal(self, rule: str) -> str:
        """Why this rule forbids what somebody wanted, in a sentence; "" where a game has none."""
        message = "refused-" + rule.replace(".", "-")
        return self.say(message) if self._bundle.has_message(message) else ""

    def house_rule(self, rule: HouseRule) -> str:
        """A number that a table plays with instead of the sheet's."""
        name = self.say(f"parameter-{rule.id}")
        return self.say("house-rule", name=name, number=rule.number, sheet=rule.sheet)

    def event(self, name: str, facts: Facts) -> str:
        return self.say(f"event-{name}", **{k: self._fact(k, v) for k, v in facts.items()})

    def reason(self, word: str, events: Sequence[Event]) -> str:
        """Why the game ended; `events` of its last step say by whom, where a game tells that."""
        ended = (event.facts for event in events if event.facts.get("reason") == word)
        facts = next(ended, {})
        return self.say(f"reason-{word}", **{k: self._fact(k, v) for k, v in facts.items()})

    def fact(self, name: str, value: Value) -> str:
        return self.say(f"fact-{name}", value=self._fact(name, value))

    def noun(self, word: str | int) -> str | int:
        """A word that has a translation, translated; any other as it is."""
        if isinstance(word, str) and self._bundle.has_message(f"noun-{word}"):
            return self.say(f"noun-{word}")
        return word

    def _nouns(self, words: Words) -> dict[str, str | int]:
        nouns = [self._by_colour.get(str(word)) or self.noun(word) for word in words[1:]]
        values: dict[str, str | int] = {f"n{i}": noun for i, noun in enumerate(nouns, 1)}
        values[PATH] = ARROW.join(str(noun) for noun in nouns)
        values["count"] = len(nouns)
        values["last"] = nouns[-1] if nouns else ""
        return values

    def _fact(self, name: str, value: Value) -> str | int:
        if isinstance(value, list):
            between = ARROW if name == PATH else COMMA
            return between.join(str(self.noun(item)) for item in value)
        if name in SEAT_FACTS and isinstance(value, int):
            return self._names[value]
        return self.noun(value)


@cache
def _bundle(folder: Path, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in (HOUSE / f"house.{language}.ftl", folder / f"messages.{language}.ftl"):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
