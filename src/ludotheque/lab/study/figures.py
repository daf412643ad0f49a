"""The figures of a study, drawn by matplotlib: the same results give the same bytes."""

import io
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import matplotlib as mpl
import msgspec
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from ludotheque import registry
from ludotheque.lab.study import findings, luck
from ludotheque.lab.study.findings import Change, Estimate, Group
from ludotheque.lab.study.plan import Study

# Okabe and Ito's colours, which most eyes can tell apart.
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000")
STYLE: dict[Any, Any] = {
    "svg.hashsalt": "ludotheque",
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 9.0,
    "axes.spines.top": False,
    "axes.spines.right": False,
}
WIDTH, HEIGHT = 3.4, 2.8  # inches, of one panel
PANELS = 3  # beside each other
BINS = 30
# The parts of luck.Parts, and what they are called.
PARTS = {
    "skill": "skill",
    "place": "place",
    "deal": "luck of the deal",
    "way": "what came up on the way",
}


class Drawn(msgspec.Struct, frozen=True):
    """A figure: its name, what it shows in a sentence, its picture."""

    name: str
    caption: str
    svg: bytes
    png: bytes


def draw(study: Study, found: list[Group], changed: list[Change]) -> list[Drawn]:
    """Every figure that the study has something to show in."""
    title = registry.title(study.game)
    with mpl.rc_context(STYLE):
        drawn = [
            _by_table("places", PLACES, found, _places),
            _by_table("lengths", LENGTHS, found, _lengths),
            _by_table("scores", SCORES, found, _scores),
            _by_table("endings", ENDINGS, found, partial(_endings, _reasons(found))),
        ]
        if title.game.measures():
            drawn.append(_measures(study, found))
        if changed:
            drawn.append(_changes(changed))
        mixed = [group for group in found if group.cell.is_mixed]
        if mixed:
            drawn.append(_skill(mixed))
    return drawn


PLACES = "Share of the victories by place in the order of play, with 95 % intervals; dashed: fair."
LENGTHS = "Decisions with a choice in a game: the middle, half of all games, 5 % to 95 %."
SCORES = "Scores of all seats at the end."
ENDINGS = "How games end."
MEASURES = "What the game counts, on average for a seat, with 95 % intervals over the deals."
CHANGES = (
    "What an option changes in the first player's share, paired by deal, with 95 % intervals; "
    "the table has everything else."
)
SKILL = (
    "What decides who wins, where bots of different strength sit in the same deals: which bot it "
    "is, its place in the order of play, what the deal gave its seat, what came up on the way."
)


