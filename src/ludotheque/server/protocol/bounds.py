"""How long a text and how large a number in any message may be, before anybody looks at it.

What a field means is checked where it is used, with an error of its own; these bounds only
make sure that looking costs nothing, and that every number fits into the database.
"""

from typing import Annotated

from msgspec import Meta

Id = Annotated[str, Meta(max_length=64)]  # a sender's own mark on a message
Text = Annotated[str, Meta(max_length=1024)]  # names, passwords, chat, codes
Number = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]  # versions, seats
Words = Annotated[list[Text | Number], Meta(max_length=256)]
Options = Annotated[dict[Text, bool | Number | Text], Meta(max_length=64)]
MOST_SEATS = Meta(max_length=16)
LONGEST_TURN = 14 * 24 * 3600  # seconds
LARGEST_BANK = 60 * 24 * 3600

# What people type, in characters; the browser knows these too.
LONGEST_NAME = 32
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 256
LONGEST_MESSAGE = 500
