"""Who does the work of a study: this process, several on this machine, or a cluster.

Work is handed out in pieces and comes back in any order. What a study finds never depends on who did which piece, so a
worker that dies costs time only where somebody else can take its piece over: a Dask cluster does that.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import pydoc
import signal
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Any, TypeVar

from kaiju.engine.errors import BadSetup, KaijuError
from kaiju.study.code import code_digest

Piece = TypeVar("Piece")
Done = TypeVar("Done")

AHEAD = 4
"""How many pieces are handed out for each worker before the first comes back."""

LOCAL = "dask"
"""A Dask cluster of our own on this machine, instead of the address of one that runs."""

PATIENCE = 10.0
"""How many seconds a cluster may take to answer for the first time, and to come by its first worker."""

RECOUNT = 2.0
"""After so many seconds the workers of a cluster are counted again: some come later, and some go."""


ALONE = 1.0
"""For so many seconds work is done by this process where nobody says by how many: others take as long to start."""


@contextmanager
def workers(jobs: int, on: str = "") -> Iterator[Executor | None]:
    """Who does the work: None for this process itself, or an executor for several jobs or a cluster (``on``).

    ``on`` is empty, ``dask`` for a cluster of so many jobs on this machine, or the address of a Dask scheduler.
    """
    if jobs < 1:
        raise BadSetup(f"The work needs at least one job, not {jobs}.")
    if on:
        with cluster(jobs, on) as executor:
            yield executor
    elif jobs == 1:
        yield None
    else:
        with Pool(jobs) as executor:
            try:
                yield executor
            except BrokenProcessPool:
                raise KaijuError(
                    "A worker process died; perhaps the machine has too little memory for so many jobs."
                ) from None


class Pool(ProcessPoolExecutor):
    """Worker processes on this machine. They leave Ctrl-C to us, and do not outlive us."""

    def __init__(self, jobs: int) -> None:
        methods = multiprocessing.get_all_start_methods()
        context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
        super().__init__(jobs, mp_context=context, initializer=begin_to_work)
        self.jobs = jobs


def begin_to_work() -> None:
    """What a worker process does first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=go_with, args=(parent,), daemon=True).start()


def go_with(parent: BaseProcess) -> None:
    """End this process when the one that started it has ended: killed, it cannot say that there is no more to do."""
    parent.join()
    os._exit(1)


class Cluster(Executor):
    """A Dask cluster: whoever takes a piece of work must play by the same code as we do."""

    def __init__(self, client: Any) -> None:
        self.client = client
        # Pieces are worth their price each time: nobody looks for one that was done before.
        self.inner: Executor = client.get_executor(pure=False)
        self.counted = 0.0
        self.workers = 1

    def submit(self, work: Callable[..., Done], /, *args: Any, **kwargs: Any) -> Future[Done]:
        return self.inner.submit(by_the_same_code, code_digest(), work, *args, **kwargs)

    def count(self) -> int:
        """How many workers there are, as of late."""
        now = time.monotonic()
        if now - self.counted > RECOUNT:
            self.counted = now
            with suppress(OSError):  # if it is gone, the work will say so
                self.workers = sum(self.client.nthreads().values())
        return max(1, self.workers)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self.inner.shutdown(wait=wait)


def by_the_same_code(digest: str, work: Callable[..., Done], *args: Any, **kwargs: Any) -> Done:
    """Work on a piece, in a process that may lie anywhere."""
    if code_digest() != digest:
        raise BadSetup(
            "A worker of the cluster has another version of Kaiju than this one; install the same there."
        )
    return work(*args, **kwargs)


