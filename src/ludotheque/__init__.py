"""Ludotheque: classic board games to play in the browser and to use as a library."""

from ludotheque.bots import ask
from ludotheque.library import batch, load, new, save, shelf, verify
from ludotheque.playback import replay
from ludotheque.table import Table

__version__ = "0.2.0"

__all__ = ["Table", "ask", "batch", "load", "new", "replay", "save", "shelf", "verify"]
