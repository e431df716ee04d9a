"""A guided first game: short lessons on real positions, by the real rules, with somebody beside you who explains."""

from __future__ import annotations

from kaiju.lessons.book import Fits, Lesson, Step, Wrong, lessons_of
from kaiju.lessons.guiding import Guided, guide

__all__ = ["Fits", "Guided", "Lesson", "Step", "Wrong", "guide", "lessons_of"]
