"""Bots: they get a guess of the position that their seat may have, never the truth."""
