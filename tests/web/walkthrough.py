"""The recorded walkthrough: docs/walkthrough.md and its pictures."""

import itertools
from pathlib import Path

from tests.web.album import SCHEMES, SIZES, SmallAlbum
from tests.web.scenes import SCENES

DOCS = Path(__file__).parents[2] / "docs"
FOLDER = "pictures/walkthrough"
WIDTHS = {"1440": 1080, "820": 600, "390": 390}
HEAD = """# Walkthrough

The pages in the order in which a new player meets them. The screenshots come from a running server
(`python -m tests.web.screenshots walkthrough`); nothing is retouched.
"""

# Each picture: heading, caption, scene, width, scheme.
PICTURES = (
    (
        "Home page",
        (
            "Games under way come first, with those that wait for you on top. Then the four games: "
            "*Play now* starts a game against bots with one click, without an account. Below are "
            "your finished games and tables that anyone may join."
        ),
        "home",
        "1440",
        "light",
    ),
    (
        "Setting up a table",
        (
            "Each seat is for you, another person at this device, a bot of some level, anyone, or "
            "somebody you invite. Every house rule links to the rule that explains it."
        ),
        "setup",
        "1440",
        "light",
    ),
    (
        "Inviting",
        (
            "Send a link or let a friend scan the code. They see the table, enter a name and sit "
            "down."
        ),
        "waiting",
        "1440",
        "light",
    ),
    ("Sitting down", "The same link on a phone.", "joining", "390", "light"),
    (
        "Tutorial",
        (
            "A short tutorial on the real board: it tells you what to do, highlights it and "
            "accepts nothing else."
        ),
        "learn",
        "1440",
        "light",
    ),
    (
        "Your turn",
        (
            "One sentence says who must do what. Your choices are highlighted on the board and "
            "listed next to it."
        ),
        "turn",
        "1440",
        "light",
    ),
    (
        "Preview",
        "Point at a choice to see its effect on the board, at the seats and in words.",
        "preview",
        "1440",
        "dark",
    ),
    ("On a phone", "The first tap shows a preview; a button confirms.", "preview", "390", "light"),
    (
        "Why can't I?",
        "An illegal move is answered with the text and the number of the rule that forbids it.",
        "refusal",
        "820",
        "light",
    ),
    (
        "Hints",
        "What a strong bot would do in your place, and its estimate of your chances.",
        "hint",
        "1440",
        "light",
    ),
    (
        "Since your last visit",
        "When you come back, you first read what the others did.",
        "lately",
        "1440",
        "light",
    ),
    (
        "Several people, one device",
        "In games with hidden hands, a curtain covers the screen between two turns.",
        "curtain",
        "390",
        "light",
    ),
    (
        "In one room",
        (
            "Friends share one big screen, each with a phone: the screen shows the board and "
            "public information, the phones show the hands."
        ),
        "room",
        "1440",
        "light",
    ),
    ("", "A phone with its hand and the current choices.", "hand", "390", "light"),
    (
        "Table menu",
        "The settings of the table, a bot to stand in for you, and, for the host, closing it.",
        "menu",
        "820",
        "light",
    ),
    (
        "Game over",
        "The winner, the scores, and how everybody's score developed.",
        "over",
        "1440",
        "light",
    ),
    (
        "Fair dice",
        "The verification of the dice, explained in plain words.",
        "story",
        "390",
        "dark",
    ),
    (
        "Replay",
        (
            "Step, play or jump through a game. Every moment has its own link, and from any moment "
            "of a finished game you can play on against bots."
        ),
        "replay",
        "1440",
        "dark",
    ),
    ("", "The replay on a phone.", "replay", "390", "light"),
    (
        "Coach",
        (
            "Next to the replay of a finished game: everybody's chances over time, and the "
            "decisions that cost you most, given what you could know at the time."
        ),
        "coach",
        "1440",
        "light",
    ),
    (
        "Progress",
        (
            "What your decisions cost over many games, by phase and by kind, each number with its "
            "confidence interval."
        ),
        "progress",
        "1440",
        "light",
    ),
    (
        "Puzzles",
        "Three positions a day from your own games, as you saw them at the time.",
        "puzzle",
        "820",
        "light",
    ),
    (
        "",
        "After your answer: the value of your choice compared with what you played in the game.",
        "puzzle-answered",
        "390",
        "light",
    ),
)


def walkthrough(server, browser):
    out = DOCS / FOLDER
    out.mkdir(parents=True, exist_ok=True)
    for old in out.glob("*.webp"):
        old.unlink()
    for size, scheme in itertools.product(SIZES, SCHEMES):
        wanted = {name for _, _, name, *at in PICTURES if at == [size, scheme]}
        album = SmallAlbum(browser, server, out, size, scheme, wanted, WIDTHS[size])
        for scene, pictures in SCENES.items():
            if wanted & pictures:
                scene(album)
                album.close()
    (DOCS / "walkthrough.md").write_text(_page(), encoding="utf-8")


def _page():
    parts = [HEAD]
    for heading, text, name, size, scheme in PICTURES:
        if heading:
            parts.append(f"\n## {heading}\n")
        parts.append(f"\n{text}\n\n![{text}]({FOLDER}/{name}-{size}-{scheme}.webp)\n")
    return "".join(parts)
