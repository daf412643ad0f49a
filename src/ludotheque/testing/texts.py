"""Checks of texts: everything can be said in every language, rulebooks have the same rows."""

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludotheque.dice import Fast
from ludotheque.lab.selfplay import decisions, words_at_random
from ludotheque.lab.simulation import all_settings
from ludotheque.registry import Title
from ludotheque.rulebook import LANGUAGES, rulebook
from ludotheque.speech import Speaker
from ludotheque.table import Table, new


def everything_can_be_said(title: Title) -> None:
    """Actions, prompts, events, facts, endings and options have words in every language.

    The languages have the same messages (`languages_agree`), so that each setting is
    said in one of them, in turn.
    """
    for number, language in enumerate(LANGUAGES):
        speaker = Speaker(title, language, [f"Seat {n}" for n in range(title.about.players.most)])
        for message in ("title", "pitch", "board-label"):
            assert speaker.say(message)
        for option in title.about.options:
            assert speaker.say(f"option-{option.id}")
            assert speaker.say(f"option-{option.id}-help")
            for choice in option.choices:
                assert speaker.say(f"option-{option.id}-{choice}")
        for warning in title.about.warnings:
            assert speaker.say(f"warn-{warning}")
        for colour in title.about.colours:
            assert speaker.say(f"noun-{colour}")
        for setting in list(all_settings(title))[number :: len(LANGUAGES)]:
            table = new(title.id, setting.seats, 5, setting.options)
            _say_a_game(table, speaker)


def _say_a_game(table: Table, speaker: Speaker) -> None:
    for words in decisions(table, words_at_random(Fast(5))):
        seat, prompt = table.to_act(), table.game.prompt(table.state)
        assert speaker.prompt(prompt, seat, to_me=True, actions=table.legal())
        assert speaker.prompt(prompt, seat, to_me=False)
        assert speaker.action(words)
        _say_what_is_seen(table, seat, speaker)
    _say_what_is_seen(table, 0, speaker)
    outcome = table.outcome()
    assert outcome is not None
    assert speaker.say(f"reason-{outcome.reason}")


def _say_what_is_seen(table: Table, seat: int, speaker: Speaker) -> None:
    """The events of the last step, and what the seats show now."""
    for event in table.events[-1]:
        assert speaker.event(event.name, {**event.facts, **event.secret})
        if event.secret:
            assert speaker.event(event.name, event.facts)
    for facts in table.game.facts(table.state, seat):
        assert all(speaker.fact(name, value) for name, value in facts.items())
    assert table.game.picture(table.state, seat)


def languages_agree(title: Title) -> None:
    """The three message files have the same ids with the same variables."""
    first, *others = [messages(title, language) for language in LANGUAGES]
    for other in others:
        assert first == other, sorted(first.items() ^ other.items())


def messages(title: Title, language: str) -> dict[str, frozenset[str]]:
    """The message ids of a language, each with its variables."""
    text = (title.folder / f"messages.{language}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"messages.{language}.ftl: {entry.content}"
        if isinstance(entry, ast.Message):
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
    books = [rulebook(title, language) for language in LANGUAGES]
    rows = [[(row.id, row.kind) for row in book.rows] for book in books]
    assert rows[0] == rows[1] == rows[2]
    ids = [row.id for row in books[0].rows]
    assert len(ids) == len(set(ids)) > 0
    cited = {title.about.players.rule, *title.about.refusals}
    assert cited | {option.rule for option in title.about.options} <= set(ids)
    assert all(row.text and row.section for book in books for row in book.rows)
    assert all(book.introduction for book in books)