@contextmanager
def cluster(jobs: int, on: str) -> Iterator[Executor]:
    """A Dask cluster: one of our own on this machine, or one that runs at an address."""
    if on != LOCAL and "://" not in on:
        raise BadSetup(
            f"The work is done on {LOCAL} or at the address of a cluster (tcp://...), not on {on!r}."
        )
    try:
        from distributed import Client, LocalCluster  # noqa: PLC0415 (an extra, imported when it is used)
    except ImportError:
        raise BadSetup("Work on a cluster needs more packages: pip install 'kaiju[study]'.") from None
    if on == LOCAL:
        with (
            LocalCluster(
                n_workers=jobs, threads_per_worker=1, dashboard_address=":0", silence_logs=50
            ) as own,
            Client(own) as client,
            told_in_a_sentence(on),
        ):
            yield Cluster(client)
        return
    try:
        client = Client(on, timeout=PATIENCE)
    except (OSError, TimeoutError, ValueError) as error:
        why = str(error).rstrip(".") or type(error).__name__
        raise BadSetup(f"No Dask cluster answers at {on}: {why}.") from None
    with client:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError:
            raise BadSetup(f"The Dask cluster at {on} has no workers.") from None
        # Asked in words of the standard library: a worker that knows none of ours would go down with the first of them.
        there = client.run(pydoc.locate, "kaiju.study.code.code_digest", on_error="return")
        if not all(callable(found) for found in there.values()):
            raise BadSetup(f"Workers of the cluster at {on} have no Kaiju like this one; install it there.")
        with told_in_a_sentence(on):
            yield Cluster(client)


@contextmanager
def told_in_a_sentence(on: str) -> Iterator[None]:
    """What can happen to work on a cluster, as a sentence; the library tells it in a hundred lines."""
    from distributed import KilledWorker  # noqa: PLC0415 (an extra, imported when it is used)

    logging.getLogger("distributed").setLevel(logging.CRITICAL + 1)
    try:
        yield
    except (CancelledError, OSError):
        raise KaijuError(
            f"The cluster at {on} is gone; what was finished and kept by then is not lost."
        ) from None
    except KilledWorker:
        raise KaijuError(
            f"Workers of the cluster at {on} died one after the other; perhaps they have too little memory."
        ) from None


def spread(
    executor: Executor | None,
    work: Callable[[Piece], Done],
    pieces: Iterable[Piece],
    take: Callable[[Done], None],
) -> None:
    """Have every piece worked on, some handed out ahead of time, and take what comes back in any order.

    When something goes wrong, or somebody presses Ctrl-C, what is done by then is taken too.
    """
    if executor is None:
        for piece in pieces:
            take(work(piece))
        return
    todo = iter(pieces)
    waiting: set[Future[Done]] = set()
    try:
        while True:
            for piece in todo:
                waiting.add(executor.submit(work, piece))
                if len(waiting) >= AHEAD * hands(executor):
                    break
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                take(future.result())
    except BaseException:
        for future in waiting:
            if not future.cancel() and future.done() and future.exception() is None:
                take(future.result())
        raise


def hands(executor: Executor) -> int:
    """How many pieces an executor works on at the same time; one that we do not know is taken to have our cores."""
    if isinstance(executor, Cluster):
        return executor.count()
    return executor.jobs if isinstance(executor, Pool) else cores()


class Helped:
    """This process, and those that help it with one lot of work after the other.

    They are as many as :func:`workers` takes; where nobody says how many, they are called when the work has taken
    a second, one for each core, so that what is soon done waits for nobody to start.
    """

    def __init__(self, jobs: int | None = None, on: str = "") -> None:
        self._jobs = jobs
        self._on = on
        self._opened = ExitStack()
        self._executor: Executor | None = None
        self._alone = False
        self._began = 0.0

    def __enter__(self) -> Helped:
        self._began = time.perf_counter()
        self._alone = self._jobs is None and not self._on
        if not self._alone:
            self._call()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool | None:
        return self._opened.__exit__(kind, error, trace)

    def spread(
        self, work: Callable[[Piece], Done], pieces: Iterable[Piece], take: Callable[[Done], None]
    ) -> None:
        """Have every piece worked on, and take what comes back in any order."""
        todo = iter(pieces)
        while self._alone:
            if time.perf_counter() - self._began > ALONE:
                self._call()
                break
            for piece in todo:
                take(work(piece))
                break
            else:
                return
        spread(self._executor, work, todo, take)

    def _call(self) -> None:
        self._alone = False
        jobs = cores() if self._jobs is None else self._jobs
        self._executor = self._opened.enter_context(workers(jobs, self._on))


def cores() -> int:
    """How many jobs can run at the same time here."""
    if hasattr(os, "sched_getaffinity"):
        return max(1, len(os.sched_getaffinity(0)))
    return os.cpu_count() or 1
