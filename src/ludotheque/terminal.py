"""A game in the terminal: one person against bots."""

from rich.console import Console

from ludotheque.bots import ask
from ludotheque.contract import Illegal, Words
from ludotheque.registry import house_rules
from ludotheque.rulebook import MARK, rulebook
from ludotheque.speech import Speaker
from ludotheque.table import Refused, Table
from ludotheque.views import seen_step, view

ME = 0


class Quit(Exception):
    """The person has had enough."""


class TerminalGame:
    """One game in the terminal; seat 0 is the person, the others are bots."""

    def __init__(self, table: Table, level: str, language: str, console: Console) -> None:
        self._table = table
        self._level = level
        self._dice = table.luck()
        self._language = language
        self._console = console
        colours = [f"noun-{colour}" for colour in table.title.about.colours[: table.seats]]
        names = Speaker(table.title, language, [])
        self._speaker = Speaker(table.title, language, [names.say(c).capitalize() for c in colours])
        self._told = 0

    def play(self) -> None:
        """Until the end, or until the person quits."""
        title = self._table.title.about.title
        self._print(self._speaker.say("welcome", title=title, colour=self._speaker.name(ME)))
        for rule in house_rules(self._table.title, self._table.options, self._table.seats):
            self._print(self._speaker.house_rule(rule))
        while self._table.outcome() is None:
            self._tell()
            if ME in self._table.deciders():
                self._my_move()
            else:
                self._table.act(self._table.to_act(), ask(self._table, self._level, self._dice))
        self._tell()
        self._show_end()

    def _my_move(self) -> None:
        self._show_board()
        actions = self._table.legal(ME)
        for number, words in enumerate(actions, 1):
            self._print(f"{number:4}  {self._speaker.action(words)}")
        prompt = view(self._table, ME).prompt
        self._print(self._speaker.prompt(prompt, ME, to_me=True, actions=actions))
        while not self._answer(self._ask(), actions):
            self._print(self._speaker.say("how-to-answer"))

    def _ask(self) -> str:
        try:
            return self._console.input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            raise Quit from None

    def _answer(self, said: str, actions: list[Words]) -> bool:
        """Carry out what the person typed; False when it makes no sense."""
        if said in {"quit", "q"}:
            raise Quit
        if said in {"undo", "u"}:
            return self._undo()
        if said.startswith("rule "):
            self._show_rule(said.removeprefix("rule ").strip().upper())
            return True
        if said.isdecimal():
            number = int(said)
            return 0 < number <= len(actions) and self._act(actions[number - 1])
        return bool(said) and self._act(
            [int(word) if word.isdecimal() else word for word in said.split()]
        )

    def _act(self, words: Words) -> bool:
        try:
            if self._confirmed(words):
                self._table.act(ME, words)
        except Illegal as refusal:
            if why := self._speaker.refusal(refusal.rule):
                self._print(why)
            self._show_rule(refusal.rule)
        except Refused:
            return False
        return True

    def _confirmed(self, words: Words) -> bool:
        """Warn before a choice that hurts."""
        events = [name for name, _ in self._table.preview(ME, words).events]
        warnings = [name for name in self._table.title.about.warnings if name in events]
        for name in warnings:
            self._print("! " + self._speaker.say(f"warn-{name}"))
        if not warnings:
            return True
        self._print(self._speaker.say("sure"))
        return self._ask().lower() in {"y", "yes", "o", "oui", "j", "ja"}

    def _undo(self) -> bool:
        try:
            self._table.undo(ME)
        except Refused:
            self._print(self._speaker.say("nothing-to-undo"))
        return True

    def _tell(self) -> None:
        """The events since the last time."""
        for version in range(self._told, self._table.version + 1):
            for event in seen_step(self._table, version, ME).events:
                self._print("· " + self._speaker.event(event.name, event.facts))
        self._told = self._table.version + 1

    def _show_board(self) -> None:
        self._print("\n" + self._table.game.picture(self._table.state, ME) + "\n")
        for seat, facts in enumerate(self._table.game.facts(self._table.state, ME)):
            shown = [self._speaker.fact(name, value) for name, value in facts.items()]
            self._print(f"{self._speaker.name(seat)}: {', '.join(shown)}")

    def _show_rule(self, rule: str) -> None:
        rows = {row.id: row for row in rulebook(self._table.title, self._language).rows}
        if rule not in rows:
            self._print(self._speaker.say("no-rule"))
            return
        row = rows[rule]
        kind = "" if row.kind == "rule" else f"[{self._speaker.say(f'kind-{row.kind}')}] "
        text = MARK.sub(lambda mark: f"[{self._speaker.say(f'kind-{mark[1]}')}]", row.text)
        self._print(f"{rule}: {kind}{text}")
        for mark in row.marks():
            self._print(
                f"[{self._speaker.say(f'kind-{mark}')}] {self._speaker.say(f'means-{mark}')}"
            )

    def _show_end(self) -> None:
        outcome = self._table.outcome()
        assert outcome is not None
        self._print("\n" + self._table.game.picture(self._table.state, ME) + "\n")
        self._print(self._speaker.reason(outcome.reason, self._table.events[-1]))
        for seat, score in enumerate(outcome.scores):
            mark = " *" if seat in outcome.winners else ""
            self._print(f"{self._speaker.name(seat)}: {score}{mark}")

    def _print(self, text: str) -> None:
        self._console.print(text, markup=False, highlight=False)


def play(table: Table, level: str, language: str) -> None:
    """Play in the terminal; ends quietly when the person quits."""
    try:
        TerminalGame(table, level, language, Console()).play()
    except Quit:
        return
