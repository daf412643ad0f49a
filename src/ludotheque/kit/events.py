"""A game's events, declared once: what each tells, and what of it is secret.

Telling costs a game nothing here. Tests hear events by a `CheckedTell`, which fails at the
first one that is not as it was declared.
"""

from mypy_extensions import mypyc_attr

from ludotheque.contract import Event, Facts, Tell
from ludotheque.kit.nouns import Noun


@mypyc_attr(allow_interpreted_subclasses=True)
class Fact:
    """What an event tells of one thing: a noun, or a list of them."""

    def __init__(self, noun: Noun, several: bool = False) -> None:
        self.noun = noun
        self.several = several

    def fits(self, value: object) -> bool:
        if self.several and not isinstance(value, list):
            return False
        try:
            for one in value if isinstance(value, list) and self.several else [value]:
                self.noun.parse(one)
        except ValueError:
            return False
        return True


class Secret:
    """A fact for those who may know it; everybody else reads `instead`.

    `always`: no event tells it to all.
    """

    def __init__(self, fact: Noun | Fact, instead: Noun | str, always: bool = True) -> None:
        self.fact = as_fact(fact)
        self.instead = instead
        self.always = always

    def hides(self, value: object) -> bool:
        """Whether this is what everybody reads."""
        if isinstance(self.instead, str):
            return value == self.instead
        return Fact(self.instead).fits(value)


def several(noun: Noun) -> Fact:
    return Fact(noun, several=True)


def as_fact(fact: Noun | Fact) -> Fact:
    return Fact(fact) if isinstance(fact, Noun) else fact


class Kind:
    """One kind of event: its name, its facts, those of them that are secret."""

    def __init__(self, name: str, **facts: Noun | Fact | Secret) -> None:
        self.name = name
        self.secret = {key: fact for key, fact in facts.items() if isinstance(fact, Secret)}
        self.facts = {
            key: fact.fact if isinstance(fact, Secret) else as_fact(fact)
            for key, fact in facts.items()
        }

    def fault(self, event: Event) -> str:
        """What is wrong with an event of this kind, in a sentence; "" when nothing is."""
        if event.facts.keys() != self.facts.keys():
            return f"{self.name} tells {_names(event.facts)}, not {_names(self.facts)}"
        if event.secret and event.secret.keys() != self.secret.keys():
            return f"{self.name} keeps {_names(event.secret)} secret, not {_names(self.secret)}"
        for key, fact in self.facts.items():
            hidden = key in event.secret
            if key in self.secret and not hidden and self.secret[key].always:
                return f"{self.name} tells everybody its {key}, which is secret"
            if hidden and not self.secret[key].hides(event.facts[key]):
                return f"{self.name} gives {key} away: everybody reads {event.facts[key]!r}"
            told = event.secret[key] if hidden else event.facts[key]
            if not fact.fits(told):
                return f"{self.name} tells {told!r} as its {key}, which is no {fact.noun.name}"
        return ""


def _names(facts: Facts | dict[str, Fact] | dict[str, Secret]) -> str:
    return ", ".join(sorted(facts)) or "nothing"


class Events:
    """Every kind of event of a game, by its name."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = {kind.name: kind for kind in kinds}
        if len(self.kinds) < len(kinds):
            raise ValueError("two events have the same name")

    def fault(self, event: Event) -> str:
        if event.name not in self.kinds:
            return f"there is no event {event.name!r} in this game"
        return self.kinds[event.name].fault(event)


class CheckedTell(Tell):
    """Collects events like any other, and fails at one that is not as declared."""

    def __init__(self, events: Events) -> None:
        super().__init__()
        self._declared = events

    def hear(self, event: Event) -> None:
        fault = self._declared.fault(event)
        assert not fault, fault
        super().hear(event)
