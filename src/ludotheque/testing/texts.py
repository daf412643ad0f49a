"""Checks of texts: everything can be said in every language, rulebooks have the same rows."""

import ast as python
from collections.abc import Callable, Iterator

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludotheque.contract import Event
from ludotheque.dice import Fast
from ludotheque.lab.selfplay import decisions, words_at_random
from ludotheque.lab.simulation import all_settings
from ludotheque.record import Seeded
from ludotheque.registry import Title
from ludotheque.rulebook import LANGUAGES, rulebook
from ludotheque.speech import Speaker
from ludotheque.table import Table
from ludotheque.testing.moments import Moment


def declared_words_are_there(title: Title) -> None:
    """Title, options, parameters, warnings and colours have words in every language."""
    for language in LANGUAGES:
        known = messages(title, language)
        for message in _declared(title):
            assert message in known, f"messages.{language}.ftl has no message {message!r}"


def _declared(title: Title) -> Iterator[str]:
    yield from ("title", "pitch", "board-label")
    for option in title.about.options:
        yield from (f"option-{option.id}", f"option-{option.id}-help")
        yield from (f"option-{option.id}-{choice}" for choice in option.choices)
    for parameter in title.game.parameters():
        yield from (f"parameter-{parameter.id}", f"parameter-{parameter.id}-help")
    yield from (f"warn-{warning}" for warning in title.about.warnings)
    yield from (f"noun-{colour}" for colour in title.about.colours)
    yield from (f"event-{name}" for name in written_events(title))


def written_events(title: Title) -> list[str]:
    """The events that the sources name, the rare ones too: tell.all("name", ...)."""
    found = set()
    for path in title.folder.glob("*.py"):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            match node:
                case python.Call(
                    func=python.Attribute(value=python.Name(id="tell"), attr="all" | "some"),
                    args=[python.Constant(value=str(name)), *_],
                ):
                    found.add(name)
    return sorted(found)


def everything_can_be_said(title: Title) -> None:
    """Actions, prompts, events, facts and endings of whole games have words.

    The languages have the same messages (`languages_agree`), so that each setting is
    said in one of them, in turn.
    """
    for number, language in enumerate(LANGUAGES):
        names = [f"Seat {n}" for n in range(title.about.players.most)]
        said = _Said(Speaker(title, language, names), language)
        for setting in list(all_settings(title))[number :: len(LANGUAGES)]:
            table = Table(title, setting.seats, setting.options, Seeded(5))
            for words in decisions(table, words_at_random(Fast(5))):
                with Moment(setting, 5, table.version, table.state).seen_by(table.to_act()):
                    said.decision(table, words)
                    said.seen(table, table.to_act())
            with Moment(setting, 5, table.version, table.state).seen_by(0):
                said.seen(table, 0)
                outcome = table.outcome()
                assert outcome is not None
                said.reason(outcome.reason, table.events[-1])


class _Said:
    """Says everything once: most of it comes again and again."""

    def __init__(self, speaker: Speaker, language: str) -> None:
        self.speaker = speaker
        self._language = language
        self._done: set[str] = set()

    def once(self, what: str, say: Callable[..., str], *words: object, **options: object) -> None:
        key = f"{what} {words} {options}"
        if key in self._done:
            return
        self._done.add(key)
        file = f"messages.{self._language}.ftl"
        try:
            assert say(*words, **options), f"{file}: {what} is empty"
        except KeyError:
            raise AssertionError(f"{file} has no message {what!r}") from None
        except ValueError as error:
            raise AssertionError(f"{file}: {error}") from None

    def decision(self, table: Table, words: list[str | int]) -> None:
        seat, prompt = table.to_act(), table.game.prompt(table.state)
        said = f"prompt-{prompt[0]}"
        only = [action[:1] for action in table.legal()]
        actions = only if len({str(verb) for verb in only}) > 1 else only[:1]
        self.once(f"{said}-me", self.speaker.prompt, prompt, seat, to_me=True, actions=actions[:2])
        self.once(said, self.speaker.prompt, prompt, seat, to_me=False)
        self.once(f"action-{words[0]}", self.speaker.action, words)

    def reason(self, word: str, events: list[Event]) -> None:
        self.once(f"reason-{word}", self.speaker.reason, word, events)

    def seen(self, table: Table, seat: int) -> None:
        """The events of the last step, and what the seats show now."""
        for event in table.events[-1]:
            message = f"event-{event.name}"
            for facts in (event.facts, {**event.facts, **event.secret}):
                self.once(message, self.speaker.event, event.name, facts)
        for facts in table.game.facts(table.state, seat):
            for name, value in facts.items():
                self.once(f"fact-{name}", self.speaker.fact, name, value)
        assert table.game.picture(table.state, seat), "picture() is empty"


