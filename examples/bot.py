#!/usr/bin/env python3
"""A bot in Python: it reads a line, it writes a line. See docs/bot-protocol.md.

$ ludotheque arena gratte-ciel "program:python3 examples/bot.py" greedy greedy

It plays any game, taking what it has not done for longest. Replace `choose`.
"""

import json
import sys

done: dict[str, int] = {}  # when each action was last taken in this game


def choose(message: dict) -> list:
    """One of message["actions"]; message["board"] is all that this seat may know."""
    action = min(message["actions"], key=lambda words: done.get(json.dumps(words), 0))
    done[json.dumps(action)] = message["id"]
    return action


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            done.clear()
        if message["type"] == "decide":
            answer = {"id": message["id"], "action": choose(message)}
            print(json.dumps(answer), flush=True)


main()
