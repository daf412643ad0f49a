"""The reference page of a game's notation: its actions, its events, a position as text.

`python -m ludotheque.lab.notation`, run in the root of the checkout, writes docs/notation/
anew for every game of this repository that declares them.
"""

from pathlib import Path

from ludotheque import games, registry
from ludotheque.contract import Parameter, State
from ludotheque.dice import Fast
from ludotheque.kit.declared import Declared
from ludotheque.kit.events import Fact, Kind
from ludotheque.kit.nouns import Noun, OneOf
from ludotheque.registry import Title, is_a

FOLDER = "docs/notation"
HEADING = "<!-- Written by `python -m ludotheque.lab.notation`. Do not edit. -->"
SEED = 1
CHANGEABLE = (
    "Numbers that a table may change. Options and records have those that are changed;\n"
    "a position has them in a first line, `house-rules`."
)


def pages() -> dict[str, str]:
    """Every page, by its path from the root of the checkout."""
    ours = Path(games.__path__[0])
    return {
        f"{FOLDER}/{title.id}.md": page(title, title.game)
        for title in registry.titles().values()
        if title.folder.parent == ours and is_a(title.game, Declared)
    }


def page(title: Title, game: Declared[State]) -> str:
    kinds = list(game.events.kinds.values())
    forms = [(verb, form) for verb in game.actions.verbs for form in verb.forms()]
    nouns = [noun for _, form in forms for noun in form]
    nouns += [fact.noun for kind in kinds for fact in kind.facts.values()]
    seats = title.about.players.fewest
    state = game.setup(seats, title.options({}, seats), Fast(SEED), None)
    parts = [
        f"# {title.about.title}: notation",
        HEADING,
        "## Actions\n\nA verb and its nouns, as records, bots and browsers write them.",
        "\n".join(_action(verb.name, form, verb.repeats()) for verb, form in forms),
        "## Events\n\nWhat is told. Of a secret fact only those concerned learn the truth.",
        "| event | facts |\n|---|---|\n" + "\n".join(_event(kind) for kind in kinds),
        "## Words",
        "\n\n".join({noun.name: _words(noun) for noun in nouns}.values()),
        f"## Parameters\n\n{CHANGEABLE}",
        "| parameter | allowed | the sheet | rule |\n|---|---|---|---|\n"
        + "\n".join(_parameter(one) for one in game.parameters()),
        f"## A position\n\nThe first of a game for {seats}, as `State.text` writes it.",
        f"```\n{state.text()}\n```\n",
    ]
    return "\n\n".join(parts)


def _action(verb: str, nouns: list[Noun], repeats: bool) -> str:
    words = [f'"{verb}"', *(noun.name for noun in nouns), *(["..."] if repeats else [])]
    return f"- `[{', '.join(words)}]`"


def _event(kind: Kind) -> str:
    facts = [f"`{name}`: {_fact(kind, name, fact)}" for name, fact in kind.facts.items()]
    return f"| `{kind.name}` | {'; '.join(facts)} |"


def _fact(kind: Kind, name: str, fact: Fact) -> str:
    told = f"list of {fact.noun.name}" if fact.several else fact.noun.name
    if name not in kind.secret:
        return told
    instead = kind.secret[name].instead
    shown = f"its {instead.name}" if is_a(instead, Noun) else f'"{instead}"'
    often = "secret" if kind.secret[name].always else "sometimes secret"
    return f"{told}, {often} (others read {shown})"


def _parameter(one: Parameter) -> str:
    usual = [f"{number} for {seats}" for seats, number in one.by_seats.items()]
    sheet = ", ".join([str(one.sheet), *usual])
    return f"| `{one.id}` | {one.range()} | {sheet} | {one.rule} |"


def _words(noun: Noun) -> str:
    if is_a(noun, OneOf):
        return f"**{noun.name}**: {', '.join(noun.said)}"
    return f"**{noun.name}**: a whole number{noun.range()}"


if __name__ == "__main__":
    for path, text in pages().items():
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        Path(path).write_text(text, encoding="utf-8")