def languages_agree(title: Title) -> None:
    """The three message files have the same ids with the same variables."""
    first, *others = LANGUAGES
    ours = messages(title, first)
    for language in others:
        theirs = messages(title, language)
        for name in sorted(ours.keys() ^ theirs.keys()):
            lacking = language if name in ours else first
            raise AssertionError(f"messages.{lacking}.ftl has no message {name!r}, others have it")
        for name, variables in ours.items():
            assert variables == theirs[name], (
                f"{name!r} uses {_list(variables)} in messages.{first}.ftl "
                f"and {_list(theirs[name])} in messages.{language}.ftl"
            )


def _list(variables: frozenset[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(variables)) or "no variables"


def messages(title: Title, language: str) -> dict[str, frozenset[str]]:
    """The message ids of a language, each with its variables."""
    file = title.folder / f"messages.{language}.ftl"
    assert file.is_file(), f"there is no {file.name}; a game speaks {', '.join(LANGUAGES)}"
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        said = f"{file.name}: no Fluent message: {str(getattr(entry, 'content', '')).strip()!r}"
        assert not isinstance(entry, ast.Junk), said
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file.name} has {entry.id.name!r} twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.names)
    return found


class _Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def rulebooks_agree(title: Title) -> None:
    """Every language has the same rows with the same kinds in the same order."""
    first, *others = LANGUAGES
    ours = _rows(title, first)
    for language in others:
        theirs = _rows(title, language)
        for (rule, kind), (other, mark) in zip(ours.items(), theirs.items(), strict=False):
            assert (rule, kind) == (other, mark), (
                f"rulebook.{language}.md has {other} [{mark}] where rulebook.{first}.md "
                f"has {rule} [{kind}]"
            )
        assert len(ours) == len(theirs), f"rulebook.{language}.md has other rows than {first}"
    for where, rule in _cited(title):
        assert rule in ours, f"{where} cites {rule}, which no rulebook has"


def _rows(title: Title, language: str) -> dict[str, str]:
    file = f"rulebook.{language}.md"
    assert (title.folder / file).is_file(), f"there is no {file}; a game speaks {LANGUAGES}"
    try:
        book = rulebook(title, language)
    except ValueError as error:
        raise AssertionError(f"{file}: {error}") from None
    assert book.introduction, f"{file} has no introduction between its title and its first section"
    rows: dict[str, str] = {row.id: row.kind for row in book.rows}
    assert rows, f"{file} has no rows; a row is a paragraph like: **PEB-1.1** Two to four players."
    twice = [row.id for row in book.rows if [r.id for r in book.rows].count(row.id) > 1]
    assert not twice, f"{file} has {twice[0]} twice"
    return rows


def _cited(title: Title) -> Iterator[tuple[str, str]]:
    yield "about.toml: players", title.about.players.rule
    yield from (("about.toml: refusals", rule) for rule in title.about.refusals)
    for verb, rules in title.about.teaches.items():
        yield from ((f"about.toml: teaches.{verb}", rule) for rule in rules)
    for option in title.about.options:
        yield f"about.toml: the option {option.id!r}", option.rule
    for parameter in title.game.parameters():
        yield f"the parameter {parameter.id!r}", parameter.rule
