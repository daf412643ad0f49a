"""Ludotheque: classic board games to play in the browser and to use as a library."""

from ludotheque.bots import ask
from ludotheque.table import Table, new, replay, verify

__all__ = ["Table", "ask", "new", "replay", "verify"]
