"""Garbage in cycles, which only Python's collector finds: it is looked for in moments of the server's own choosing.

An answer leaves none: what it replaces is freed at once. But it makes hundreds of objects that stay until the table's
next answer, and by its own rule the collector goes through them several times a second, for up to 25 ms in which
everybody waits, and finds nothing. What leaves a little is connections that end and statements to the database.
"""

from __future__ import annotations

import gc
import time

LOOK_EVERY = 5.0
"""Seconds between two times at which it is asked whether to look."""
IDLE = 0.1
"""The share of a core below which a server has time for it: at a thousand players a look takes a quarter second."""
GROWN_SOME, GROWN_MUCH = 50_000, 2_000_000
"""How many more objects there are than after the last look when it is time for the next: in an idle moment, or in any.

So many hold 5 MB and 200 MB, should all of them be garbage. To look at new objects alone would be no quicker while
people play: an answer makes its table's objects anew, so nearly all of them are new.
"""


class Collecting:
    """When the collector looks for garbage, in place of its own rule."""

    def __init__(self) -> None:
        self.used = 0.0  # CPU seconds of this process, when it was last asked

    def begin(self) -> None:
        """Leave alone what stays for good (all modules, texts and cards), and look at the rest only when told to."""
        gc.collect()
        gc.freeze()
        gc.disable()
        self.used = time.process_time()

    def end(self) -> None:
        """The collector goes by its own rule again."""
        gc.enable()

    async def look(self) -> None:
        """Look for garbage if there may be much, or if there is time."""
        used = time.process_time()
        idle = used - self.used < IDLE * LOOK_EVERY
        self.used = used
        if gc.get_count()[0] > (GROWN_SOME if idle else GROWN_MUCH):
            gc.collect()
