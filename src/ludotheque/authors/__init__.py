"""For authors of further games: a skeleton to begin with, and the suite with progress."""
