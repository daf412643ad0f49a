"""The addresses of pages: which there are, and what a link to one shows where it is shared."""

import re
from html import escape

import msgspec

from ludotheque import registry
from ludotheque.registry import Title
from ludotheque.rulebook import LANGUAGES
from ludotheque.server.routes.catalogue import poster
from ludotheque.speech import Speaker
from ludotheque.store import Store, Unavailable
from ludotheque.store.tables import TableRow

# As in web/src/lib/router.svelte.ts.
_PAGES = re.compile(
    r"(?:account|notices|progress|puzzle/[1-9]|room|join|[A-Za-z]{6}|unsubscribe/[^/]+|(?:new|learn|rules|room)/(?P<game>[^/]+)|table/(?P<table>[^/]+)(?:/at/[0-9]+)?)?/?"
)
ICON = "/touch-icon.png"
_OFFERED = ("open", "invited")


class Card(msgspec.Struct, frozen=True):
    """What is shown in place of a link; `picture` is an address on this server."""

    title: str = "Ludotheque"
    text: str = "Classic board games in your browser, with friends or against bots."
    picture: str = ICON

    def tags(self, origin: str) -> str:
        """The card as the head of a page has it."""
        title, text = escape(self.title), escape(self.text)
        return "\n".join(
            [
                f"<title>{title}</title>",
                f'<meta name="description" content="{text}" />',
                '<meta property="og:site_name" content="Ludotheque" />',
                '<meta property="og:type" content="website" />',
                f'<meta property="og:title" content="{title}" />',
                f'<meta property="og:description" content="{text}" />',
                f'<meta property="og:image" content="{escape(origin + self.picture)}" />',
            ]
        )


async def card(store: Store, path: str, accepted: str) -> Card | None:
    """The card of a page; None where no page is. `accepted` is an Accept-Language."""
    found = _PAGES.fullmatch(path)
    if found is None:
        return None
    language = _language(accepted)
    if found["game"] is not None:
        title = registry.titles().get(found["game"])
        return None if title is None else _of_game(title, language)
    if found["table"] is None:
        return Card()
    try:
        row = await store.table_row(found["table"])
    except Unavailable:  # the page itself says so
        return Card()
    return None if row is None else _of_table(row, language)


def _of_game(title: Title, language: str) -> Card:
    speaker = Speaker(title, language, [])
    return Card(speaker.say("title"), speaker.say("pitch"), _picture(title))


def _of_table(row: TableRow, language: str) -> Card:
    """Who invites to what, while somebody is awaited; of any other table a link tells nothing."""
    title = registry.titles().get(row.game)
    offered = any(seat.free and seat.kind in _OFFERED for seat in row.seats)
    if title is None or row.status != "waiting" or not offered:
        return Card()
    speaker = Speaker(title, language, [])
    game = speaker.say("title")
    host = next((seat.name for seat in row.seats if seat.person == row.owner and seat.name), None)
    invited = (
        speaker.say("invited", title=game)
        if host is None
        else speaker.say("invited-by", title=game, host=host)
    )
    rules = registry.house_rules(title, row.options, len(row.seats))
    text = " ".join([speaker.say("pitch"), *map(speaker.house_rule, rules)])
    return Card(invited, text, _picture(title))


def _picture(title: Title) -> str:
    return ICON if poster(title) is None else f"/api/games/{title.id}/poster"


def _language(accepted: str) -> str:
    """The first of our languages that a browser asks for."""
    asked = (part.strip()[:2].lower() for part in accepted.split(","))
    return next((code for code in asked if code in LANGUAGES), "en")
