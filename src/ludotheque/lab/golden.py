"""Golden playthroughs: a whole game told in plain words, kept and compared.

Greedy players play them, so that a change of a heuristic does not change a golden.
"""

from ludotheque.bots import ask
from ludotheque.dice import Fast
from ludotheque.lab.simulation import Setting
from ludotheque.registry import Title
from ludotheque.speech import Speaker
from ludotheque.table import Table, new

LANGUAGE = "en"


def playthrough(title: Title, setting: Setting, seed: int, edition: int | None = None) -> str:
    """One game of greedy players, every action and event as a sentence."""
    table = new(title.id, setting.seats, seed, setting.options, edition)
    dice = Fast(seed)
    while table.outcome() is None:
        table.act(table.to_act(), ask(table, "greedy", dice))
    return f"{title.about.title}: {setting}, seed {seed}\n\n" + told(table)


def told(table: Table) -> str:
    """A game told from its log, with the last position."""
    names = [colour.capitalize() for colour in table.title.about.colours[: table.seats]]
    speaker = Speaker(table.title, LANGUAGE, names)
    lines = []
    for version, step in enumerate(table.log):
        lines.append(f"{version}. {' '.join(str(word) for word in step.action)}")
        for event in table.events[version]:
            lines.append(f"   {speaker.event(event.name, {**event.facts, **event.secret})}")
    outcome = table.outcome()
    if outcome is not None:
        lines += ["", f"Ended: {outcome.reason}. Scores: {outcome.scores}."]
        lines.append("Won by " + ", ".join(names[seat] for seat in outcome.winners) + ".")
    return "\n".join([*lines, "", table.state.text(), ""])


def golden_settings(title: Title, all_settings: list[Setting]) -> dict[str, Setting]:
    """The settings that a golden is kept of: fewest, middle and most players, by file name."""
    fewest, most = title.about.players.fewest, title.about.players.most
    counts = sorted({fewest, (fewest + most) // 2, most})
    usual = {setting.seats: setting for setting in reversed(all_settings)}
    return {f"{seats}-seats": usual[seats] for seats in counts}
