"""A cable between a browser and the server, to be cut: a forwarder of TCP connections."""

from __future__ import annotations

import contextlib
import socket
import threading

from tests.server.running import free_port


class Cable:
    """Forwards every connection to a port of this machine, until it is cut; mended, it forwards again."""

    def __init__(self, to: int) -> None:
        self.to = to
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._whole = True
        self._ends: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._door = socket.create_server(("127.0.0.1", self.port))
        threading.Thread(target=self._listen, daemon=True).start()

    def cut(self) -> None:
        """Both ends are dead at once, and nobody gets through any more."""
        with self._lock:
            self._whole = False
            ends, self._ends = self._ends, set()
        for end in ends:
            _hang_up(end)

    def mend(self) -> None:
        """Connections get through again."""
        with self._lock:
            self._whole = True

    def close(self) -> None:
        """Take it away."""
        _hang_up(self._door)
        self.cut()

    def _listen(self) -> None:
        while True:
            try:
                near, _ = self._door.accept()
            except OSError:
                return
            try:
                far = socket.create_connection(("127.0.0.1", self.to), timeout=20)
            except OSError:
                near.close()
                continue
            far.settimeout(None)
            with self._lock:
                whole = self._whole
                if whole:
                    self._ends |= {near, far}
            if not whole:
                _hang_up(near)
                _hang_up(far)
                continue
            for source, sink in ((near, far), (far, near)):
                threading.Thread(target=self._carry, args=(source, sink), daemon=True).start()

    def _carry(self, source: socket.socket, sink: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                sink.sendall(data)
        with self._lock:
            self._ends -= {source, sink}
        _hang_up(source)
        _hang_up(sink)


def _hang_up(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
