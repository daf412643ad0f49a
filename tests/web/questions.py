"""What a page asks the server about: the actions of which it wants to know why not."""

import json


def questions(page):
    """A list that grows with every action that the page asks about."""
    asked = []

    def sent(frame):
        message = json.loads(frame)
        if message["type"] == "why":
            asked.append(message["action"])

    page.on("websocket", lambda socket: socket.on("framesent", sent))
    return asked
