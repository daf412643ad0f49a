"""The page of all observations: docs/observations.md is what this module prints."""

from ludotheque import registry
from ludotheque.registry import Title

INTRODUCTION = """# Observations

What `observe` and every adapter give a learning program: whole numbers, block after block in
this order, as the seat that looks may know them. A block is as long as its size says, for
each number of seats; `kinds` is how many values a number can have (from 0), or - for a count.
This page is printed by `python -m ludotheque.lab.blocks`.
"""


def page() -> str:
    """One table a game, from the games' own blocks."""
    sections = [_section(title) for title in registry.titles().values()]
    return "\n".join([INTRODUCTION, *[section for section in sections if section]])


def _section(title: Title) -> str:
    players = title.about.players
    counts = range(players.fewest, players.most + 1)
    tables = [title.game.observation(seats) for seats in counts]
    if not tables[0]:
        return ""
    totals = " / ".join(str(sum(block.size for block in blocks)) for blocks in tables)
    seats = " / ".join(str(count) for count in counts)
    lines = [
        f"## {title.about.title}\n",
        f"{int(title.game.slots()):,} slots; at {seats} seats {totals} numbers.\n",
        "| block | size | kinds | meaning |\n|---|---|---|---|",
    ]
    for block in zip(*tables, strict=True):
        sizes = _either([one.size for one in block])
        kinds = _either([one.kinds for one in block]) if block[0].kinds else "-"
        lines.append(f"| {block[0].name} | {sizes} | {kinds} | {block[0].meaning} |")
    return "\n".join([*lines, ""])


def _either(numbers: list[int]) -> str:
    """One number where all are alike, else one for each number of seats."""
    return " / ".join(str(number) for number in (numbers if len(set(numbers)) > 1 else numbers[:1]))


if __name__ == "__main__":
    print(page(), end="")
