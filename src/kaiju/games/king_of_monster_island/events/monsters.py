# interpreted
"""What happens to Monsters: Health, Energy, Fame and Allies."""

from __future__ import annotations

from kaiju.engine.events import Event


class HealthLost(Event, frozen=True, kw_only=True):
    """A Monster took damage; ``source`` is the power or Minion behind it."""

    seat: int
    amount: int
    now: int
    source: str = ""


class DamagePrevented(Event, frozen=True, kw_only=True):
    """A power prevented damage to its owner."""

    seat: int
    amount: int


class DamageTakenOver(Event, frozen=True, kw_only=True):
    """A Monster took damage in the place of another."""

    seat: int
    helped: int
    amount: int


class HealthGained(Event, frozen=True, kw_only=True):
    """A Monster gained Health, or lost what lies above a lower maximum (a negative amount)."""

    seat: int
    amount: int
    now: int


class EnergyGained(Event, frozen=True, kw_only=True):
    """A Monster gained Energy."""

    seat: int
    amount: int
    now: int


class EnergySpent(Event, frozen=True, kw_only=True):
    """A Monster paid or lost Energy."""

    seat: int
    amount: int
    now: int


class FameGained(Event, frozen=True, kw_only=True):
    """A Monster gained Fame."""

    seat: int
    amount: int
    now: int


class FameLost(Event, frozen=True, kw_only=True):
    """A Monster lost Fame."""

    seat: int
    amount: int
    now: int


class FameStolen(Event, frozen=True, kw_only=True):
    """A Boss die (from 0) was taken off the board for one more Fame."""

    seat: int
    die: int
    zone: int


class AllyChosen(Event, frozen=True, kw_only=True):
    """A Monster chose an Ally."""

    seat: int
    ally: str


class AllyLost(Event, frozen=True, kw_only=True):
    """A Monster at 0 Fame gave its Ally back."""

    seat: int
    ally: str
