"""A game's declared actions and events as TypeScript.

They are closed unions: a misspelt verb, event or fact is a type error in the game's board.
"""

import json

from ludotheque.contract import State
from ludotheque.kit.declared import Declared
from ludotheque.kit.events import Fact, Kind
from ludotheque.kit.nouns import Noun, OneOf
from ludotheque.registry import is_a

WIDTH = 90
TOLD = """/** What is told. */
export type Told = {
  [Name in keyof Events]: { name: Name; facts: Events[Name] };
}[keyof Events];
"""


def declared(game: Declared[State]) -> str:
    """The words of each noun, the actions by their verbs, the facts of each event."""
    verbs, kinds = game.actions.verbs, game.events.kinds.values()
    spoken = [noun for verb in verbs for form in verb.forms() for noun in form]
    told = [fact.noun for kind in kinds for fact in kind.facts.values()]
    nouns = {noun.name: noun for noun in [*spoken, *told] if is_a(noun, OneOf)}
    actions = [_action(verb.name, form, verb.repeats()) for verb in verbs for form in verb.forms()]
    facts = [f"  {json.dumps(kind.name)}: {_facts(kind)};" for kind in kinds]
    lines = [line for noun in nouns.values() for line in _words(noun)]
    lines += ["/** A verb and its nouns. */", "export type Action =", *actions, ";"]
    lines += ["export type Verb = Action[0];", ""]
    lines += ["/** Each event's facts. */", "export interface Events {", *facts, "}", ""]
    return "\n".join(lines) + "\n" + TOLD


def _words(noun: OneOf) -> list[str]:
    """A union, as many words to a line as there is room for."""
    lines = [f"export type {_type(noun)} =", " "]
    for word in noun.said:
        if len(lines[-1]) + len(word) > WIDTH:
            lines.append(" ")
        lines[-1] += f" | {json.dumps(word)}"
    return [*lines, ";", ""]


def _action(verb: str, nouns: list[Noun], repeats: bool) -> str:
    """Nothing comes behind the last noun, but a reader of any action may ask for it."""
    rest = f"...{_type(nouns[-1])}[]" if repeats else "...never[]"
    return f"  | [{', '.join([json.dumps(verb), *map(_type, nouns), rest])}]"


def _facts(kind: Kind) -> str:
    facts = [f"{name}: {_fact(fact, kind, name)}" for name, fact in kind.facts.items()]
    return f"{{ {'; '.join(facts)} }}" if facts else "Record<string, never>"


def _fact(fact: Fact, kind: Kind, name: str) -> str:
    told = _type(fact.noun) + ("[]" if fact.several else "")
    if name not in kind.secret:
        return told
    instead = kind.secret[name].instead
    return f"{told} | {_type(instead) if is_a(instead, Noun) else json.dumps(instead)}"


def _type(noun: Noun) -> str:
    return noun.name.title().replace(" ", "") if is_a(noun, OneOf) else "number"
