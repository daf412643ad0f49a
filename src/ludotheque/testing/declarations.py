"""Checks of declarations: events are told as declared, and there are words for all of them."""

from ludotheque.contract import NOBODY, State
from ludotheque.dice import Fast
from ludotheque.kit.declared import Declared
from ludotheque.kit.events import CheckedTell
from ludotheque.kit.nouns import OneOf
from ludotheque.lab.simulation import all_settings
from ludotheque.registry import Title, is_a
from ludotheque.rulebook import LANGUAGES
from ludotheque.testing.texts import messages

# What every message of an action may say of its nouns, beside each of them by its number.
OF_ALL_NOUNS = {"path", "count", "last"}
MOST_NOUNS = 9


def events_are_told_as_declared(title: Title) -> None:
    """Random games of every setting tell declared events with declared facts only."""
    game = title.game
    if not is_a(game, Declared):
        return
    for setting in all_settings(title):
        dice = Fast(8)
        state = game.setup(setting.seats, setting.options, dice, CheckedTell(game.events))
        while state.to_act() != NOBODY:
            actions = state.legal()
            state.apply(actions[dice.below(len(actions))], dice, CheckedTell(game.events))


def declarations_can_be_said(title: Title) -> None:
    """Each verb, event and ending has its message, which uses no variable but its own."""
    if not is_a(title.game, Declared):
        return
    wanted = messages_of(title.game)
    for language in LANGUAGES:
        written = messages(title, language)
        missing = wanted.keys() - written.keys()
        assert not missing, f"messages.{language}.ftl lacks {', '.join(sorted(missing))}"
        for message, variables in written.items():
            if message.startswith(("action-", "event-")):
                assert message in wanted, f"messages.{language}.ftl: nothing is called {message}"
            if message.startswith(("action-", "event-", "reason-")):
                strange = variables - wanted.get(message, set())
                assert not strange, f"messages.{language}.ftl: {message} has no {sorted(strange)}"


def messages_of(game: Declared[State]) -> dict[str, set[str]]:
    """The ids of the messages that the declarations ask for, each with its variables."""
    found: dict[str, set[str]] = {}
    for verb in game.actions.verbs:
        most = MOST_NOUNS if verb.repeats() else max(len(form) for form in verb.forms())
        nouns = {f"n{number}" for number in range(1, most + 1)}
        found[f"action-{verb.name}"] = nouns | OF_ALL_NOUNS
    for kind in game.events.kinds.values():
        found[f"event-{kind.name}"] = set(kind.facts)
        reason = kind.facts.get("reason")
        if reason is not None and is_a(reason.noun, OneOf):
            found |= {f"reason-{word}": set(kind.facts) for word in reason.noun.said}
    return found
