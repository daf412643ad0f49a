"""Games of the past: replays, branches, imported records, rematches."""
