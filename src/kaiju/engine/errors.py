"""What can go wrong, and whose fault it is.

KaijuError
├── AnswerRefused        the player: the answer was not taken, nothing has changed
│   ├── GameIsOver
│   ├── NotAsked
│   ├── NoSuchOption
│   └── CannotUndo
├── BadSetup             the host: no such game, seats, options or monsters
│   └── BadData          the owner of a file with replaced data
├── ImpossiblePosition   the author of a scenario
├── BadRecord            the file: not a record, another version, does not replay
├── NoWorldFound         nobody: no world was found that fits what a seat knows
└── RulesFault           us: a rule did what no rule may do
"""

from __future__ import annotations


class KaijuError(Exception):
    """Base of everything Kaiju raises on purpose; its text is one sentence for a person."""


class AnswerRefused(KaijuError):
    """An answer was not taken. Nothing has changed; the same question still stands."""


class GameIsOver(AnswerRefused):
    """Somebody answered after the end of the game."""


class NotAsked(AnswerRefused):
    """The seat that answered has not been asked anything."""


class NoSuchOption(AnswerRefused):
    """The answer is not among the options of the question."""


class CannotUndo(AnswerRefused):
    """An answer cannot be taken back: there is none, or something has come to light since."""


class BadSetup(KaijuError):
    """A game cannot be set up this way."""


class BadData(BadSetup):
    """Replaced data that a game cannot be played with: ``faults`` has all reasons, the text one a line."""

    def __init__(self, *faults: str) -> None:
        self.faults = list(dict.fromkeys(faults))
        super().__init__("\n".join(self.faults))


class ImpossiblePosition(KaijuError):
    """A scenario describes a position that no game can reach: ``faults`` has all reasons, the text one a line."""

    def __init__(self, *faults: str) -> None:
        self.faults = list(dict.fromkeys(faults))
        super().__init__("\n".join(self.faults))


class BadRecord(KaijuError):
    """A record cannot be read, belongs to other rules, or does not replay."""


class NoWorldFound(KaijuError):
    """Among many drawn worlds none fits all that a seat knows; the true one is never given instead."""


class ChanceNeeded(KaijuError):
    """A rule that is only tried has come to where chance decides; whoever tries it catches this."""


class ShuffleNeeded(ChanceNeeded):
    """The same where things are shuffled: they may have been seen on the way there, and lie hidden again."""


class RulesFault(KaijuError):
    """A rule broke its own contract: our fault, worth a bug report with the record."""
