"""What is sent to a viewer comes in order, whether it goes at once or has to wait."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from kaiju.server.viewers import OUTBOX_LONGEST, Viewer
from kaiju.server.wire import text_frame


class Wire:
    """A line that takes what it is given as long as it is free."""

    def __init__(self) -> None:
        self.free = True
        self.sent: list[bytes] = []

    def send_now(self, text: bytes) -> bool:
        if self.free:
            self.sent.append(text)
        return self.free


def viewer_on(wire: Wire | None) -> Viewer:
    found = Viewer("p", "Ann", [0])
    found.send_now = wire.send_now if wire is not None else None
    return found


def test_without_a_line_everything_waits_in_the_outbox() -> None:
    viewer = viewer_on(None)
    viewer.post(b"1")
    viewer.post(b"2")
    assert list(viewer.outbox) == [b"1", b"2"]
    assert viewer.wake.is_set()


def test_nothing_overtakes_what_waits() -> None:
    wire = Wire()
    viewer = viewer_on(wire)
    viewer.post(b"1")
    wire.free = False
    viewer.post(b"2")
    wire.free = True  # the line is free again, but the second has not gone yet
    viewer.post(b"3")
    assert wire.sent == [b"1"]
    assert list(viewer.outbox) == [b"2", b"3"]
    viewer.outbox.clear()
    viewer.post(b"4")
    assert wire.sent == [b"1", b"4"]


def test_who_is_too_far_behind_is_let_go() -> None:
    wire = Wire()
    wire.free = False
    viewer = viewer_on(wire)
    gone = []
    for n in range(OUTBOX_LONGEST + 1):
        viewer.post(b"%d" % n)
        gone.append(viewer.gone)
    assert gone == [False] * OUTBOX_LONGEST + [True]
    assert len(viewer.outbox) == OUTBOX_LONGEST


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_what_goes_past_the_library_is_what_the_library_would_send(length: int) -> None:
    text = b"x" * length
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
