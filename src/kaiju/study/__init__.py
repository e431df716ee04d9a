"""Studies: many games, what to count in them, and how to tell it."""

from __future__ import annotations
