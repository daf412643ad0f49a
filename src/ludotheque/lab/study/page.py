"""The report of a study: one HTML page that needs nothing else, its figures inside."""

import hashlib
import html
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from ludotheque import registry
from ludotheque.lab.study import findings, luck
from ludotheque.lab.study.figures import PARTS, Drawn
from ludotheque.lab.study.findings import Change, Estimate, Group
from ludotheque.lab.study.plan import Study
from ludotheque.lab.study.rows import CSV

PAGE = "report.html"
CONFIDENCE = 0.95
CSS = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 66rem; margin: 2rem auto; padding: 0 1rem;
  color: #1d1d1f; background: #fff; }
figure { margin: 2rem 0; } figure svg { max-width: 100%; height: auto; }
figcaption, .small { color: #555; font-size: .9rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .9rem; }
th, td { padding: .25rem .75rem; text-align: left; border-bottom: 1px solid #ddd; }
code, pre { background: #f4f4f2; } pre { padding: .75rem; overflow-x: auto; }
.clear { font-weight: 600; }
"""


class Made(NamedTuple):
    """How a report came about: the study's name, by which version, the digest of its results."""

    name: str
    version: str
    results: str


def page(
    study: Study, made: Made, found: list[Group], changed: list[Change], drawn: list[Drawn]
) -> str:
    """The whole page."""
    pictures = {figure.name: _figure(figure, found) for figure in drawn}
    mixed = [group for group in found if group.cell.is_mixed]
    sections = [
        f"<h1>{_text(study.title)}</h1><p><strong>{_text(study.question)}</strong></p>",
        _paragraphs(study.reading),
        "<h2>Is the first player ahead?</h2>",
        _first_player(found),
        pictures["places"],
        *(["<h2>What the options change</h2>", _changes(changed)] if changed else []),
        pictures.get("changes", ""),
        *(["<h2>Luck and skill</h2>", _bots(mixed), _skill(mixed)] if mixed else []),
        pictures.get("skill", ""),
        "<h2>Length and endings</h2>",
        _lengths(found),
        pictures["lengths"],
        pictures["endings"],
        "<h2>Scores</h2>",
        pictures["scores"],
        *(["<h2>What happens in a game</h2>", _meanings(study)] if "measures" in pictures else []),
        pictures.get("measures", ""),
        "<h2>How this was made</h2>",
        _made(study, made, found),
    ]
    head = f"<title>{_text(study.title)}</title><style>{CSS}</style>"
    view = '<meta name="viewport" content="width=device-width, initial-scale=1">'
    body = "\n".join(section for section in sections if section)
    start = f'<!doctype html><html lang="en"><head><meta charset="utf-8">{view}{head}</head>'
    return f"{start}<body><main>\n{body}\n</main></body></html>\n"


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def summary(found: Sequence[Group]) -> list[str]:
    """The first player's share at each kind of table, a line each."""
    return [
        f"{group.table}, {group.setting}: the first player wins "
        f"{_percent(findings.share_of_place(group, 1))}, fair is {1 / group.cell.seats:.0%}; "
        f"{group.count}"
        for group in found
    ]


def _first_player(found: Sequence[Group]) -> str:
    rows = []
    for group in found:
        share, fair = findings.share_of_place(group, 1), 1 / group.cell.seats
        lead = Estimate(share.value - fair, share.low - fair, share.high - fair)
        counts = [f"{len(group.games):,}", f"{group.different:,}"]
        rows.append([group.table, group.setting, _percent(share), _points(lead), *counts])
    head = ["table", "setting", "first player wins", "lead over fair", "games", "different"]
    return _table(head, rows)


def _changes(changed: Sequence[Change]) -> str:
    rows = [
        [
            one.table,
            f"{findings.said(one.option, one.before)} → {findings.said(one.option, one.after)}",
            one.of,
            _points(one.difference) if "share" in one.of else _signed(one.difference),
            f"{one.deals:,}",
        ]
        for one in changed
    ]
    chance = (1 - CONFIDENCE) * len(rows)
    note = (
        "Paired by deal; bold where the 95 % interval leaves 0 out. "
        f"Of {len(rows)} rows about {chance:.0f} would be bold by chance alone."
    )
    return f"<p class=small>{note}</p>" + _table(["table", "option", "of", "change", "deals"], rows)


def _bots(mixed: Sequence[Group]) -> str:
    rows = [
        [group.table, group.setting, bot, _percent(findings.share_of_bot(group, bot)), group.count]
        for group in mixed
        for bot in dict.fromkeys(group.cell.bots)
    ]
    return _table(["table", "setting", "bot", "a seat of it wins", "behind it"], rows)


def _skill(mixed: Sequence[Group]) -> str:
    rows = []
    for group in mixed:
        parts = luck.parts(group)
        cells = [_percent(getattr(parts, name)) for name in PARTS]
        rows.append([group.table, group.setting, *cells])
    return _table(["table", "setting", *PARTS.values()], rows)


def _lengths(found: Sequence[Group]) -> str:
    rows = []
    for group in found:
        low, middle, high = findings.quantiles([game.decisions for game in group.games])
        ended = findings.endings(group)
        ways = ", ".join(f"{reason} {share:.1%}" for reason, share in ended.items())
        length = [f"{middle:.0f}", f"{low:.0f} to {high:.0f}"]
        rows.append([group.table, group.setting, *length, ways, group.count])
    return _table(["table", "setting", "decisions", "5 % to 95 %", "endings", "behind it"], rows)


def _meanings(study: Study) -> str:
    measures = registry.title(study.game).game.measures()
    terms = [f"<dt>{_text(one.name)}</dt><dd>{_text(one.meaning)}</dd>" for one in measures]
    return f"<dl class=small>{''.join(terms)}</dl>"


def _made(study: Study, made: Made, found: Sequence[Group]) -> str:
    title = registry.title(study.game)
    deals = len(found[0].deals)
    played = f"{title.about.title}, edition {title.about.edition} of its rules"
    dealt = (
        f"{deals:,} deals with the seeds of {study.seed}, each at all {len(found)} kinds of table; "
        "a line-up of different bots once in every rotation. The same deal has the same dice "
        "everywhere, and a seat's bot has the same luck."
    )
    rules = f"{played}; ludotheque {made.version}. SHA-256 of {CSV}: <code>{made.results}</code>."
    caution = (
        "Bots of one strength say how the game plays between them, not how it plays between "
        "people. Intervals are 95 %: Wilson's for shares, over deals for what is paired."
    )
    command = f"<pre>ludotheque study {_text(made.name)}</pre>"
    return command + "".join(f"<p>{line}</p>" for line in (dealt, rules, caution))


def _figure(figure: Drawn, found: Sequence[Group]) -> str:
    svg = figure.svg.decode()
    svg = svg[svg.index("<svg") :].replace("<svg", f'<svg role="img" aria-label="{figure.name}"', 1)
    games = sum(len(group.games) for group in found)
    different = sum(group.different for group in found)
    behind = f"Behind it: {games:,} games, {different:,} different within their tables."
    # Two figures of one page must not share the ids of their clip paths and glyphs.
    for mark in ('id="', "url(#", 'href="#'):
        svg = svg.replace(mark, f"{mark}{figure.name}-")
    caption = f"{_text(figure.caption)} {behind}"
    return f"<figure>{svg}<figcaption>{caption}</figcaption></figure>"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    top = "".join(f"<th scope=col>{_text(one)}</th>" for one in head)
    lines = ["<tr>" + "".join(_td(cell) for cell in row) + "</tr>" for row in rows]
    return (
        f"<div class=wide><table><thead><tr>{top}</tr></thead>"
        f"<tbody>{''.join(lines)}</tbody></table></div>"
    )


def _td(cell: str) -> str:
    """What is marked with a * is clear."""
    kind = ' class="clear"' if cell.endswith("*") else ""
    return f"<td{kind}>{_text(cell.removesuffix('*'))}</td>"


def _percent(one: Estimate) -> str:
    return f"{one.value:.1%} ({one.low:.1%} to {one.high:.1%})"


def _points(one: Estimate) -> str:
    """A difference of shares, in points of a hundred."""
    hundred = Estimate(100 * one.value, 100 * one.low, 100 * one.high)
    return _signed(hundred)


def _signed(one: Estimate) -> str:
    mark = "*" if one.differs_from(0.0) else ""
    return f"{one.value:+.2f} ({one.low:+.2f} to {one.high:+.2f}){mark}"


def _paragraphs(text: str) -> str:
    return "".join(f"<p>{_text(part)}</p>" for part in text.split("\n\n") if part.strip())


def _text(text: str) -> str:
    return html.escape(text, quote=True)
