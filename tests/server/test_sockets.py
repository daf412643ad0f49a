"""The way of a click: stored, then told, to each viewer his own."""

from tests.server.client import play


def table_of_two(guest, *more):
    """Ada and Bob at a table of three; Ada plays the third seat as well."""
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("me", "open", "me", **dict(more))["id"]
    assert bob.join(table, 1).status_code == 200
    return table, ada.open(table), bob.open(table)


def test_a_game_is_played_to_its_end(guest):
    _, ada, bob = table_of_two(guest)
    play([ada, bob], 1000)
    assert ada.view["result"]["winners"]
    assert ada.view["result"] == bob.view["result"]
    assert ada.lobby["status"] == "over"
    assert sorted(ada.steps) == sorted(bob.steps) == list(range(ada.view["version"] + 1))
