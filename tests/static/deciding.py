"""Runs in the page's Python and natively: every position of a game, and what each level does."""

import hashlib
import json

import ludotheque as lt
from ludotheque import registry
from ludotheque.bots import ask
from ludotheque.dice import Fast

SEATS, SEED, POSITIONS = 3, 11, 6


def played(game):
    """A game by heuristic bots to its end; a few tables on the way, spread over it."""
    table = lt.new(game, SEATS, SEED)
    total, versions = hashlib.sha256(), []
    while table.outcome() is None:
        versions.append(table.version)
        total.update(f"{table.state.text()}\n".encode())
        table.act(table.to_act(), ask(table, "heuristic", Fast(table.version)))
    total.update(table.record(["a", "b", "c"]).json())
    return total.hexdigest(), versions


def decisions(game, level, versions):
    """What a level does at some positions of that game."""
    wanted = set(versions[:: max(1, len(versions) // POSITIONS)])
    table, chosen = lt.new(game, SEATS, SEED), []
    while table.outcome() is None:
        if table.version in wanted:
            chosen.append(ask(table, level, Fast(1000 + table.version)))
        table.act(table.to_act(), ask(table, "heuristic", Fast(table.version)))
    return hashlib.sha256(json.dumps(chosen).encode()).hexdigest()


def everything(levels):
    found = {}
    for game in registry.titles():
        found[game], versions = played(game)
        for level in levels:
            found[f"{game} {level}"] = decisions(game, level, versions)
    return found
