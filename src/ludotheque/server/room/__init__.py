"""One table in use: its game, its seats, its audience, its chat."""
