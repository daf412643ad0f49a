"""Ludotheque: classic board games to play in the browser and to use as a library."""

from ludotheque.bots import ask
from ludotheque.library import batch, games, load, new, save, verify
from ludotheque.table import Table, replay

__all__ = ["Table", "ask", "batch", "games", "load", "new", "replay", "save", "verify"]
