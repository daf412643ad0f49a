"""The recorded walkthrough: docs/walkthrough.md and its pictures."""

import itertools
from pathlib import Path

from tests.web.album import SCHEMES, SIZES, SmallAlbum
from tests.web.scenes import SCENES

DOCS = Path(__file__).parents[2] / "docs"
FOLDER = "pictures/walkthrough"
WIDTHS = {"1440": 1080, "820": 600, "390": 390}
HEAD = """# A walk through the house

What the pages look like, in the order in which somebody new meets them. Made by
`python -m tests.web.screenshots walkthrough` from a running server; nothing is retouched.
"""

# Each picture: heading, what is to be seen, scene, width, scheme.
PICTURES = (
    (
        "The shelf",
        (
            "Your games on top, those that wait for you first; four games, each with its "
            "poster. *Play now* seats you against bots at once: no account, one click. Below, "
            "tables that anyone may join."
        ),
        "home",
        "1440",
        "light",
    ),
    (
        "Setting up a table",
        (
            "Each seat is yours, another person's at this device, a bot's of a level, open, or by "
            "invitation. Every house rule opens the paragraph that explains it."
        ),
        "setup",
        "1440",
        "light",
    ),
    (
        "Inviting",
        (
            "A link to send and a code to scan. Whoever opens it sees the table and sits down "
            "with a name."
        ),
        "waiting",
        "1440",
        "light",
    ),
    ("Sitting down", "The same link on a phone.", "joining", "390", "light"),
    (
        "Learning",
        (
            "A short tutorial on the real board: it says what to do, points at it and takes "
            "nothing else."
        ),
        "learn",
        "1440",
        "light",
    ),
    (
        "My turn",
        (
            "One sentence says who must do what. What can be chosen glows on the board and stands "
            "in the list of choices."
        ),
        "turn",
        "1440",
        "light",
    ),
    (
        "Before a choice",
        "Pointing at a choice shows what it does, on the board, at the seats and in words.",
        "preview",
        "1440",
        "dark",
    ),
    ("On a phone", "A first touch looks; a button does it.", "preview", "390", "light"),
    (
        "Why can't I?",
        "What is not allowed answers with the rule, word for word and by its number.",
        "refusal",
        "820",
        "light",
    ),
    (
        "A hint",
        "What a strong bot would do in your place, and what it thinks of your chances.",
        "hint",
        "1440",
        "light",
    ),
    (
        "Since I last looked",
        "Whoever comes back reads first what the others did.",
        "lately",
        "1440",
        "light",
    ),
    (
        "Several people, one device",
        "Where hands are hidden a curtain falls between two turns.",
        "curtain",
        "390",
        "light",
    ),
    (
        "In one room",
        (
            "Friends around one screen, each with a phone: the board and what everybody may know "
            "stand there, hands stay in the hand."
        ),
        "room",
        "1440",
        "light",
    ),
    ("", "A hand, and what it may do now.", "hand", "390", "light"),
    (
        "The table's menu",
        "What was agreed; a bot that stands in; and for the host, closing the table.",
        "menu",
        "820",
        "light",
    ),
    (
        "The end",
        "Who won, with what, and how it came about: everybody's score over the game.",
        "over",
        "1440",
        "light",
    ),
    (
        "Fair dice",
        "The check of the dice, explained in plain words.",
        "story",
        "390",
        "dark",
    ),
    (
        "Looking through a game",
        (
            "Step, play, jump; every moment has its own link, and from any moment of a finished "
            "game one can play on against bots."
        ),
        "replay",
        "1440",
        "dark",
    ),
    ("", "The same on a phone.", "replay", "390", "light"),
    (
        "The coach",
        (
            "Beside the replay of a finished game: everybody's chances over time, and the "
            "decisions that cost you most, by what you could know then."
        ),
        "coach",
        "1440",
        "light",
    ),
    (
        "My progress",
        (
            "Over many games: what your decisions cost, by phase and by kind, each number with "
            "its range."
        ),
        "progress",
        "1440",
        "light",
    ),
    (
        "Puzzles",
        "Three positions a day from your own games, as you saw them then.",
        "puzzle",
        "820",
        "light",
    ),
    (
        "",
        "Answered: what your choice is worth, beside what you played then.",
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
