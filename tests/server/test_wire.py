"""The short way out: frames as the library itself would make them."""

import pytest
from websockets.frames import Frame, Opcode

from ludotheque.server.sockets.wire import head


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_frame_is_what_the_library_makes(length):
    text = b"x" * length
    assert head(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
