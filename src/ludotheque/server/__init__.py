"""The place to play: tables, sessions and sockets over HTTP."""