def save(drawn: Sequence[Drawn], folder: Path) -> list[Path]:
    """Every figure as an SVG and a PNG."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for figure in drawn:
        for ending, data in (("svg", figure.svg), ("png", figure.png)):
            path = folder / f"{figure.name}.{ending}"
            path.write_bytes(data)
            written.append(path)
    return written


def _drawn(name: str, caption: str, figure: Figure) -> Drawn:
    svg, png = io.BytesIO(), io.BytesIO()
    figure.savefig(svg, format="svg", metadata={"Date": None})
    figure.savefig(png, format="png", dpi=144, metadata={"Software": None})
    return Drawn(name, caption, svg.getvalue(), png.getvalue())


def _panels(count: int, height: float = HEIGHT) -> tuple[Figure, list[Axes]]:
    wide = min(count, PANELS)
    high = -(-count // wide)
    figure = Figure(figsize=(max(5.0, WIDTH * wide), height * high), layout="constrained")
    axes = figure.subplots(high, wide, squeeze=False).flatten().tolist()
    for unused in axes[count:]:
        unused.set_axis_off()
    return figure, axes[:count]


def _by_table(
    name: str, caption: str, found: list[Group], panel: Callable[[Axes, list[Group]], None]
) -> Drawn:
    """One panel for each table, all settings of it inside."""
    tables = findings.tables(found)
    figure, axes = _panels(len(tables))
    for axis, (table, groups) in zip(axes, tables.items(), strict=True):
        panel(axis, groups)
        axis.set_title(table, fontsize="medium")
    return _drawn(name, caption, figure)


def _bars(axis: Axes, at: Sequence[float], estimates: Sequence[Estimate], **how: object) -> None:
    """Points with their intervals."""
    values = [one.value for one in estimates]
    down = [one.value - one.low for one in estimates]
    up = [one.high - one.value for one in estimates]
    axis.errorbar(at, values, yerr=[down, up], fmt="o", capsize=3, markersize=4, **how)  # type: ignore[arg-type]


def _places(axis: Axes, groups: list[Group]) -> None:
    seats = groups[0].cell.seats
    for number, group in enumerate(groups):
        shares = [findings.share_of_place(group, place) for place in range(1, seats + 1)]
        offset = (number - (len(groups) - 1) / 2) * 0.5 / max(1, len(groups))
        at = [place + offset for place in range(1, seats + 1)]
        _bars(axis, at, shares, color=COLOURS[number % len(COLOURS)], label=group.setting)
    axis.axhline(1 / seats, linestyle="--", linewidth=0.8, color="#777777")
    axis.set_xticks(range(1, seats + 1))
    axis.set_xlabel("place in the order of play")
    axis.set_ylabel("share of victories")
    axis.legend(fontsize="x-small", frameon=False)


def _lengths(axis: Axes, groups: list[Group]) -> None:
    lengths = [[game.decisions for game in group.games] for group in groups]
    axis.boxplot(lengths, whis=(5, 95), showfliers=False, orientation="horizontal")
    axis.set_yticks(range(1, len(groups) + 1), [group.setting for group in groups])
    axis.set_xlabel("decisions")


def _scores(axis: Axes, groups: list[Group]) -> None:
    scores = [[score for game in group.games for score in game.scores] for group in groups]
    low, high = min(map(min, scores)), max(map(max, scores))
    bins = np.linspace(low, high + 1, BINS + 1).tolist()
    for number, group in enumerate(groups):
        colour = COLOURS[number % len(COLOURS)]
        weights = np.full(len(scores[number]), 1 / len(scores[number]))
        axis.hist(
            scores[number],
            bins=bins,
            weights=weights,
            histtype="step",
            color=colour,
            label=group.setting,
        )
    axis.set_xlabel("score")
    axis.set_ylabel("share of seats")
    axis.legend(fontsize="x-small", frameon=False)


def _reasons(found: list[Group]) -> list[str]:
    return sorted({game.reason for group in found for game in group.games})


def _endings(reasons: list[str], axis: Axes, groups: list[Group]) -> None:
    shares = [findings.endings(group) for group in groups]
    left = np.zeros(len(groups))
    for number, reason in enumerate(reasons):
        parts = np.array([ended.get(reason, 0.0) for ended in shares])
        colour = COLOURS[number % len(COLOURS)]
        axis.barh(range(len(groups)), parts, left=left, color=colour, label=reason)
        left += parts
    axis.set_yticks(range(len(groups)), [group.setting for group in groups])
    axis.set_xlabel("share of games")
    axis.set_ylim(-0.6, len(groups) + 0.2)
    axis.legend(fontsize="x-small", frameon=False, ncols=2, loc="upper left")


def _measures(study: Study, found: list[Group]) -> Drawn:
    wanted = {name: of for name, of in findings.numbers(study).items() if name.endswith(" a seat")}
    figure, axes = _panels(len(wanted))
    tables = findings.tables(found)
    for axis, (name, of) in zip(axes, wanted.items(), strict=True):
        for number in range(max(map(len, tables.values()))):
            here = [groups[number] for groups in tables.values()]
            at = [place + 0.12 * number for place in range(len(here))]
            estimates = [findings.mean(group, of) for group in here]
            _bars(axis, at, estimates, color=COLOURS[number % len(COLOURS)], label=here[0].setting)
        labels = [table.replace(", ", "\n").replace("+", "+\n") for table in tables]
        axis.set_xticks(range(len(tables)), labels, fontsize="xx-small")
        axis.set_title(name, fontsize="medium")
    axes[0].legend(fontsize="x-small", frameon=False)
    return _drawn("measures", MEASURES, figure)


def _changes(changed: list[Change]) -> Drawn:
    shown = [change for change in changed if change.of == "first player's share"]
    figure = Figure(figsize=(7.0, 1.0 + 0.32 * len(shown)), layout="constrained")
    axis = figure.subplots()
    for number, change in enumerate(reversed(shown)):
        one = change.difference
        reach = [[one.value - one.low], [one.high - one.value]]
        axis.errorbar([one.value], [number], xerr=reach, fmt="o", capsize=3, color=COLOURS[0])
    labels = [f"{findings.said(one.option, one.after)}: {one.table}" for one in reversed(shown)]
    axis.set_yticks(range(len(shown)), labels)
    axis.axvline(0, linestyle="--", linewidth=0.8, color="#777777")
    axis.set_xlabel("change of the first player's share")
    return _drawn("changes", CHANGES, figure)


def _skill(mixed: list[Group]) -> Drawn:
    figure = Figure(figsize=(7.0, 1.4 + 0.36 * len(mixed)), layout="constrained")
    axis = figure.subplots()
    parts = [luck.parts(group) for group in mixed]
    left = np.zeros(len(mixed))
    for number, (name, called) in enumerate(PARTS.items()):
        shares = np.array([getattr(one, name).value for one in parts])
        axis.barh(range(len(mixed)), shares, left=left, color=COLOURS[number], label=called)
        left += shares
    labels = [f"{group.table}\n{group.setting}" for group in mixed]
    axis.set_yticks(range(len(mixed)), labels, fontsize="x-small")
    axis.set_xlabel("part of the variance of who wins")
    axis.set_ylim(-0.6, len(mixed) + 0.3)
    axis.legend(fontsize="x-small", frameon=False, ncols=4, loc="upper left")
    return _drawn("skill", SKILL, figure)
