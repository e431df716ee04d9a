"""Figures for whoever runs the server, in Prometheus' form."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

CONTENT_TYPE = CONTENT_TYPE_LATEST.partition("; charset=")[0]  # the framework adds the character set


class Metrics:
    """The figures of one server process; made anew for every app, so that two in one process do not mix."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        # Whose they are is left out: while somebody is asked in secret it would tell who.
        self.answers = Counter("kaiju_answers", "Answers taken", registry=self.registry)
        self.refused = Counter("kaiju_refused", "Messages refused", ["code"], registry=self.registry)
        self.sent = Counter("kaiju_messages_sent", "Messages sent to viewers", registry=self.registry)
        self.connections = Gauge("kaiju_connections", "Open live channels", registry=self.registry)
        self.tables = Gauge("kaiju_tables_in_memory", "Tables in memory", registry=self.registry)
        self.opened = Counter("kaiju_tables_opened", "Tables opened", ["game"], registry=self.registry)
        self.finished = Counter("kaiju_games_finished", "Games finished", ["game"], registry=self.registry)
        self.taken_back = Counter("kaiju_answers_taken_back", "Answers taken back", registry=self.registry)
        self.faults = Counter("kaiju_rules_faults", "Rules that failed", ["game"], registry=self.registry)
        self.commit = Histogram(
            "kaiju_commit_seconds",
            "From an answer to its being on disk",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1),
            registry=self.registry,
        )
        self.thinking = Histogram(
            "kaiju_thinking_seconds",
            "How long bots took",
            buckets=(0.001, 0.01, 0.1, 0.5, 1, 5),
            registry=self.registry,
        )

    def text(self) -> bytes:
        """All figures."""
        return generate_latest(self.registry)
