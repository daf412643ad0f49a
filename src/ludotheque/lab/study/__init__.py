"""Studies: a question about a game, played out by bots, answered with numbers and figures."""
